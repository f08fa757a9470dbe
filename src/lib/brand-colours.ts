import { type Colour, contrast, hasContrast, mix, parseHex, toHex } from './colour.ts';
import { LIGHT_PICTURES, PICTURE_ON_DARK_ACCENT } from './light-pictures.ts';
import {
  accentPalette,
  declarations,
  isLight,
  type Palette,
  paletteOf,
  TEXT_CONTRAST,
  type Theme,
  textOn,
} from './palette.ts';
import { LIGHT_DEVICE } from './theme-choice.ts';

/** The look that a brand may set. Colours are `#rrggbb`. */
export interface BrandLook {
  accent?: string | undefined;
  onAccent?: string | undefined;
  background?: string | undefined;
  surface?: string | undefined;
  text?: string | undefined;
  /** Radius of cards in pixels, from 0 to 24; those of small and large boxes follow in proportion. */
  radius?: number | undefined;
  /** Colours of pages; `auto` follows the device. By default those of the background. */
  theme?: Scheme | 'auto' | undefined;
  /** URL of the logo, or one for each scheme. */
  logo?: string | Readonly<Record<Scheme, string>> | undefined;
}

type Scheme = 'dark' | 'light';

/** The surfaces and texts of `colours.css`, and of the operator frame on light pages. */
const THEMES: Readonly<Record<Scheme, Theme>> = {
  dark: {
    grounds: [parseHex('#0d0f14'), parseHex('#161a22'), parseHex('#1e232e')],
    text: parseHex('#f4f1ea'),
    muted: parseHex('#a0a7b5'),
  },
  light: {
    grounds: [parseHex('#ffffff'), parseHex('#f3f4f7'), parseHex('#e8eaf0')],
    text: parseHex('#1b1f27'),
    muted: parseHex('#555d6c'),
  },
};

const ACCENT = parseHex('#e8b75a');

/** Without specificity, as options of a terminal override the rules. */
const UNLESS_DARK = ':where(:not([data-theme=dark]))';

const colourOf = (text: string | undefined) =>
  /^#[0-9a-f]{6}$/i.test(text ?? '') ? parseHex(text!) : undefined;

/** Returns whether a brand sets more than its accent. */
const hasSurfaces = ({ background, surface, text }: BrandLook) =>
  Boolean(colourOf(background) ?? colourOf(surface) ?? colourOf(text));

/** Returns the scheme that a brand's background belongs to; dark without one. */
const groundScheme = ({ background }: BrandLook): Scheme => {
  const ground = colourOf(background);
  return ground && isLight(ground) ? 'light' : 'dark';
};

interface Surfaces {
  ground: Colour;
  surface?: Colour | undefined;
  text: Colour;
}

const isReadable = (text: Colour, surface: Colour) => hasContrast(text, [surface], TEXT_CONTRAST);

/** Returns a brand's background, surface and text in the scheme of its background, with a readable text. */
function ownSurfaces(brand: BrandLook): Surfaces {
  const base = THEMES[groundScheme(brand)];
  const ground = colourOf(brand.background) ?? base.grounds[0];
  const text =
    [colourOf(brand.text), base.text].find((each) => each && isReadable(each, ground)) ?? textOn(ground);
  const surface = colourOf(brand.surface);
  return { ground, text, surface: surface && isReadable(text, surface) ? surface : undefined };
}

/** A text with too little contrast on a surface of the brand, with the settings of both. */
export interface LowContrast {
  text: string;
  surface: { name: 'background' | 'surface'; colour: string };
  ratio: number;
}

/** Returns the surfaces of a brand on which its text, or the built-in one, has a contrast below 4.5. */
export function unreadableSurfaces(brand: BrandLook): LowContrast[] {
  if (!hasSurfaces(brand)) return [];
  const { ground, text: readable } = ownSurfaces(brand);
  const text = colourOf(brand.text) ?? readable;
  const surface = colourOf(brand.surface);
  return [
    { name: 'background' as const, colour: ground },
    { name: 'surface' as const, colour: surface },
  ].flatMap(({ name, colour }) =>
    colour && !isReadable(text, colour)
      ? [{ text: toHex(text), surface: { name, colour: toHex(colour) }, ratio: contrast(text, colour) }]
      : [],
  );
}

