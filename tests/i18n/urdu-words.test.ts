import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

// Noto Nastaliq Urdu sets a gap as wide as a space before these two letters at the end of a word, unless they are joined.
const TORN = /[اآدڈذرڑزژو]ھی(?![\u0600-\u06ff])/u;
// Game names, which visitors also type into the search, avoid such words.
test('a final ھی after a letter that does not connect has a joiner', () => {
  const files = globSync([
    'src/i18n/messages/UR/*.json',
    'demo/fixtures/**/*.ts',
    'demo/partner/pages/*.html',
  ]);
  expect(files.length).toBeGreaterThan(50);
  const torn = files.filter((file) => TORN.test(readFileSync(file, 'utf8')));
  expect(torn).toEqual([]);
});
