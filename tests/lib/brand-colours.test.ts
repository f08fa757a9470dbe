import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  type BrandLook,
  brandStyle,
  groundOf,
  themeColours,
  unreadableSurfaces,
} from '../../src/lib/brand-colours.ts';
import { contrast, mix, parseHex } from '../../src/lib/colour.ts';

const root = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const literal = (text: string) => text.replace(/[()[\]{}.]/g, '\\$&');
const setting = /--([\w-]+):\s*(#[0-9a-f]{3,6})\b/gi;
const hex = (colour: string) => (colour.length === 4 ? colour.replace(/\w/g, '$&$&') : colour);
/** Returns the colours that a style declares, by token. */
const tokensIn = (css: string): Record<string, string> =>
  Object.fromEntries([...css.matchAll(setting)].map(([, name, value]) => [name, hex(value!)]));

const dark = tokensIn(read('src/ui/colours.css'));
/** More specific than a brand's dark theme. */
const lightOnly = tokensIn(read('embed/operator-frame/light-theme.css'));

/** Returns the colours of both themes with a brand's style. */
function themesWith(brand: Parameters<typeof brandStyle>[0]) {
  const style = brandStyle(brand);
  const [, ofDark = ''] = /^html:root{([^{}]*)/.exec(style) ?? [];
  const [, ofLight = ''] = /html:root:where\([^{]*{([^{}]*)/.exec(style) ?? [];
  const withBrand: Record<string, string> = { ...dark, ...tokensIn(ofDark) };
  return { dark: withBrand, light: { ...withBrand, ...lightOnly, ...tokensIn(ofLight) } };
}

/** The shade below texts on pictures, 62 % opaque over a picture of a light grey. */
const ART = mix(parseHex('#c0c0c0'), parseHex('#0d0f14'), 0.62);

/** Returns the pairs of a theme that have less contrast than they need. */
function lowPairs(tokens: Record<string, string>): string[] {
  const colour = (name: string) => parseHex(tokens[name]!);
  const surfaces = ['ground', 'raised', 'raised-2'].map(colour);
  const pairs = [
    ...['win', 'danger'].map((name) => ({ name, under: surfaces, least: 4.5 })),
    ...['text', 'muted'].map((name) => ({ name, under: [...surfaces, colour('tint')], least: 4.5 })),
    { name: 'accent-text', under: [...surfaces, colour('tint')], least: 4.5 },
    { name: 'accent-edge', under: [...surfaces, colour('tint')], least: 3 },
    { name: 'control-line', under: surfaces, least: 3 },
    { name: 'on-accent', under: [colour('accent'), colour('accent-shine')], least: 4.5 },
    { name: 'accent-art', under: [ART], least: 4.5 },
  ];
  return pairs.flatMap(({ name, under, least }) =>
    under.filter((each) => contrast(colour(name), each) < least).map((each) => `${name} on ${each}`),
  );
}

describe('colours', () => {
  test.each([undefined, '#0b5d3b', '#000000', '#ffffff', '#e8b75a', '#2563eb', '#7a0019', '#ffd400'])(
    'have enough contrast in both themes with an accent of %s',
    (accent) => {
      const { dark, light } = themesWith({ accent });
      expect({ dark: lowPairs(dark), light: lowPairs(light) }).toEqual({ dark: [], light: [] });
    },
  );

  test('of a brand stay as given where they are readable', () => {
    const { dark, light } = themesWith({ accent: '#0b5d3b', onAccent: '#ffffff' });
    expect(dark).toMatchObject({ accent: '#0b5d3b', 'on-accent': '#ffffff' });
    expect(dark['accent-text']).not.toBe('#0b5d3b');
    expect(light).toMatchObject({ accent: '#0b5d3b', 'accent-text': '#0b5d3b' });
    expect(themesWith({ onAccent: '#000000' }).dark).toMatchObject({
      accent: '#e8b75a',
      'on-accent': '#000000',
    });
  });

  test('of a brand are replaced where its text on the accent is unreadable', () => {
    expect(themesWith({ accent: '#0b5d3b', onAccent: '#333333' }).dark['on-accent']).toBe('#ffffff');
  });

  test.each([
    { background: '#1c0b14' },
    { background: '#071a2f', text: '#e8f0ff', accent: '#2563eb' },
    { background: '#fffaf0', text: '#3b2f1e', accent: '#ffd400' },
    { background: '#ffffff', surface: '#e4e7ee', accent: '#000000' },
    { background: '#777777', accent: '#808080' },
    { surface: '#2b1420' },
    { text: '#9fb3c8', accent: '#ffffff' },
  ])('have enough contrast in both themes with %j', (brand) => {
    const { dark, light } = themesWith(brand);
    expect({ dark: lowPairs(dark), light: lowPairs(light) }).toEqual({ dark: [], light: [] });
  });

  test.each([undefined, '#0b5d3b', '#000000', '#ffffff', '#e8b75a', '#2563eb', '#ffd400'])(
    'of the built-in light theme have enough contrast with an accent of %s',
    (accent) => {
      const { light } = themesWith({ theme: 'light', accent });
      expect(lowPairs(light)).toEqual([]);
      expect(light).toMatchObject({ ground: '#ffffff', raised: '#f3f4f7', text: '#1b1f27' });
    },
  );

  test.each(globSync('demo/brands/*/site.json', { cwd: root }))('of %s have enough contrast', (file) => {
    const { brand } = JSON.parse(read(file)) as { brand: BrandLook };
    const { dark, light } = themesWith(brand);
    expect({ dark: lowPairs(dark), light: lowPairs(light) }).toEqual({ dark: [], light: [] });
    expect(unreadableSurfaces(brand)).toEqual([]);
  });

  test('of a theme are those of the device or of the brand, and `data-theme` overrides both', () => {
    const light = 'color-scheme:light;--ground:#ffffff;';
    const byDevice = '@media (prefers-color-scheme:light){html:root:where(:not([data-theme=dark])){';
    const chosen = 'html:root:where([data-theme=light]){';
    expect(brandStyle({ theme: 'auto' })).toMatch(new RegExp(literal(byDevice + light)));
    expect(brandStyle({ theme: 'auto' })).toMatch(new RegExp(literal(chosen + light)));
    expect(brandStyle({ theme: 'light' })).toMatch(
      new RegExp(`^${literal(`html:root:where(:not([data-theme=dark])){${light}`)}`),
    );
    expect(brandStyle({ theme: 'light' })).not.toContain('@media');
    expect(brandStyle({ theme: 'dark' })).toBe('');
    // A theme decides before the lightness of the background.
    const pale = { background: '#fffaf0', text: '#3b2f1e' };
    expect(brandStyle({ ...pale, theme: 'dark' })).toMatch(/^html:root{color-scheme:dark;--ground:#1e180f;/);
    expect([groundOf(pale), groundOf({ ...pale, theme: 'dark' })]).toEqual(['#fffaf0', '#1e180f']);
    expect(themeColours({ theme: 'auto' }).map(({ media, content }) => [media, content])).toEqual([
      ['(prefers-color-scheme:light)', '#ffffff'],
      [undefined, '#0d0f14'],
    ]);
  });

  test('invert pictures that are drawn for the other lightness', () => {
    const inverted = (style: string, name: string) =>
      [...style.matchAll(/& ([^{]*){filter:invert\(1\)/g)].filter(([, selector]) => selector!.includes(name));
    const light = brandStyle({ theme: 'light', accent: '#e8b75a' });
    expect(inverted(light, '.search-groups__mark')).toHaveLength(1);
    // The logo of the chosen studio has black letters.
    expect(inverted(light, '.vendor-strip__vendor--on>img')).toHaveLength(0);
    const deep = brandStyle({ accent: '#0b5d3b' });
    expect(inverted(deep, '.vendor-strip__vendor--on>img')).toHaveLength(2);
    expect(inverted(deep, '.search-groups__mark')).toHaveLength(0);
  });

  test('come with the logo for light pages', () => {
    const logo = { dark: '/m/logo.svg', light: '/m/logo-light.svg' };
    const style = brandStyle({ logo, theme: 'auto' });
    expect(style.match(/img\[src\$="\/m\/logo\.svg"\]{content:url\("\/m\/logo-light\.svg"\)}/g)).toHaveLength(
      2,
    );
    expect(brandStyle({ logo: '/m/logo.svg', theme: 'auto' })).not.toContain('content:');
  });

  test('keep background, surface and text of a brand, and swap them for the other theme', () => {
    const brand = { background: '#fffaf0', surface: '#f3e9d8', text: '#3b2f1e' };
    expect(groundOf(brand)).toBe('#fffaf0');
    const { dark, light } = themesWith(brand);
    expect(light).toMatchObject({ ground: '#fffaf0', raised: '#f3e9d8', text: '#3b2f1e' });
    expect(dark).toMatchObject({ ground: '#1e180f', text: '#fffaf0' });
    expect(brandStyle(brand)).toMatch(
      /^html:root{color-scheme:dark;.*}html:root:where\(:not\(\[data-theme=dark\]\)\){color-scheme:light;/,
    );
  });

  test('of a brand with an unreadable text are shown with a readable one', () => {
    const brand = { background: '#202020', text: '#777777' };
    expect(unreadableSurfaces(brand)).toMatchObject([
      { text: '#777777', surface: { name: 'background', colour: '#202020' }, ratio: expect.closeTo(3.63, 1) },
    ]);
    expect(themesWith(brand).dark).toMatchObject({ ground: '#202020', text: '#f4f1ea' });
    const surface = { background: '#fffaf0', surface: '#222222' };
    expect(unreadableSurfaces(surface)).toMatchObject([{ surface: { name: 'surface', colour: '#222222' } }]);
    expect(lowPairs(themesWith(surface).light)).toEqual([]);
    expect(unreadableSurfaces({ accent: '#777777' })).toEqual([]);
  });

  test('come with the radii of a brand in proportion', () => {
    expect(brandStyle({ radius: 4 })).toBe('html:root{--radius-s:3px;--radius-m:4px;--radius-l:6px;}');
    expect(brandStyle({ radius: 0, accent: '#2563eb' })).toMatch(
      /^html:root{--radius-s:0px;--radius-m:0px;--radius-l:0px;--accent:#2563eb;/,
    );
  });

  test('of a brand have no effect if they are no colours', () => {
    expect(brandStyle({ accent: 'red}</style><script>' })).toBe('');
    expect(brandStyle({})).toBe('');
    expect(brandStyle({ background: 'black;x', text: '#fff' })).toBe('');
    expect(groundOf({ background: 'black' })).toBe('#0d0f14');
  });
});
