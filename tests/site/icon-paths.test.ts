import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { withPathsJoined } from '../../src/build/plugins/icon-paths.ts';

const icon = (name: string) => createRequire(import.meta.url).resolve(`lucide/dist/esm/icons/${name}.mjs`);

interface Shape {
  0: string;
  1: { d?: string };
}

async function shapesOf(name: string): Promise<[Shape[], Shape[]]> {
  const code = readFileSync(icon(name), 'utf8');
  const read = async (text: string) =>
    (await import(`data:text/javascript,${encodeURIComponent(text)}`)).default as Shape[];
  return [await read(code), await read(withPathsJoined(code))];
}

test.each([
  'id-card',
  'gamepad-2',
  'fish',
  'cherry',
  'dices',
  'volleyball',
  'search',
  'star',
  'chevron-left',
])('the icon %s is drawn with the same lines, to a hundredth, in the fewest elements', async (name) => {
  const [before, after] = await shapesOf(name);
  const lines = (shapes: Shape[]) => shapes.map(({ 1: { d } }) => d ?? '').join('');
  // Everything but the fractions, as flags of arcs need no space around them.
  const shape = (shapes: Shape[]) => lines(shapes).replaceAll(/\.\d+/g, '.');
  expect(shape(after)).toHaveLength(shape(before).length);
  for (const { 1: line } of before)
    if (line.d) expect(shape(after)).toContain(shape([['path', line] as never]));
  const fractions = (shapes: Shape[]) =>
    (lines(shapes).match(/\.\d+/g) ?? []).map(Number).sort((one, other) => one - other);
  const drawn = fractions(after);
  for (const [place, fraction] of fractions(before).entries())
    expect(Math.abs(drawn[place]! - fraction)).toBeLessThan(0.0051);
  expect(after.filter(({ 1: { d } }) => d?.startsWith('M')).length).toBeLessThanOrEqual(1);
  expect(after.filter(({ 0: kind }) => kind !== 'path')).toEqual(
    before.filter(({ 0: kind }) => kind !== 'path'),
  );
});
