import type { LanguageCode } from '../../src/i18n/languages.ts';

/** Rows of keys, each the text that it writes. */
export type Rows = readonly (readonly string[])[];

/** The keys of one script: as they are, and with Shift. */
export interface Layout {
  plain: Rows;
  shifted: Rows;
}

/** Under the kana: makes the letter before it small, or large again. */
export const SMALL = '小';

const rows = (...lines: string[]): Rows => lines.map((line) => line.split(' '));
const upper = (all: Rows): Rows =>
  all.map((row) => row.map((key) => (key.length > 1 ? key : key.toUpperCase())));

const digits = '1 2 3 4 5 6 7 8 9 0';
const qwerty = ['q w e r t y u i o p', 'a s d f g h j k l', 'z x c v b n m'];

/** Latin letters, with a row of what the language has beyond them. */
function latin(more?: string): Layout {
  const plain = rows(digits, ...(more ? [more] : []), ...qwerty);
  return { plain, shifted: upper(plain) };
}

/** InScript, India's standard; what its sixth keys of a row write stands at the end of the third. */
const hindi: Layout = {
  plain: rows(digits, 'ौ ै ा ी ू ब ह ग द ज ड', 'ो े ् ि ु प र क त च ट', 'ं म न व ल स य ृ ़ ॉ'),
  shifted: rows('१ २ ३ ४ ५ ६ ७ ८ ९ ०', 'औ ऐ आ ई ऊ भ ङ घ ध झ ढ', 'ओ ए अ इ उ फ ञ ख थ छ ठ', 'ँ ण ः ळ श ष । ऋ ॅ ऑ'),
};

/** The phonetic layout of CRULP: each letter where its sound is on a Latin keyboard. */
const urdu: Layout = {
  plain: rows(digits, 'ق و ع ر ت ے ئ ی ہ پ', 'ا س د ف گ ح ج ک ل', 'ز ش چ ط ب ن م ، ۔'),
  shifted: rows('۱ ۲ ۳ ۴ ۵ ۶ ۷ ۸ ۹ ۰', 'ْ ّ ٰ ڑ ٹ َ ء ِ ۃ ُ', 'آ ص ڈ ؟ غ ھ ض خ ۂ', 'ذ ژ ث ظ ؤ ں ؛ أ ٓ'),
};

/** The two-set layout, Korea's standard; consonants and vowels are joined as they come. */
const korean: Layout = {
  plain: rows(digits, 'ㅂ ㅈ ㄷ ㄱ ㅅ ㅛ ㅕ ㅑ ㅐ ㅔ', 'ㅁ ㄴ ㅇ ㄹ ㅎ ㅗ ㅓ ㅏ ㅣ', 'ㅋ ㅌ ㅊ ㅍ ㅠ ㅜ ㅡ'),
  shifted: rows(
    digits,
    'ㅃ ㅉ ㄸ ㄲ ㅆ ㅛ ㅕ ㅑ ㅒ ㅖ',
    'ㅁ ㄴ ㅇ ㄹ ㅎ ㅗ ㅓ ㅏ ㅣ',
    'ㅋ ㅌ ㅊ ㅍ ㅠ ㅜ ㅡ',
  ),
};

/** The fifty sounds, as Japanese terminals have them: a column for each consonant. */
const kana = [
  'あ か さ た な は ま や ら わ',
  `い き し ち に ひ み ゛ り を`,
  'う く す つ ぬ ふ む ゆ る ん',
  'え け せ て ね へ め ゜ れ ー',
  `お こ そ と の ほ も よ ろ ${SMALL}`,
];
/** Katakana stands 96 places behind hiragana. */
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

/** Languages that are written in Latin letters: their own layout does for names and passwords too. */
export const usesLatinScript = (language: LanguageCode): boolean =>
  layouts[language].plain.some((row) => row.includes('q'));

export const latinLayout = layouts.EN;

/** Of an address by e-mail: what it needs beyond letters is at hand. */
export const emailLayout = latin('@ . - _ + .com');

const symbols = rows(digits, '! @ # $ % & * ( ) -', `_ + = / \\ : ; " ' ?`, ', . < > [ ] { } | ~');
export const symbolLayout: Layout = { plain: symbols, shifted: symbols };

/** Pads of numbers. The last row has what differs. */
const pad = (...last: string[]): Rows => [...rows('1 2 3', '4 5 6', '7 8 9'), last];

/** Whole numbers and codes, amounts, telephone numbers. */
export const pads = { digits: pad('0'), decimal: pad('.', '0'), tel: pad('+', '0') } as const;
