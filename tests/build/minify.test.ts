import type { Plugin } from 'rollup';
import { rollup } from 'rollup';
import { expect, test } from 'vitest';
import { minify } from '../../src/build/plugins/shared-plugins.ts';

/** A module as the builds write it. */
async function small(source: string): Promise<string> {
  const given: Plugin = { name: 'given', resolveId: (id) => id, load: () => source };
  const built = await rollup({ input: 'chunk.js', plugins: [given, minify()] });
  const { output } = await built.generate({ format: 'es' });
  return output[0].code;
}

test('keeps a function that reads its arguments a function', async () => {
  const reads = await small('export const m = {}; m.count = function (a) { return a + arguments.length; };');
  expect(reads).toMatch(/=function\(/);
});
