// @module-tag WL-8
// @vitest-environment happy-dom
import { cleanStores } from 'nanostores';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { $opening, openEnvelope, openingKey } from '../../../src/features/red-rain/open-envelope.ts';
import { type Rains, redRain, winningsOf } from '../../../src/features/red-rain/rain.ts';
import { lastRain, rainState } from '../../../src/features/red-rain/rain-state.ts';
import type { Resource } from '../../../src/gateway/cache/resource.ts';
import { getRedRain, openRedEnvelope, type Rain } from '../../../src/gateway/endpoints/red-rain.ts';
import { $tick } from '../../../src/platform/tick.ts';
import { $balance } from '../../../src/session/member.ts';
import { $toast } from '../../../src/ui/toasts.ts';
import { pass, stopClock } from '../../support/clock.ts';
import { settled } from '../../support/patient.ts';
import { type TestEnvironment, testEnvironment } from '../../support/test-environment.ts';

const NOON = Date.UTC(2026, 0, 15, 12);
const MINUTE = 60_000;

describe('state of a rain', () => {
  const rain: Rain = { id: 'a', startTime: 1_000, endTime: 61_000, chances: 2, opened: [], spent: false };
  const day = { limit: 0, won: 0 };
  const at = (now: number, changes: Partial<Rain> = {}, limits = day) =>
    rainState({ rains: [{ ...rain, ...changes }], day: limits }, now);
  const opened = (...envelopes: number[]) =>
    envelopes.map((envelope) => ({ envelope, amount: 0.1, at: 2_000 }));

  test.each([
    [0, 'before', 1],
    [999, 'before', 1],
    [1_000, 'falling', 60],
    [60_999, 'falling', 1],
  ])('at %d ms it is %s, for %d s', (now, state, seconds) => {
    expect(at(now)).toMatchObject({ state, seconds });
  });

  test('ends exactly at its end', () => {
    expect(at(61_000)).toEqual({ state: 'none' });
    expect(rainState({ rains: [], day }, 0)).toEqual({ state: 'none' });
  });

  test('unopened envelopes can be opened', () => {
    expect(at(1_000, { opened: opened(1) })).toMatchObject({ state: 'falling', envelopes: [2] });
    expect(at(1_000, { opened: opened(1, 2) }).state).toBe('used');
    expect(at(1_000, { chances: 0 }).state).toBe('noChance');
    expect(at(1_000, { spent: true }).state).toBe('spent');
  });

  test('the daily limit ends it exactly when reached', () => {
    expect(at(1_000, {}, { limit: 5, won: 4.99 }).state).toBe('falling');
    expect(at(1_000, {}, { limit: 5, won: 5 }).state).toBe('limit');
    expect(at(1_000, {}, { limit: 0, won: 5 }).state).toBe('falling');
  });

  test('a finished rain is shown if an envelope was opened in it', () => {
    const rains = [{ ...rain, opened: opened(1, 2, 3) }];
    expect(lastRain({ rains }, 60_999)).toBeUndefined();
    expect(lastRain({ rains }, 61_000)?.id).toBe('a');
    expect(lastRain({ rains: [rain] }, 61_000)).toBeUndefined();
    // Tenths do not drift.
    expect(winningsOf(rains[0]!)).toBe(0.3);
  });
});

