import { expect, test } from 'vitest';
import { isAbout } from '../../../src/features/messages/help-search.ts';
import { plainText } from '../../../src/features/messages/plain-text.ts';

test.each([
  [
    '<p>Find them under <a href="/m/live-games">Live</a>.</p><p>Around the clock.</p>',
    'Find them under Live. Around the clock.',
  ],
  ['Fish &amp; chips&nbsp;&#8211; &lt;b&gt;', 'Fish & chips – <b>'],
  ['&unknown; &#0;', '&unknown; \u0000'],
  ['', ''],
])('%s is the text %s', { tags: ['MS-5'] }, (html, text) => {
  expect(plainText(html)).toBe(text);
});

const item = { title: '¿Cómo retiro?', content: '<p>Elige un método y el <b>importe</b>.</p>' };

test.each([
  ['', true],
  ['RETIRO', true],
  ['metodo importe', true],
  ['importe  como', true],
  ['metodo tarjeta', false],
  ['<b>', false],
])('a search for "%s" finds the item: %s', { tags: ['MS-4'] }, (search, found) => {
  expect(isAbout(item, search)).toBe(found);
});

test('a search for help distinguishes the vowels of Hindi, which are marks like accents', () => {
  const total = { title: 'कुल जमा', content: '' };
  expect(isAbout(total, 'कुल')).toBe(true);
  expect(isAbout(total, 'कल')).toBe(false);
});
