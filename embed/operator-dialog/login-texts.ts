import type { LanguageCode } from '../../src/i18n/languages.ts';
import { textsFile } from '../asset-names.ts';
import type { Origin } from '../mount-contract.ts';

/** Texts by area and key; empty if they could not be loaded. */
export type LoginTexts = Readonly<Record<string, Readonly<Record<string, string>> | undefined>>;

const [module = ''] = /[\w-]+\.js/.exec(import.meta.url) ?? [];
const cache = new Map<LanguageCode, Promise<LoginTexts>>();

/** Fetches the texts of the login, once per language. Never rejects. */
export function fetchLoginTexts({ ask }: Origin, language: LanguageCode = 'EN'): Promise<LoginTexts> {
  const words =
    cache.get(language) ??
    ask!(textsFile(module, language))
      .then((answer) => answer.json())
      .catch(() => ({}));
  cache.set(language, words);
  return words;
}

/** Returns a text; empty if missing. Pass a literal key: the build searches the code for keys. */
export function loginText(words: LoginTexts, key: string): string {
  const [area = '', name = ''] = key.split('.');
  return words[area]?.[name] ?? '';
}
