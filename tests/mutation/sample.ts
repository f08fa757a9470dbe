import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Instrumenter } from '@stryker-mutator/instrumenter';

/** Where a mutant stands: lines from 1, columns from 0. */
interface Place {
  start: { line: number; column: number };
  end: { line: number; column: number };
}

/** Some of a file's mutants, as patterns that Stryker takes, and how many the file has. */
export interface Sample {
  patterns: string[];
  mutants: number;
}

/**
 * A sample of a core file's mutants, the same for the same code. Only mutants with no other inside are drawn: an emptied
 * block is noticed more easily than what stands in it, so that a sample's score is rather too low than too high.
 */
export async function sampleOf(root: string, file: string, most: number): Promise<Sample> {
  const name = join(root, file);
  const silent = { isDebugEnabled: () => false, isTraceEnabled: () => false, info() {}, debug() {} };
  const { mutants } = await new Instrumenter(silent as never).instrument(
    [{ name, content: readFileSync(name, 'utf8'), mutate: true }],
    { plugins: null, ignorers: [], excludedMutations: [] },
  );
  const places = [...new Map(mutants.map(({ location }) => [patternOf(file, location), location]))];
  const leaves = places.filter(([, place]) => !places.some(([, other]) => isInside(other, place)));
  const drawn = leaves.map(([pattern]) => pattern).sort((a, b) => (drawOf(a) < drawOf(b) ? -1 : 1));
  return { patterns: drawn.slice(0, most), mutants: mutants.length };
}

function patternOf(file: string, { start, end }: Place): string {
  // Babel counts lines from 1, the instrumenter from 0.
  return `${file}:${start.line + 1}:${start.column}-${end.line + 1}:${end.column}`;
}

function isInside(inner: Place, outer: Place): boolean {
  return inner !== outer && !isBefore(inner.start, outer.start) && !isBefore(outer.end, inner.end);
}

function isBefore(a: Place['start'], b: Place['start']): boolean {
  return a.line < b.line || (a.line === b.line && a.column < b.column);
}

const drawOf = (pattern: string) => createHash('sha256').update(pattern).digest('hex');
