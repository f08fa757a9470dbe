import { pickImageHost } from '../src/config/images.ts';
import { configureGateway } from '../src/gateway/client.ts';
import { GatewayError } from '../src/gateway/errors.ts';
import { type Resource, resource } from '../src/gateway/resource.ts';
import { type LanguageCode, languages } from '../src/i18n/languages.ts';
import { lightReader, type Messages } from '../src/i18n/reader.ts';
import { type Texts, textsOf } from '../src/i18n/texts.ts';
import { eitherSignal } from '../src/lib/either-signal.ts';
import { explain } from './explain.ts';
import { readSite, type Site } from './site.ts';
import { surroundings } from './surroundings.ts';
import type { Origin } from './widget.ts';

/** Milliseconds a file may take. */
const TIME_LIMIT = 10_000;

/** Files of texts by language, as the build names them. */
export type TextFiles = Readonly<Record<LanguageCode, string>>;

/** All a mount's view stands on. */
export interface Setup {
  site: Site;
  texts: Texts;
}

let reading: Promise<Site> | undefined;

/** The site config and the texts of a mount, read once for all mounts that want the same. */
export function setup(origin: Origin, files: TextFiles, language: LanguageCode | undefined): Resource<Setup> {
  const key = `embed ${files.EN} ${language ?? ''}`;
  return resource(
    key,
    async (signal) => {
      Object.assign(surroundings, origin);
      const site = siteOf(origin);
      const code = language ?? (await site).defaultLanguage;
      const [texts, read] = await Promise.all([readTexts(origin, files, code, signal), site]);
      return { site: read, texts };
    },
    { freshFor: Number.MAX_VALUE },
  );
}

function siteOf(origin: Origin): Promise<Site> {
  reading ??= textOf(origin, 'site.json').then((text) => {
    const site = readSite(text, origin.site);
    configureGateway({
      base: site.gateway,
      paths: site.paths,
      merchantCode: site.merchantCode,
      partner: origin.partner,
      report: ({ error }) => console.error('Foyer:', error),
    });
    surroundings.gateway = site.gateway;
    pickImageHost(site.imageHosts, site.gateway);
    return site;
  });
  reading.catch(() => {
    reading = undefined;
  });
  return reading;
}

async function readTexts(
  origin: Origin,
  files: TextFiles,
  language: LanguageCode,
  signal: AbortSignal,
): Promise<Texts> {
  const areas = JSON.parse(await textOf(origin, files[language], signal)) as Record<string, Messages>;
  const reader = lightReader(languages[language].locales);
  for (const area of Object.keys(areas)) reader.add(area, areas[area]!);
  surroundings.readers.set(language, reader);
  return textsOf(language, reader);
}

/** One of the embed's files. @throws GatewayError `offline`, or `server` with another status than 200 */
async function textOf({ files, pins }: Origin, file: string, signal?: AbortSignal): Promise<string> {
  let error: GatewayError;
  try {
    const limit = AbortSignal.timeout(TIME_LIMIT);
    const reply = await fetch(files + file, {
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      integrity: pins?.[file] as string,
      signal: eitherSignal(signal, limit),
    });
    if (reply.ok) return await reply.text();
    error = new GatewayError('server', String(reply.status));
  } catch (cause) {
    error = new GatewayError('offline', undefined, { cause });
  }
  return explain(error);
}
