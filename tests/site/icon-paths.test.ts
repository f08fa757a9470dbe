import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { withPathsJoined } from '../../src/build/plugins/icon-paths.ts';

const icon = (name: string) => createRequire(import.meta.url).resolve(`lucide/dist/esm/icons/${name}.mjs`);

interface Shape {
  0: string;
  1: Record<string, string>;
}

/** Returns the path of a path or a line. */
function pathOf({ 0: kind, 1: given }: Shape): string {
  return kind === 'line' ? `M${given.x1} ${given.y1}L${given.x2} ${given.y2}` : (given.d ?? '');
}

/** Returns a path without the differences between a first and a later start, which draw the same. */
function sameStarts(path: string): string {
  return path
    .replaceAll('m', 'M')
    .replaceAll(/(M-?[\d.]+ ?-?[\d.]+)l(?=(\d)?)/g, (_, start, next) => start + (next ? ' ' : ''));
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
  'arrow-left',
  'trophy',
])('the icon %s is drawn with the same lines, to a hundredth, in the fewest elements', async (name) => {
  const [before, after] = await shapesOf(name);
  const lines = (shapes: Shape[]) => sameStarts(shapes.map(pathOf).join(''));
  // Everything but the fractions, as flags of arcs need no space around them.
  const shape = (shapes: Shape[]) => lines(shapes).replaceAll(/\.\d+/g, '.');
  expect(shape(after)).toHaveLength(shape(before).length);
  for (const line of before) expect(shape(after)).toContain(shape([line]));
  // After `M`, numbers without a command are points of the icon, after `m` distances.
  const absoluteLines = (shapes: Shape[]) => {
    const tokens = shapes
      .map(pathOf)
      .join('')
      .match(/[a-z]|-?\d*\.?\d+/gi);
    return tokens?.join(' ').match(/M( -?[\d.]+){3}/g)?.length;
  };
  expect(absoluteLines(after)).toBe(absoluteLines(before));
  const fractions = (shapes: Shape[]) =>
    (lines(shapes).match(/\.\d+/g) ?? []).map(Number).sort((one, other) => one - other);
  const drawn = fractions(after);
  for (const [place, fraction] of fractions(before).entries())
    expect(Math.abs(drawn[place]! - fraction)).toBeLessThan(0.0051);
  expect(after.filter(pathOf)).toHaveLength(Math.min(1, before.filter(pathOf).length));
  expect(after.filter((shape) => !pathOf(shape))).toEqual(before.filter((shape) => !pathOf(shape)));
});
