import { describe, expect, test } from 'vitest';
import { attributeName } from '../../embed/attributes/attribute-name.ts';
import { readAttributes } from '../../embed/attributes/read-attributes.ts';
import { mounts } from '../../embed/mounts.ts';

function read(given: Record<string, string>, page?: string) {
  const warnings: string[] = [];
  const options = readAttributes(mounts.winners, given, (...words) => warnings.push(words.join(' | ')), page);
  return { options, warnings };
}

describe('attributes', { tags: ['EM-1'] }, () => {
  test('parses attributes to values', () => {
    expect(read({ lang: 'ur', limit: ' 10 ' })).toEqual({
      options: { lang: 'UR', limit: 10, minHeight: 0 },
      warnings: [],
    });
    expect(attributeName('minHeight')).toBe('data-min-height');
  });

  test('uses defaults for missing and empty attributes without a warning', () => {
    const defaults = { lang: undefined, limit: 20, minHeight: 0 };
    expect(read({})).toEqual({ options: defaults, warnings: [] });
    expect(read({ lang: '', limit: '' })).toEqual({ options: defaults, warnings: [] });
  });

  test('falls back to the language of the page', () => {
    expect(read({}, 'ur-PK').options).toMatchObject({ lang: 'UR' });
    expect(read({ lang: 'en' }, 'ur').options).toMatchObject({ lang: 'EN' });
    expect(read({}, 'de')).toEqual({ options: { lang: undefined, limit: 20, minHeight: 0 }, warnings: [] });
  });

  test('reports an invalid value and uses the default', () => {
    for (const limit of ['0', '101', '-1', '1.5', '1e1', '0x5', 'ten', '٣']) {
      const { options, warnings } = read({ limit });
      expect(options.limit).toBe(20);
      expect(warnings).toEqual([`limit | ${limit} | 1 to 100`]);
    }
    expect(read({ lang: 'klingon' }).warnings).toEqual(['lang | klingon | EN, ES, HI, JA, KO, PT, TY, UR']);
  });
});
