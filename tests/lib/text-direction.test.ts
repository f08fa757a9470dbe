import { expect, test } from 'vitest';
import { textDirection } from '../../src/lib/text-direction.ts';

test.each([
  ['Aster کی آٹھ نئی لائیو میزیں کھل گئیں', 'rtl'],
  ['ہر جمعے 50 مفت اسپن', 'rtl'],
  ['Eight میز tables', 'auto'],
  ['ہر جمعے 50!', 'rtl'],
  ['Eight new tables', 'auto'],
  ['', 'auto'],
])('%s is %s', (text, direction) => {
  expect(textDirection(text)).toBe(direction);
});
