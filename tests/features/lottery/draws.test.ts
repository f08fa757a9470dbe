// @module-tag LA-4
// @vitest-environment happy-dom
import { cleanStores } from 'nanostores';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Draws, draws } from '../../../src/features/lottery/draws.ts';
import { RECENT_DRAWS, recentDraws } from '../../../src/features/lottery/results.ts';
import type { Resource } from '../../../src/gateway/cache/resource.ts';
import { type Draw, getDrawNumber, getRecentDraws } from '../../../src/gateway/endpoints/lottery.ts';
import { $tick } from '../../../src/platform/tick.ts';
import { pass, stopClock } from '../../support/clock.ts';
import { settled } from '../../support/patient.ts';
import { type TestEnvironment, testEnvironment } from '../../support/test-environment.ts';

const NOON = Date.UTC(2026, 0, 15, 12);
const MINUTE = 60_000;
let here: TestEnvironment;
/** Milliseconds the device's clock is ahead of the gateway's. */
let ahead: number;
let $draws: Resource<Draws>;
const leave: (() => void)[] = [];

beforeEach(async () => {
  stopClock(NOON);
  // Makes the random delay after a draw constant.
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  ahead = 0;
  here = await testEnvironment();
  here.platform.now = () => Date.now() + ahead;
  $draws = draws({ merchantCode: 'foyer', gameType: 'ELOTT' });
});
afterEach(() => {
  for (const stop of leave.splice(0)) stop();
  // Unused stores would live for another second, into the next test.
  cleanStores($draws, $tick);
});

async function read(): Promise<Draws> {
  leave.push($draws.listen(() => {}));
  await settled(() => expect($draws.get().state).toBe('ready'));
  return known()!;
}
const known = () => {
  const value = $draws.get();
  return value.state === 'ready' ? value.value : undefined;
};
const drawOf = (code: string) => known()!.byCode[code]!;
const soonest = () => Object.values(known()!.byCode).sort((a, b) => a.drawsAt - b.drawsAt)[0]!;
/** Advances the time to milliseconds after a draw. */
const passUntil = ({ drawsAt }: Draw, after: number) => pass(drawsAt + after - Date.now());
const requestCount = () => here.sentTo(getDrawNumber).length;

test('fetches the next draw once, in the second after a draw ends', async () => {
  await read();
  const first = soonest();
  await passUntil(first, 499);
  expect(requestCount()).toBe(1);
  await passUntil(first, 500);
  expect(requestCount()).toBe(2);
  await settled(() => expect(drawOf(first.code).drawNumber).not.toBe(first.drawNumber));
  expect(drawOf(first.code).last!.drawNumber).toBe(first.drawNumber);
  await passUntil(soonest(), 499);
  expect(requestCount()).toBe(2);
});

test('refetches after the clock jumps', async () => {
  await read();
  ahead = 5_000;
  await pass(250);
  expect(requestCount()).toBe(2);
  await settled(() => expect(known()!.offset).toBe(-5_000));
  ahead = 9_000;
  await pass(250);
  expect(requestCount()).toBe(2);
});

test("does not depend on the device's clock", async () => {
  ahead = -7 * 3_600_000;
  expect((await read()).offset).toBe(7 * 3_600_000);
  await pass(1_000);
  expect(requestCount()).toBe(1);
  // The clock is corrected while the page is open.
  ahead = 0;
  await pass(250);
  await settled(() => expect(known()!.offset).toBe(0));
});

test('assumes the gateway’s clock was read halfway between request and response', async () => {
  const hold = here.gateway.faults!.hold('getDrawNumber');
  here.gateway.faults!.rewrite('getDrawNumber', (value) => ({ ...value, serverTime: NOON + 2_000 }));
  leave.push($draws.listen(() => {}));
  await hold.reached;
  await pass(4_000);
  hold.release();
  expect((await read()).offset).toBe(0);
});

test('pauses in a hidden tab and catches up when visible', async () => {
  await read();
  const first = drawOf('MB1');
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  document.dispatchEvent(new Event('visibilitychange'));
  const stood = $tick.get();
  await pass(10 * MINUTE);
  expect($tick.get()).toBe(stood);
  expect(requestCount()).toBe(1);
  hidden.mockReturnValue(false);
  document.dispatchEvent(new Event('visibilitychange'));
  expect($tick.get()).toBe(Date.now());
  await settled(() => expect(drawOf('MB1').drawNumber).not.toBe(first.drawNumber));
  expect(drawOf('MB1').drawsAt).toBeGreaterThan(Date.now());
});

test('retries 3 s after a failure', async () => {
  await read();
  const first = soonest();
  here.gateway.faults!.set({ endpoint: 'getDrawNumber', malformed: 'html', times: 1 });
  await passUntil(first, 500);
  expect(requestCount()).toBe(2);
  await pass(2_999);
  expect(requestCount()).toBe(2);
  expect(drawOf(first.code)).toEqual(first);
  await pass(250);
  expect(requestCount()).toBe(3);
  await settled(() => expect(drawOf(first.code).drawNumber).not.toBe(first.drawNumber));
});

test('refetches results after each draw', async () => {
  await read();
  const first = drawOf('VNSG3');
  const $recent = recentDraws('foyer', 'VNSG3', $draws);
  leave.push($recent.listen(() => {}));
  const newest = () => {
    const list = $recent.get();
    return list.state === 'ready' ? list.value[0]?.drawNumber : undefined;
  };
  await settled(() => expect(newest()).toBe(first.last!.drawNumber));
  expect(here.sentTo(getRecentDraws)[0]!.query.get('size')).toBe(String(RECENT_DRAWS));
  await passUntil(first, 500);
  await settled(() => expect(newest()).toBe(first.drawNumber));
  expect(here.sentTo(getRecentDraws)).toHaveLength(2);
});
