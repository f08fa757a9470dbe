import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type LanguageCode, languages } from '../../i18n/languages.ts';
import { bidiIsolate } from '../../lib/bidi-isolate.ts';
import { languageCodes } from '../../lib/language-codes.ts';
import { projectFile } from '../project-file.ts';

/** Texts by area and key. */
export type Areas = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** A folder with a folder of messages per language; tests have their own. */
export const messagesFolder = projectFile('src/i18n/messages');

/** The suffix of a plural form's key. */
export const PLURAL = /_(zero|one|two|few|many|other)$/;

/** Returns the texts of a language as its files have them. */
export function readAreas(language: LanguageCode, folder = messagesFolder): Areas {
  const from = join(folder, language);
  if (!existsSync(from)) return {};
  return Object.fromEntries(
    readdirSync(from)
      .filter((name) => name.endsWith('.json'))
      .sort()
      .map((name) => [name.slice(0, -5), JSON.parse(readFileSync(join(from, name), 'utf8'))]),
  );
}

/** The English text of a key, also of a plural form that English lacks. */
export const englishOf = (english: Areas[string], key: string): string | undefined =>
  english[key] ?? english[key.replace(PLURAL, '_other')];

/** Returns the keys that an area has in a language, in the order of English: each plural with the forms of the language. */
export function keysIn(english: Areas[string], language: LanguageCode): string[] {
  const { pluralCategories } = new Intl.PluralRules(languages[language].locales).resolvedOptions();
  const keys = Object.keys(english).flatMap((key) => {
    const stem = key.replace(PLURAL, '');
    if (stem === key || !(`${stem}_other` in english)) return key;
    return pluralCategories.map((form) => `${stem}_${form}`);
  });
  return [...new Set(keys)];
}

/** Returns the texts that a language still lacks, as `area.key`. */
export function pendingTexts(language: LanguageCode, folder = messagesFolder): string[] {
  const own = readAreas(language, folder);
  return Object.entries(readAreas('EN', folder)).flatMap(([area, english]) =>
    keysIn(english, language)
      .filter((key) => own[area]?.[key] === undefined)
      .map((key) => `${area}.${key}`),
  );
}

/**
 * Returns the texts of a language, in English where they are pending. Isolates placeholders of languages from right to left:
 * after a letter `₹` would move to the right of its number.
 */
export function textsIn(language: LanguageCode, folder = messagesFolder): Areas {
  const own = readAreas(language, folder);
  const texts = Object.entries(readAreas('EN', folder)).map(([area, english]) => {
    const pending = keysIn(english, language).filter((key) => own[area]?.[key] === undefined);
    const inEnglish = pending.map((key) => [key, englishOf(english, key)!]);
    const all: Areas[string] = { ...own[area], ...Object.fromEntries(inEnglish) };
    if (languages[language].direction === 'ltr') return [area, all];
    const isolated = Object.entries(all).map(([key, text]) => [key, text.replace(/{{\w+}}/g, bidiIsolate)]);
    return [area, Object.fromEntries(isolated)];
  });
  return Object.fromEntries(texts);
}

/** Returns the language of a code such as `es`, `pt_BR` or `UR`. */
export const languageOf = (code: string): LanguageCode | undefined =>
  languageCodes.find((known) => known === code.split(/[-_]/)[0]!.toUpperCase());
