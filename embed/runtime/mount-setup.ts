import { chooseImageHost } from '../../src/config/images.ts';
import { type Resource, resource } from '../../src/gateway/cache/resource.ts';
import { configureGateway } from '../../src/gateway/http/client.ts';
import { GatewayError } from '../../src/gateway/http/errors.ts';
import { type LanguageCode, languages } from '../../src/i18n/languages.ts';
import { lightReader, type Messages } from '../../src/i18n/reader.ts';
import { type Texts, textsOf } from '../../src/i18n/texts.ts';
import { untilAborted } from '../../src/lib/until-aborted.ts';
import { SETTINGS_FILE, textsFile } from '../asset-names.ts';
import type { Origin } from '../mount-contract.ts';
import { diagnoseFailure } from './diagnose-failure.ts';
import { embedContext } from './embed-context.ts';
import { type OperatorSettings, parseOperatorSettings } from './operator-settings.ts';

/** Timeout of a request, in milliseconds. */
const TIME_LIMIT = 10_000;

/** Data that a mount needs before it renders. */
export interface MountSetup {
  site: OperatorSettings;
  texts: Texts;
}

let settingsRequest: Promise<OperatorSettings> | undefined;

/**
 * Returns a resource with settings and texts, shared by mounts with the same module and language.
 * `module` is the URL of the mount's module.
 */
export function mountSetup(
  origin: Origin,
  module: string,
  language: LanguageCode | undefined,
): Resource<MountSetup> {
  return resource(
    `embed ${module} ${language ?? ''}`,
    async () => {
      Object.assign(embedContext, origin);
      const site = readSettings(origin);
      const code = language ?? (await site).defaultLanguage;
      const [own, read] = await Promise.all([readTexts(origin, module, code), site]);
      return { site: read, texts: own };
    },
    { freshFor: Number.MAX_VALUE },
  );
}

function readSettings(origin: Origin): Promise<OperatorSettings> {
  settingsRequest ??= fetchText(origin, SETTINGS_FILE).then((text) => {
    const site = parseOperatorSettings(text, origin.site);
    configureGateway({
      base: site.gateway,
      paths: site.paths,
      merchantCode: site.merchantCode,
      partner: origin.partner,
      report: ({ error }) => console.error('Foyer:', error),
    });
    origin.settings = embedContext.settings = site;
    chooseImageHost(site.imageHosts, site.gateway);
    return site;
  });
  settingsRequest.catch(() => {
    settingsRequest = undefined;
  });
  return settingsRequest;
}

async function readTexts(origin: Origin, module: string, language: LanguageCode): Promise<Texts> {
  const text = await fetchText(origin, textsFile(/[\w-]+\.js/.exec(module)![0], language));
  const areas = JSON.parse(text) as Record<string, Messages>;
  const reader = lightReader(languages[language].locales);
  for (const area of Object.keys(areas)) reader.add(area, areas[area]!);
  embedContext.readers.set(reader, language);
  embedContext.addFailureTexts?.(reader, language);
  return textsOf(language, reader);
}

/** Fetches one of the embed's files. @throws GatewayError `offline`, or `server` for a status other than 2xx */
async function fetchText(
  // Loaders of version 0.0 have no `ask`.
  {
    files,
    ask = (name) => fetch(files + name, { credentials: 'omit', referrerPolicy: 'no-referrer' }),
  }: Origin,
  file: string,
): Promise<string> {
  let error: GatewayError;
  try {
    const reply = await untilAborted(ask(file), AbortSignal.timeout(TIME_LIMIT));
    if (reply.ok) return await reply.text();
    error = new GatewayError('server', String(reply.status));
  } catch (cause) {
    error = new GatewayError('offline', undefined, { cause });
  }
  return diagnoseFailure(error);
}
