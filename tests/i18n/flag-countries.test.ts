// @module-tag LN-1
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { flagCountries } from '../../src/i18n/flag-countries.ts';
import { languageCodes } from '../../src/lib/language-codes.ts';

const root = join(import.meta.dirname, '../..');

test('gives every language the flag of its country', () => {
  expect(flagCountries).toMatchObject({
    EN: 'US',
    MY: 'MM',
    UR: 'PK',
    TY: 'PF',
    'PT-BR': 'BR',
    KO: 'KR',
    KR: 'KR',
  });
  expect(Object.keys(flagCountries).join()).toBe(
    'CN,EN,JA,TH,VI,MY,ES,HI,ID,KM,KO,KR,MS,PT,TA,TW,UR,TY,PT-BR',
  );
  const drawn = new Set(
    globSync('node_modules/country-flag-icons/3x2/*.svg', { cwd: root }).map((file) => file.slice(-6, -4)),
  );
  expect(Object.values(flagCountries).filter((country) => !drawn.has(country))).toEqual([]);
});

test('bundles only the flags of supported languages', () => {
  const source = readFileSync(join(root, 'src/shell/header/flags.ts'), 'utf8');
  const carried = [...source.matchAll(/3x2\/(\w\w)\.svg/g)].map(([, country = '']) => country);
  expect(carried.sort()).toEqual(languageCodes.map((code) => flagCountries[code]).sort());
});