/**
 * Returns the surfaces of a brand in a scheme. In the scheme that is not its background's, the text has the colour of the background,
 * on the brand's text halfway to white or black.
 */
function surfacesIn(brand: BrandLook, scheme: Scheme): Surfaces {
  if (!hasSurfaces(brand)) {
    const { grounds, text } = THEMES[scheme];
    return { ground: grounds[0], surface: grounds[1], text };
  }
  const own = ownSurfaces(brand);
  const { ground, text } = own;
  return scheme === groundScheme(brand) ? own : { ground: mix(text, textOn(ground), 0.5), text: ground };
}

const themeOf = (brand: BrandLook) => brand.theme ?? groundScheme(brand);

/** Returns the scheme of a brand's pages, which with `auto` is that of devices without a preference. */
function schemeOf(brand: BrandLook): Scheme {
  const theme = themeOf(brand);
  return theme === 'auto' ? 'dark' : theme;
}

/** Returns the background of a brand's pages in a scheme as `#rrggbb`. */
export const groundOf = (brand: BrandLook, scheme = schemeOf(brand)): string =>
  toHex(surfacesIn(brand, scheme).ground);

/** Returns the attributes of the `meta` elements that colour the browser's bars; the first that matches counts. */
export function themeColours(brand: BrandLook): readonly Readonly<Record<string, string>>[] {
  const own = { name: 'theme-color', content: groundOf(brand) };
  const light = { ...own, media: LIGHT_DEVICE, content: groundOf(brand, 'light') };
  return themeOf(brand) === 'auto' ? [light, own] : [own];
}

/**
 * Returns the tokens of a brand's accent on the surfaces of a theme, with contrasts of at least 4.5 for texts and 3 for edges of
 * controls; undefined for a brand without colours. Ignores what is not a colour.
 */
export function accentTokens({ accent, onAccent }: BrandLook, theme: Scheme = 'dark'): Palette | undefined {
  const own = { accent: colourOf(accent), onAccent: colourOf(onAccent) };
  if (!own.accent && !own.onAccent) return undefined;
  return accentPalette(own.accent ?? ACCENT, own.onAccent, THEMES[theme]);
}

/** Returns all tokens of a brand in a scheme. */
function brandPalette(brand: BrandLook, scheme: Scheme): Palette {
  const accent = colourOf(brand.accent) ?? ACCENT;
  return paletteOf({ ...surfacesIn(brand, scheme), accent, onAccent: colourOf(brand.onAccent) });
}

/** Returns the rule that shows a brand's logo for light pages instead of the one for dark pages. */
const lightLogo = ({ logo }: BrandLook): string =>
  typeof logo === 'object' ? `& img[src$="${logo.dark}"]{content:url("${logo.light}")}` : '';

/** Returns the rules of a brand in a scheme: of its accent alone where the rest is in the built-in styles. */
function rulesIn(brand: BrandLook, scheme: Scheme): string {
  const isBuiltIn = !hasSurfaces(brand) && (scheme === 'dark' || themeOf(brand) === 'dark');
  const palette = isBuiltIn ? accentTokens(brand, scheme) : brandPalette(brand, scheme);
  if (!palette) return '';
  const hasDarkAccent = isLight(parseHex(palette['on-accent']!));
  return [
    isBuiltIn ? '' : `color-scheme:${scheme};`,
    declarations(palette),
    scheme === 'light' && !isBuiltIn ? `--shade:#0003;& ${LIGHT_PICTURES}${lightLogo(brand)}` : '',
    hasDarkAccent ? `& ${PICTURE_ON_DARK_ACCENT}` : '',
  ].join('');
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

/**
 * Returns the style of a brand's colours and radii; empty for a brand without. An attribute `data-theme` of the root overrides the
 * brand's theme.
 */
export function brandStyle(brand: BrandLook): string {
  const rule = (selector: string, rules: string) => rules && `${selector}{${rules}}`;
  const light = rulesIn(brand, 'light');
  const theme = themeOf(brand);
  const byDevice = rule(`html:root${UNLESS_DARK}`, light);
  return [
    rule('html:root', radii(brand.radius) + rulesIn(brand, 'dark')),
    theme === 'auto' ? `@media ${LIGHT_DEVICE}{${byDevice}}` : '',
    theme === 'light' ? byDevice : rule('html:root:where([data-theme=light])', light),
  ].join('');
}
