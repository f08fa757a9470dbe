import { existsSync, readFileSync } from 'node:fs';
import type { Plugin } from 'rollup';
import { languageCodes } from '../lib/language-codes.ts';
import { importsFirst } from './embed-styles.ts';
import { shortHash } from './project-file.ts';

/** Areas whose texts a mount may use. */
const areas = ['announcements', 'common', 'errors', 'lobby', 'trouble', 'winners'];
/** The language that stands in where a folder is not there. */
const FALLBACK = 'EN';
const PLURAL = /_(zero|one|two|few|many|other)$/;

function messages(language: string, area: string): Record<string, string> {
  const file = (code: string) => new URL(`../i18n/messages/${code}/${area}.json`, import.meta.url);
  const own = file(language);
  return JSON.parse(readFileSync(existsSync(own) ? own : file(FALLBACK), 'utf8'));
}

/**
 * Keys that code names as `'area.key'`.
 * @throws on a key that is put together at run time, which could not be found
 */
export function keysIn(code: string): Set<string> {
  const computed = new RegExp(`\`(${areas.join('|')})\\.[^\`]*\\$\\{|['"](${areas.join('|')})\\.['"]`).exec(
    code,
  );
  if (computed) throw new Error(`${computed[0]}: a text's key must stand in the code as a whole`);
  const found = code.matchAll(new RegExp(`['"\`]((?:${areas.join('|')})\\.\\w+)['"\`]`, 'g'));
  return new Set([...found].map(([, key = '']) => key));
}

/** The texts of some keys in one language, by area, plural forms included. */
export function textsFor(
  keys: ReadonlySet<string>,
  language: string,
): Record<string, Record<string, string>> {
  const texts: Record<string, Record<string, string>> = {};
  for (const area of areas) {
    const used = Object.entries(messages(language, area)).filter(([key]) =>
      keys.has(`${area}.${key.replace(PLURAL, '')}`),
    );
    if (used.length) texts[area] = Object.fromEntries(used);
  }
  return texts;
}

/**
 * One small hashed file per mount and language with the texts its code names. `__TEXTS__` becomes the files by
 * language, `__RETRY__` what a mount says, in English, when it could not have its texts.
 */
export function mountTexts(): Plugin {
  return {
    name: 'mount-texts',
    renderChunk(code, chunk, _, { chunks }) {
      if (!code.includes('__TEXTS__')) return null;
      const parts = importsFirst(chunk, (name) => chunks[name]).flatMap((each) =>
        Object.values(each.modules),
      );
      const keys = keysIn(parts.map((part) => part.code ?? '').join('\n'));
      const files: Record<string, string> = {};
      for (const language of languageCodes) {
        const source = JSON.stringify(textsFor(keys, language));
        const fileName = `texts/${chunk.name}.${language}.${shortHash(source)}.json`;
        files[language] = fileName;
        this.emitFile({ type: 'asset', fileName, source });
      }
      const { retry } = messages(FALLBACK, 'errors');
      return {
        code: code
          .replaceAll('__TEXTS__', JSON.stringify(files))
          .replaceAll('__RETRY__', JSON.stringify(retry)),
        map: null,
      };
    },
  };
}

/** Files that come later, in place of the names that stand for them, such as `__TROUBLE__`. */
export function laterFiles(names: readonly string[]): Plugin {
  return {
    name: 'later-files',
    renderChunk(code, _chunk, _, { chunks }) {
      let named = code;
      for (const other of Object.values(chunks)) {
        const place = `__${other.name.toUpperCase()}__`;
        if (names.includes(other.name)) named = named.replaceAll(place, JSON.stringify(other.fileName));
      }
      return named === code ? null : { code: named, map: null };
    },
  };
}

/**
 * The texts of a file that comes when something fails, in all languages, in place of `__TROUBLE_TEXTS__`: then is no time
 * to fetch another.
 */
export function troubleTexts(): Plugin {
  return {
    name: 'trouble-texts',
    renderChunk(code) {
      if (!code.includes('__TROUBLE_TEXTS__')) return null;
      const keys = keysIn(code).add('errors.retry');
      const texts = Object.fromEntries(languageCodes.map((language) => [language, textsFor(keys, language)]));
      return { code: code.replaceAll('__TROUBLE_TEXTS__', () => JSON.stringify(texts)), map: null };
    },
  };
}
