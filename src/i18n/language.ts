import { atom } from 'nanostores';
import { siteConfig } from '../config/site-config.ts';
import { $language } from '../lib/current-language.ts';
import { LANGUAGE_KEY } from '../lib/language-key.ts';
import { debounce } from '../lib/timing.ts';
import { platform } from '../platform/platform.ts';
import { firstAreas } from './first-areas.ts';
import type { Area } from './keys.ts';
import { type LanguageCode, languageFrom, languages } from './languages.ts';
import { lightReader, type Messages, type Reader } from './reader.ts';
import { type Texts, textsOf } from './texts.ts';

/** Milliseconds between the player's choice and the change of the language (LN-1). */
const CHANGE_DEBOUNCE = 250;

export interface MessageSource {
  /** Fetches the first areas in one request. */
  first(language: LanguageCode): Promise<Readonly<Record<string, Messages>>>;
  area(language: LanguageCode, area: Area): Promise<Messages>;
  /** Fetches the texts that the operator overrides, by area. */
  overrides?(language: LanguageCode): Promise<Readonly<Record<string, Messages>>>;
}

/** Texts of the current language; undefined until the first areas are loaded. */
export const $texts = atom<Texts | undefined>();

let source: MessageSource;
let reader: Reader;
const loaded = new Set<Area>();
let overrides: Readonly<Record<string, Messages>> = {};

/** Returns the stored language if the site offers it, else the configured one (LN-1). */
export function startLanguage(): LanguageCode {
  const { languages: offered, defaultLanguage } = siteConfig();
  const stored = languageFrom(platform().persistentStorage.get(LANGUAGE_KEY));
  return stored && offered.includes(stored) ? stored : defaultLanguage;
}

/** Loads a language's texts of the areas in use and makes it the current one. @throws the errors of the source */
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
  $language.set(language);
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

/** Stores the player's language and changes to it after 250 ms. */
export function chooseLanguage(language: LanguageCode): void {
  platform().persistentStorage.set(LANGUAGE_KEY, language);
  change(language);
}
