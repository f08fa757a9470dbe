import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { languageCodes } from '../../src/lib/language-codes.ts';

const root = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

const tables = Object.fromEntries(
  read('docs/glossary.md')
    .split(/^## /m)
    .slice(1)
    .map(
      (part) =>
        [
          /^\w+/.exec(part)![0],
          part
            .split('\n')
            .filter((line) => line.startsWith('| '))
            .slice(1),
        ] as const,
    )
    .map(([name, lines]) => [name, lines.map((line) => line.slice(2, -2).split(' | '))]),
);
const parts = (cell: string, between: string) => (cell === '—' ? [] : cell.split(between));
const concepts = new Map(
  tables.Concepts!.map(([concept, keys]) => [concept!, parts(keys!.replaceAll('`', ''), ', ')]),
);

const spaceless = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** Matches a term as a whole word in any case. `…` matches the rest of a word, and scripts without spaces have no word ends. */
function finder(word: string): RegExp {
  const inner = word
    .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    .replace(/…$/, '')
    .replaceAll('…', '[\\p{L}\\p{M}]*');
  const end = word.endsWith('…') ? '' : '(?![\\p{L}\\p{M}])';
  return new RegExp(spaceless.test(word) ? inner : `(?<![\\p{L}\\p{M}])${inner}${end}`, 'iu');
}

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

function demoTexts(language: string): string[] {
  return globSync('demo/fixtures/content/*.ts', { cwd: root })
    .flatMap((file) => [...read(file).matchAll(/^ +([A-Z]{2}): '(.*)',$/gm)])
    .filter(([, code]) => code === language)
    .map(([, , text]) => text!);
}

test('has a table for each language', () => {
  expect(Object.keys(tables)).toEqual(['Concepts', ...languageCodes]);
  expect(concepts.size).toBeGreaterThan(40);
});

describe.each(languageCodes)('LN-1 terms in %s', (language) => {
  const rows = tables[language]!.map(([concept, words, not]) => ({
    concept: concept!,
    words: parts(words!, ' / '),
    not: parts(not!, ', '),
  }));
  const texts = textsOf(language);

  test('has a term for each concept', () => {
    expect(rows.map(({ concept }) => concept)).toEqual([...concepts.keys()]);
    expect(rows.filter(({ words }) => words.length === 0)).toEqual([]);
  });

  test('uses the term in every text of its concept', () => {
    const without = rows.flatMap(({ concept, words }) =>
      concepts
        .get(concept)!
        .filter((key) => !words.some((word) => finder(word).test(texts.get(key) ?? '')))
        .map((key) => `${concept}: ${key} ${texts.get(key)}`),
    );
    expect(without).toEqual([]);
  });

  test('uses no avoided term in any text', () => {
    const said = [...[...texts].map(([key, text]) => `${key} ${text}`), ...demoTexts(language)];
    const wrong = rows.flatMap(({ not }) =>
      not.flatMap((word) =>
        said
          .filter((text) => finder(word).test(text.replace(/^\w+\.\w+ /, '')))
          .map((text) => `${word}: ${text}`),
      ),
    );
    expect(wrong).toEqual([]);
  });
});
