import type { Browser, CDPSession, Page } from 'playwright';
import { startDemo } from '../../demo/server/demo.ts';
import { closePopups } from '../support/popups.ts';
import { slope } from './figures.ts';
import { HEAP_LOOK } from './options.ts';
import { amount } from './report.ts';

const accounts = ['maya7', 'ravi1', 'noor2'];
const PASSWORD = 'foyer-1234';
const LETTERS = 26;

/** Memory of a page after a number of rounds, after garbage collection. */
interface Holding {
  rounds: number;
  /** Bytes of JavaScript. */
  heap: number;
  /** DOM nodes, including detached ones. */
  nodes: number;
  listeners: number;
}

/**
 * In one page, never reloaded, members sign in, search a game and sign out, `rounds` times with different searches.
 * Reports memory every 50 rounds, and its growth. @throws on a defect
 */
export async function measureHeap(browser: Browser, rounds: number): Promise<string> {
  const demo = await startDemo({ port: 0, partnerPort: 0, database: ':memory:' });
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  try {
    const page = await context.newPage();
    const problems: string[] = [];
    page.on('pageerror', ({ message }) => problems.push(message));
    const cdp = await context.newCDPSession(page);
    await closePopups(page);
    await page.goto(`${demo.origin}/m/login`);
    const found: Holding[] = [];
    for (let round = 0; round <= rounds; round++) {
      if (round % HEAP_LOOK === 0) {
        found.push(await holding(cdp, round));
        console.log(lineOf(found.at(-1)!));
      }
      if (round < rounds) await visit(page, round);
      if (problems.length) throw new Error(`round ${round}: ${problems.join('; ')}`);
    }
    return summary(found);
  } finally {
    await context.close();
    await demo.close();
  }
}

/** A member signs in, searches for a new name and signs out. */
async function visit(page: Page, round: number): Promise<void> {
  await goTo(page, '/m/login');
  await page.getByLabel(/^Username/).fill(accounts[round % accounts.length]!);
  await page.getByLabel(/^Password/).fill(PASSWORD);
  await page.locator('form').getByRole('button', { name: 'Log in' }).click();
  await page.getByRole('button', { name: /My account/ }).waitFor();
  const name = letters(round);
  const answered = page.waitForResponse(
    (reply) => new URL(reply.url()).searchParams.get('gameName') === name,
  );
  await goTo(page, `/m/slot-games?vassalage=ALL&name=${name}`);
  await answered;
  await page.locator('.game-tile, .async-view--empty').first().waitFor();
  await goTo(page, '/m/set');
  await page.getByRole('button', { name: 'Log out' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Log out' }).click();
  await page.getByRole('link', { name: 'Log in' }).first().waitFor();
}

/** Navigates within the page, as its links do. */
const goTo = (page: Page, address: string) => page.evaluate((to) => history.pushState(null, '', to), address);

/** Two letters, different in each round. */
const letters = (round: number) =>
  [Math.floor(round / LETTERS), round % LETTERS]
    .map((place) => String.fromCharCode('a'.charCodeAt(0) + (place % LETTERS)))
    .join('');

async function holding(cdp: CDPSession, rounds: number): Promise<Holding> {
  // Twice: the first collection may release further objects.
  for (let time = 0; time < 2; time++) await cdp.send('HeapProfiler.collectGarbage');
  const { usedSize } = await cdp.send('Runtime.getHeapUsage');
  const { nodes, jsEventListeners } = await cdp.send('Memory.getDOMCounters');
  return { rounds, heap: usedSize, nodes, listeners: jsEventListeners };
}

const lineOf = ({ rounds, heap, nodes, listeners }: Holding) =>
  `${String(rounds).padStart(6)} rounds  ${amount(heap, 'MB').padStart(8)}  ${nodes} nodes  ${listeners} listeners`;

/** Returns the growth per round: without the first sample, when some pages are new, and in the second half. */
function summary(found: readonly Holding[]): string {
  const grows = (name: string, some: readonly Holding[]) => {
    const of = (value: (one: Holding) => number) =>
      slope(some.map((one) => ({ x: one.rounds, y: value(one) }))) ?? 0;
    const [from, to] = [some[0]!, some.at(-1)!];
    return [
      `${name}, rounds ${from.rounds} to ${to.rounds}:`,
      `${(of(({ heap }) => heap) / 1_000).toFixed(2)} kB a round,`,
      `from ${amount(from.heap, 'MB')} to ${amount(to.heap, 'MB')};`,
      `${of(({ nodes }) => nodes).toFixed(2)} nodes,`,
      `${of(({ listeners }) => listeners).toFixed(2)} listeners a round`,
    ].join(' ');
  };
  const warm = found.slice(1);
  return [grows('All', warm), grows('Later half', warm.slice(Math.floor(warm.length / 2)))].join('\n');
}
