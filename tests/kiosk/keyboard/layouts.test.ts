import { describe, expect, test } from 'vitest';
import {
  emailLayout,
  layouts,
  pads,
  symbolLayout,
  usesLatinScript,
} from '../../../kiosk/keyboard/layouts.ts';
import { languageCodes } from '../../../src/lib/language-codes.ts';

/** Keys of 64 px with gaps of 10 and a margin of 10 that a row of a terminal 1080 px wide has room for. */
const MOST_KEYS = 14;

/** What texts of a language are written with; sorted as people know them. */
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

describe('KI-1 the keys of each language', () => {
  test.each(languageCodes)('%s has all letters, each once, in rows that fit', (code) => {
    const { plain, shifted } = layouts[code];
    const all = [...plain.flat(), ...shifted.flat()];
    expect([...alphabets[code]].filter((letter) => !all.includes(letter))).toEqual([]);
    for (const rows of [plain, shifted]) {
      expect(new Set(rows.flat()).size).toBe(rows.flat().length);
      for (const row of rows) expect(row.length).toBeLessThan(MOST_KEYS);
    }
    // Keys stay in their places under Shift.
    expect(shifted.map((row) => row.length)).toEqual(plain.map((row) => row.length));
  });

  test('what passwords and addresses may have is there', () => {
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

  test('Latin languages write names with their own keys', () => {
    expect(languageCodes.filter(usesLatinScript)).toEqual(['EN', 'ES', 'PT', 'TY']);
  });
});
