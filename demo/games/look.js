/** The colours of a page that accents are read on, and the end of the scale that they approach until they are readable. */
const THEMES = {
  dark: { raised: [38, 44, 56], towards: [255, 255, 255] },
  light: { raised: [232, 234, 240], towards: [0, 0, 0] },
};
const WHITE = [255, 255, 255];
const BLACK = [11, 13, 17];
/** Minimum contrast of texts (WCAG 2.2, 1.4.3). */
const CONTRAST = 4.5;
/** Share of the accent in the darkest surface below a text in its colour. */
const TINT = 0.2;
/** Share of white in the upper end of a button with a dark text. */
const SHINE = 0.3;

const mix = (first, second, share) => first.map((value, at) => value + (second[at] - value) * share);

const luminance = (colour) => {
  const [red, green, blue] = colour.map((value) =>
    value <= 10 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

const contrast = (first, second) => {
  const [low, high] = [luminance(first), luminance(second)].toSorted((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
};

/** Returns an accent's colours by name: for buttons with their text, and for texts, all readable in the theme. */
export function accentColours(hex, theme) {
  const accent = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  const { raised, towards } = THEMES[theme];
  const onAccent = contrast(BLACK, accent) >= CONTRAST ? BLACK : WHITE;
  const below = [raised, mix(raised, accent, TINT)];
  let share = theme === 'dark' && onAccent === BLACK ? SHINE : 0;
  const text = () => mix(accent, towards, share);
  while (share < 1 && below.some((one) => contrast(text(), one) < CONTRAST)) share += 0.05;
  const rgb = (colour) => `rgb(${colour.map(Math.round).join(' ')})`;
  return {
    accent: rgb(accent),
    'accent-shine': rgb(onAccent === BLACK ? mix(accent, WHITE, SHINE) : accent),
    'accent-2': rgb(text()),
    'on-accent': rgb(onAccent),
  };
}

/** Shows the theme and the accent of the site around, where the address has them. */
const { dataset, style } = document.documentElement;
const query = new URLSearchParams(location.search);
const theme = query.get('theme') === 'light' ? 'light' : 'dark';
const accent = query.get('accent') ?? '';
if (theme === 'light') dataset.theme = theme;
if (/^#[0-9a-f]{6}$/i.test(accent))
  for (const [name, value] of Object.entries(accentColours(accent, theme)))
    style.setProperty(`--${name}`, value);
