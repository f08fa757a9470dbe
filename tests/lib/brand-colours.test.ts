import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { brandStyle, groundOf, unreadableSurfaces } from '../../src/lib/brand-colours.ts';
import { contrast, mix, parseHex } from '../../src/lib/colour.ts';

const read = (file: string) => readFileSync(join(import.meta.dirname, '../..', file), 'utf8');
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
  const [, own = ''] = /html:root{([^}]*)}/.exec(style) ?? [];
  const [, theme, other = ''] = /html:root\[data-theme=(\w+)\]{([^}]*)}/.exec(style) ?? [];
  const [ofDark, ofLight] = theme === 'dark' ? [other, own] : [own, other];
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
    ...['text', 'muted', 'win', 'danger'].map((name) => ({ name, under: surfaces, least: 4.5 })),
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

  test('keep background, surface and text of a brand, and swap them for the other theme', () => {
    const brand = { background: '#fffaf0', surface: '#f3e9d8', text: '#3b2f1e' };
    expect(groundOf(brand)).toBe('#fffaf0');
    const { dark, light } = themesWith(brand);
    expect(light).toMatchObject({ ground: '#fffaf0', raised: '#f3e9d8', text: '#3b2f1e' });
    expect(dark).toMatchObject({ ground: '#1e180f', text: '#fffaf0' });
    expect(brandStyle(brand)).toMatch(
      /^html:root{color-scheme:light;.*}html:root\[data-theme=dark\]{color-scheme:dark;/,
    );
  });

  test('of a brand with an unreadable text are shown with a readable one', () => {
    const brand = { background: '#202020', text: '#777777' };
    expect(unreadableSurfaces(brand)).toMatchObject([
      { text: '#777777', surface: { name: 'background', colour: '#202020' }, ratio: expect.closeTo(3.63, 1) },
    ]);
    expect(themesWith(brand).dark).toMatchObject({ ground: '#202020', text: '#ffffff' });
    const surface = { background: '#fffaf0', surface: '#222222' };
    expect(unreadableSurfaces(surface)).toMatchObject([{ surface: { name: 'surface', colour: '#222222' } }]);
    expect(lowPairs(themesWith(surface).light)).toEqual([]);
    expect(unreadableSurfaces({ accent: '#777777' })).toEqual([]);
  });

  test('come with the radii of a brand in proportion', () => {
    expect(brandStyle({ radius: 4 })).toBe('html:root{--radius-s:3px;--radius-m:4px;--radius-l:6px;}');
    expect(brandStyle({ radius: 0, accent: '#2563eb' })).toContain(
      '--radius-s:0px;--radius-m:0px;--radius-l:0px;}',
    );
  });

  test('of a brand have no effect if they are no colours', () => {
    expect(brandStyle({ accent: 'red}</style><script>' })).toBe('');
    expect(brandStyle({})).toBe('');
    expect(brandStyle({ background: 'black;x', text: '#fff' })).toBe('');
    expect(groundOf({ background: 'black' })).toBe('#0d0f14');
  });
});
