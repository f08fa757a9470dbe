import type { Part } from './options.ts';

export type Unit = 'ms' | 'kB' | 'MB' | 'score' | 'count';

/** A maximum for a figure or for its ratio to the baseline page. */
export interface Goal {
  most: number;
  of: 'value' | 'baselinePage';
}

/** One line of the table. */
export interface Row {
  /** Name of the figure in a run's file. */
  id: string;
  label: string;
  unit: Unit;
  /** The figure of the baseline page to compare with. */
  baselinePage?: string;
  goal?: Goal;
}

export interface Section {
  part: Part | 'baselinePage';
  title: string;
  rows: readonly Row[];
}

/** The results of a run as stored in its file. */
export interface Report {
  when: string;
  machine: string;
  runs: number;
  /** Medians by name; times in ms, sizes in bytes. */
  values: Readonly<Record<string, number>>;
  /** Ratios to the baseline page by name, per round. */
  toBaselinePage: Readonly<Record<string, number>>;
}

/** Maximum time from a tap or key to the next paint (ms). */
const PROMPT: Goal = { most: 100, of: 'value' };
/** The target for keys in the login form (ms). */
const KEY: Goal = { most: 50, of: 'value' };

const loadRows = (page: string, baselinePage: string | undefined, goals: Record<string, Goal>): Row[] => {
  const row = (figure: string, label: string, unit: Unit): Row => ({
    id: `${page}.${figure}`,
    label,
    unit,
    ...(baselinePage && { baselinePage: `${baselinePage}.${figure}` }),
    ...(goals[figure] && { goal: goals[figure] }),
  });
  return [
    row('lcp', 'LCP', 'ms'),
    row('fcp', 'FCP', 'ms'),
    row('tbt', 'TBT', 'ms'),
    row('cls', 'CLS', 'score'),
    row('work', 'work of the main thread', 'ms'),
    row('js', 'JS', 'kB'),
    row('css', 'CSS', 'kB'),
    row('html', 'HTML', 'kB'),
    row('images', 'images', 'kB'),
    row('data', 'data', 'kB'),
    row('total', 'all, until quiet', 'kB'),
    row('load', 'all, until load', 'kB'),
  ];
};

const calm: Record<string, Goal> = { tbt: { most: 100, of: 'value' }, cls: { most: 0, of: 'value' } };
const homeGoals = { ...calm, lcp: { most: 1.2, of: 'baselinePage' } } satisfies Record<string, Goal>;

/** Returns all lines of the table. */
export function sections(mounts: readonly string[]): Section[] {
  const use = (id: string, label: string, baselinePage: string, goal: Goal): Row => ({
    id: `use.${id}`,
    label,
    unit: 'ms',
    baselinePage: `baselinePage.${baselinePage}`,
    goal,
  });
  const bundle = (name: string, label: string, baselinePage?: string): Row[] =>
    ['gzip', 'brotli'].map((way) => ({
      id: `bundles.${name}.${way}`,
      label: `${label}, ${way}`,
      unit: 'kB',
      ...(baselinePage && { baselinePage: `bundles.${baselinePage}.${way}` }),
    }));
  return [
    {
      part: 'baselinePage',
      title: 'The baseline page, an empty one on React and wouter',
      rows: [
        ...loadRows('baselinePage', undefined, {}),
        { id: 'baselinePage.tap', label: 'a tap, to another page', unit: 'ms' },
        { id: 'baselinePage.key', label: 'a key in its field', unit: 'ms' },
        { id: 'baselinePage.elements', label: 'DOM elements', unit: 'count' },
        { id: 'baselinePage.heap', label: 'JS heap', unit: 'MB' },
      ],
    },
    { part: 'home', title: 'Home, /m/home', rows: loadRows('home', 'baselinePage', homeGoals) },
    { part: 'slots', title: 'Slots, /m/slot-games', rows: loadRows('slots', 'baselinePage', calm) },
    { part: 'centre', title: 'Game centre, /m/slotsCenter', rows: loadRows('centre', 'baselinePage', calm) },
    { part: 'hot', title: 'Hot games, /m/hot-games', rows: loadRows('hot', 'baselinePage', calm) },
    {
      part: 'promotions',
      title: 'Promotions, /m/activity',
      rows: loadRows('promotions', 'baselinePage', calm),
    },
    { part: 'notices', title: 'Announcements, /m/notice', rows: loadRows('notices', 'baselinePage', calm) },
    { part: 'lottery', title: 'Lottery, /m/lott', rows: loadRows('lottery', 'baselinePage', calm) },
    {
      part: 'use',
      title: 'In use: interaction to next paint',
      rows: [
        use('vendor', 'another vendor', 'tap', PROMPT),
        use('category', 'another category', 'tap', PROMPT),
        use('filter', 'the filter opens', 'tap', PROMPT),
        use('apply', 'a filter is applied', 'tap', PROMPT),
        use('search', 'a key in the search', 'key', PROMPT),
        use('login', 'a key in the login form', 'key', KEY),
      ],
    },
    {
      part: 'many',
      title: 'A list of 10,000 games, scrolled to its end',
      rows: [
        { id: 'many.elements', label: 'DOM elements', unit: 'count', baselinePage: 'baselinePage.elements' },
        { id: 'many.heap', label: 'JS heap', unit: 'MB', baselinePage: 'baselinePage.heap' },
      ],
    },
    {
      part: 'bundles',
      title: 'Bundles: scripts and styles',
      rows: [
        ...bundle('baselinePage', 'the baseline page'),
        ...bundle('home', 'site, home', 'baselinePage'),
        ...bundle('login', 'site, login', 'baselinePage'),
        ...bundle('register', 'site, registration', 'baselinePage'),
        ...bundle('kiosk', 'kiosk', 'baselinePage'),
        ...bundle('loader', 'embed, loader'),
        ...mounts.flatMap((name) => bundle(name, `embed, ${name}`)),
      ],
    },
  ];
}
