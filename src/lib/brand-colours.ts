import { type Colour, parseHex } from './colour.ts';
import { accentPalette, declarations, type Grounds, type Palette } from './palette.ts';

/** Colours of a brand as `#rrggbb`. */
export interface BrandColours {
  accent?: string | undefined;
  onAccent?: string | undefined;
}

/** The surfaces and texts of `colours.css`, and of the operator frame on light pages. */
const THEMES: Readonly<Record<'dark' | 'light', { grounds: Grounds; text: Colour }>> = {
  dark: {
    grounds: [parseHex('#0d0f14'), parseHex('#161a22'), parseHex('#1e232e')],
    text: parseHex('#f4f1ea'),
  },
  light: {
    grounds: [parseHex('#ffffff'), parseHex('#f3f4f7'), parseHex('#e8eaf0')],
    text: parseHex('#1b1f27'),
  },
};

const ACCENT = '#e8b75a';

const isColour = (text: string | undefined) => /^#[0-9a-f]{6}$/i.test(text ?? '');

/**
 * Returns the tokens of a brand's accent on the surfaces of a theme, with contrasts of at least 4.5 for texts and 3 for edges of
 * controls; undefined for a brand without colours. Ignores what is not a colour.
 */
export function accentTokens(
  { accent, onAccent }: BrandColours,
  theme: 'dark' | 'light' = 'dark',
): Palette | undefined {
  const { grounds, text } = THEMES[theme];
  const own = isColour(onAccent) ? parseHex(onAccent!) : undefined;
  if (!isColour(accent) && !own) return undefined;
  return accentPalette(parseHex(isColour(accent) ? accent! : ACCENT), own, grounds, text);
}

/** Returns the style of a brand's colours; empty for a brand without. */
export function brandStyle(brand: BrandColours): string {
  const [dark, light] = [accentTokens(brand, 'dark'), accentTokens(brand, 'light')];
  return dark && light
    ? `html:root{${declarations(dark)}}html:root[data-theme=light]{${declarations(light)}}`
    : '';
}
