import { expect, test } from 'vitest';
import { latinDigits } from '../../src/lib/digits.ts';

test.each([
  ['0123456789', '0123456789'],
  ['٠١٢٣٤٥٦٧٨٩', '0123456789'],
  ['०१२३४५६७८९', '0123456789'],
  ['a۷b', 'a7b'],
  // Five scripts follow each other here without a gap between their digits.
  ['\u{1d7ce}\u{1d7d7}\u{1d7d8}\u{1d7e1}\u{1d7f6}\u{1d7ff}', '090909'],
])('%s reads as %s', { tags: ['LG-5'] }, (text, digits) => expect(latinDigits(text)).toBe(digits));
