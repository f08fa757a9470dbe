import {
  adjustForContrast,
  type Colour,
  contrast,
  hasContrast,
  mix,
  parseHex,
  toHex,
} from '../../src/lib/colour.ts';

/** The colours that a page may set. */
export interface ThemeColours {
  ground: Colour;
  text: Colour;
  accent: Colour;
}

/** Minimum contrast of text, and of the edges of controls (WCAG 2.2, 1.4.3 and 1.4.11). */
const TEXT_CONTRAST = 4.5;
const CONTROL_CONTRAST = 3;

const BLACK = parseHex('#000000');
const WHITE = parseHex('#ffffff');
const WIN = parseHex('#12a366');
const DANGER = parseHex('#e5483f');

/** Shares of the text colour in raised surfaces, lines, edges of controls and muted text. */
const RAISED = 0.05;
const RAISED_2 = 0.09;
const LINE = 0.16;
const EDGE = 0.45;
const MUTED = 0.64;

/** Factors for the shares of raised surfaces, tried in order. With 0 they have the background colour. */
const DEPTHS = [1, 0.5, 0.25, 0];

/** Returns whether the text has enough contrast on the background. */
export function isReadable({ ground, text }: ThemeColours): boolean {
  return hasContrast(text, [ground], TEXT_CONTRAST);
}

/** Returns black or white, by contrast. */
export function textOn(ground: Colour): Colour {
  return contrast(WHITE, ground) > contrast(BLACK, ground) ? WHITE : BLACK;
}

/**
 * Returns the design tokens for a background, a text that is readable on it, and an accent. All texts have a contrast
 * of at least 4.5, edges of controls 3.
 */
export function paletteOf({ ground, text, accent }: ThemeColours) {
  const surface = (share: number) =>
    DEPTHS.map((depth) => mix(ground, text, share * depth)).find((each) =>
      hasContrast(text, [each], TEXT_CONTRAST),
    ) ?? ground;
  const raised = surface(RAISED);
  const raised2 = surface(RAISED_2);
  const grounds = [ground, raised, raised2];
  const readable = (colour: Colour) => toHex(adjustForContrast(colour, text, grounds, TEXT_CONTRAST));
  return {
    ground: toHex(ground),
    raised: toHex(raised),
    'raised-2': toHex(raised2),
    line: toHex(mix(ground, text, LINE)),
    'control-line': toHex(adjustForContrast(mix(ground, text, EDGE), text, grounds, CONTROL_CONTRAST)),
    text: toHex(text),
    muted: readable(mix(ground, text, MUTED)),
    accent: toHex(accent),
    'accent-light': readable(accent),
    'on-accent': toHex(textOn(accent)),
    win: readable(WIN),
    danger: readable(DANGER),
  };
}

export function isLight(ground: Colour): boolean {
  return textOn(ground) === BLACK;
}
