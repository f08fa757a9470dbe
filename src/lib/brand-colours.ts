import { adjustForContrast, type Colour, contrast, mix, parseHex, toHex } from './colour.ts';

/** Minimum contrast of text (WCAG 2.2, 1.4.3). */
const LEAST = 4.5;

/** The surfaces of `tokens.css` and of the light theme, and the text to which an accent is mixed until it is readable on them. */
const THEMES = {
  dark: { surfaces: ['#0d0f14', '#161a22', '#1e232e'], text: '#f4f1ea' },
  light: { surfaces: ['#ffffff', '#f3f4f7', '#e8eaf0'], text: '#1b1f27' },
} as const;

/** Share of the accent in the background of chosen tabs, which have text in the accent. */
const TINT = 0.14;

/** Elements that begin with the lighter accent, which is a colour of text in a brand's style. */
const FILLS =
  '.button--primary,.vendor-strip__vendor--on,.filter-drawer__choice:has(:checked),.member-card__label,.attract__start';

/** Colours of a brand as `#rrggbb`. */
export interface BrandColours {
  accent?: string | undefined;
  onAccent?: string | undefined;
}

const isColour = (text: string | undefined) => /^#[0-9a-f]{6}$/i.test(text ?? '');

/** Returns an accent that is readable as text on all surfaces of a theme. */
export function readableAccent(accent: string, theme: keyof typeof THEMES = 'dark'): string {
  const { surfaces, text } = THEMES[theme];
  const colour = parseHex(accent);
  const grounds: Colour[] = surfaces.map(parseHex);
  const tinted = mix(grounds[1]!, colour, TINT);
  return toHex(adjustForContrast(colour, parseHex(text), [...grounds, tinted], LEAST));
}

/** Returns black or white, whichever is easier to read on a colour. */
function textOn(colour: Colour): string {
  const [black, white] = ['#000000', '#ffffff'] as const;
  return contrast(parseHex(black), colour) > contrast(parseHex(white), colour) ? black : white;
}

/**
 * Returns the style of a brand's colours: its accent as a fill, with a text that is readable on it, and as a text. Empty for a
 * brand without an accent. Ignores what is not a colour.
 */
export function brandStyle({ accent, onAccent }: BrandColours): string {
  if (!isColour(accent)) return isColour(onAccent) ? `html:root{--on-accent:${onAccent!}}` : '';
  const fill = `--accent:${accent!};--on-accent:${isColour(onAccent) ? onAccent! : textOn(parseHex(accent!))}`;
  const light = `html:root[data-theme=light]{${fill};--accent-light:${readableAccent(accent!, 'light')}}`;
  return `html:root{${fill};--accent-light:${readableAccent(accent!)}}${light}${FILLS}{--accent-light:${accent!}}`;
}
