import { adjustForContrast, type Colour, contrast, hasContrast, mix, parseHex, toHex } from './colour.ts';

/** What a page may choose. */
export interface ThemeColours {
  ground: Colour;
  text: Colour;
  accent: Colour;
}

/** Contrast of text, and of what shows a control's edge or state (WCAG 2.2, 1.4.3 and 1.4.11). */
const TEXT_CONTRAST = 4.5;
const CONTROL_CONTRAST = 3;

const BLACK = parseHex('#000000');
const WHITE = parseHex('#ffffff');
const WIN = parseHex('#12a366');
const DANGER = parseHex('#e5483f');

/** Shares of the text in the surfaces that lie on the ground, in lines, edges of controls and the quieter text. */
const RAISED = 0.05;
const RAISED_2 = 0.09;
const LINE = 0.16;
const EDGE = 0.45;
const MUTED = 0.64;

/** How much of their shares surfaces may have: where a text can just be read on the ground, they are the ground. */
const DEPTHS = [1, 0.5, 0.25, 0];

/** Whether a text can be read on a ground. */
export function isReadable({ ground, text }: ThemeColours): boolean {
  return hasContrast(text, [ground], TEXT_CONTRAST);
}

/** Black or white, whichever is seen better. */
export function textOn(ground: Colour): Colour {
  return contrast(WHITE, ground) > contrast(BLACK, ground) ? WHITE : BLACK;
}

/**
 * The tokens of a mount by their names, from a ground, a text that can be read on it, and an accent. Whatever those are,
 * all text has a contrast of 4.5 and all edges of controls one of 3.
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

/** Whether a ground is a light one. */
export function isLight(ground: Colour): boolean {
  return textOn(ground) === BLACK;
}
