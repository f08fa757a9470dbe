import { setTimeout as after } from 'node:timers/promises';
import type { Browser } from 'playwright';
import { type Demo, startDemo } from '../../demo/server/demo.ts';
import { closePopups } from '../support/popups.ts';
import { measureLoad, type Sample } from './load.ts';
import type { BenchOptions } from './options.ts';
import { holdings, openPhone, type Phone } from './phone.ts';
import { amount, times } from './report.ts';
import type { Unit } from './rows.ts';
import { scrollList } from './scroll-list.ts';
import { serveManyGames } from './served.ts';
import { paintAfter } from './use.ts';

/** Numbers of slot games; the first is the reference. */
const SIZES = [600, 10_000, 100_000] as const;
type Size = (typeof SIZES)[number];

/** Maximum ratio to the reference. */
const FLAT = 1.1;
/** Maximum milliseconds from a key to the next paint. */
const KEY = 50;

const pages = {
  home: '/m/home',
  slots: '/m/slot-games',
  centre: '/m/slotsCenter',
  hot: '/m/hot-games',
} as const;
type PageName = keyof typeof pages;

const units = { total: 'kB', lcp: 'ms', elements: 'count', heap: 'MB' } as const satisfies Record<
  string,
  Unit
>;
type Figure = keyof typeof units;

/** Games to scroll through; every catalogue has that many. */
const PASSED = 360;
/** Games per page of those lists, because a list requests at most one page per second. */
const PAGE = 90;
/** Games that a search covers while typing: more than the product keeps in memory. */
const LOADED = 5_994;
const LOADED_PAGE = 999;
/** Texts to type: a name, a misspelt one, and one without results. */
const typed = ['lantern', 'lantrn tgr', 'xqzvwk'] as const;
/** Milliseconds between the keys of a fast typist. */
const KEY_GAP = 120;
/** Milliseconds until a search is answered and rendered, so that it does not affect the next text. */
const SETTLED = 2_500;

type Found = Map<string, Map<Size, number[]>>;
type Note = (name: string, size: Size, value: number) => void;

/**
 * Compares pages with 600, 10,000 and 100,000 slot games: bytes, largest paint, elements and heap (`home`, `slots`,
 * `centre`, `hot`; scrolled: `many`), and measures the keys of searches in the largest (`use`). Takes the minimum of
 * all rounds, which other programs affect least. @throws on a defect
 */
export async function measureGrowth(browser: Browser, { runs, only }: BenchOptions): Promise<string> {
  const found: Found = new Map();
  const note = (name: string, size: Size, value: number) => {
    const bySize = found.get(name) ?? new Map<Size, number[]>();
    found.set(name, bySize);
    bySize.set(size, [...(bySize.get(size) ?? []), value]);
  };
  const loaded = (Object.keys(pages) as PageName[]).filter((page) => only.includes(page));
  if (loaded.length) await loads(browser, loaded, runs, note);
  for (const size of only.includes('many') ? SIZES : []) {
    const held = await scrolled(browser, size, PAGE, PASSED, holdings);
    note('passed.elements', size, held.elements);
    note('passed.heap', size, held.heap);
  }
  const keys = only.includes('use')
    ? await scrolled(browser, SIZES[2], LOADED_PAGE, LOADED, typing)
    : undefined;
  return [found.size ? tableOf(found) : '', keys ? keysText(keys) : ''].filter(Boolean).join('\n\n');
}

async function loads(browser: Browser, loaded: readonly PageName[], runs: number, note: Note): Promise<void> {
  const demos = new Map<Size, Demo>();
  try {
    for (const games of SIZES) {
      demos.set(games, await startDemo({ port: 0, partnerPort: 0, database: ':memory:', games }));
    }
    // The first round warms up: art is drawn and public responses are cached.
    for (let round = 0; round <= runs; round++) {
      for (const page of loaded) {
        for (const size of round % 2 ? SIZES : SIZES.toReversed()) {
          const { sample } = await measureLoad(browser, demos.get(size)!.origin + pages[page], holdings);
          if (round) for (const figure in units) note(`${page}.${figure}`, size, sample[figure] ?? 0);
        }
      }
      if (round) console.log(`Growth: round ${round} of ${runs}`);
    }
  } finally {
    for (const demo of demos.values()) await demo.close();
  }
}

/** Scrolls a list of all slots through a number of games, and measures the page. */
async function scrolled<Result>(
  browser: Browser,
  games: Size,
  pageSize: number,
  until: number,
  look: (phone: Phone) => Promise<Result>,
): Promise<Result> {
  const demo = await serveManyGames(games, pageSize);
  const phone = await openPhone(browser, { network: false });
  try {
    const { page } = phone;
    await closePopups(page);
    await scrollList(page, demo.origin, until);
    // The list then requests the next page; measure after it arrived.
    await after(SETTLED);
    // From here on pages have the product's own size.
    demo.gateway.faults?.clear();
    const sample = await look(phone);
    if (phone.problems.length) throw new Error(phone.problems.join('; '));
    return sample;
  } finally {
    await phone.close();
    await demo.close();
  }
}

/** Returns the slowest key of each text, in the list's search and in the global one. */
async function typing({ page }: Phone): Promise<Sample> {
  const sample: Sample = {};
  const search = async (field: string, label: string) => {
    const input = page.getByRole('searchbox', { name: label, exact: true });
    await input.waitFor();
    await after(SETTLED);
    for (const text of typed) {
      sample[`${field}, ${text}`] = await paintAfter(page, () =>
        page.keyboard.type(text, { delay: KEY_GAP }),
      );
      await after(SETTLED);
      await input.fill('');
      await after(SETTLED);
    }
  };
  const opener = page.getByRole('button', { name: 'Search', exact: true });
  await opener.tap();
  await search('in the list', 'Search games');
  await page.evaluate(() => history.pushState(null, '', '/m/home'));
  await page.locator('.home').waitFor();
  await after(SETTLED);
  await opener.tap();
  await search('everywhere', 'Search games, studios and types');
  return sample;
}

function tableOf(found: Found): string {
  const names: Record<PageName | 'passed', string> = {
    home: 'home',
    slots: 'slots',
    centre: 'game centre',
    hot: 'hot games',
    passed: `slots, ${PASSED} games passed`,
  };
  const labels: Record<Figure, string> = { total: 'bytes', lcp: 'LCP', elements: 'elements', heap: 'heap' };
  const lines = [...found].map(([name, bySize]) => {
    const [page, figure] = name.split('.') as [PageName, Figure];
    const values = SIZES.map((size) => Math.min(...(bySize.get(size) ?? [])));
    const ratios = values.slice(1).map((each) => each / values[0]!);
    const kept = ratios.every((each) => each < FLAT) ? 'flat' : 'GROWS';
    return [
      `${names[page]}, ${labels[figure]}`,
      ...values.map((each) => amount(each, units[figure])),
      ...ratios.map(times),
      kept,
    ];
  });
  const head = ['', ...SIZES.map((size) => size.toLocaleString('en')), 'x', 'x', `< ${FLAT}`];
  return [head, ...lines]
    .map((cells) => cells.map((cell, at) => (at ? cell.padStart(10) : cell.padEnd(32))).join(''))
    .join('\n');
}

function keysText(keys: Sample): string {
  const lines = Object.entries(keys).map(
    ([name, ms]) => `${name.padEnd(40)}${amount(ms, 'ms').padStart(10)}  ${ms <= KEY ? 'kept' : 'MISSED'}`,
  );
  return [`A key in a search, 100,000 games, ${LOADED} of them passed; at most ${KEY} ms`, ...lines].join(
    '\n',
  );
}
