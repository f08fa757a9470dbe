import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type LanguageCode, languages } from '../../i18n/languages.ts';
import { englishOf, keysIn, languageOf, messagesFolder, readAreas } from './messages.ts';
import { parsePo, writePo } from './po.ts';

const placeholders = (text: string) => [...text.matchAll(/{{\w+}}/g)].map(String).sort().join(' ');

/** Returns all texts of a language as a PO file; pending ones are empty. */
export function exportTexts(language: LanguageCode, folder = messagesFolder): string {
  const own = readAreas(language, folder);
  const entries = Object.entries(readAreas('EN', folder)).flatMap(([area, english]) =>
    keysIn(english, language).map((key) => {
      const form = key in english ? '' : /_(\w+)$/.exec(key)?.[1];
      return {
        context: `${area}.${key}`,
        english: englishOf(english, key)!,
        translation: own[area]?.[key] ?? '',
        ...(form && { comment: `The plural form "${form}" of CLDR` }),
      };
    }),
  );
  return writePo({ language: languages[language].locales[0], entries });
}

export interface Imported {
  language: LanguageCode;
  /** Texts that changed, as `area.key`. */
  changed: string[];
  /** Texts that were not imported, with the reason. */
  refused: string[];
}

/**
 * Writes the translations of a PO file into the messages. Skips empty ones, and refuses those of unknown keys, of an English text that has
 * changed since the export, with other placeholders, or marked as unfinished.
 * @throws Error when the file is not PO or its language is unknown
 */
export function importTexts(text: string, folder = messagesFolder): Imported {
  const file = parsePo(text);
  const language = languageOf(file.language);
  if (!language || language === 'EN') throw new Error(`Foyer has no translations in ${file.language}`);
  const english = readAreas('EN', folder);
  const keys = new Map(Object.entries(english).map(([area, each]) => [area, keysIn(each, language)]));
  const texts: Record<string, Record<string, string>> = structuredClone(readAreas(language, folder));
  const changed: string[] = [];
  const refused: string[] = [];

  for (const { context, english: source, translation, fuzzy } of file.entries) {
    const [area = '', key = ''] = context.split('.');
    const known = keys.get(area)?.includes(key);
    const reasons = [
      !known && 'no such key',
      known && englishOf(english[area]!, key) !== source && 'the English text has changed',
      placeholders(source) !== placeholders(translation) && 'other placeholders',
      fuzzy && 'marked as unfinished',
    ];
    const reason = translation && reasons.find(Boolean);
    if (reason) refused.push(`${context}: ${reason}`);
    else if (translation && texts[area]?.[key] !== translation) {
      texts[area] = { ...texts[area], [key]: translation };
      changed.push(context);
    }
  }

  for (const area of new Set(changed.map((context) => context.split('.')[0]!))) {
    const inOrder = keys
      .get(area)!
      .filter((key) => texts[area]?.[key] !== undefined)
      .map((key) => [key, texts[area]![key]]);
    mkdirSync(join(folder, language), { recursive: true });
    const file = join(folder, language, `${area}.json`);
    writeFileSync(file, `${JSON.stringify(Object.fromEntries(inOrder), null, 2)}\n`);
  }
  return { language, changed, refused };
}
