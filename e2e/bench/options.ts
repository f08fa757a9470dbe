import { parseArgs } from 'node:util';

/** The parts of a run that can be asked for by name, in the order they are measured and shown. */
export const parts = [
  'home',
  'slots',
  'centre',
  'hot',
  'promotions',
  'notices',
  'lottery',
  'use',
  'many',
  'bundles',
] as const;
export type Part = (typeof parts)[number];

export interface BenchOptions {
  /** Rounds of loads; interactions are measured in half as many. */
  runs: number;
  only: readonly Part[];
  /** Whether this run becomes the committed earlier one. */
  save: boolean;
  /** File of the earlier run; the committed one unless told. */
  against: string | undefined;
  /** Rounds after which the heap is looked at instead of all that; not unless told. */
  heap: number | undefined;
  /** Visits of a terminal instead of all that; not unless told. */
  days: number | undefined;
  /** Whether the embed is measured beside published sliders instead of all that. */
  embed: boolean;
  /** Whether the front server is measured beside nginx instead of all that. */
  handler: boolean;
  /** Whether pages of small and large catalogues are held against each other instead of all that. */
  growth: boolean;
}

const RUNS = 5;
const HEAP_ROUNDS = 500;
const VISITS = 1_000;
/** Rounds between two looks at the heap. */
export const HEAP_LOOK = 50;

/** Reads the command line. @throws with what is wrong with it */
export function readOptions(args: readonly string[]): BenchOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      runs: { type: 'string' },
      only: { type: 'string', multiple: true },
      save: { type: 'boolean', default: false },
      against: { type: 'string' },
      heap: { type: 'boolean', default: false },
      days: { type: 'boolean', default: false },
      embed: { type: 'boolean', default: false },
      handler: { type: 'boolean', default: false },
      growth: { type: 'boolean', default: false },
      rounds: { type: 'string' },
    },
  });
  const runs = values.runs === undefined ? RUNS : Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1) throw new Error('--runs takes a whole number from 1');
  const named = (values.only ?? []).flatMap((names) => names.split(','));
  const unknown = named.find((name) => !(parts as readonly string[]).includes(name));
  if (unknown !== undefined) throw new Error(`--only knows ${parts.join(', ')}; not ${unknown}`);
  const only = named.length ? parts.filter((part) => named.includes(part)) : parts;
  if (values.save && only.length < parts.length) throw new Error('--save needs a whole run, without --only');
  const days = values.days ? visitsOf(values.rounds) : undefined;
  const heap = days ? undefined : heapRounds(values);
  const { save, against, embed, handler, growth } = values;
  return { runs, only, save, against, heap, days, embed, handler, growth };
}

function heapRounds({ heap, rounds }: { heap: boolean; rounds?: string | undefined }): number | undefined {
  if (!heap && rounds !== undefined) throw new Error('--rounds are those of --heap and --days');
  const count = rounds === undefined ? HEAP_ROUNDS : Number(rounds);
  if (!Number.isInteger(count) || count < 4 * HEAP_LOOK || count % HEAP_LOOK) {
    throw new Error(`--rounds takes a multiple of ${HEAP_LOOK}, from ${4 * HEAP_LOOK}`);
  }
  return heap ? count : undefined;
}

function visitsOf(rounds: string | undefined): number {
  const count = rounds === undefined ? VISITS : Number(rounds);
  if (!Number.isInteger(count) || count < 40) throw new Error('--rounds takes a whole number from 40');
  return count;
}
