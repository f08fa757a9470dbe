import { describe, expect, test } from 'vitest';
import { attributeName } from '../../embed/attributes/attribute-name.ts';
import { readAttributes } from '../../embed/attributes/read-attributes.ts';
import { mounts } from '../../embed/mounts.ts';

function read(given: Record<string, string>, page?: string) {
  const said: string[] = [];
  const options = readAttributes(mounts.winners, given, (...words) => said.push(words.join(' | ')), page);
  return { options, said };
}

describe('attributes', { tags: ['EM-1'] }, () => {
  test('parses attributes to values', () => {
    expect(read({ lang: 'ur', limit: ' 10 ' })).toEqual({
      options: { lang: 'UR', limit: 10, minHeight: 0 },
      said: [],
    });
    expect(attributeName('minHeight')).toBe('data-min-height');
  });

  test('uses defaults for missing and empty attributes without a warning', () => {
    const defaults = { lang: undefined, limit: 20, minHeight: 0 };
    expect(read({})).toEqual({ options: defaults, said: [] });
    expect(read({ lang: '', limit: '' })).toEqual({ options: defaults, said: [] });
  });

  test('falls back to the language of the page', () => {
    expect(read({}, 'ur-PK').options).toMatchObject({ lang: 'UR' });
    expect(read({ lang: 'en' }, 'ur').options).toMatchObject({ lang: 'EN' });
    expect(read({}, 'de')).toEqual({ options: { lang: undefined, limit: 20, minHeight: 0 }, said: [] });
  });

  test('reports an invalid value and uses the default', () => {
    for (const limit of ['0', '101', '-1', '1.5', '1e1', '0x5', 'ten', '٣']) {
      const { options, said } = read({ limit });
      expect(options.limit).toBe(20);
      expect(said).toEqual([`limit | ${limit} | 1 to 100`]);
    }
    expect(read({ lang: 'klingon' }).said).toEqual(['lang | klingon | EN, ES, HI, JA, KO, PT, TY, UR']);
  });
});
