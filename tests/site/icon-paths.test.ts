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

test.each(['gamepad-2', 'fish', 'cherry', 'dices', 'volleyball', 'search', 'star', 'chevron-left'])(
  'the icon %s is drawn with the same lines, to a hundredth, in the fewest elements',
  async (name) => {
    const [before, after] = await shapesOf(name);
    const lines = (shapes: Shape[]) => shapes.map(({ 1: { d } }) => d ?? '').join('');
    const commands = (shapes: Shape[]) => lines(shapes).replace(/[^a-z]/gi, '');
    expect([...commands(after)].sort()).toEqual([...commands(before)].sort());
    const numbers = (shapes: Shape[]) =>
      (lines(shapes).match(/-?(\d+\.?\d*|\.\d+)/g) ?? []).map(Number).sort((one, other) => one - other);
    const drawn = numbers(after);
    expect(drawn).toHaveLength(numbers(before).length);
    for (const [place, number] of numbers(before).entries())
      expect(Math.abs(drawn[place]! - number)).toBeLessThan(0.0051);
    expect(after.filter(({ 1: { d } }) => d?.startsWith('M')).length).toBeLessThanOrEqual(1);
    expect(after.filter(({ 0: kind }) => kind !== 'path')).toEqual(
      before.filter(({ 0: kind }) => kind !== 'path'),
    );
  },
);
