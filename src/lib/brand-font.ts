import type { languageCodes } from './language-codes.ts';

/** A part of a brand's font, for some languages. */
export interface FontFile {
  /** Path such as `/m/fonts/play-latin.woff2`. */
  file: string;
  /** Codes of the languages for which browsers load it; by default all. */
  languages?: readonly string[] | undefined;
  /** Weight, or the first and last weight of a variable font; by default `100 900`. */
  weight?: string | undefined;
}

const LATIN = 'U+0-24F,U+1E00-1EFF,U+2000-206F,U+20A0-20CF,U+2122,U+2190-2199';

/** The characters of each language, so that browsers load only the files that a page needs. */
const RANGES: Readonly<Record<(typeof languageCodes)[number], string>> = {
  EN: LATIN,
  ES: LATIN,
  PT: LATIN,
  TY: LATIN,
  HI: 'U+900-97F,U+1CD0-1CFF,U+200C-200D,U+20B9,U+25CC,U+A8E0-A8FF',
  JA: 'U+3000-30FF,U+31F0-31FF,U+4E00-9FFF,U+FF00-FFEF',
  KO: 'U+1100-11FF,U+3130-318F,U+A960-A97F,U+AC00-D7FF',
  UR: 'U+600-6FF,U+750-77F,U+8A0-8FF,U+FB50-FDFF,U+FE70-FEFF',
};

const NAME = 'Brand';
/** The fonts of `tokens.css` that follow the brand's. */
const OTHERS = 'system-ui,sans-serif';

/** Matches the addresses of font files in a brand's `public/` folder. */
export const FONT_FILE = /^\/m\/[\w./-]+\.woff2$/;
export const FONT_WEIGHT = /^[1-9]00( [1-9]00)?$/;

/** Gives headings the font of texts, so that the site's own face (`display-font.css`) is not loaded. */
const OWN_HEADINGS = 'html:root:root{--display:var(--font)}';

/**
 * Returns the style of a brand's font; empty for a brand without one. An empty list keeps the fonts of the device in headings too.
 * Urdu keeps the Nastaliq fonts of the device, unless a file names it. Ignores files with another address or weight.
 */
export function fontStyle(files?: readonly FontFile[]): string {
  if (!files) return '';
  const faces = files.flatMap(({ file, languages, weight = '100 900' }) => {
    if (!FONT_FILE.test(file) || !FONT_WEIGHT.test(weight)) return [];
    const ranges = new Set(languages?.map((code) => RANGES[code as keyof typeof RANGES]).filter(Boolean));
    const range = ranges.size ? `;unicode-range:${[...ranges].join()}` : '';
    // With `swap` a text is readable before its font has loaded.
    return [
      `@font-face{font-family:${NAME};src:url(${file})format("woff2");font-weight:${weight};font-display:swap${range}}`,
    ];
  });
  if (!faces.length) return files.length ? '' : OWN_HEADINGS;
  const ofUrdu = files.some(({ languages }) => languages?.includes('UR'));
  const urdu = ofUrdu ? `html:root:lang(ur){--font:${NAME},${OTHERS}}` : '';
  return `${faces.join('')}html:root{--font:${NAME},${OTHERS};--digits:${NAME},${OTHERS}}${urdu}${OWN_HEADINGS}`;
}
