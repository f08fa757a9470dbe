import { chooseImageHost } from '../../src/config/images.ts';
import { type Resource, resource } from '../../src/gateway/cache/resource.ts';
import { configureGateway } from '../../src/gateway/http/client.ts';
import { GatewayError } from '../../src/gateway/http/errors.ts';
import { type LanguageCode, languages } from '../../src/i18n/languages.ts';
import { lightReader, type Messages } from '../../src/i18n/reader.ts';
import { type Texts, textsOf } from '../../src/i18n/texts.ts';
import { untilAborted } from '../../src/lib/until-aborted.ts';
import { SETTINGS, textsFile } from '../asset-names.ts';
import type { Origin } from '../mount-contract.ts';
import { explain } from './diagnose-failure.ts';
import { surroundings } from './embed-context.ts';
import { readSite, type Site } from './operator-settings.ts';

/** Milliseconds a file may take. */
const TIME_LIMIT = 10_000;

/** All a mount's view stands on. */
export interface Setup {
  site: Site;
  texts: Texts;
}

let reading: Promise<Site> | undefined;

/**
 * The site config and the texts of a mount, read once for all mounts that want the same; `module` is the
 * address of the mount's module.
 */
export function setup(origin: Origin, module: string, language: LanguageCode | undefined): Resource<Setup> {
  return resource(
    `embed ${module} ${language ?? ''}`,
    async () => {
      Object.assign(surroundings, origin);
      const site = siteOf(origin);
      const code = language ?? (await site).defaultLanguage;
      const [own, read] = await Promise.all([readTexts(origin, module, code), site]);
      return { site: read, texts: own };
    },
    { freshFor: Number.MAX_VALUE },
  );
}

function siteOf(origin: Origin): Promise<Site> {
  reading ??= textOf(origin, SETTINGS).then((text) => {
    const site = readSite(text, origin.site);
    configureGateway({
      base: site.gateway,
      paths: site.paths,
      merchantCode: site.merchantCode,
      partner: origin.partner,
      report: ({ error }) => console.error('Foyer:', error),
    });
    origin.settings = surroundings.settings = site;
    chooseImageHost(site.imageHosts, site.gateway);
    return site;
  });
  reading.catch(() => {
    reading = undefined;
  });
  return reading;
}

async function readTexts(origin: Origin, module: string, language: LanguageCode): Promise<Texts> {
  const text = await textOf(origin, textsFile(/[\w-]+\.js/.exec(module)![0], language));
  const areas = JSON.parse(text) as Record<string, Messages>;
  const reader = lightReader(languages[language].locales);
  for (const area of Object.keys(areas)) reader.add(area, areas[area]!);
  surroundings.readers.set(reader, language);
  surroundings.addFailureTexts?.(reader, language);
  return textsOf(language, reader);
}

/** One of the embed's files. @throws GatewayError `offline`, or `server` with another status than 200 */
async function textOf(
  // Loaders of before had no `ask`.
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
  return explain(error);
}
