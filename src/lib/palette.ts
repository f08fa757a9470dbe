import { adjustForContrast, type Colour, contrast, hasContrast, mix, parseHex, toHex } from './colour.ts';

/** Minimum contrast of text, and of the edges of controls (WCAG 2.2, 1.4.3 and 1.4.11). */
export const TEXT_CONTRAST = 4.5;
const CONTROL_CONTRAST = 3;

const BLACK = parseHex('#000000');
const WHITE = parseHex('#ffffff');
const WIN = parseHex('#12a366');
const DANGER = parseHex('#e5483f');
/** The brightest background of texts on pictures: their shade, 62 % opaque, above a light grey picture. */
const ART = parseHex('#525459');

/** Shares of the text colour in raised surfaces, lines, edges of controls and muted text. */
const RAISED = 0.05;
const RAISED_2 = 0.09;
const LINE = 0.16;
const EDGE = 0.45;
const MUTED = 0.72;
/** Share of the accent in the background of chosen tabs, which have text in the accent. */
const TINT = 0.14;
/** Share of white in the upper end of a filled button. */
const SHINE = 0.22;

/** Factors for the shares of raised surfaces and tints, tried in order. With 0 they have the colour below. */
const DEPTHS = [1, 0.5, 0.25, 0];

/** The backgrounds of a theme: the page, and raised surfaces of two levels. */
export type Grounds = readonly [ground: Colour, raised: Colour, raised2: Colour];

/** The backgrounds of a theme, and its texts, which are readable on them. */
export interface Theme {
  grounds: Grounds;
  text: Colour;
  muted: Colour;
}

/** The colours that a page or a brand may set. */
export interface ThemeColours {
  ground: Colour;
  text: Colour;
  accent: Colour;
  /** The first raised surface, on which the text is readable; computed if absent. */
  surface?: Colour | undefined;
  /** Text on the accent, if it is readable there. */
  onAccent?: Colour | undefined;
}

/** Values of design tokens, `#rrggbb` by name without hyphens at the start. */
export type Palette = Readonly<Record<string, string>>;

/** Returns a colour with a share of another one, or less of it where the text would be unreadable. */
const deepest = (below: Colour, other: Colour, share: number, text: Colour): Colour =>
  DEPTHS.map((depth) => mix(below, other, share * depth)).find((each) =>
    hasContrast(text, [each], TEXT_CONTRAST),
  ) ?? below;

/** Returns black or white, by contrast. */
export function textOn(ground: Colour): Colour {
  return contrast(WHITE, ground) > contrast(BLACK, ground) ? WHITE : BLACK;
}

export function isLight(ground: Colour): boolean {
  return textOn(ground) === BLACK;
}

/**
 * Returns the tokens of an accent on a theme's backgrounds, whose text it approaches until it is readable.
 * @param own text on the accent, if it is readable; otherwise black or white
 */
export function accentPalette(
  accent: Colour,
  own: Colour | undefined,
  { grounds, text, muted }: Theme,
): Palette {
  const onAccent = own && hasContrast(own, [accent], TEXT_CONTRAST) ? own : textOn(accent);
  const tint = deepest(grounds[1], accent, TINT, muted);
  const below = [...grounds, tint];
  // The gradient only brightens what bears a dark text.
  const top = onAccent === WHITE || !isLight(accent) ? accent : mix(accent, WHITE, SHINE);
  return {
    accent: toHex(accent),
    'accent-shine': toHex(hasContrast(onAccent, [top], TEXT_CONTRAST) ? top : accent),
    'accent-text': toHex(adjustForContrast(accent, text, below, TEXT_CONTRAST)),
    'accent-edge': toHex(adjustForContrast(accent, text, below, CONTROL_CONTRAST)),
    'accent-art': toHex(adjustForContrast(accent, WHITE, [ART], TEXT_CONTRAST)),
    tint: toHex(tint),
    'on-accent': toHex(onAccent),
  };
}

/**
 * Returns the colours of a theme from a background, a text that is readable on it, and an accent. All texts have a contrast of at
 * least 4.5, edges of controls 3.
 */
export function paletteOf({ ground, text, accent, surface, onAccent }: ThemeColours): Palette {
  const above = (below: Colour, share: number) => deepest(below, text, share, text);
  const raised = surface ?? above(ground, RAISED);
  const raised2 = surface ? above(surface, RAISED) : above(ground, RAISED_2);
  const grounds: Grounds = [ground, raised, raised2];
  const readable = (colour: Colour) => adjustForContrast(colour, text, grounds, TEXT_CONTRAST);
  const muted = readable(mix(ground, text, MUTED));
  return {
    ground: toHex(ground),
    raised: toHex(raised),
    'raised-2': toHex(raised2),
    line: toHex(mix(ground, text, LINE)),
    'control-line': toHex(adjustForContrast(mix(ground, text, EDGE), text, grounds, CONTROL_CONTRAST)),
    text: toHex(text),
    muted: toHex(muted),
    ...accentPalette(accent, onAccent, { grounds, text, muted }),
    win: toHex(readable(WIN)),
    danger: toHex(readable(DANGER)),
  };
}

/** Formats a palette as declarations of custom properties. */
export const declarations = (palette: Palette, weight = ''): string =>
  Object.entries(palette)
    .map(([name, value]) => `--${name}:${value}${weight};`)
    .join('');
