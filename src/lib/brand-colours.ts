import { type Colour, contrast, hasContrast, mix, parseHex, toHex } from './colour.ts';
import {
  accentPalette,
  declarations,
  type Grounds,
  isLight,
  type Palette,
  paletteOf,
  TEXT_CONTRAST,
  textOn,
} from './palette.ts';

/** What a brand may set of its look. Colours are `#rrggbb`. */
export interface BrandLook {
  accent?: string | undefined;
  onAccent?: string | undefined;
  background?: string | undefined;
  surface?: string | undefined;
  text?: string | undefined;
  /** Radius of cards in pixels, from 0 to 24; those of small and large boxes follow in proportion. */
  radius?: number | undefined;
}

type Scheme = 'dark' | 'light';

/** The surfaces and texts of `colours.css`, and of the operator frame on light pages. */
const THEMES: Readonly<Record<Scheme, { grounds: Grounds; text: Colour }>> = {
  dark: {
    grounds: [parseHex('#0d0f14'), parseHex('#161a22'), parseHex('#1e232e')],
    text: parseHex('#f4f1ea'),
  },
  light: {
    grounds: [parseHex('#ffffff'), parseHex('#f3f4f7'), parseHex('#e8eaf0')],
    text: parseHex('#1b1f27'),
  },
};

const ACCENT = parseHex('#e8b75a');

const colourOf = (text: string | undefined) =>
  /^#[0-9a-f]{6}$/i.test(text ?? '') ? parseHex(text!) : undefined;

/** Returns whether a brand sets more than its accent. */
const hasSurfaces = ({ background, surface, text }: BrandLook) =>
  Boolean(colourOf(background) ?? colourOf(surface) ?? colourOf(text));

/** Returns the scheme of a brand's background; dark without one. */
const schemeOf = ({ background }: BrandLook): Scheme => {
  const ground = colourOf(background);
  return ground && isLight(ground) ? 'light' : 'dark';
};

interface Surfaces {
  ground: Colour;
  surface?: Colour | undefined;
  text: Colour;
}

/** A brand's background, surface and text with defaults, as set. The text may be unreadable. */
function givenSurfaces(brand: BrandLook): Surfaces {
  const base = THEMES[schemeOf(brand)];
  const ground = colourOf(brand.background) ?? base.grounds[0];
  const text = hasContrast(base.text, [ground], TEXT_CONTRAST) ? base.text : textOn(ground);
  return { ground, surface: colourOf(brand.surface), text: colourOf(brand.text) ?? text };
}

/** A text with too little contrast on a surface of the brand, with the settings of both. */
export interface LowContrast {
  text: string;
  surface: { name: 'background' | 'surface'; colour: string };
  ratio: number;
}

/** Returns the surfaces of a brand on which its text has a contrast below 4.5. */
export function unreadableSurfaces(brand: BrandLook): LowContrast[] {
  if (!hasSurfaces(brand)) return [];
  const { ground, surface, text } = givenSurfaces(brand);
  return [
    { name: 'background' as const, colour: ground },
    { name: 'surface' as const, colour: surface },
  ].flatMap(({ name, colour }) => {
    const ratio = colour ? contrast(text, colour) : TEXT_CONTRAST;
    return ratio < TEXT_CONTRAST
      ? [{ text: toHex(text), surface: { name, colour: toHex(colour!) }, ratio }]
      : [];
  });
}

/**
 * Returns the surfaces of a brand in a scheme, with a readable text. In the scheme that is not its background's, the text has the
 * colour of the background, on the brand's text halfway to white or black.
 */
function surfacesIn(brand: BrandLook, scheme: Scheme): Surfaces {
  const { ground, surface, text } = givenSurfaces(brand);
  const readable = hasContrast(text, [ground], TEXT_CONTRAST) ? text : textOn(ground);
  if (scheme !== schemeOf(brand)) return { ground: mix(readable, textOn(ground), 0.5), text: ground };
  const keeps = surface && hasContrast(readable, [surface], TEXT_CONTRAST);
  return { ground, text: readable, surface: keeps ? surface : undefined };
}

/** Returns the background of a brand's pages as `#rrggbb`. */
export const groundOf = (brand: BrandLook): string => toHex(givenSurfaces(brand).ground);

/**
 * Returns the tokens of a brand's accent on the surfaces of a theme, with contrasts of at least 4.5 for texts and 3 for edges of
 * controls; undefined for a brand without colours. Ignores what is not a colour.
 */
export function accentTokens({ accent, onAccent }: BrandLook, theme: Scheme = 'dark'): Palette | undefined {
  const { grounds, text } = THEMES[theme];
  const own = { accent: colourOf(accent), onAccent: colourOf(onAccent) };
  if (!own.accent && !own.onAccent) return undefined;
  return accentPalette(own.accent ?? ACCENT, own.onAccent, grounds, text);
}

/** Returns the declarations of a brand in a scheme; empty for a brand without colours. */
function rulesIn(brand: BrandLook, scheme: Scheme): string {
  if (!hasSurfaces(brand)) return declarations(accentTokens(brand, scheme) ?? {});
  const accent = colourOf(brand.accent) ?? ACCENT;
  const onAccent = colourOf(brand.onAccent);
  const palette = paletteOf({ ...surfacesIn(brand, scheme), accent, onAccent });
  return `color-scheme:${scheme};${declarations(palette)}`;
}

/** Returns the declarations of a brand's radii, in the proportions of `tokens.css`; empty for a brand without. */
const radii = (radius: number | undefined): string =>
  radius === undefined
    ? ''
    : declarations({
        'radius-s': `${Math.round((radius * 2) / 3)}px`,
        'radius-m': `${radius}px`,
        'radius-l': `${radius * 1.5}px`,
      });

/** Returns the style of a brand's colours and radii; empty for a brand without. */
export function brandStyle(brand: BrandLook): string {
  const own = schemeOf(brand);
  const other = own === 'dark' ? 'light' : 'dark';
  const rules = rulesIn(brand, own);
  const ofOther = rules && `html:root[data-theme=${other}]{${rulesIn(brand, other)}}`;
  const all = rules + radii(brand.radius);
  return all && `html:root{${all}}${ofOther}`;
}
