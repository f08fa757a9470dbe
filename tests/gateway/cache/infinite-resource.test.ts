import { beforeEach, describe, expect, test, vi } from 'vitest';
import { infiniteResource } from '../../../src/gateway/cache/infinite-resource.ts';
import { invalidate } from '../../../src/gateway/cache/resource.ts';
import { shown } from '../../support/lists.ts';
import { type Entry, modelList, settled } from '../model-list.ts';

type Options = Partial<Parameters<typeof infiniteResource<Entry, number>>[2]>;

let keys = 0;

function listOf(count: number, size = 10, options: Options = {}) {
  const gateway = modelList(count, size);
  keys += 1;
  const list = infiniteResource<Entry, number>(`infinite/${keys}`, gateway.read, options);
  return { gateway, list, key: `infinite/${keys}`, ids: () => shown(list).items.map(({ id }) => id) };
}

/** Creates a list with a subscriber, whose first page is loaded. */
async function openedList(...options: Parameters<typeof listOf>) {
  const made = listOf(...options);
  made.list.listen(() => {});
  await made.gateway.answer('page 1');
  return made;
}

const numbers = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => String(from + index));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
});

describe('pages', () => {
  test('loads the first page with the first subscriber, the others on request, until the last', async () => {
    const { gateway, list, ids } = listOf(25);
    await settled();
    expect(gateway.pages).toEqual([]);
    await list.fetchNextPage();
    list.listen(() => {});
    expect(list.get()).toEqual({ state: 'loading' });
    await gateway.answer('page 1');
    expect(shown(list)).toMatchObject({ page: 1, nextPage: 'available', totals: 25 });
    gateway.put('new');
    const requested = list.fetchNextPage();
    expect(shown(list)).toMatchObject({ page: 1, nextPage: 'loading' });
    await gateway.answer('page 2');
    await requested;
    expect(shown(list)).toMatchObject({ page: 2, nextPage: 'available', totals: 26 });
    void list.fetchNextPage();
    await gateway.answer('page 3');
    expect(shown(list)).toMatchObject({ page: 3, nextPage: 'none' });
    expect(ids()).toEqual(numbers(0, 25));
    await list.fetchNextPage();
    expect(gateway.pages).toEqual([1, 2, 3]);
  });

  test('loads one page at a time, however often it is requested', async () => {
    const { gateway, list } = await openedList(25);
    const both = Promise.all([list.fetchNextPage(), list.fetchNextPage()]);
    await settled();
    expect(gateway.pages).toEqual([1, 2]);
    await gateway.answer('page 2');
    await both;
    expect(gateway.pages).toEqual([1, 2]);
  });

  test('a failed page can be retried, and the loaded pages stay', async () => {
    const { gateway, list, ids } = await openedList(25);
    const failed = list.fetchNextPage();
    await gateway.answer('page 2', true);
    await failed;
    expect(shown(list)).toMatchObject({ page: 1, nextPage: 'failed' });
    expect(ids()).toEqual(numbers(0, 10));
    void list.fetchNextPage();
    expect(shown(list).nextPage).toBe('loading');
    await gateway.answer('page 2');
    expect(ids()).toEqual(numbers(0, 20));
  });

  test('requests two pages no closer together than the given interval', async () => {
    const { gateway, list } = await openedList(45, 10, { gap: 1_000 });
    void list.fetchNextPage();
    await vi.advanceTimersByTimeAsync(999);
    expect(gateway.pages).toEqual([1]);
    await vi.advanceTimersByTimeAsync(1);
    expect(gateway.pages).toEqual([1, 2]);
    vi.advanceTimersByTime(700);
    await gateway.answer('page 2');
    void list.fetchNextPage();
    await vi.advanceTimersByTimeAsync(299);
    expect(gateway.pages).toEqual([1, 2]);
    await vi.advanceTimersByTimeAsync(1);
    expect(gateway.pages).toEqual([1, 2, 3]);
    await gateway.answer('page 3', true);
    vi.advanceTimersByTime(1_000);
    void list.fetchNextPage();
    await settled();
    expect(gateway.pages).toEqual([1, 2, 3, 3]);
  });

  test('shows each entry of overlapping and repeated pages once', async () => {
    keys += 1;
    const pages = [
      ['a', 'b', 'a', 'c'],
      ['c', 'b', 'd', 'd'],
      ['e', 'a'],
    ];
    const list = infiniteResource<Entry>(`infinite/${keys}`, async (pageNo) => ({
      list: pages[pageNo - 1]!.map((id) => ({ id })),
      totalPages: 3,
      totals: undefined,
    }));
    list.listen(() => {});
    await settled();
    await list.fetchNextPage();
    await list.fetchNextPage();
    expect(shown(list).items.map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd', 'e']);
  });

  test.each([
    [2, 'available'],
    [3, 'none'],
  ])('%i in a row without anything new: %s', async (fruitless, nextPage) => {
    keys += 1;
    const list = infiniteResource<Entry>(`infinite/${keys}`, async (pageNo) => ({
      list: [{ id: pageNo === 3 ? 'b' : 'a' }],
      totalPages: 100,
      totals: undefined,
    }));
    list.listen(() => {});
    await settled();
    // A page of known entries in between does not count to those that follow the new one.
    for (let page = 2; page <= 3 + fruitless; page++) await list.fetchNextPage();
    expect(shown(list)).toMatchObject({ page: 3 + fruitless, nextPage });
  });

  test('requests only the new page, however long the list is', async () => {
    keys += 1;
    let looked = 0;
    const list = infiniteResource<{ name: string }>(
      `infinite/${keys}`,
      async (pageNo) => ({
        list: Array.from({ length: 100 }, (_, index) => ({ name: `${pageNo} ${index}` })),
        totalPages: 200,
        totals: undefined,
      }),
      {
        idOf: ({ name }) => {
          looked += 1;
          return name;
        },
      },
    );
    list.listen(() => {});
    await settled();
    while (shown(list).nextPage !== 'none') await list.fetchNextPage();
    expect(shown(list).items).toHaveLength(20_000);
    expect(looked).toBeLessThan(4 * 20_000);
  });
});

describe('responses to aborted or outdated requests', () => {
  test('aborts a page without subscribers, and requests it again on return', async () => {
    const { gateway, list, ids } = listOf(25);
    const leave = list.listen(() => {});
    await gateway.answer('page 1');
    void list.fetchNextPage();
    const [second] = gateway.waiting.splice(0);
    leave();
    await vi.advanceTimersByTimeAsync(999);
    expect(second!.aborted).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(second!.aborted).toBe(true);
    list.listen(() => {});
    expect(shown(list)).toMatchObject({ page: 1, nextPage: 'available' });
    void list.fetchNextPage();
    // The aborted response arrives all the same.
    second!.answer();
    await settled();
    expect(ids()).toEqual(numbers(0, 10));
    await gateway.answer('page 2');
    expect(ids()).toEqual(numbers(0, 20));
    expect(gateway.pages).toEqual([1, 2, 2]);
  });

  test('ignores a response that was requested before the invalidation', async () => {
    const { gateway, list, key, ids } = listOf(25);
    list.listen(() => {});
    const [first] = gateway.waiting.splice(0);
    invalidate(key);
    await settled();
    expect(first!.aborted).toBe(true);
    gateway.restore(numbers(100, 125));
    await gateway.answer('page 1');
    first!.handle();
    first!.answer();
    await settled();
    expect(ids()).toEqual(numbers(100, 110));

    void list.fetchNextPage();
    const [second] = gateway.waiting.splice(0);
    second!.handle();
    invalidate(key);
    expect(list.get()).toEqual({ state: 'loading' });
    expect(second!.aborted).toBe(true);
    gateway.restore(numbers(200, 225));
    await gateway.answer('page 1');
    void list.fetchNextPage();
    second!.answer();
    await settled();
    expect(shown(list).nextPage).toBe('loading');
    expect(ids()).toEqual(numbers(200, 210));
    await gateway.answer('page 2');
    expect(ids()).toEqual(numbers(200, 220));
  });

  test('a queued page requests nothing for a list that was evicted', async () => {
    const { gateway, list, key } = await openedList(25, 10, { gap: 1_000 });
    void list.fetchNextPage();
    invalidate(key);
    await gateway.answer('page 1');
    await vi.advanceTimersByTimeAsync(5_000);
    expect(gateway.pages).toEqual([1, 1]);
    expect(shown(list).nextPage).toBe('available');
  });

  test('does not add a page of a list that was reloaded meanwhile', async () => {
    const { gateway, list, ids } = await openedList(25);
    void list.fetchNextPage();
    const [second] = gateway.waiting.splice(0);
    void list.reload();
    gateway.restore(numbers(100, 125));
    await gateway.answer('page 1');
    expect(second!.aborted).toBe(true);
    expect(shown(list).nextPage).toBe('available');
    void list.fetchNextPage();
    second!.answer(true);
    await settled();
    expect(shown(list).nextPage).toBe('loading');
    void list.fetchNextPage();
    await settled();
    expect(gateway.pages).toEqual([1, 2, 1, 2]);
    await gateway.answer('page 2');
    expect(ids()).toEqual(numbers(100, 120));
  });

  test.each([0, 1, 2, 3, 4, 5])('adds a page that is requested %i steps after a reload', async (steps) => {
    const { gateway, list, ids } = await openedList(25);
    void list.reload();
    const [first] = gateway.waiting.splice(0);
    gateway.restore(numbers(100, 125));
    first!.answer();
    for (let step = 0; step < steps; step++) await Promise.resolve();
    void list.fetchNextPage();
    await gateway.answerAll();
    expect(ids().filter((id) => Number(id) < 100)).toEqual([]);
    void list.fetchNextPage();
    await gateway.answerAll();
    expect(ids().slice(0, 20)).toEqual(numbers(100, 120));
  });
});

describe('a list that keeps its length', () => {
  const remembered = new Map<string, number>();
  const lengths = {
    known: (list: string) => remembered.get(list) ?? 1,
    note: (list: string, pages: number) => void remembered.set(list, pages),
  };

  test('reloads with a request for the first page only, also while a page is pending', async () => {
    const { gateway, list, ids } = await openedList(45, 10, { lengths });
    void list.fetchNextPage();
    await gateway.answer('page 2');
    void list.fetchNextPage();
    void list.reload();
    await gateway.answer('page 1');
    expect(shown(list)).toMatchObject({ page: 2, nextPage: 'loading' });
    await gateway.answer('page 3');
    expect(ids()).toEqual(numbers(0, 30));
    void list.reload();
    await gateway.answer('page 1');
    expect(shown(list)).toMatchObject({ page: 3, nextPage: 'available' });
    expect(gateway.pages).toEqual([1, 2, 3, 1, 1]);
  });

  test.each([
    [11, [1, 2, 3]],
    [30, [1, 2, 3]],
  ])('reloads the pages that still exist: %i entries are left', async (left, pages) => {
    const { gateway, list, ids } = await openedList(45, 10, { lengths });
    for (const page of [2, 3]) {
      void list.fetchNextPage();
      await gateway.answer(`page ${page}`);
    }
    gateway.restore(numbers(1, left + 1));
    gateway.pages.length = 0;
    void list.reload();
    await gateway.answerAll();
    expect(gateway.pages).toEqual(pages.slice(0, Math.ceil(left / 10)));
    expect(ids()).toEqual(numbers(1, left + 1));
    expect(shown(list).nextPage).toBe('none');
  });

  test('begins with the stored number of pages, at most ten', async () => {
    const { gateway, list, key, ids } = listOf(200, 10, { lengths });
    remembered.set(key, 14);
    list.listen(() => {});
    await gateway.answerAll();
    expect(gateway.pages).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(ids()).toEqual(numbers(0, 100));
    void list.fetchNextPage();
    await gateway.answer('page 11');
    expect(remembered.get(key)).toBe(11);
  });

  test('shows the pages up to the one that failed', async () => {
    const { gateway, list, key, ids } = listOf(100, 10, { lengths });
    remembered.set(key, 4);
    list.listen(() => {});
    await gateway.answer('page 1');
    await gateway.answer('page 4');
    await gateway.answer('page 3', true);
    gateway.take('99');
    await gateway.answer('page 2');
    expect(ids()).toEqual(numbers(0, 20));
    expect(shown(list)).toMatchObject({ page: 2, nextPage: 'available', totals: 99 });
  });

  test('reloads only the first page without this option', async () => {
    const { gateway, list, ids } = await openedList(45);
    void list.fetchNextPage();
    await gateway.answer('page 2');
    void list.reload();
    await gateway.answer('page 1');
    expect(ids()).toEqual(numbers(0, 10));
    expect(gateway.pages).toEqual([1, 2, 1]);
  });
});

describe('changes', () => {
  test('updates an entry in its place, also on later pages', async () => {
    keys += 1;
    const list = infiniteResource<{ id: string; read: boolean }>(`infinite/${keys}`, async (pageNo) => ({
      list: [1, 2].map((index) => ({ id: `${pageNo}.${index}`, read: false })),
      totalPages: 2,
      totals: undefined,
    }));
    list.update('1.1', (item) => ({ ...item, read: true }));
    list.listen(() => {});
    await settled();
    list.update('1.1', (item) => ({ ...item, read: true }));
    expect(shown(list).items.map(({ read }) => read)).toEqual([true, false]);
    await list.fetchNextPage();
    expect(shown(list).items.map(({ id, read }) => `${id} ${read}`)).toEqual([
      '1.1 true',
      '1.2 false',
      '2.1 false',
      '2.2 false',
    ]);
  });

  test('puts an added entry first, once, in each list that contains it', async () => {
    const { gateway, list, ids } = await openedList(25, 10, { belongs: ({ id }) => id.length < 3 });
    list.add({ id: 'new' });
    list.add({ id: '7' });
    list.add({ id: 'x' });
    gateway.put('x');
    expect(ids()).toEqual(['x', '7', ...numbers(0, 7), '8', '9']);
    void list.fetchNextPage();
    await gateway.answer('page 2');
    expect(ids()).toEqual(['x', '7', ...numbers(0, 7), '8', '9', ...numbers(10, 19)]);
  });

  test('a change loads no list without subscribers', async () => {
    const { gateway, list } = listOf(25);
    list.add({ id: 'new' });
    list.remove('1').settle(true);
    list.update('2', (item) => item);
    await settled();
    expect(gateway.pages).toEqual([]);
  });
});

test('a key has one list, which keeps what it loaded', async () => {
  const { gateway, list, key } = listOf(25);
  expect(infiniteResource<Entry, number>(key, gateway.read)).toBe(list);
  list.listen(() => {});
  await gateway.answer('page 1');
  void list.fetchNextPage();
  void infiniteResource<Entry, number>(key, gateway.read).fetchNextPage();
  await gateway.answer('page 2');
  expect(gateway.pages).toEqual([1, 2]);
});
