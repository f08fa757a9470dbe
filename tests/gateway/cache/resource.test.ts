import { describe, expect, test, vi } from 'vitest';
import { fillStores } from '../../../src/gateway/cache/fill-stores.ts';
import { invalidate, resource } from '../../../src/gateway/cache/resource.ts';
import { GatewayError } from '../../../src/gateway/http/errors.ts';
import { settled, until } from '../../support/patient.ts';

let keys = 0;
const key = () => {
  keys += 1;
  return `test/${keys}`;
};

describe('a cached read', () => {
  test('is shared by its key and fetched once for all subscribers', async () => {
    const read = vi.fn(async () => 7);
    const name = key();
    const [$a, $b] = [resource(name, read), resource(name, read)];
    expect($a).toBe($b);
    $a.listen(() => {});
    $b.listen(() => {});
    await settled(() => expect($a.get()).toEqual({ state: 'ready', value: 7 }));
    expect(read).toHaveBeenCalledOnce();
  });

  test('fetches nothing without a subscriber', () => {
    const read = vi.fn(async () => 7);
    resource(key(), read);
    expect(read).not.toHaveBeenCalled();
  });

  test('has the value that arrived with the page, whether it was created before or after', () => {
    const [before, after] = [key(), key()];
    const $before = resource(before, async () => 7);
    fillStores([
      [before, 1, 0],
      [after, 2, 0],
    ]);
    const $after = resource(after, async () => 7);
    expect([$before.value, $after.value]).toEqual([
      { state: 'ready', value: 1 },
      { state: 'ready', value: 2 },
    ]);
  });

  test('fails with the error, and reloads on demand', async () => {
    const read = vi
      .fn<() => Promise<number>>()
      .mockRejectedValueOnce(new GatewayError('offline'))
      .mockResolvedValue(8);
    const $store = resource(key(), read);
    $store.listen(() => {});
    await settled(() => expect($store.get()).toMatchObject({ state: 'failed', error: { kind: 'offline' } }));
    const again = $store.reload();
    expect($store.get().state).toBe('loading');
    await again;
    expect($store.get()).toEqual({ state: 'ready', value: 8 });
  });

  test('a reload after a failure sends a new request, even while an earlier one is pending', async () => {
    const offline = new GatewayError('offline');
    const answers: { resolve(value: number): void; reject(error: GatewayError): void }[] = [];
    const read = vi.fn(() => new Promise<number>((resolve, reject) => answers.push({ resolve, reject })));
    const $store = resource(key(), read);
    $store.listen(() => {});
    answers[0]!.reject(offline);
    await settled(() => expect($store.get().state).toBe('failed'));
    const refreshed = $store.refresh();
    const reloaded = $store.reload();
    expect(read).toHaveBeenCalledTimes(3);
    answers[1]!.reject(offline);
    expect(await refreshed).toBe(false);
    expect($store.get().state).toBe('loading');
    answers[2]!.resolve(8);
    await reloaded;
    expect($store.get()).toEqual({ state: 'ready', value: 8 });
  });

  test('can be refetched silently, and returns whether it succeeded', async () => {
    const read = vi
      .fn<() => Promise<number>>()
      .mockRejectedValueOnce(new GatewayError('offline'))
      .mockRejectedValueOnce(new GatewayError('server', '503'))
      .mockResolvedValue(8);
    const $store = resource(key(), read);
    const states: string[] = [];
    $store.listen(({ state }) => void states.push(state));
    await settled(() => expect(states).toEqual(['failed']));
    expect(await $store.refresh()).toBe(false);
    expect($store.get()).toMatchObject({ state: 'failed', error: { code: '503' } });
    expect(await $store.refresh()).toBe(true);
    expect($store.get()).toEqual({ state: 'ready', value: 8 });
    expect(states).not.toContain('loading');
    read.mockRejectedValueOnce(new GatewayError('offline'));
    expect(await $store.refresh()).toBe(false);
    expect($store.get()).toEqual({ state: 'ready', value: 8 });
  });

  test('keeps its value when a reload fails', async () => {
    const read = vi
      .fn<() => Promise<number>>()
      .mockResolvedValueOnce(7)
      .mockRejectedValue(new GatewayError('timeout'));
    const $store = resource(key(), read);
    $store.listen(() => {});
    await settled(() => expect($store.get().state).toBe('ready'));
    await $store.reload();
    expect($store.get()).toEqual({ state: 'ready', value: 7 });
  });

  test('is aborted when its last subscriber leaves', async () => {
    vi.useFakeTimers();
    let seen: AbortSignal | undefined;
    const $store = resource(key(), (signal) => {
      seen = signal;
      return new Promise<number>(() => {});
    });
    $store.listen(() => {})();
    await vi.advanceTimersByTimeAsync(2_000);
    vi.useRealTimers();
    expect(seen?.aborted).toBe(true);
  });

  test('is fetched once by its first subscriber when it never expires', async () => {
    const read = vi.fn<() => Promise<number>>().mockResolvedValue(7);
    const $store = resource(key(), read, { freshFor: Number.POSITIVE_INFINITY });
    $store.listen(() => {});
    await settled(() => expect($store.get()).toEqual({ state: 'ready', value: 7 }));
    $store.listen(() => {});
    expect(read).toHaveBeenCalledOnce();
  });

  test('is invalidated by prefix, and refetched if it is on screen', async () => {
    const read = vi.fn<() => Promise<string>>().mockResolvedValueOnce('mine').mockResolvedValue('yours');
    const name = key();
    const $store = resource(name, read);
    $store.listen(() => {});
    await settled(() => expect($store.get()).toEqual({ state: 'ready', value: 'mine' }));
    invalidate(name);
    expect($store.get().state).toBe('loading');
    await settled(() => expect($store.get()).toEqual({ state: 'ready', value: 'yours' }));
  });
});

test('fetches a value that never expires exactly once', { tags: ['SY-2'] }, async () => {
  let reads = 0;
  const $lasting = resource('tests/lasting', async () => ++reads, { freshFor: Number.POSITIVE_INFINITY });
  for (let reader = 0; reader < 2; reader++) {
    const leave = $lasting.listen(() => {});
    await until(() => $lasting.get().state === 'ready');
    leave();
  }
  expect(reads).toBe(1);
});
