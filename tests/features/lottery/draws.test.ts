// @vitest-environment happy-dom
import { cleanStores } from 'nanostores';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Draws, draws } from '../../../src/features/lottery/draws.ts';
import { RECENT_DRAWS, recentDraws } from '../../../src/features/lottery/results.ts';
import { $tick } from '../../../src/features/lottery/tick.ts';
import { getDrawNumber, getRecentDraws } from '../../../src/gateway/endpoints/lottery.ts';
import type { Resource } from '../../../src/gateway/resource.ts';
import { type TestEnvironment, testEnvironment } from '../../support/test-environment.ts';

const NOON = Date.UTC(2026, 0, 15, 12);
const MINUTE = 60_000;
let here: TestEnvironment;
/** The gateway's time, and what the device's clock is ahead of it. */
let now: number;
let ahead: number;
let $draws: Resource<Draws>;
const leave: (() => void)[] = [];

beforeEach(async () => {
  now = NOON;
  ahead = 0;
  here = await testEnvironment({ clock: () => now });
  here.platform.now = () => now + ahead;
  $draws = draws({ merchantCode: 'foyer', gameType: 'ELOTT' });
});
afterEach(() => {
  for (const stop of leave.splice(0)) stop();
  // They would live on for a second, into the time of the next world.
  cleanStores($draws, $tick);
  vi.restoreAllMocks();
  here.close();
});

async function read(): Promise<Draws> {
  leave.push($draws.listen(() => {}));
  return vi.waitUntil(known);
}
const known = () => {
  const value = $draws.get();
  return value.state === 'ready' && value.value;
};
const drawOf = (code: string) => (known() || undefined)?.byCode[code];
const asked = () => here.sentTo(getDrawNumber).length;
const beat = () => new Promise((resolve) => setTimeout(resolve, 600));
/** Milliseconds that are more than the spread of the visitors' questions. */
const AFTER = 2_000;

test('LA-4 a draw that is over brings the next one, once', async () => {
  await read();
  const first = drawOf('MB1')!;
  now = first.drawsAt - 1_000;
  await beat();
  // The clock leapt, which is a reason to ask by itself.
  await vi.waitUntil(() => asked() === 2);
  now = first.drawsAt + AFTER;
  await vi.waitUntil(() => drawOf('MB1')!.drawNumber !== first.drawNumber);
  expect(drawOf('MB1')!.last!.drawNumber).toBe(first.drawNumber);
  await beat();
  expect(asked()).toBe(3);
});

test('LA-4 a wrong clock of the device makes no difference', async () => {
  ahead = -7 * 3_600_000;
  const { offset } = await read();
  expect(Math.abs(offset - 7 * 3_600_000)).toBeLessThan(1_000);
  await beat();
  expect(asked()).toBe(1);
  // Set right while the page is open: what is left is measured anew.
  ahead = 0;
  await vi.waitUntil(() => Math.abs((known() as Draws).offset) < 1_000);
});

test('LA-4 nothing ticks or is asked while the page is hidden; seen again it is right at once', async () => {
  await read();
  const first = drawOf('MB1')!;
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  document.dispatchEvent(new Event('visibilitychange'));
  const stood = $tick.get();
  now += 10 * MINUTE;
  await beat();
  expect($tick.get()).toBe(stood);
  expect(asked()).toBe(1);
  hidden.mockReturnValue(false);
  document.dispatchEvent(new Event('visibilitychange'));
  expect($tick.get()).toBe(now);
  await vi.waitUntil(() => drawOf('MB1')!.drawNumber !== first.drawNumber);
  expect(drawOf('MB1')!.drawsAt).toBeGreaterThan(now);
});

test('a gateway that fails after a draw is asked again a few seconds later', async () => {
  await read();
  const first = drawOf('MB1')!;
  here.gateway.faults!.set({ endpoint: 'getDrawNumber', malformed: 'html', times: 1 });
  now = first.drawsAt + AFTER;
  await vi.waitUntil(() => asked() === 2);
  expect(drawOf('MB1')).toEqual(first);
  // Only a clock that goes on beats.
  const followed = () => {
    now += 1;
    return drawOf('MB1')!.drawNumber !== first.drawNumber;
  };
  await vi.waitUntil(followed, { timeout: 8_000 });
}, 15_000);

test('LA-4 the results of a lottery follow its draws', async () => {
  await read();
  const first = drawOf('VNSG3')!;
  const $recent = recentDraws('foyer', 'VNSG3', $draws);
  leave.push($recent.listen(() => {}));
  const newest = () => {
    const list = $recent.get();
    return list.state === 'ready' ? list.value[0]?.drawNumber : undefined;
  };
  await vi.waitUntil(() => newest() === first.last!.drawNumber);
  expect(here.sentTo(getRecentDraws)[0]!.query.get('size')).toBe(String(RECENT_DRAWS));
  now = first.drawsAt + AFTER;
  await vi.waitUntil(() => newest() === first.drawNumber);
  expect(here.sentTo(getRecentDraws)).toHaveLength(2);
});
