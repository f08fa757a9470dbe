import { describe, expect, test } from 'vitest';
import {
  emailLayout,
  layouts,
  pads,
  symbolLayout,
  usesLatinScript,
} from '../../../kiosk/keyboard/layouts.ts';
import { languageCodes } from '../../../src/lib/language-codes.ts';

/** Keys of 64 px, with gaps and a margin of 10 px, that fit a row of a terminal 1080 px wide. */
const MOST_KEYS = 14;

/** Characters of each language. */
const alphabets = {
  EN: 'abcdefghijklmnopqrstuvwxyz',
  ES: 'abcdefghijklmnñopqrstuvwxyzáéíóúü¿¡',
  HI: 'अआइईउऊऋएऐओऔकखगघङचछजझञटठडढणतथदधनपफबभमयरलवशषसहािीुूृेैोौ्ंँः़।',
  JA: 'あいうえおかきくけこさしすせそたちつてとなにぬねのはひふへほまみむめもやゆよらりるれろわをんーアカサタナハマヤラワヲン',
  KO: 'ㄱㄴㄷㄹㅁㅂㅅㅇㅈㅊㅋㅌㅍㅎㄲㄸㅃㅆㅉㅏㅑㅓㅕㅗㅛㅜㅠㅡㅣㅐㅒㅔㅖ',
  PT: 'abcdefghijklmnopqrstuvwxyzáâãàçéêíóôõú',
  TY: 'abcdefghijklmnopqrstuvwxyzāēīōūʻ',
  UR: 'اآبپتٹثجچحخدڈذرڑزژسشصضطظعغفقکگلمنںوؤہھءئیے',
};

describe('the keys of each language', { tags: ['KI-1'] }, () => {
  test.each(languageCodes)('%s has all letters, each once, in rows that fit', (code) => {
    const { plain, shifted } = layouts[code];
    const all = [...plain.flat(), ...shifted.flat()];
    expect([...alphabets[code]].filter((letter) => !all.includes(letter))).toEqual([]);
    for (const rows of [plain, shifted]) {
      expect(new Set(rows.flat()).size).toBe(rows.flat().length);
      for (const row of rows) expect(row.length).toBeLessThan(MOST_KEYS);
    }
    // Keys keep their places under Shift.
    expect(shifted.map((row) => row.length)).toEqual(plain.map((row) => row.length));
  });

  test('have every character of passwords and addresses', () => {
    const signs = '!@#$%&*()-_+=/\\:;"\'?,.<>[]{}|~0123456789';
    const all = symbolLayout.plain.flat();
    expect([...signs].filter((sign) => !all.includes(sign))).toEqual([]);
    expect(emailLayout.plain.flat()).toEqual(expect.arrayContaining(['@', '.', '-', '_', '+', 'a', '7']));
    expect(emailLayout.shifted.flat()).toEqual(expect.arrayContaining(['A', '.com']));
  });

  test.each([
    ['digits', '0123456789'],
    ['decimal', '.0123456789'],
    ['tel', '+0123456789'],
  ] as const)('the pad of %s has %s', (name, keys) => {
    expect(pads[name].flat().sort()).toEqual([...keys].sort());
  });

  test('serve names too in languages with Latin letters', () => {
    expect(languageCodes.filter(usesLatinScript)).toEqual(['EN', 'ES', 'PT', 'TY']);
  });
});
