import { type Colour, colourOf, contrast, hexOf, mix, seen, seenOn } from './colour.ts';

/** What a page may choose. */
export interface Wanted {
  ground: Colour;
  text: Colour;
  accent: Colour;
}

/** Contrast of text, and of what shows a control's edge or state (WCAG 2.2, 1.4.3 and 1.4.11). */
const OF_TEXT = 4.5;
const OF_CONTROL = 3;

const BLACK = colourOf('#000000');
const WHITE = colourOf('#ffffff');
const WIN = colourOf('#12a366');
const DANGER = colourOf('#e5483f');

/** Shares of the text in the surfaces that lie on the ground, in lines, edges of controls and the quieter text. */
const RAISED = 0.05;
const RAISED_2 = 0.09;
const LINE = 0.16;
const EDGE = 0.45;
const MUTED = 0.64;

/** How much of their shares surfaces may have: where a text can just be read on the ground, they are the ground. */
const DEPTHS = [1, 0.5, 0.25, 0];

/** Whether a text can be read on a ground. */
export function isReadable({ ground, text }: Wanted): boolean {
  return seenOn(text, [ground], OF_TEXT);
}

/** Black or white, whichever is seen better. */
export function textOn(ground: Colour): Colour {
  return contrast(WHITE, ground) > contrast(BLACK, ground) ? WHITE : BLACK;
}

/**
 * The tokens of a mount by their names, from a ground, a text that can be read on it, and an accent. Whatever those are,
 * all text has a contrast of 4.5 and all edges of controls one of 3.
 */
export function paletteOf({ ground, text, accent }: Wanted) {
  const surface = (share: number) =>
    DEPTHS.map((depth) => mix(ground, text, share * depth)).find((each) => seenOn(text, [each], OF_TEXT)) ??
    ground;
  const raised = surface(RAISED);
  const raised2 = surface(RAISED_2);
  const grounds = [ground, raised, raised2];
  const written = (colour: Colour) => hexOf(seen(colour, text, grounds, OF_TEXT));
  return {
    ground: hexOf(ground),
    raised: hexOf(raised),
    'raised-2': hexOf(raised2),
    line: hexOf(mix(ground, text, LINE)),
    'control-line': hexOf(seen(mix(ground, text, EDGE), text, grounds, OF_CONTROL)),
    text: hexOf(text),
    muted: written(mix(ground, text, MUTED)),
    accent: hexOf(accent),
    'accent-light': written(accent),
    'on-accent': hexOf(textOn(accent)),
    win: written(WIN),
    danger: written(DANGER),
  };
}

/** Whether a ground is a light one. */
export function isLight(ground: Colour): boolean {
  return textOn(ground) === BLACK;
}
