import type { LanguageCode } from '../../src/i18n/languages.ts';
import { textsFile } from '../asset-names.ts';
import type { Origin } from '../mount-contract.ts';

/** Texts by area and key; nothing where they could not be had. */
export type Words = Readonly<Record<string, Readonly<Record<string, string>> | undefined>>;

const [module = ''] = /[\w-]+\.js/.exec(import.meta.url) ?? [];
const kept = new Map<LanguageCode, Promise<Words>>();

/** All that the login says in a language, asked for once. */
export function wordsIn({ ask }: Origin, language: LanguageCode = 'EN'): Promise<Words> {
  const words =
    kept.get(language) ??
    ask!(textsFile(module, language))
      .then((answer) => answer.json())
      .catch(() => ({}));
  kept.set(language, words);
  return words;
}

/** The text of a key, which stands in the code as a whole: the build finds it there. */
export function said(words: Words, key: string): string {
  const [area = '', name = ''] = key.split('.');
  return words[area]?.[name] ?? '';
}
