import { expect, test } from 'vitest';
import { infiniteResource } from '../../../src/gateway/cache/infinite-resource.ts';
import { invalidate } from '../../../src/gateway/cache/resource.ts';
import { shown } from '../../support/lists.ts';
import { type Entry, modelList, settled } from '../model-list.ts';

let keys = 0;

/** A list of a model gateway on screen, its first page read. */
async function listOf(count: number, size = 10, lengths?: { known(): number; note(): void }) {
  const gateway = modelList(count, size);
  keys += 1;
  const list = infiniteResource<Entry, number>(`removals/${keys}`, gateway.read, lengths && { lengths });
  list.listen(() => {});
  await gateway.answer('page 1');
  const ids = () => shown(list).items.map(({ id }) => id);
  return {
    gateway,
    list,
    ids,
    /** Removes an entry at the gateway, which may answer at once. */
    async remove(id: string, at: 'once' | 'later' = 'once') {
      const removal = list.remove(id);
      const done = gateway.removal(id).then(
        () => removal.settle(true),
        () => removal.settle(false),
      );
      if (at === 'once') {
        gateway.waiting.at(-1)!.handle();
        await gateway.answer(`remove ${id}`);
        await done;
      }
    },
    async next() {
      void list.fetchNextPage();
      await gateway.answerAll();
    },
    /** Scrolls to the end. @throws where that takes more pages than there may be */
    async toEnd(most = 20) {
      for (let pages = 0; shown(list).nextPage !== 'none'; pages++) {
        if (pages === most) throw new Error(`still asking after ${most} pages`);
        void list.fetchNextPage();
        await gateway.answerAll();
      }
    },
  };
}

const numbers = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => String(from + index));

test('skips no entries after removals, with a request for one page', async () => {
  const { gateway, ids, remove, next, toEnd } = await listOf(90, 15);
  await next();
  for (const id of numbers(3, 9)) await remove(id);
  await next();
  expect(gateway.pages).toEqual([1, 2, 2]);
  expect(ids()).toEqual([...numbers(0, 3), ...numbers(9, 36)]);
  await toEnd();
  expect(ids()).toEqual([...numbers(0, 3), ...numbers(9, 90)]);
  expect(gateway.pages).toEqual([1, 2, 2, 3, 4, 5, 6]);
});

test.each([
  [1, 3],
  [10, 3],
  [11, 2],
  [20, 2],
  [21, 1],
  [30, 1],
])('after %i of 30 entries were removed requests page %i next', async (removed, page) => {
  const { gateway, remove, next, ids, toEnd } = await listOf(60);
  await next();
  await next();
  for (const id of numbers(0, removed)) await remove(id);
  await next();
  expect(gateway.pages).toEqual([1, 2, 3, page]);
  await toEnd();
  expect(ids()).toEqual(numbers(removed, 60));
});

test('removes an entry at once, and the next page does not show it again', async () => {
  const { gateway, list, ids, remove, next } = await listOf(30);
  await remove('9', 'later');
  expect(ids()).toEqual(numbers(0, 9));
  // The gateway has not removed it yet; its page contains it again.
  void list.fetchNextPage();
  await gateway.answer('page 1');
  expect(ids()).toEqual(numbers(0, 9));
  gateway.waiting.at(-1)!.handle();
  await gateway.answer('remove 9');
  await next();
  expect(ids()).toEqual([...numbers(0, 9), '10']);
  await next();
  expect(ids()).toEqual([...numbers(0, 9), ...numbers(10, 21)]);
});

test('keeps an entry visible until the removal succeeds, when it is not hidden', async () => {
  const { list, ids } = await listOf(30);
  const kept = list.remove('0', false);
  expect(ids()).toContain('0');
  kept.settle(false);
  expect(ids()).toContain('0');
  list.remove('1', false).settle(true);
  expect(ids()).not.toContain('1');
});

test('restores an entry whose removal failed, and skips none', async () => {
  const { gateway, list, ids, remove, next, toEnd } = await listOf(40);
  await next();
  await remove('4', 'later');
  await remove('5', 'later');
  expect(ids()).toEqual([...numbers(0, 4), ...numbers(6, 20)]);
  await gateway.answer('remove 5', true);
  expect(ids()).toEqual([...numbers(0, 4), ...numbers(5, 20)]);
  void list.fetchNextPage();
  await gateway.answer('page 2');
  expect(ids()).toEqual([...numbers(0, 4), ...numbers(5, 20)]);
  await gateway.answer('remove 4', true);
  expect(ids()).toEqual(numbers(0, 20));
  await toEnd();
  expect(ids()).toEqual(numbers(0, 40));
});

