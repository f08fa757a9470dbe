import { earlyTaps } from './first.ts';
import { motions } from './motion.ts';
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
    row('html', 'HTML without headers', 'kB'),
    row('images', 'images', 'kB'),
    row('data', 'data', 'kB'),
    row('total', 'all, until quiet', 'kB'),
    row('load', 'all, until load', 'kB'),
  ];
};

/** Returns the goals of a page: ratios of its largest paint and work to the baseline page, and bytes of its HTML. */
const goalsOf = (lcp: number, work: number, html: number): Record<string, Goal> => ({
  tbt: { most: 50, of: 'value' },
  cls: { most: 0, of: 'value' },
  lcp: { most: lcp, of: 'baselinePage' },
  work: { most: work, of: 'baselinePage' },
  html: { most: html, of: 'value' },
});
const homeGoals = goalsOf(0.85, 5, 15_000);
const slotsGoals = goalsOf(0.8, 4, 14_000);
const pageGoals = goalsOf(0.85, 4, 14_000);

/** Returns the lines of a page's first reactions, with goals as ratios. */
const firstRows = (page: string, label: string, control: number, react: number): Row[] => [
  {
    id: `${page}.control`,
    label: `${label}: first link or control in the painted HTML`,
    unit: 'ms',
    baselinePage: 'baselinePage.control',
    goal: { most: control, of: 'baselinePage' },
  },
  {
    id: `${page}.react`,
    label: `${label}: React answers`,
    unit: 'ms',
    baselinePage: 'baselinePage.react',
    goal: { most: react, of: 'baselinePage' },
  },
];

/** Returns the lines of a view transition, next to the same tap without one. */
const motionRows = (name: string, label: string): Row[] =>
  (
    [
      ['visible', 'tap until visible'],
      ['frame', 'longest frame'],
      ['work', 'work of the main thread'],
    ] as const
  ).map(([figure, what]) => ({
    id: `motion-${name}.${figure}`,
    label: `${label}: ${what}`,
    unit: 'ms',
    baselinePage: `still-${name}.${figure}`,
  }));

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
        { id: 'baselinePage.control', label: 'its link', unit: 'ms' },
        { id: 'baselinePage.react', label: 'React answers', unit: 'ms' },
        { id: 'baselinePage.tap-early', label: 'its link, tapped at first paint + 100 ms', unit: 'ms' },
        { id: 'baselinePage.key', label: 'a key in its field', unit: 'ms' },
        { id: 'baselinePage.elements', label: 'DOM elements', unit: 'count' },
        { id: 'baselinePage.heap', label: 'JS heap', unit: 'MB' },
      ],
    },
    { part: 'home', title: 'Home, /m/home', rows: loadRows('home', 'baselinePage', homeGoals) },
    { part: 'slots', title: 'Slots, /m/slot-games', rows: loadRows('slots', 'baselinePage', slotsGoals) },
    {
      part: 'centre',
      title: 'Game centre, /m/slotsCenter',
      rows: loadRows('centre', 'baselinePage', pageGoals),
    },
    { part: 'hot', title: 'Hot games, /m/hot-games', rows: loadRows('hot', 'baselinePage', pageGoals) },
    {
      part: 'promotions',
      title: 'Promotions, /m/activity',
      rows: loadRows('promotions', 'baselinePage', pageGoals),
    },
    {
      part: 'notices',
      title: 'Announcements, /m/notice',
      rows: loadRows('notices', 'baselinePage', pageGoals),
    },
    { part: 'lottery', title: 'Lottery, /m/lott', rows: loadRows('lottery', 'baselinePage', pageGoals) },
    { part: 'login', title: 'Login, /m/login', rows: loadRows('login', 'baselinePage', pageGoals) },
    {
      part: 'first',
      title: 'First reactions',
      rows: [
        ...firstRows('home', 'home', 0.8, 1.5),
        ...firstRows('slots', 'slots', 0.7, 1.6),
        ...firstRows('hot', 'hot games', 0.8, 1.8),
        ...firstRows('promotions', 'promotions', 0.8, 1.8),
        ...firstRows('login', 'login', 0.8, 1.8),
        ...earlyTaps.flatMap(({ name }): Row[] => [
          {
            id: `early-${name}.pressed`,
            label: `${name}, tapped at first paint + 100 ms: looks pressed`,
            unit: 'ms',
          },
          {
            id: `early-${name}.tap`,
            label: `${name}, tapped at first paint + 100 ms: visible reaction`,
            unit: 'ms',
            baselinePage: 'baselinePage.tap-early',
          },
        ]),
      ],
    },
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
      part: 'motion',
      title: 'Pictures that move; the baseline is the same without view transitions',
      rows: motions.flatMap(({ name, label }) => motionRows(name, label)),
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
