import { type Colour, hasContrast, parseHex } from '../../src/lib/colour.ts';
import { LIGHT_PICTURES } from '../../src/lib/light-pictures.ts';
import {
  declarations,
  isLight,
  paletteOf,
  TEXT_CONTRAST,
  type ThemeColours,
  textOn,
} from '../../src/lib/palette.ts';
import type { Theme } from '../attributes/common.ts';
import { createSheet } from '../style-sheet.ts';
import { warnOnce } from '../warn.ts';

/** Applies a theme to a mount; undefined removes it and all listeners. */
export type ThemeController = (theme: Theme | undefined) => void;

const bases = {
  dark: { ground: parseHex('#0d0f14'), text: parseHex('#f4f1ea') },
  light: { ground: parseHex('#ffffff'), text: parseHex('#1b1f27') },
};

/** Custom properties of the page: `--foyer-<name>`. */
const COLOURS = ['ground', 'text', 'accent'] as const;
const FONT = '--foyer-font';

/**
 * Detects changed custom properties by a transition without duration; there is no other event. Browsers without
 * discrete transitions notice changes at the next change of an attribute.
 */
const TRANSITION_RULES =
  `.embed{transition:${[...COLOURS.map((name) => `--foyer-${name}`), FONT].map((name) => `${name} 1ms step-start`)};` +
  'transition-behavior:allow-discrete}';

/** Returns a function that applies a theme and the page's own colours, if they are readable. */
export function mount(root: ShadowRoot, frame: HTMLElement): ThemeController {
  const sheet = createSheet('');
  const system = matchMedia('(prefers-color-scheme:light)');
  let ended = new AbortController();

  return (theme) => {
    ended.abort();
    sheet.replaceSync('');
    if (!theme) return;
    ended = new AbortController();
    const { signal } = ended;
    const apply = () => {
      // Removes the previous palette, to read the operator's accent.
      sheet.replaceSync(TRANSITION_RULES);
      const light = theme === 'light' || (theme === 'auto' && system.matches);
      sheet.replaceSync(TRANSITION_RULES + rulesFor(frame, light ? 'light' : 'dark'));
    };
    system.addEventListener('change', apply, { signal });
    const onChange = ({ target, propertyName }: TransitionEvent) => {
      if (target === frame && propertyName.startsWith('--foyer-')) apply();
    };
    frame.addEventListener('transitionrun', onChange, { signal });
    // Last, so that it wins over the other sheets.
    root.adoptedStyleSheets = [...root.adoptedStyleSheets.filter((each) => each !== sheet), sheet];
    apply();
  };
}

function rulesFor(frame: HTMLElement, name: 'dark' | 'light'): string {
  const style = getComputedStyle(frame);
  const pageColour = (which: (typeof COLOURS)[number]) => {
    const value = style.getPropertyValue(`--foyer-${which}`).trim();
    const colour = value ? parseOpaqueColour(frame, value) : undefined;
    if (value && !colour) warnOnce(`--foyer-${which}: ${value} is not a colour without transparency`);
    return colour;
  };
  const ground = pageColour('ground');
  const text = pageColour('text');
  const accent = pageColour('accent');
  const font = style.getPropertyValue(FONT).trim();
  // The product's fonts remain as fallbacks for scripts that the page's font lacks, such as Urdu.
  const fonts = font && `--font:${font},${style.getPropertyValue('--font')}!important`;
  // The default styles are the dark theme.
  if (name === 'dark' && !ground && !text && !accent) {
    return `@media screen{:host{background:#0d0f14!important;color-scheme:dark!important}}.embed{${fonts}}`;
  }
  const base = bases[ground ? (isLight(ground) ? 'light' : 'dark') : name];
  const colours: ThemeColours = {
    ground: ground ?? base.ground,
    text: text ?? base.text,
    accent: accent ?? parseOpaqueColour(frame, style.getPropertyValue('--accent')) ?? base.text,
  };
  if (!hasContrast(colours.text, [colours.ground], TEXT_CONTRAST)) {
    if (text) warnOnce('--foyer-text can hardly be read on --foyer-ground, black or white is taken');
    colours.text = textOn(colours.ground);
  }
  const palette = paletteOf(colours);
  const scheme = isLight(colours.ground) ? 'light' : 'dark';
  const host = `background:${palette.ground!}!important;color-scheme:${scheme}!important`;
  return (
    `@media screen{:host{${host}}}.embed{${declarations(palette, '!important')}${fonts}}` +
    (scheme === 'light' ? `@media screen{${LIGHT_PICTURES}}` : '')
  );
}

/** Parses any CSS colour; undefined if invalid or transparent. */
function parseOpaqueColour(frame: HTMLElement, value: string): Colour | undefined {
  const { style } = frame;
  style.color = `color-mix(in srgb,${value},${value})`;
  // `color(srgb 1 0.5 0)`; with alpha there would be a slash.
  const parts =
    style.color && /^color\(srgb ([\d.e-]+) ([\d.e-]+) ([\d.e-]+)\)$/.exec(getComputedStyle(frame).color);
  style.color = '';
  return parts
    ? (parts.slice(1).map((part) => Math.min(1, Math.max(0, Number(part)))) as unknown as Colour)
    : undefined;
}
