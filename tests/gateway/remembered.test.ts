import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { cleanStores } from 'nanostores';
import { beforeEach, expect, test } from 'vitest';
import { invalidate, resource, resourcesUnder } from '../../src/gateway/cache/resource.ts';
import { until } from '../support/patient.ts';

const reads: string[] = [];
let round = 0;
const keyed = (index: number) =>
  resource(`many/${round}/${index}`, async () => {
    reads.push(String(index));
    return { index };
  });
/** Reads one as a page does that is shown for a moment. */
async function visit(index: number) {
  const $store = keyed(index);
  const leave = $store.listen(() => {});
  while ($store.get().state !== 'ready') await Promise.resolve();
  leave();
}
async function visitAll(from: number, to: number) {
  for (let index = from; index < to; index++) await visit(index);
}

beforeEach(() => {
  // Nothing of the test before counts.
  invalidate();
  round += 1;
  reads.length = 0;
});

test('keeps the two hundred reads that were used last', async () => {
  await visitAll(0, 500);
  reads.length = 0;
  await visitAll(300, 500);
  expect(reads).toEqual([]);
  await visit(299);
  // For it the one that was used longest ago had to go.
  await visit(301);
  await visit(300);
  expect(reads).toEqual(['299', '300']);
});

test('counts a lookup as a use', async () => {
  await visitAll(0, 200);
  keyed(0);
  await visitAll(200, 399);
  reads.length = 0;
  await visit(0);
  expect(reads).toEqual([]);
});

test('does not evict a held store that is used repeatedly', async () => {
  const $held = resource(`held/${round}`, async () => {
    reads.push('held');
    return 1;
  });
  for (let index = 0; index < 500; index++) {
    $held.listen(() => {})();
    await visit(index);
  }
  expect(reads.filter((read) => read === 'held')).toEqual(['held']);
});

test('does not evict a resource on screen', async () => {
  const on = Array.from({ length: 150 }, (_, index) => keyed(index));
  const leaves = on.map(($store) => $store.listen(() => {}));
  await until(() => on.every(($store) => $store.get().state === 'ready'));
  await visitAll(150, 600);
  // Fifty others are in the cache too.
  await visitAll(550, 600);
  expect(on.every(($store) => $store.get().state === 'ready')).toBe(true);
  expect(reads).toHaveLength(600);
  for (const leave of leaves) leave();
});

test('keeps a new resource only while it is the latest when the limit is on screen', async () => {
  const leaves = Array.from({ length: 200 }, (_, index) => keyed(index).listen(() => {}));
  await until(() => reads.length === 200);
  reads.length = 0;
  for (const index of [200, 200, 201, 200]) await visit(index);
  expect(reads).toEqual(['200', '201', '200']);
  for (const leave of leaves) leave();
});

test('resources that left the screen are evicted down to the limit', async () => {
  const leaves = Array.from({ length: 230 }, (_, index) => keyed(index).listen(() => {}));
  await until(() => reads.length === 230);
  for (const leave of leaves) leave();
  await visit(230);
  reads.length = 0;
  await visitAll(31, 230);
  expect(reads).toEqual([]);
  await visit(30);
  expect(reads).toEqual(['30']);
});

test('aborts and discards an evicted read', async () => {
  const signals: AbortSignal[] = [];
  const $slow = resource(`slow/${round}`, (signal) => {
    signals.push(signal);
    return new Promise<number>(() => {});
  });
  $slow.listen(() => {})();
  await visitAll(0, 199);
  expect(signals[0]!.aborted).toBe(false);
  await visit(199);
  expect(signals[0]!.aborted).toBe(true);
});

test('keeps one store per key while it is held, and invalidates it long after its eviction', async () => {
  let answer = 'mine';
  const $held = resource(`held/${round}`, async () => answer);
  const read = async () => {
    const leave = $held.listen(() => {});
    await until(() => $held.get().state === 'ready');
    leave();
    return $held.value;
  };
  expect(await read()).toEqual({ state: 'ready', value: 'mine' });
  await visitAll(0, 300);
  expect($held.value).toEqual({ state: 'loading' });
  expect(resource(`held/${round}`, async () => 'another')).toBe($held);
  expect(await read()).toEqual({ state: 'ready', value: 'mine' });
  await visitAll(300, 600);
  expect(await read()).toEqual({ state: 'ready', value: 'mine' });
  answer = 'yours';
  invalidate('held/');
  expect($held.value).toEqual({ state: 'loading' });
  expect(await read()).toEqual({ state: 'ready', value: 'yours' });
});

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;
const later = (ms: number) => new Promise((done) => setTimeout(done, ms));

test('releases evicted and invalidated stores from memory', async () => {
  const all: WeakRef<object>[] = [];
  for (let index = 0; index < 500; index++) {
    await visit(index);
    all.push(new WeakRef(keyed(index)));
  }
  const count = async () => {
    // nanostores keeps a store mounted for a second after its last subscriber left.
    await later(1_100);
    collect();
    await later(10);
    return all.filter((store) => store.deref()).length;
  };
  // A collection may leave an object to the next one.
  await expect.poll(count).toBe(200);
  expect(resourcesUnder(`many/${round}/`)).toHaveLength(200);
  invalidate(`many/${round}/`);
  await expect.poll(count).toBe(0);
});

test('a subscribed store stays in memory without other references, also after invalidation', async () => {
  const seen: string[] = [];
  keyed(0).listen(({ state }) => seen.push(state));
  for (let time = 0; time < 3; time++) {
    await later(1);
    collect();
    await later(1);
    invalidate(`many/${round}/`);
  }
  await later(1);
  expect(seen).toEqual(['ready', 'loading', 'ready', 'loading', 'ready', 'loading', 'ready']);
  cleanStores(keyed(0));
});
