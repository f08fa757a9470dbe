import { describe, expect, test } from 'vitest';
import { type Colour, parseHex, toHex } from '../../src/lib/colour.ts';
import { paletteOf, textOn } from '../../src/lib/palette.ts';

/** Computes the contrast of WCAG 2.2 independently of the code under test. */
function contrastOf(first: string, second: string): number {
  const luminance = (hex: string) => {
    const [red, green, blue] = [1, 3, 5]
      .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
      .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
    return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
  };
  const [dark, light] = [luminance(first), luminance(second)].sort((a, b) => a - b);
  return (light! + 0.05) / (dark! + 0.05);
}

const steps = ['00', '40', '80', 'c0', 'ff'];
/** Five shades each of red, green and blue: 125 colours. */
const colours = steps.flatMap((red) =>
  steps.flatMap((green) => steps.map((blue) => `#${red}${green}${blue}`)),
);

describe('palette of a page or a brand', { tags: ['EM-1'] }, () => {
  test('keeps a contrast of 4.5 for text and 3 for controls on any background with any accent', () => {
    const low: string[] = [];
    for (const [at, ground] of colours.entries()) {
      const text = toHex(textOn(parseHex(ground)));
      // A quarter of all pairs, each colour as both: all pairs would take seconds.
      for (const accent of colours.filter((_, other) => (at + other) % 4 === 0)) {
        const p = paletteOf({ ground: parseHex(ground), text: parseHex(text), accent: parseHex(accent) });
        const look = (name: string, under = '', least = 0) => {
          if (contrastOf(p[name]!, under) < least) low.push(`${name} on ${under} (${ground}, ${accent})`);
        };
        for (const under of [p.ground, p.raised, p['raised-2']]) {
          for (const name of ['text', 'muted', 'accent-text', 'win', 'danger']) look(name, under, 4.5);
          look('control-line', under, 3);
          look('accent-edge', under, 3);
        }
        look('on-accent', p.accent, 4.5);
        look('on-accent', p['accent-shine'], 4.5);
      }
    }
    expect(low).toEqual([]);
  });

  test('keeps readable colours unchanged', () => {
    const wanted = { ground: parseHex('#ffffff'), text: parseHex('#1b1f27'), accent: parseHex('#663399') };
    expect(paletteOf(wanted)).toMatchObject({
      ground: '#ffffff',
      text: '#1b1f27',
      accent: '#663399',
      'accent-text': '#663399',
      'on-accent': '#ffffff',
    });
    // Gold works as a button on white, but not as text.
    const gold = paletteOf({ ...wanted, accent: parseHex('#e8b75a') });
    expect(gold).toMatchObject({ accent: '#e8b75a', 'on-accent': '#000000' });
    expect(gold['accent-text']).not.toBe('#e8b75a');
  });

  test('raises no surface if the text is barely readable', () => {
    const wanted = (ground: string, text: string) => ({
      ground: parseHex(ground),
      text: parseHex(text),
      accent: parseHex('#000000'),
    });
    expect(paletteOf(wanted('#ffffff', '#767676'))).toMatchObject({
      'raised-2': '#ffffff',
      muted: '#767676',
    });
    expect(paletteOf(wanted('#ffffff', '#000000'))['raised-2']).toBe('#e8e8e8');
  });

  test('parses and formats CSS colours', () => {
    expect(parseHex('#ff8000').map((part) => Math.round(part * 255))).toEqual([255, 128, 0]);
    const odd: Colour = [0, 0.5, 1];
    expect(toHex(odd)).toBe('#0080ff');
  });
});
