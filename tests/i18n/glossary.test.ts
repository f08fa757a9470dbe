import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { languageCodes } from '../../src/lib/language-codes.ts';
import { glossaryTexts } from './glossary-texts.ts';

const root = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

const parts = (cell: string, between: string) => cell.split(between).filter(Boolean);

/** The rows of a table of the glossary, without its head. */
const rowsUnder = (heading: string) =>
  read('docs/glossary.md')
    .split(`## ${heading}`)[1]!
    .split('\n## ')[0]!
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .map((line) => line.slice(2, -2).split(' | '));
const [head = [], ...terms] = rowsUnder('Terms');
const avoided = new Map(
  rowsUnder('Words to avoid')
    .slice(1)
    .map(([code, words = '']) => [code!, parts(words, ', ')]),
);

const spaceless = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** Finds a word of the glossary: whole words, whatever their capitals; … is the rest of one. Not every script has spaces. */
function finder(word: string): RegExp {
  const inner = word
    .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    .replace(/…$/, '')
    .replaceAll('…', '[\\p{L}\\p{M}]*');
  const end = word.endsWith('…') ? '' : '(?![\\p{L}\\p{M}])';
  return new RegExp(spaceless.test(word) ? inner : `(?<![\\p{L}\\p{M}])${inner}${end}`, 'iu');
}

/** Every text of a language by area and key, without its placeholders. */
function textsOf(language: string): Map<string, string> {
  const texts = new Map<string, string>();
  for (const file of globSync(`src/i18n/messages/${language}/*.json`, { cwd: root })) {
    const area = /(\w+)\.json$/.exec(file)![1];
    for (const [key, text] of Object.entries<string>(JSON.parse(read(file)))) {
      texts.set(`${area}.${key}`, text.replace(/{{\w+}}/g, '{}'));
    }
  }
  return texts;
}

/** Every value of the demo's fixtures: texts by language, and pages that are functions of a language. */
const fixtures = await Promise.all(
  globSync('demo/fixtures/{catalogue,content,operator}/**/*.ts', { cwd: root }).map(
    (file): Promise<object> => import(join(root, file)),
  ),
);

/** The texts of the demo in a language: letters, promotions, help, terms, names. */
function demoTexts(language: string): string[] {
  const found: string[] = [];
  const seen = new Set<unknown>();
  const collect = (value: unknown, name = '') => {
    if (typeof value === 'function' && name === 'content') found.push(value(language, ''));
    if (typeof value !== 'object' || value === null || seen.has(value)) return;
    seen.add(value);
    const entries = Object.entries(value);
    if ('EN' in value) found.push(...entries.filter(([key]) => key === language).map(([, text]) => text));
    else for (const [key, entry] of entries) collect(entry, key);
  };
  collect(fixtures);
  return found.filter((text) => typeof text === 'string').map((text) => text.replace(/<[^>]*>/g, ' '));
}

test('the glossary has a column for each language and each term that texts must use', () => {
  expect(['EN', ...head.slice(1)]).toEqual(languageCodes);
  expect([...avoided.keys()]).toEqual(languageCodes);
  expect(terms.map(([english]) => english)).toEqual(Object.keys(glossaryTexts));
  expect(terms.length).toBeGreaterThan(40);
});

describe.each(languageCodes)('the words of %s', { tags: ['LN-1'] }, (language) => {
  const texts = textsOf(language);
  const column = languageCodes.indexOf(language);

  test('each text of a term uses it', () => {
    const without = terms.flatMap((row) => {
      const words = parts(row[column] ?? '', ' / ');
      return glossaryTexts[row[0]!]!.filter(
        (key) => !words.some((word) => finder(word).test(texts.get(key) ?? '')),
      ).map((key) => `${row[column]}: ${key} ${texts.get(key)}`);
    });
    expect(without).toEqual([]);
  });

  test('no text uses a word to avoid', () => {
    const all = [...[...texts].map(([key, text]) => `${key} ${text}`), ...demoTexts(language)];
    const wrong = avoided.get(language)!.flatMap((word) => {
      const pattern = finder(word);
      return all
        .filter((text) => pattern.test(text.replace(/^\w+\.\w+ /, '')))
        .map((text) => `${word}: ${text}`);
    });
    expect(wrong).toEqual([]);
  });
});
