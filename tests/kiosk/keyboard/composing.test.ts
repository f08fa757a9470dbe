import { describe, expect, test } from 'vitest';
import { composeKey, deleteLastPart } from '../../../kiosk/keyboard/composing.ts';

const typed = (keys: string, from = '') => [...keys].reduce(composeKey, from);

describe('composing', { tags: ['KI-1'] }, () => {
  test.each([
    ['maya7', 'maya7'],
    ['ㅎㅏㄴㄱㅡㄹ', '한글'],
    ['ㄱㅏㄱㅏ', '가가'],
    ['ㄱㅏㅂㅅ', '값'],
    ['ㄱㅏㅂㅅㅣ', '갑시'],
    ['ㅘ', 'ㅘ'],
    ['ㄱㅗㅏ', '과'],
    ['aㄱㅏ', 'a가'],
    ['か゛', 'が'],
    ['か゛゛', 'か'],
    ['は゜', 'ぱ'],
    ['ば゜', 'ぱ'],
    ['ハ゛', 'バ'],
    ['う゛', 'ゔ'],
    ['あ゛', 'あ'],
    ['゛', ''],
    ['a゛', 'a'],
    ['つ小', 'っ'],
    ['つ小小', 'つ'],
    ['ヤ小', 'ャ'],
    ['か小', 'か'],
    ['小', ''],
    ['कि', 'कि'],
  ])('%s writes %s', (keys, text) => expect(typed(keys)).toBe(text));

  test.each([
    ['maya', 'may'],
    ['', ''],
    ['값', '갑'],
    ['가', 'ㄱ'],
    ['ㄱ', ''],
    ['한a', '한'],
    ['が', ''],
    ['कि', 'क'],
    ['क', ''],
    ['بّ', 'ب'],
    ['a👍🏽', 'a'],
    ['ā', ''],
  ])('deletes the last part of %j to %j', (text, left) => expect(deleteLastPart(text)).toBe(left));
});
