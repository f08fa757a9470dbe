// @module-tag KI-1
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  $connectivity,
  type ConnectivityWatch,
  watchConnectivity,
} from '../../../kiosk/status/connectivity.ts';
import { backoffDelay } from '../../../src/lib/timing.ts';

let there: boolean;
let looks: number;
let watch: ConnectivityWatch;
const listeners = new Map<string, () => void>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('addEventListener', (name: string, listener: () => void) => listeners.set(name, listener));
  vi.stubGlobal('removeEventListener', (name: string) => listeners.delete(name));
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  there = true;
  looks = 0;
  watch = watchConnectivity(async () => {
    looks++;
    return there;
  });
});

afterEach(() => {
  watch.stop();
});

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

describe('connectivity', () => {
  test('notices an unreachable gateway, probes it less and less often, and notices its return', async () => {
    await pass(0);
    expect($connectivity.get()).toBe('there');
    there = false;
    await pass(30_000);
    expect($connectivity.get()).toBe('away');
    looks = 0;
    await pass(1_000 + 2_000 + 4_000);
    expect(looks).toBe(3);
    looks = 0;
    await pass(120_000);
    expect(looks).toBeLessThanOrEqual(6);
    there = true;
    await pass(30_000);
    expect($connectivity.get()).toBe('there');
  });

  test('probes at once after a failed request and after the return of the network', async () => {
    await pass(0);
    there = false;
    watch.check();
    await pass(0);
    expect($connectivity.get()).toBe('away');
    there = true;
    listeners.get('online')!();
    await pass(0);
    expect($connectivity.get()).toBe('there');
  });

  test('repeats a probe during which the network changed, not one during which a request failed', async () => {
    await pass(0);
    watch.stop();
    const answers: ((there: boolean) => void)[] = [];
    watch = watchConnectivity(() => new Promise((resolve) => answers.push(resolve)));
    listeners.get('offline')!();
    watch.check();
    answers[0]!(true);
    await pass(0);
    expect(answers).toHaveLength(2);
    watch.check();
    answers[1]!(false);
    await pass(0);
    expect($connectivity.get()).toBe('away');
    expect(answers).toHaveLength(2);
  });

  test('spreads the probes of terminals that lost the network together', () => {
    expect(backoffDelay(0, () => 0)).toBe(500);
    expect(backoffDelay(0, () => 1)).toBe(1_500);
    expect(backoffDelay(50, () => 0.5)).toBe(30_000);
  });
});
