import { expect, test } from 'vitest';
import { languages } from '../../src/i18n/languages.ts';
import { formats } from '../../src/lib/format.ts';

test.each(Object.values(languages))('LN-1 small counts are written as $name writes them', ({ locales }) => {
  const { number } = formats(locales);
  const format = new Intl.NumberFormat(locales);
  for (let count = 0; count <= 1_000; count++) expect(number(count)).toBe(format.format(count));
  for (const value of [-3, 0.5, 1_000, 1_234_567.8, Number.NaN])
    expect(number(value)).toBe(format.format(value));
});
