import { expect, test } from 'vitest';
// @ts-expect-error The games of the demo are plain scripts.
import { moneyFormat } from '../../demo/games/parts.js';
import { languages } from '../../src/i18n/languages.ts';
import { createFormats } from '../../src/lib/format.ts';

test('games format amounts as the site does, in each language', () => {
  for (const { locales } of Object.values(languages)) {
    for (const currency of ['INR', 'EUR', 'XPF']) {
      const site = createFormats(locales).money(3_921_191.5, currency);
      expect(moneyFormat(locales[0], currency)(392_119_150)).toBe(site);
    }
  }
  expect(moneyFormat('en', 'INR')(392_119_100)).toBe('₹39,21,191.00');
});
