import { assemble, removeLastCharacter } from 'es-hangul';
import { SMALL } from './layouts.ts';

const HANGUL = /[ㄱ-ㅣ가-힣]$/;
const KANA = /[ぁ-ヶ]$/;
/** Kana marks as the keys write them, and as combining characters. */
const marks: Readonly<Record<string, string>> = { ゛: '\u3099', ゜: '\u309a' };
/** Kana with a small form. */
const sizes = [...'あぁいぃうぅえぇおぉつっやゃゆゅよょわゎアァイィウゥエェオォツッヤャユュヨョワヮ'];

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** Appends a key's letter to a text: joins Korean letters into syllables, and kana with their marks. */
export function composeKey(before: string, key: string): string {
  const last = before.slice(-1);
  if (/^[ㄱ-ㅣ]$/.test(key) && HANGUL.test(before)) return before.slice(0, -1) + assemble([last, key]);
  if (key === SMALL) return before.slice(0, -1) + otherSize(last);
  const mark = marks[key];
  if (mark === undefined) return before + key;
  if (!KANA.test(before)) return before;
  const letter = last.normalize('NFD').slice(0, 1);
  const marked = (letter + mark).normalize('NFC');
  // A second mark removes the first; a letter that takes no mark stays unchanged.
  const next = marked.length > 1 ? last : marked === last ? letter : marked;
  return before.slice(0, -1) + next;
}

function otherSize(letter: string): string {
  const place = sizes.indexOf(letter);
  return place < 0 ? letter : sizes[place % 2 ? place - 1 : place + 1]!;
}

/** Removes the last letter of a Korean syllable, else the last grapheme. */
export function deleteLastPart(text: string): string {
  if (/[가-힣]$/.test(text)) return text.slice(0, -1) + removeLastCharacter(text.slice(-1));
  const signs = [...graphemes.segment(text)];
  // Vowel signs are typed one by one and deleted one by one.
  const last = signs.at(-1)?.segment ?? '';
  const points = [...last];
  const parts = /\p{Script=Devanagari}|\p{Script=Arabic}/u.test(last) ? points.slice(0, -1).join('') : '';
  return text.slice(0, text.length - last.length) + parts;
}
