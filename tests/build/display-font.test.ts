/// <reference path="../../demo/gateway/proof/opentype.d.ts" />
/// <reference path="../../src/build/styles/subset-font.d.ts" />
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import opentype from 'opentype.js';
import subsetFont from 'subset-font';
import { expect, test } from 'vitest';
import { CHARACTERS } from '../../src/build/styles/font-files.ts';
import { fontStyle } from '../../src/lib/brand-font.ts';

const root = join(import.meta.dirname, '../..');
const inDist = (files: string) => globSync(files, { cwd: join(root, 'dist') });
const read = (file: string) => readFileSync(join(root, file));
const files = inDist('site/assets/*.woff2').map((file) => `dist/${file}`);
const css = inDist('site/assets/*.css').map((file) => read(`dist/${file}`).toString());
const faces = css.flatMap((sheet) => sheet.match(/@font-face\{[^}]*\}/g) ?? []);

/** Reads a file of the face in one weight. */
async function inWeight(file: string, wght: number) {
  const font = await subsetFont(read(file), CHARACTERS, { targetFormat: 'sfnt', variationAxes: { wght } });
  return opentype.parse(new Uint8Array(font).buffer);
}
const latin = files.find((file) => !file.includes('-ext-'))!;
const extended = files.find((file) => file.includes('-ext-'))!;

test('site and kiosk have one face, in two files with a hash, of 40 kB in total, and no other build has fonts', () => {
  expect(files.length).toBe(2);
  for (const file of files) expect(file).toMatch(/\/exo-2-latin-(ext-)?[\w-]{8}\.woff2$/);
  const sizes = [latin, extended].map((file) => read(file).length);
  expect(sizes[0]).toBeLessThan(25_000);
  expect(sizes[0]! + sizes[1]!).toBeLessThan(40_000);
  const names = (paths: string[]) => new Set(paths.map((path) => path.split('/').at(-1)));
  expect(names(inDist('kiosk/assets/*.woff2'))).toEqual(names(files));
  expect(inDist('{embed,operators}/**/*.{woff,woff2,ttf}')).toEqual([]);
  const declared = faces.filter((face) => face.includes('url('));
  const addresses = declared.map((face) => `dist/site/${/url\(\/m\/([^)]*)\)/.exec(face)?.[1]}`);
  expect(addresses.toSorted((one, other) => one.localeCompare(other))).toEqual(
    files.toSorted((one, other) => one.localeCompare(other)),
  );
  // A later rule of a face would restyle the whole page.
  const sheets = inDist('site/assets/*.css').filter((file) =>
    read(`dist/${file}`).includes('url(/m/assets/exo'),
  );
  expect(sheets).toEqual([expect.stringContaining('/main-')]);
  // With `optional` Chromium shows the stand-ins on half of the pages that have the face in the cache.
  for (const face of declared) expect(face).toContain('font-display:fallback');
  const others = inDist('embed/**/*.{css,js}').filter((file) => read(`dist/${file}`).includes('@font-face'));
  expect(others).toEqual([]);
});

test('no sheet registers a property, which would restyle the whole page that the sheet joins', () => {
  expect(css.length).toBeGreaterThan(10);
  expect(css.filter((sheet) => sheet.includes('@property'))).toEqual([]);
});

test('the face has the letters of all languages in Latin script, figures of one width, and ₹', async () => {
  const texts = ['EN', 'ES', 'PT', 'TY'].flatMap((code) =>
    globSync(`src/i18n/messages/${code}/*.json`, { cwd: root }).map((file) => read(file).toString()),
  );
  const used = new Set(texts.join('').match(/[\p{Script=Latin}\dʻʼ]/gu));
  const [first, second] = await Promise.all([latin, extended].map((file) => inWeight(file, 600)));
  const missing = [...used, '₹', '₩', '€'].filter(
    (letter) => ![first!, second!].some((font) => font.charToGlyphIndex(letter) > 0),
  );
  expect(missing).toEqual([]);
  const ranges = faces.find((face) => face.includes('-ext-'))!.match(/U\+[\dA-F]+-[\dA-F]+/gi)!;
  const inRange = (code: number) =>
    ranges.some((range) => {
      const [from = 0, to = 0] = range
        .slice(2)
        .split('-')
        .map((hex) => Number.parseInt(hex, 16));
      return code >= from && code <= to;
    });
  // A browser looks a character up in the file in whose range it is, then in the one without a range.
  for (const letter of CHARACTERS) {
    const fonts = inRange(letter.codePointAt(0)!) ? [second!, first!] : [first!];
    expect(Math.max(...fonts.map((font) => font.charToGlyphIndex(letter))), letter).toBeGreaterThan(0);
  }
});

/** Mean width of a letter of SAMPLE in the bold fonts of devices, in em, as measured in their files. */
const WIDTHS = { Roboto: 0.4593, Arial: 0.4856, Liberation: 0.4856, 'DejaVu Sans': 0.578 };
const SAMPLE =
  'The quick brown fox jumps over the lazy dog. Friday free spins, on the house. Juegos populares 1,284,560.75';

test('fonts of devices have the widths and heights of the face until it has loaded', async () => {
  const font = await inWeight(latin, 700);
  const em = font.unitsPerEm;
  const width =
    [...SAMPLE].reduce((sum, letter) => sum + font.charToGlyph(letter).advanceWidth, 0) / SAMPLE.length / em;
  for (const [name, own] of Object.entries(WIDTHS)) {
    const face = faces.find((each) => each.includes(`local(${name}`))!;
    const of = (property: string, otherwise = Number.NaN) =>
      Number(new RegExp(`${property}:([\\d.]+)%`).exec(face)?.[1] ?? otherwise) / 100;
    const size = of('size-adjust', 100);
    expect(Math.abs((own * size) / width - 1), name).toBeLessThan(0.035);
    expect(Math.abs(of('ascent-override') * size - font.ascender / em), name).toBeLessThan(0.006);
    expect(Math.abs(of('descent-override') * size + font.descender / em), name).toBeLessThan(0.006);
    // Arial and DejaVu have Arabic letters too, which are not those of the device's Nastaliq font.
    expect(face).toContain('unicode-range:U+0-2FF');
  }
});

test("pages use the face from the cache only, and a brand's own font replaces it", () => {
  const settings = [...css.join('').matchAll(/([^{}]*)\{--display:([^}]*)\}/g)].map(
    ([, selector = '', value = '']) => [selector, value.split(',').includes('Exo')],
  );
  expect(Object.fromEntries(settings)).toEqual({ 'html:root': false, '.face:root': true });
  // More specific than each of them.
  expect(fontStyle([])).toMatch(/^html:root:root\{--display:/);
});

test("texts of terminals wait for the face, and a brand's own font replaces it", { tags: ['KI-1'] }, () => {
  const sheet = inDist('kiosk/assets/*.css')
    .map((file) => read(`dist/${file}`).toString())
    .join('');
  const own = (sheet.match(/@font-face\{[^}]*\}/g) ?? []).filter((face) => face.includes('url('));
  expect(own).toHaveLength(2);
  for (const face of own) expect(face).toMatch(/url\(\/kiosk\/assets\/exo-2-.*font-display:block/);
  // Less specific than `html:root:root`.
  expect([...sheet.matchAll(/([^{}]*)\{--display:([^},]*)/g)].map(([, ...rule]) => rule)).toEqual([
    ['html:root', 'Exo'],
  ]);
});
