import { expect, test } from 'vitest';
import { fontStyle } from '../../src/lib/brand-font.ts';

test('declares each file for the characters of its languages, and puts the font before those of the device, also for digits', () => {
  const style = fontStyle([
    { file: '/m/fonts/a.woff2', languages: ['EN', 'ES'], weight: '400' },
    { file: '/m/fonts/b.woff2', languages: ['HI'] },
    { file: '/m/fonts/c.woff2' },
  ]);
  const faces = style.match(/@font-face{[^}]*}/g)!;
  expect(faces[0]).toContain('src:url(/m/fonts/a.woff2)format("woff2");font-weight:400;');
  expect(faces[0]).toMatch(/unicode-range:U\+0-24F,[^;]*}$/);
  expect(faces[1]).toMatch(/font-weight:100 900;.*unicode-range:U\+900-97F,/);
  expect(faces[2]).not.toContain('unicode-range');
  expect(style).toContain('html:root{--font:Brand,system-ui,sans-serif;--digits:Brand,system-ui,sans-serif}');
});

test('gives headings the font of texts, with a list of files or an empty one', () => {
  const headings = 'html:root:root{--display:var(--font)}';
  expect(fontStyle([{ file: '/m/a.woff2' }]).endsWith(headings)).toBe(true);
  expect(fontStyle([])).toBe(headings);
  expect(fontStyle()).toBe('');
});

test('replaces the Nastaliq fonts of the device only with a file for Urdu', () => {
  const urdu = 'html:root:lang(ur){--font:Brand,system-ui,sans-serif}';
  expect(fontStyle([{ file: '/m/a.woff2' }])).not.toContain(urdu);
  expect(fontStyle([{ file: '/m/a.woff2', languages: ['UR'] }])).toContain(urdu);
});

test.each([
  { file: '/m/a.woff2)}body{display:none}' },
  { file: 'https://fonts.example/a.woff2' },
  { file: '/m/a.woff2', weight: '400}body{' },
])('ignores %j', (file) => {
  expect(fontStyle([file])).toBe('');
});