test('skips no entries when the response to a successful removal was lost', async () => {
  const { gateway, ids, remove, toEnd } = await listOf(30);
  await remove('4', 'later');
  gateway.waiting.at(-1)!.handle();
  await gateway.answer('remove 4', true);
  await toEnd();
  expect(ids().filter((id) => id !== '4')).toEqual([...numbers(0, 4), ...numbers(5, 30)]);
});

test('repeats the request of a page that was loaded during a removal', async () => {
  const { gateway, list, ids, remove, next } = await listOf(40);
  void list.fetchNextPage();
  await settled();
  await remove('0');
  // The current page 2 starts after an unread entry.
  await gateway.answer('page 2');
  expect(ids()).toEqual(numbers(1, 10));
  expect(shown(list).nextPage).toBe('loading');
  await gateway.answer('page 1');
  expect(ids()).toEqual(numbers(1, 11));
  await next();
  expect(ids()).toEqual(numbers(1, 21));
  expect(gateway.pages).toEqual([1, 2, 1, 2]);
});

test('repeats the request of a page that was sent before a removal ended', async () => {
  const { gateway, list, ids, remove, toEnd } = await listOf(40);
  await remove('0', 'later');
  void list.fetchNextPage();
  await gateway.answer('page 1');
  // Only now the gateway removes it.
  gateway.waiting.at(-1)!.handle();
  await gateway.answer('remove 0');
  await toEnd();
  expect(ids()).toEqual(numbers(1, 40));
  expect(gateway.pages).toEqual([1, 1, 1, 2, 3, 4]);
});

test('an entry that was removed and added again is first, and the next page is right', async () => {
  const { gateway, list, ids, remove, toEnd } = await listOf(30);
  await remove('5', 'later');
  list.add({ id: '5' });
  expect(ids()).toEqual(['5', ...numbers(0, 5), ...numbers(6, 10)]);
  gateway.waiting.at(-1)!.handle();
  await gateway.answer('remove 5');
  gateway.put('5');
  expect(ids()[0]).toBe('5');
  await toEnd();
  expect(ids()).toEqual(['5', ...numbers(0, 5), ...numbers(6, 30)]);
});

test('shows entries that another device added once, and skips none', async () => {
  const { gateway, ids, toEnd } = await listOf(30);
  for (const id of ['a', 'b', 'c']) gateway.put(id);
  await toEnd();
  expect(ids()).toEqual(numbers(0, 30));
});

test('reloads earlier pages when the page count shows removals of another device', async () => {
  const { gateway, ids, next, toEnd } = await listOf(60);
  await next();
  await next();
  for (const id of numbers(0, 12)) gateway.take(id);
  await next();
  // One page less, so that up to 19 are gone: page 4 may begin behind what page 2 has.
  expect(gateway.pages).toEqual([1, 2, 3, 4, 2]);
  await toEnd();
  expect(ids().filter((id) => Number(id) >= 12)).toEqual(numbers(12, 60));
});

test('ignores a smaller page count that its own removals explain', async () => {
  const { gateway, ids, remove, next, toEnd } = await listOf(60);
  await next();
  for (const id of numbers(0, 10)) await remove(id);
  await next();
  expect(gateway.pages).toEqual([1, 2, 2]);
  await toEnd();
  expect(ids()).toEqual(numbers(10, 60));
  expect(gateway.pages).toEqual([1, 2, 2, 3, 4, 5]);
});

test('detects removals of another device by one page less than its own explain', async () => {
  const { gateway, ids, remove, next, toEnd } = await listOf(60);
  await next();
  await next();
  for (const id of numbers(0, 10)) await remove(id);
  for (const id of numbers(10, 20)) gateway.take(id);
  await next();
  expect(gateway.pages.slice(0, 4)).toEqual([1, 2, 3, 3]);
  await toEnd();
  expect(ids().filter((id) => Number(id) >= 20)).toEqual(numbers(20, 60));
});

test('loads all pages of a gateway whose page count shrinks with each response', async () => {
  const { gateway, list, ids, toEnd } = await listOf(60);
  let reportCount = 1_000_000;
  gateway.says = () => --reportCount;
  void list.reload();
  await gateway.answerAll();
  await toEnd(40);
  expect(ids()).toEqual(numbers(0, 60));
});

