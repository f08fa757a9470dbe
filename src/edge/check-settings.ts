import * as v from 'valibot';
import { ConfigError, readSiteConfig, siteConfigSchema } from '../config/read-site-config.ts';
import { unreadableSurfaces } from '../lib/brand-colours.ts';
import { contrast, parseHex } from '../lib/colour.ts';
import { nearestName } from '../lib/nearest-name.ts';
import { issueTexts } from './brand-config.ts';
import { publicFile } from './brand-public.ts';
import type { Files, StoredFile } from './files.ts';
import { type Settings, settingsObject, settingsSchema } from './settings.ts';

export interface CheckedSettings {
  /** Absent when no page can be made with the file. */
  settings?: Settings | undefined;
  /** Wrong fields, each with its path. */
  problems: readonly string[];
  /** Things that work, but not as the operator may expect. */
  notes: readonly string[];
}

/** The accent of `src/ui/tokens.css`, for brands without one. */
const ACCENT = '#e8b75a';
/** Minimum contrast of text (WCAG 2.2, 1.4.3). */
const LEAST = 4.5;

/** Checks a brand's `site.json` and the files that it names. */
export async function checkSettings(file: StoredFile, files: Files): Promise<CheckedSettings> {
  const text = new TextDecoder().decode(file.body);
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch (error) {
    return { problems: [`is no JSON (${(error as Error).message})`], notes: [] };
  }
  const ofServer = v.safeParse(settingsSchema, data);
  const ofSite = v.safeParse(siteConfigSchema, data);
  const problems = new Set([
    ...issueTexts(ofServer.issues ?? []),
    ...issueTexts(ofSite.issues ?? []),
    ...unknownKeys([settingsObject, siteConfigSchema], data),
  ]);
  if (!ofServer.success) return { problems: [...problems], notes: [] };
  const settings = ofServer.output;
  if (!ofSite.success) return { settings, problems: [...problems], notes: [] };
  const config = ofSite.output;
  try {
    readSiteConfig(text);
  } catch (error) {
    if (error instanceof ConfigError) problems.add(`${error.field} ${error.reason}`);
  }
  if (!isCurrency(config.currency)) {
    const meant = nearestName(config.currency, Intl.supportedValuesOf('currency'));
    problems.add(`currency ${config.currency} is unknown${didYouMean(meant)}`);
  }
  const { accent = ACCENT, onAccent } = config.brand;
  const onButton = onAccent && contrast(parseHex(accent), parseHex(onAccent));
  if (onAccent && onButton && onButton < LEAST) {
    problems.add(
      `brand.onAccent ${onAccent} has a contrast of ${shown(onButton)} on ${accent}, less than 4.5`,
    );
  }
  for (const { text, surface, ratio } of unreadableSurfaces(config.brand)) {
    const own = config.brand.text ? 'brand.text' : 'the built-in text';
    const on = config.brand[surface.name] ? `brand.${surface.name}` : 'the built-in background';
    problems.add(
      `${own} ${text} has a contrast of ${shown(ratio)} on ${on} ${surface.colour}, less than ${LEAST}`,
    );
  }
  return { settings, problems: [...problems], notes: await missingFiles(config, settings, files) };
}

const shown = (ratio: number) => (Math.floor(ratio * 10) / 10).toFixed(1);
const didYouMean = (name: string | undefined) => (name ? `; did you mean ${name}?` : '');
const isCurrency = (code: string) => Intl.supportedValuesOf('currency').includes(code);

type SiteConfig = v.InferOutput<typeof siteConfigSchema>;

/** Names files of the brand's `public/` folder that the settings use and that do not exist. */
async function missingFiles(config: SiteConfig, settings: Settings, files: Files): Promise<string[]> {
  const { brand, footerImages = [], texts, languages } = config;
  const used = [
    ...(typeof brand.logo === 'string'
      ? [{ field: 'brand.logo', address: brand.logo }]
      : Object.entries(brand.logo).map(([name, address]) => ({ field: `brand.logo.${name}`, address }))),
    ...(settings.brand?.font ?? []).map(({ file }, index) => ({
      field: `brand.font.${index}.file`,
      address: file,
    })),
    ...footerImages.map(({ image }, index) => ({ field: `footerImages.${index}.image`, address: image })),
    ...(texts ? languages.map((code) => ({ field: 'texts', address: `${texts}/${code}.json` })) : []),
  ];
  const missing = await Promise.all(
    used.map(async ({ field, address }) => {
      const path = publicFile(address);
      if (path === undefined || (await files.read(path))) return [];
      const effect = field === 'texts' ? ', so that its players see the built-in texts' : '';
      return [`${field} ${address} needs the file ${path}, which does not exist${effect}`];
    }),
  );
  return missing.flat();
}

type Schema = Readonly<{
  type: string;
  entries?: Readonly<Record<string, Schema>>;
  wrapped?: Schema;
  item?: Schema;
  value?: Schema;
}>;

/** Names the keys that none of the schemas has, with their paths. Keys such as `$schema` are for editors. */
function unknownKeys(given: readonly object[], data: unknown, path: readonly string[] = []): string[] {
  const schemas = (given as readonly Schema[]).map(unwrapped);
  const below = (next: readonly (Schema | undefined)[], value: unknown, key: string) =>
    unknownKeys(
      next.filter((schema) => schema !== undefined),
      value,
      [...path, key],
    );
  if (Array.isArray(data)) {
    const items = schemas.map(({ item }) => item);
    return data.flatMap((value, index) => below(items, value, String(index)));
  }
  const objects = schemas.filter(({ entries }) => entries);
  if (typeof data !== 'object' || data === null || objects.length === 0) return [];
  const names = new Set(objects.flatMap(({ entries }) => Object.keys(entries!)));
  return Object.entries(data).flatMap(([key, value]) => {
    if (names.has(key))
      return below(
        objects.map(({ entries }) => entries![key]),
        value,
        key,
      );
    if (key.startsWith('$')) return [];
    const meant = nearestName(key, names);
    return [`${[...path, key].join('.')} is unknown${didYouMean(meant && [...path, meant].join('.'))}`];
  });
}

const unwrapped = (schema: Schema): Schema => (schema.wrapped ? unwrapped(schema.wrapped) : schema);
