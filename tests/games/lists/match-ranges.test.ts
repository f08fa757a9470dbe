import { expect, test } from 'vitest';
import { nearRanges } from '../../../src/games/lists/fuzzy-search.ts';
import { matchRanges } from '../../../src/games/lists/match-ranges.ts';

/** Returns the name with its marked parts in brackets. */
function marked(name: string, text: string): string {
  let from = 0;
  let shown = '';
  for (const [start, end] of matchRanges(name, text, nearRanges)) {
    shown += `${name.slice(from, start)}[${name.slice(start, end)}]`;
    from = end;
  }
  return shown + name.slice(from);
}

test.each([
  ['every place', 'Banana Bandit', 'ban', '[Ban]ana [Ban]dit'],
  ['across words', 'Lantern Tiger', 'tern ti', 'Lan[tern Ti]ger'],
  ['spaces around the text', 'Lantern Tiger', '  tiger ', 'Lantern [Tiger]'],
  ['accents not typed', 'Pokémon Élan', 'emon', 'Pok[émon] Élan'],
  ['accents as separate marks', 'Poke\u0301mon', 'kemo', 'Po[ke\u0301mo]n'],
  ['accents typed', 'Pokemon', 'kémo', 'Po[kemo]n'],
  ['full width letters', 'Ｔｉｇｅｒ 7', 'ger', 'Ｔｉ[ｇｅｒ] 7'],
  ['a ligature as a whole', 'Ofﬁce', 'fic', 'Of[ﬁc]e'],
  ['Korean syllables', '랜턴 타이거', '타이', '랜턴 [타이]거'],
  [
    'Korean as separate letters',
    '타이거'.normalize('NFD'),
    '이거',
    `${'타'.normalize('NFD')}[${'이거'.normalize('NFD')}]`,
  ],
  ['Urdu', 'لالٹین ٹائیگر', 'ٹائی', 'لالٹین [ٹائی]گر'],
  ['Urdu with vowel marks', 'لَالٹین', 'لَا', '[لَا]لٹین'],
  ['Hindi', 'लालटेन टाइगर', 'टाइ', 'लालटेन [टाइ]गर'],
  ['a letter outside the first plane', '🎰 Slot 🎰', '🎰', '[🎰] Slot [🎰]'],
  ['a wrong letter', 'Lantern Tiger', 'lantarn', '[Lantern] Tiger'],
  ['markup as text', '<b>Bold</b>', '<b>', '[<b>]Bold</b>'],
  ['nothing for no match', 'Lantern', 'xqz', 'Lantern'],
  ['nothing for no text', 'Lantern', '  ', 'Lantern'],
  ['nothing for signs', 'Lantern', '.*', 'Lantern'],
])('marks %s', (_, name, text, expected) => expect(marked(name, text)).toBe(expected));

test('marks missing letters in parts', () => {
  const text = marked('Lantern Tiger', 'lantrn tgr');
  expect(text.replaceAll(/[[\]]/g, '')).toBe('Lantern Tiger');
  expect(text).toMatch(/^\[.*\].*\[.*\]/);
});

test('is fast for a name of 10,000 letters', () => {
  expect(matchRanges('ab'.repeat(5_000), 'ab')).toEqual([[0, 10_000]]);
});
