import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { attributeName } from '../../embed/attributes/attribute-name.ts';
import { attributeTable } from '../../embed/attributes/attribute-table.ts';
import { readAttributes } from '../../embed/attributes/read-attributes.ts';
import { type MountName, mounts } from '../../embed/mounts.ts';

function read(given: Record<string, string>, page?: string) {
  const said: string[] = [];
  const options = readAttributes(mounts.winners, given, (...words) => said.push(words.join(' | ')), page);
  return { options, said };
}

test('EM-1 attributes become values', () => {
  expect(read({ lang: 'ur', limit: ' 10 ' })).toEqual({
    options: { lang: 'UR', limit: 10, minHeight: 0 },
    said: [],
  });
  expect(attributeName('minHeight')).toBe('data-min-height');
});

test('EM-1 what is left out or empty is at its default, and nothing is said', () => {
  const defaults = { lang: undefined, limit: 20, minHeight: 0 };
  expect(read({})).toEqual({ options: defaults, said: [] });
  expect(read({ lang: '', limit: '' })).toEqual({ options: defaults, said: [] });
});

test('EM-1 the page has the say on the language that a mount leaves open', () => {
  expect(read({}, 'ur-PK').options).toMatchObject({ lang: 'UR' });
  expect(read({ lang: 'en' }, 'ur').options).toMatchObject({ lang: 'EN' });
  expect(read({}, 'de')).toEqual({ options: { lang: undefined, limit: 20, minHeight: 0 }, said: [] });
});

test('EM-1 a wrong value is named and falls back', () => {
  for (const limit of ['0', '101', '-1', '1.5', '1e1', '0x5', 'ten', '٣']) {
    const { options, said } = read({ limit });
    expect(options.limit).toBe(20);
    expect(said).toEqual([`limit | ${limit} | 1 to 100`]);
  }
  expect(read({ lang: 'klingon' }).said).toEqual(['lang | klingon | EN, ES, HI, JA, KO, PT, TY, UR']);
});

test('EM-1 the documented attributes are those of the mounts', () => {
  const docs = plain(readFileSync(join(import.meta.dirname, '../../docs/embed.md'), 'utf8'));
  for (const name of Object.keys(mounts) as MountName[]) expect(docs).toContain(plain(attributeTable(name)));
});

/** Without what a formatter may change of a table. */
function plain(text: string): string {
  return text
    .replace(/ +/g, ' ')
    .replace(/-{3,}/g, '---')
    .replace(/\| ?(---|(?=\|))/g, '| $1')
    .replace(/--- \|/g, '---|');
}

test('EM-1 a row that is missing from the documentation is found', () => {
  const table = plain(attributeTable('winners'));
  expect(table).not.toContain(plain('| `data-limit` | 1 to 100 | 10 |'));
  expect(table).toContain(plain('| `data-limit`   | 1 to 100 |  20 |'));
});
