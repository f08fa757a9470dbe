import type { LanguageCode } from '../../src/i18n/languages.ts';

/** Rows of keys, each with the text that it types. */
export type Rows = readonly (readonly string[])[];

/** Keys of one script, without and with Shift. */
export interface Layout {
  plain: Rows;
  shifted: Rows;
}

/** Kana key that toggles the small form of the letter before it. */
export const SMALL = '小';

const rows = (...lines: string[]): Rows => lines.map((line) => line.split(' '));
const upper = (all: Rows): Rows =>
  all.map((row) => row.map((key) => (key.length > 1 ? key : key.toUpperCase())));

const digits = '1 2 3 4 5 6 7 8 9 0';
const qwerty = ['q w e r t y u i o p', 'a s d f g h j k l', 'z x c v b n m'];

/** Latin letters, plus a row of the language's additional ones. */
function latin(more?: string): Layout {
  const plain = rows(digits, ...(more ? [more] : []), ...qwerty);
  return { plain, shifted: upper(plain) };
}

/** InScript, the Indian standard. The sixth keys of a row are at the end of the third row. */
const hindi: Layout = {
  plain: rows(digits, 'ौ ै ा ी ू ब ह ग द ज ड', 'ो े ् ि ु प र क त च ट', 'ं म न व ल स य ृ ़ ॉ'),
  shifted: rows('१ २ ३ ४ ५ ६ ७ ८ ९ ०', 'औ ऐ आ ई ऊ भ ङ घ ध झ ढ', 'ओ ए अ इ उ फ ञ ख थ छ ठ', 'ँ ण ः ळ श ष । ऋ ॅ ऑ'),
};

/** The phonetic layout of CRULP: each letter at the place of its sound on a Latin keyboard. */
const urdu: Layout = {
  plain: rows(digits, 'ق و ع ر ت ے ئ ی ہ پ', 'ا س د ف گ ح ج ک ل', 'ز ش چ ط ب ن م ، ۔'),
  shifted: rows('۱ ۲ ۳ ۴ ۵ ۶ ۷ ۸ ۹ ۰', 'ْ ّ ٰ ڑ ٹ َ ء ِ ۃ ُ', 'آ ص ڈ ؟ غ ھ ض خ ۂ', 'ذ ژ ث ظ ؤ ں ؛ أ ٓ'),
};

/** The two-set layout, the Korean standard. Letters join into syllables as they are typed. */
const korean: Layout = {
  plain: rows(digits, 'ㅂ ㅈ ㄷ ㄱ ㅅ ㅛ ㅕ ㅑ ㅐ ㅔ', 'ㅁ ㄴ ㅇ ㄹ ㅎ ㅗ ㅓ ㅏ ㅣ', 'ㅋ ㅌ ㅊ ㅍ ㅠ ㅜ ㅡ'),
  shifted: rows(
    digits,
    'ㅃ ㅉ ㄸ ㄲ ㅆ ㅛ ㅕ ㅑ ㅒ ㅖ',
    'ㅁ ㄴ ㅇ ㄹ ㅎ ㅗ ㅓ ㅏ ㅣ',
    'ㅋ ㅌ ㅊ ㅍ ㅠ ㅜ ㅡ',
  ),
};

/** The fifty sounds as on Japanese terminals: one column per consonant. */
const kana = [
  'あ か さ た な は ま や ら わ',
  `い き し ち に ひ み ゛ り を`,
  'う く す つ ぬ ふ む ゆ る ん',
  'え け せ て ね へ め ゜ れ ー',
  `お こ そ と の ほ も よ ろ ${SMALL}`,
];
/** The code points of katakana follow those of hiragana by 96. */
const katakana = kana.map((row) =>
  row.replace(/[ぁ-ゖ]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) + 96)),
);
const japanese: Layout = { plain: rows(...kana), shifted: rows(...katakana) };

export const layouts: Readonly<Record<LanguageCode, Layout>> = {
  EN: latin(),
  ES: latin('á é í ó ú ü ñ ¿ ¡'),
  HI: hindi,
  JA: japanese,
  KO: korean,
  PT: latin('á â ã à ç é ê í ó ô õ ú'),
  TY: latin('ā ē ī ō ū ʻ'),
  UR: urdu,
};

/** Whether a language uses Latin letters, so that its layout also serves names and passwords. */
export const usesLatinScript = (language: LanguageCode): boolean =>
  layouts[language].plain.some((row) => row.includes('q'));

export const latinLayout = layouts.EN;

/** For e-mail addresses: letters and the signs that they need. */
export const emailLayout = latin('@ . - _ + .com');

const symbols = rows(digits, '! @ # $ % & * ( ) -', `_ + = / \\ : ; " ' ?`, ', . < > [ ] { } | ~');
export const symbolLayout: Layout = { plain: symbols, shifted: symbols };

/** A digit pad whose last row differs. */
const pad = (...last: string[]): Rows => [...rows('1 2 3', '4 5 6', '7 8 9'), last];

/** Pads for codes, amounts and telephone numbers. */
export const pads = { digits: pad('0'), decimal: pad('.', '0'), tel: pad('+', '0') } as const;
