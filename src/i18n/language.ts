import { atom } from 'nanostores';
import { siteConfig } from '../config/site-config.ts';
import { LANGUAGE_KEY } from '../lib/language-key.ts';
import { debounce } from '../lib/timing.ts';
import { platform } from '../platform/platform.ts';
import { firstAreas } from './first-areas.ts';
import type { Area } from './keys.ts';
import { type LanguageCode, languageFrom, languages } from './languages.ts';
import { lightReader, type Messages, type Reader } from './reader.ts';
import { type Texts, textsOf } from './texts.ts';

/** Milliseconds before a changed language is taken up (B2). */
const CHANGE_DEBOUNCE = 250;

/** Fetches texts: the first areas in one go, any other area by itself. */
export interface MessageSource {
  first(language: LanguageCode): Promise<Readonly<Record<string, Messages>>>;
  area(language: LanguageCode, area: Area): Promise<Messages>;
  /** The operator's own texts, by area, or nothing. */
  overrides?(language: LanguageCode): Promise<Readonly<Record<string, Messages>>>;
}

/** The language in use; nothing until its first texts are there. */
export const $texts = atom<Texts | undefined>();

let source: MessageSource;
let reader: Reader;
const loaded = new Set<Area>();
let overrides: Readonly<Record<string, Messages>> = {};

/** The stored language, else the configured one (LN-1). */
export function startLanguage(): LanguageCode {
  const { languages: offered, defaultLanguage } = siteConfig();
  const stored = languageFrom(platform().persistentStorage.get(LANGUAGE_KEY));
  return stored && offered.includes(stored) ? stored : defaultLanguage;
}

/** Loads the first texts and makes the language current. @throws what the source throws */
export async function switchLanguage(language: LanguageCode, from: MessageSource = source): Promise<void> {
  source = from;
  const keep = [...loaded].filter((area) => !(firstAreas as readonly Area[]).includes(area));
  const [first, own, ...rest] = await Promise.all([
    source.first(language),
    source.overrides?.(language) ?? {},
    ...keep.map((area) => source.area(language, area)),
  ]);
  const next = await readerFor(language, Object.keys(own).length > 0);
  overrides = own;
  reader = next;
  loaded.clear();
  for (const area of Object.keys(first)) addArea(area as Area, first[area]!);
  keep.forEach((area, index) => {
    addArea(area, rest[index]!);
  });
  $texts.set(textsOf(language, reader));
}

async function readerFor(language: LanguageCode, full: boolean): Promise<Reader> {
  const { locales } = languages[language];
  return full ? (await import('./i18next-reader.ts')).i18nextReader(locales) : lightReader(locales);
}

function addArea(area: Area, messages: Messages): void {
  reader.add(area, messages);
  if (overrides[area]) reader.add(area, overrides[area]);
  loaded.add(area);
}

/** Makes the texts of further areas available, e.g. before a page is shown. */
export async function loadMessages(areas: readonly Area[]): Promise<void> {
  const language = $texts.get()?.language;
  if (!language) return;
  const missing = areas.filter((area) => !loaded.has(area));
  const found = await Promise.all(missing.map((area) => source.area(language, area)));
  if ($texts.get()?.language !== language) return loadMessages(areas);
  missing.forEach((area, index) => {
    addArea(area, found[index]!);
  });
}

const change = debounce(CHANGE_DEBOUNCE, (language: LanguageCode) => {
  switchLanguage(language).catch((error: unknown) => platform().report({ name: 'language', error }));
});

/** The player's choice: kept, and taken up after 250 ms. */
export function chooseLanguage(language: LanguageCode): void {
  platform().persistentStorage.set(LANGUAGE_KEY, language);
  change(language);
}