describe('the member’s rain', () => {
  let here: TestEnvironment;
  let $rains: Resource<Rains>;
  let ahead: number;
  const leave: (() => void)[] = [];

  beforeEach(async () => {
    stopClock(NOON);
    // Makes the random delay constant.
    vi.spyOn(Math, 'random').mockReturnValue(0.5);
    ahead = 0;
    here = await testEnvironment({ random: () => 0.9 });
    here.platform.now = () => Date.now() + ahead;
    await here.signIn();
    $rains = redRain({ merchantCode: 'foyer', language: 'EN' });
  });
  afterEach(() => {
    for (const stop of leave.splice(0)) stop();
    cleanStores($rains, $tick, $balance);
  });

  const known = () => {
    const now = $rains.get();
    return now.state === 'ready' ? now.value : undefined;
  };
  async function read(): Promise<Rains> {
    leave.push($rains.listen(() => {}));
    await settled(() => expect($rains.get().state).toBe('ready'));
    return known()!;
  }
  const falling = () => known()!.rains[1]!;
  const requestCount = () => here.sentTo(getRedRain).length;
  const state = () => rainState(known()!, here.platform.now() + known()!.offset).state;

  test('is refetched in the second after a rain ends or begins', async () => {
    const { id } = (await read()).rains[1]!;
    await pass(5 * MINUTE + 499);
    expect(requestCount()).toBe(1);
    await pass(1);
    expect(requestCount()).toBe(2);
    await settled(() => expect(known()!.rains[0]!.id).toBe(id));
    await pass(15 * MINUTE - 1);
    expect(requestCount()).toBe(2);
    await pass(1);
    expect(requestCount()).toBe(3);
  });

  test('follows the gateway’s clock', async () => {
    ahead = -9 * 60 * MINUTE;
    expect((await read()).offset).toBe(9 * 60 * MINUTE);
    expect(state()).toBe('falling');
    await pass(5 * MINUTE - 1);
    expect(state()).toBe('falling');
    await pass(1);
    expect(state()).toBe('before');
  });

  test('assumes the gateway’s clock was read halfway between request and response', async () => {
    const hold = here.gateway.faults!.hold('getRedRain');
    here.gateway.faults!.rewrite('getRedRain', (value) => ({ ...value, serverTime: NOON + 2_000 }));
    leave.push($rains.listen(() => {}));
    await hold.reached;
    await pass(4_000);
    hold.release();
    expect((await read()).offset).toBe(0);
  });

  test('opens an envelope once for repeated taps and updates the balance', async () => {
    await read();
    leave.push($balance.listen(() => {}));
    await settled(() => expect($balance.get()).toMatchObject({ value: 25_000 }));
    const { id } = falling();
    const taps = [openEnvelope(id, 2, $rains), openEnvelope(id, 2, $rains)];
    expect([...$opening.get()]).toEqual([openingKey(id, 2)]);
    expect(await Promise.all(taps)).toEqual([{ envelope: 2, amount: 18.88, at: NOON }, undefined]);
    expect(here.sentTo(openRedEnvelope)).toHaveLength(1);
    expect($opening.get().size).toBe(0);
    expect(falling().opened).toEqual([{ envelope: 2, amount: 18.88, at: NOON }]);
    expect(known()!.day.won).toBe(18.88);
    await settled(() => expect($balance.get()).toMatchObject({ value: 25_018.88 }));
  });

  test('reports a lost response, then shows the prize without paying twice', async () => {
    await read();
    leave.push($balance.listen(() => {}));
    here.gateway.faults!.set({ endpoint: 'openRedEnvelope', malformed: 'truncated', times: 1 });
    expect(await openEnvelope(falling().id, 1, $rains)).toBeUndefined();
    expect($toast.get()).toMatchObject({ kind: 'failure', text: 'errors.malformed' });
    await settled(() => expect(falling().opened).toMatchObject([{ envelope: 1, amount: 18.88 }]));
    await openEnvelope(falling().id, 1, $rains);
    expect(known()!.day.won).toBe(18.88);
    await settled(() => expect($balance.get()).toMatchObject({ value: 25_018.88 }));
  });

  test('explains a refusal and refetches', async () => {
    await read();
    const { id } = known()!.rains[2]!;
    expect(await openEnvelope(id, 1, $rains)).toBeUndefined();
    expect($toast.get()).toMatchObject({ kind: 'failure', text: 'redRain.over' });
    await settled(() => expect(requestCount()).toBe(2));
    await openEnvelope(falling().id, 4, $rains);
    expect($toast.get()).toMatchObject({ text: 'redRain.noChance' });
  });

  test("discards one member's prize for the next member", async () => {
    await read();
    const hold = here.gateway.faults!.hold('openRedEnvelope');
    const opening = openEnvelope(falling().id, 1, $rains);
    await hold.reached;
    await here.signIn('ravi1');
    await settled(() => expect(requestCount()).toBe(2));
    await settled(() => expect($rains.get().state).toBe('ready'));
    hold.release();
    expect(await opening).toBeUndefined();
    expect(falling().opened).toEqual([]);
    expect(known()!.day.won).toBe(0);
  });

  test('limits a response of 20,000 rains', async () => {
    here.gateway.faults!.rewrite('getRedRain', (value) => ({
      ...value,
      rains: Array.from({ length: 20_000 }, (_, index) => ({ ...value.rains[1], id: index, chances: 9_000 })),
    }));
    const { rains } = await read();
    expect(rains.length).toBe(20);
    expect(rains[0]!.chances).toBe(50);
  });
});
