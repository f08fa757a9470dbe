import type { Theme } from '../attributes/common.ts';
import { sheetOf } from '../style-sheet.ts';
import { warn } from '../warn.ts';
import { type Colour, colourOf } from './colour.ts';
import { isLight, isReadable, paletteOf, textOn, type Wanted } from './palette.ts';

/** Has a mount take the theme that its page wants; without one it is as it was, and nothing is followed. */
export type Look = (theme: Theme | undefined) => void;

/** What lies on art is made for a dark ground, whatever the page's is. */
const OF_ART = '.game-tile__hot';
/** Logos of studios are made for a dark ground, with white letters: on a light one they have the opposite lightness and the same hue. */
const LOGOS =
  '.vendor-strip__vendor:not(.vendor-strip__vendor--on) .vendor-strip__icon,.vendor-tile__icon{filter:invert(1) hue-rotate(180deg)}';
/** Buttons whose ground runs from the lighter accent to the accent: that one is for text here, and may be far from it. */
const OF_ACCENT = '.vendor-strip__vendor--on,.button--primary,.filter-drawer__choice:has(:checked)';

const bases = {
  dark: { ground: colourOf('#0d0f14'), text: colourOf('#f4f1ea') },
  light: { ground: colourOf('#ffffff'), text: colourOf('#1b1f27') },
};

/** What a page sets in its style sheet, each as `--foyer-<name>`. */
const COLOURS = ['ground', 'text', 'accent'] as const;
const FONT = '--foyer-font';

/**
 * Tells of a change of these by a transition that takes no time: nothing else does. Where a browser has none of
 * properties that nobody registered, they are read again at the next change of an attribute.
 */
const WATCHED =
  `.embed{transition:${[...COLOURS.map((name) => `--foyer-${name}`), FONT].map((name) => `${name} 1ms step-start`)};` +
  'transition-behavior:allow-discrete}';

/** Dresses a mount in a theme, and in the page's own colours as far as they can be read. */
export function mount(root: ShadowRoot, frame: HTMLElement): Look {
  const sheet = sheetOf('');
  const system = matchMedia('(prefers-color-scheme:light)');
  let ended = new AbortController();

  return (theme) => {
    ended.abort();
    sheet.replaceSync('');
    if (!theme) return;
    ended = new AbortController();
    const { signal } = ended;
    const draw = () => {
      // Without what was drawn before, the operator's own accent is seen.
      sheet.replaceSync(WATCHED);
      const light = theme === 'light' || (theme === 'auto' && system.matches);
      sheet.replaceSync(WATCHED + rulesFor(frame, light ? 'light' : 'dark'));
    };
    system.addEventListener('change', draw, { signal });
    const onChange = ({ target, propertyName }: TransitionEvent) => {
      if (target === frame && propertyName.startsWith('--foyer-')) draw();
    };
    frame.addEventListener('transitionrun', onChange, { signal });
    // After those of the host and of the mount, which they win over.
    root.adoptedStyleSheets = [...root.adoptedStyleSheets.filter((each) => each !== sheet), sheet];
    draw();
  };
}

function rulesFor(frame: HTMLElement, name: 'dark' | 'light'): string {
  const style = getComputedStyle(frame);
  const own = (which: (typeof COLOURS)[number]) => {
    const value = style.getPropertyValue(`--foyer-${which}`).trim();
    const colour = value ? solid(frame, value) : undefined;
    if (value && !colour) warn(`--foyer-${which}: ${value} is not a colour without transparency`);
    return colour;
  };
  const ground = own('ground');
  const text = own('text');
  const accent = own('accent');
  const font = style.getPropertyValue(FONT).trim();
  // What the page's font lacks, such as Urdu, comes from those that stand behind it.
  const fonts = font && `--font:${font},${style.getPropertyValue('--font')}!important`;
  // The mount's own look is the dark theme.
  if (name === 'dark' && !ground && !text && !accent) {
    return `@media screen{:host{background:#0d0f14!important;color-scheme:dark!important}}.embed{${fonts}}`;
  }
  const base = bases[ground ? (isLight(ground) ? 'light' : 'dark') : name];
  const wish: Wanted = {
    ground: ground ?? base.ground,
    text: text ?? base.text,
    accent: accent ?? solid(frame, style.getPropertyValue('--accent')) ?? base.text,
  };
  if (!isReadable(wish)) {
    if (text) warn('--foyer-text can hardly be read on --foyer-ground, black or white is taken');
    wish.text = textOn(wish.ground);
  }
  const palette = paletteOf(wish);
  const scheme = isLight(wish.ground) ? 'light' : 'dark';
  const host = `background:${palette.ground}!important;color-scheme:${scheme}!important`;
  return (
    `@media screen{:host{${host}}}.embed{${tokens(palette, '!important')}${fonts}}` +
    `${OF_ART}{${tokens(paletteOf({ ...bases.dark, accent: wish.accent }))}}` +
    `${OF_ACCENT}{--accent-light:${palette.accent}}` +
    (scheme === 'light' ? `@media screen{${LOGOS}}` : '')
  );
}

const tokens = (palette: Readonly<Record<string, string>>, weight = '') =>
  Object.entries(palette)
    .map(([name, value]) => `--${name}:${value}${weight};`)
    .join('');

/** Any colour of CSS; nothing where it is none, or lets through what lies behind it. */
function solid(frame: HTMLElement, value: string): Colour | undefined {
  const { style } = frame;
  style.color = `color-mix(in srgb,${value},${value})`;
  // `color(srgb 1 0.5 0)`, with a stroke before an opacity.
  const parts =
    style.color && /^color\(srgb ([\d.e-]+) ([\d.e-]+) ([\d.e-]+)\)$/.exec(getComputedStyle(frame).color);
  style.color = '';
  return parts
    ? (parts.slice(1).map((part) => Math.min(1, Math.max(0, Number(part)))) as unknown as Colour)
    : undefined;
}
