import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { brandStyle, readableAccent } from '../../src/lib/brand-colours.ts';
import { contrast, mix, parseHex } from '../../src/lib/colour.ts';

const read = (file: string) => readFileSync(join(import.meta.dirname, '../..', file), 'utf8');
const themes = {
  dark: read('src/ui/tokens.css'),
  light: read('embed/operator-frame/light-theme.css').replaceAll('#fff;', '#ffffff;'),
} as const;
const accents = ['#0b5d3b', '#000000', '#ffffff', '#e8b75a', '#2563eb', '#7a0019', '#ffd400'];

test.each(accents)('an accent of %s is readable as text on every surface of both themes', (accent) => {
  for (const theme of ['dark', 'light'] as const) {
    const text = parseHex(readableAccent(accent, theme));
    const surfaces = ['ground', 'raised', 'raised-2'].map((name) =>
      parseHex(new RegExp(`--${name}: (#\\w{6});`).exec(themes[theme])![1]!),
    );
    const chosenTab = mix(surfaces[1]!, parseHex(accent), 0.14);
    for (const surface of [...surfaces, chosenTab])
      expect(contrast(text, surface)).toBeGreaterThanOrEqual(4.5);
  }
});

test.each(accents)('a text on a button of %s is readable without a configured colour', (accent) => {
  const [, onAccent] = /--on-accent:(#\w{6})/.exec(brandStyle({ accent }))!;
  expect(contrast(parseHex(accent), parseHex(onAccent!))).toBeGreaterThanOrEqual(4.5);
});

test('does not change a readable accent, nor the accent of buttons', () => {
  const style = brandStyle({ accent: '#0b5d3b', onAccent: '#ffffff' });
  expect(style).toMatch(/^html:root{--accent:#0b5d3b;--on-accent:#ffffff;--accent-light:#(?!0b5d3b)\w{6}}/);
  expect(style).toContain('.button--primary,');
  expect(style).toMatch(/{--accent-light:#0b5d3b}$/);
  expect(readableAccent('#e8b75a')).toBe('#e8b75a');
});

test('drops what is not a colour', () => {
  expect(brandStyle({ accent: 'red}</style><script>' })).toBe('');
  expect(brandStyle({ onAccent: '#ffffff' })).toBe('html:root{--on-accent:#ffffff}');
  expect(brandStyle({})).toBe('');
});
