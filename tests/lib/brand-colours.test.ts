import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { brandStyle } from '../../src/lib/brand-colours.ts';
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
  const [, ofDark = ''] = /html:root{([^}]*)}/.exec(style) ?? [];
  const [, ofLight = ''] = /html:root\[data-theme=light\]{([^}]*)}/.exec(style) ?? [];
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

  test('of a brand have no effect if they are no colours', () => {
    expect(brandStyle({ accent: 'red}</style><script>' })).toBe('');
    expect(brandStyle({})).toBe('');
  });
});
