import { parseArgs } from 'node:util';

/** Parts of a run by name, in the order of measurement and display. */
export const parts = [
  'home',
  'slots',
  'centre',
  'hot',
  'promotions',
  'notices',
  'lottery',
  'login',
  'first',
  'use',
  'motion',
  'many',
  'bundles',
] as const;
export type Part = (typeof parts)[number];

export interface BenchOptions {
  /** Rounds of loads; interactions have half as many. */
  runs: number;
  only: readonly Part[];
  /** Whether to save this run as the committed earlier one. */
  save: boolean;
  /** File of the earlier run; the committed one by default. */
  against: string | undefined;
  /** Measures the heap after this many rounds instead. */
  heap: number | undefined;
  /** Measures a terminal for this many visits instead. */
  days: number | undefined;
  /** Compares the embed with published sliders instead. */
  embed: boolean;
  /** Compares the front server with nginx instead. */
  handler: boolean;
  /** Compares small and large catalogues instead. */
  growth: boolean;
}

const RUNS = 5;
const HEAP_ROUNDS = 500;
const VISITS = 1_000;
/** Rounds between two heap samples. */
export const HEAP_LOOK = 50;

/** Parses the command line. @throws with a message for invalid options */
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