test('skips no entry between its pages when a list reloads during a removal', async () => {
  const { gateway, list, ids, remove, next, toEnd } = await listOf(60, 10, {
    known: () => 1,
    note: () => {},
  });
  await next();
  await next();
  gateway.put('new');
  void list.reload();
  await gateway.answer('page 1');
  const [two, three] = gateway.waiting.splice(0);
  two!.handle();
  await remove('0');
  // The first entry of page 3 has moved to page 2, which was read already.
  for (const requested of [two!, three!]) requested.answer();
  await settled();
  expect(ids()).not.toContain('19');
  await toEnd();
  expect([...ids()].sort()).toEqual(['new', ...numbers(1, 60)].sort());
});

test('a response without a page count shows no removals', async () => {
  const { gateway, ids, toEnd } = await listOf(20);
  gateway.says = () => (gateway.pages.at(-1)! > 2 ? 0 : 9);
  await toEnd();
  expect(gateway.pages).toEqual([1, 2, 3]);
  expect(ids()).toEqual(numbers(0, 20));
});

test('shows an entry again that the gateway returns after its removal', async () => {
  const { gateway, ids, remove, next } = await listOf(40);
  await next();
  await remove('17');
  gateway.restore(numbers(0, 40));
  expect(ids()).not.toContain('17');
  await next();
  expect(ids()).toEqual(numbers(0, 20));
});

test('reloads earlier pages of a restored list when the page count is smaller', async () => {
  const { gateway, list, ids, next, toEnd } = await listOf(60, 10, { known: () => 1, note: () => {} });
  await next();
  await next();
  for (const id of numbers(15, 26)) gateway.take(id);
  void list.reload();
  await gateway.answer('page 1');
  expect(ids()).toEqual(numbers(0, 30));
  await next();
  expect(gateway.pages).toEqual([1, 2, 3, 1, 2]);
  await toEnd();
  expect(ids()).toEqual(numbers(0, 60));
});

test('discards the removals with the session', async () => {
  const { gateway, list, ids, remove, next } = await listOf(30);
  await remove('3', 'later');
  const late = gateway.waiting.splice(0)[0]!;
  invalidate('removals/');
  await gateway.answerAll();
  expect(ids()).toEqual(numbers(0, 10));
  late.answer();
  await settled();
  expect(ids()).toEqual(numbers(0, 10));
  await next();
  expect(gateway.pages).toEqual([1, 1, 2]);
  expect(shown(list).page).toBe(2);
});

/** Numbers from 0 up to 1 that look random and are the same each time. */
function random(seed: number): () => number {
  let state = seed * 2_654_435_761;
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x6d2b79f5) | 0;
    return ((state ^ (state >>> 12)) >>> 0) / 2 ** 32;
  };
}

test.each(Array.from({ length: 300 }, (_, seed) => seed))(
  'whatever the order of questions, removals and answers, nothing is skipped (%i)',
  async (seed) => {
    const next = random(seed + 1);
    const some = (count: number) => Math.floor(next() * count);
    const size = 1 + some(6);
    const lengths = some(2) ? { known: () => 1, note: () => {} } : undefined;
    const { gateway, list, ids, remove, toEnd } = await listOf(5 + some(40), size, lengths);
    const lost: string[] = [];
    for (let step = 0; step < 60; step++) {
      const kind = some(7);
      const waiting = gateway.waiting[some(gateway.waiting.length)];
      if (kind === 0) void list.fetchNextPage();
      if (kind === 1 && ids().length) await remove(ids()[some(ids().length)]!, 'later');
      if (kind === 2 && some(4) === 0) void list.reload();
      if (kind === 3) waiting?.handle();
      if (kind > 3 && waiting) {
        const fails = some(5) === 0;
        if (fails && waiting.what.startsWith('remove')) lost.push(waiting.what.slice(7));
        if (!fails) waiting.handle();
        await gateway.answer(waiting.what, fails);
      }
      await settled();
      expect(new Set(ids()).size).toBe(ids().length);
    }
    await gateway.answerAll();
    await toEnd(200);
    const sure = (all: readonly string[]) => all.filter((id) => !lost.includes(id));
    if (lengths) expect(sure(ids()).sort()).toEqual(sure(gateway.ids()).sort());
    else expect(sure(ids())).toEqual(sure(gateway.ids()));
  },
);
