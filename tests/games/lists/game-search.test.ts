// @module-tag GC-7
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { hotGames, readGames } from '../../../src/games/games.ts';
import { knownGames } from '../../../src/games/known-games.ts';
import { filterByName, normaliseName } from '../../../src/games/lists/filter-by-name.ts';
import { fuzzySearch, fuzzySearchInBatches } from '../../../src/games/lists/fuzzy-search.ts';
import { categoryGames } from '../../../src/games/lists/lists.ts';
import { type SearchList, searchList } from '../../../src/games/lists/search-list.ts';
import { CENTRE_WAIT, SEARCH_BOX_WAIT, searchText } from '../../../src/games/lists/search-text.ts';
import type { Game } from '../../../src/gateway/endpoints/game.ts';
import { getGames } from '../../../src/gateway/endpoints/lobby.ts';
import { until } from '../../support/patient.ts';
import { type TestEnvironment, testEnvironment } from '../../support/test-environment.ts';

const names = [
  'Lantern Tiger',
  'Reef Hunter',
  'Jade Seven',
  'Golden Arcade',
  'Temple of Salt',
  'Crème Brûlée',
  'Spider-Man',
  'لالٹین ٹائیگر',
  'ریف ہنٹر',
  'ランタンタイガー',
  '翡翠セブン',
  '랜턴 타이거',
  'लालटेन टाइगर',
].map(normaliseName);

describe('similar names', () => {
  test.each([
    ['lantren tigr', 'Lantern Tiger'],
    ['tiger lantern', 'Lantern Tiger'],
    ['  LANTERN   tigre ', 'Lantern Tiger'],
    ['lamtern', 'Lantern Tiger'],
    ['lantrn tgr', 'Lantern Tiger'],
    ['antern', 'Lantern Tiger'],
    ['reef huntr', 'Reef Hunter'],
    ['tmple of salt', 'Temple of Salt'],
    ['creme brulee', 'Crème Brûlée'],
    ['لالٹن ٹائیگر', 'لالٹین ٹائیگر'],
    ['spiderman', 'Spider-Man'],
    ['ہنٹر', 'ریف ہنٹر'],
    ['ランタソタイガー', 'ランタンタイガー'],
    ['翡翠', '翡翠セブン'],
    ['타이거', '랜턴 타이거'],
    ['लालटेन', 'लालटेन टाइगर'],
  ])('%s finds %s first', (text, name) => {
    expect(names[fuzzySearch(names, text)[0]!]).toBe(normaliseName(name));
  });

  test.each(['', '   ', '-', '"', '*.*', '[', 'zzzz', '-tiger"'])('%j does no harm', (text) => {
    const found = fuzzySearch(names, text).map((index) => names[index]);
    expect(found).toEqual(text.includes('tiger') ? ['lantern tiger'] : []);
  });

  test('short words allow no typing errors, because they would match everything', () => {
    expect(fuzzySearch(names, 'ref')).toEqual([]);
  });

  test.each([
    // A whole word precedes one that only begins or ends with the text.
    [
      ['my tigers', 'my tiger'],
      [1, 0],
    ],
    [
      ['xxtiger', 'xx tiger'],
      [1, 0],
    ],
    [
      ['tigerland', 'a tiger land'],
      [1, 0],
    ],
  ])('for %j the nearest match is first', (list, order) => {
    expect(fuzzySearch(list, 'tiger')).toEqual(order);
  });

  test('a digit after a letter begins a word, a digit within a number does not', () => {
    expect(fuzzySearch(['tiger7', '7779tiger777'], '7')).toEqual([0, 1]);
  });

  test('keeps the order of more than a thousand matches', () => {
    const many = Array.from({ length: 1_500 }, (_, index) => (index ? `my tigers ${index}` : 'tigers'));
    expect(fuzzySearch([...many, 'tiger'], 'tiger')).toEqual([...many.keys(), 1_500]);
    expect(fuzzySearch([...many.slice(0, 900), 'tiger'], 'tiger')[0]).toBe(900);
  });

  test.each(['lantren tigr', 'tiger lantern', 'lantrn tgr', 'zzzz', 'ref', '翡翠', ''])(
    'many names are looked through for %j in lots, with the same found in the same order',
    async (text) => {
      const many = Array.from({ length: 1_700 }, (_, index) =>
        index % 9 ? `other ${index}` : `${names[index % names.length]} ${index}`,
      );
      const found = await fuzzySearchInBatches(many, text, () => false);
      expect(found).toEqual(fuzzySearch(many, text));
      if (text.includes('tiger')) expect(found!.length).toBeGreaterThan(10);
    },
  );

  test('pauses between batches, and ends when it is cancelled', async () => {
    const many = Array.from({ length: 1_001 }, (_, index) => `other ${index}`);
    let looks = 0;
    let keys = 0;
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => keys++;
    const search = fuzzySearchInBatches(many, 'other', () => ++looks === 3);
    port2.postMessage('a key');
    expect(await search).toBeUndefined();
    expect([looks, keys]).toEqual([3, 1]);
    port1.close();
  });

  test('searches ten thousand names for a new text in a few milliseconds', () => {
    const many = Array.from({ length: 10_000 }, (_, index) => `${names[index % names.length]} ${index}`);
    // Processor time, since other programs delay the rest; the least of several texts, none of which was compiled before.
    const times = ['lantren tigr', 'lantenr tigr', 'lnatern tigr', 'lanetrn tigr', 'latnern tigr'].map(
      (text) => {
        const before = process.cpuUsage();
        expect(fuzzySearch(many, text).length).toBeGreaterThan(500);
        return process.cpuUsage(before).user / 1_000;
      },
    );
    expect(Math.min(...times)).toBeLessThan(50);
  });
});

test('compares names without surrounding spaces, case, width and accents', () => {
  const game = (gameName: string, displayName = '') => ({ gameName, displayName }) as Game;
  const games = [game('Crème Brûlée'), game('Lantern Tiger', 'لالٹین ٹائیگر'), game('ABC 777')];
  expect(filterByName(games, '  creme BRU ')).toEqual([games[0]]);
  expect(filterByName(games, 'TIGER')).toEqual([games[1]]);
  expect(filterByName(games, 'ٹائیگر')).toEqual([games[1]]);
  expect(filterByName(games, 'ａｂｃ')).toEqual([games[2]]);
});

describe('the typed text', () => {
  beforeEach(() => void vi.useFakeTimers());

  test.each([CENTRE_WAIT, SEARCH_BOX_WAIT])('is sent trimmed, %i ms after the last key', (wait) => {
    const requests: string[] = [];
    const search = searchText(wait, '');
    search.onAsk = (name) => requests.push(name);
    for (const text of [' t', ' ti', ' tiger ']) {
      search.type(text);
      vi.advanceTimersByTime(wait - 1);
    }
    expect(requests).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(requests).toEqual(['tiger']);
    search.type('tiger   ');
    vi.advanceTimersByTime(wait);
    expect(requests).toEqual(['tiger']);
  });

  test('searches loaded games 200 ms after the last key, at once when cleared', () => {
    const search = searchText(500, 'reef');
    expect(search.$rested.get()).toBe('reef');
    for (const text of ['t', 'ti', 'tig']) {
      search.type(text);
      vi.advanceTimersByTime(199);
      expect(search.$rested.get()).toBe('reef');
    }
    vi.advanceTimersByTime(1);
    expect(search.$rested.get()).toBe('tig');
    search.type('');
    expect(search.$rested.get()).toBe('');
    search.type('lan');
    search.submit();
    expect(search.$rested.get()).toBe('lan');
    search.type('x');
    search.clear();
    expect(search.$rested.get()).toBe('');
    search.type('of another list');
    search.begin('tiger');
    vi.advanceTimersByTime(1_000);
    expect(search.$rested.get()).toBe('tiger');
    search.follow('');
    expect(search.$rested.get()).toBe('');
  });

  test('the two debounce times are 500 and 600 ms', () => {
    expect([CENTRE_WAIT, SEARCH_BOX_WAIT]).toEqual([500, 600]);
  });

  test('Enter searches at once; a changed address starts a search unless this search changed it', () => {
    const requests: string[] = [];
    const search = searchText(500, 'reef');
    search.onAsk = (name) => requests.push(name);
    search.type('tig');
    search.submit();
    search.type('tiger');
    search.follow('tig');
    expect(search.$text.get()).toBe('tiger');
    search.follow('');
    expect(search.$text.get()).toBe('');
    vi.advanceTimersByTime(1_000);
    expect(requests).toEqual(['tig']);
    search.type('of another list');
    search.begin('');
    expect(search.$text.get()).toBe('');
    search.type('y');
    search.clear();
    expect([search.$text.get(), requests]).toEqual(['', ['tig']]);
    search.type('x');
    search.stop();
    vi.advanceTimersByTime(1_000);
    expect(requests).toEqual(['tig']);
  });
});

describe('search in loaded games, then at the gateway', () => {
  const scope = { merchantCode: 'foyer', language: 'EN' };
  let here: TestEnvironment;
  let leave = () => {};

  beforeEach(async () => {
    here = await testEnvironment();
    await loaded(hotGames(scope));
  });
  afterEach(() => leave());

  async function loaded($store: { listen(to: () => void): () => void; get(): { state: string } }) {
    const stop = $store.listen(() => {});
    await until(() => $store.get().state !== 'loading');
    stop();
  }
  const value = (list: SearchList) => {
    const now = list.get();
    if (now.state !== 'ready') throw new Error(now.state);
    return { ...now.value, names: now.value.items.map(({ gameName }) => gameName) };
  };

  test('shows matches so far at once and keeps their place when the response arrives', async () => {
    // Loaded in another order than the gateway's.
    const known = (await readGames(scope, { gameType: 'RNG' }, 1, 120)).games.reverse();
    here.sent.length = 0;
    const query = { gameName: 'lantern', gameType: 'RNG' };
    here.gateway.faults!.set({ endpoint: 'getGames', latency: 150, times: 1 });
    const list = searchList({ text: 'LANTERN', known, answer: categoryGames(scope, query) });
    leave = list.listen(() => {});
    const before = value(list);
    expect(before).toMatchObject({ how: 'so far', nextPage: 'loading' });
    expect(before.names.length).toBeGreaterThan(1);
    expect(before.names.at(-1)).toBe('Lantern Tiger');
    await until(() => value(list).how === 'found');
    const found = value(list);
    expect(found.names.slice(0, before.names.length)).toEqual(before.names);
    expect(found.names.length).toBeGreaterThan(before.names.length);
    expect(new Set(found.items.map(({ nodeId }) => nodeId)).size).toBe(found.items.length);
    expect(found.names.every((name) => /lantern/i.test(name))).toBe(true);
    expect(here.sentTo(getGames).map(({ query }) => query.get('gameName'))).toEqual(['lantern']);
  });

  test('keeps similar names, marked as similar, when the gateway has no match', async () => {
    const answer = categoryGames(scope, { gameName: 'lantren tigr', gameType: 'RNG' });
    const list = searchList({ text: 'lantren tigr', known: knownGames('EN'), answer });
    leave = list.listen(() => {});
    await until(() => list.get().state === 'ready' && value(list).how === 'close');
    expect(value(list).names[0]).toBe('Lantern Tiger');
    expect(value(list).nextPage).toBe('none');
  });

  test('shows loaded matches before the request, also for a typing error', async () => {
    const known = knownGames('EN');
    const exact = searchList({ text: 'reef', known });
    const slipped = searchList({ text: 'lantren tigr', known });
    const none = searchList({ text: 'qqzz', known });
    const leaving = [exact, slipped, none].map((list) => list.listen(() => {}));
    leave = () => {
      for (const stop of leaving) stop();
    };
    expect(value(exact)).toMatchObject({ how: 'so far', nextPage: 'loading' });
    expect(value(exact).names).toContain('Reef Hunter');
    await until(() => slipped.get().state === 'ready');
    expect(value(slipped)).toMatchObject({ how: 'so far', nextPage: 'loading' });
    expect(value(slipped).names[0]).toBe('Lantern Tiger');
    expect(none.get()).toEqual({ state: 'loading' });
    await Promise.all([none.reload(), none.fetchNextPage()]);
    expect(none.get()).toEqual({ state: 'loading' });
  });

  test('replaces similar names with the games that the gateway finds by name', async () => {
    const known = knownGames('EN').filter(({ gameName }) => gameName !== 'Jade Seven');
    const answer = categoryGames(scope, { gameName: 'jade', gameType: '' });
    const list = searchList({ text: 'jade', known, answer });
    leave = list.listen(() => {});
    await until(() => list.get().state === 'ready' && value(list).how === 'found');
    expect(value(list).names.every((name) => /jade/i.test(name))).toBe(true);
    expect(value(list).names).toContain('Jade Seven');
  });

  test('returns an empty list when nothing matches anywhere', async () => {
    const answer = categoryGames(scope, { gameName: 'qqzz', gameType: 'RNG' });
    const list = searchList({ text: 'qqzz', known: knownGames('EN'), answer });
    leave = list.listen(() => {});
    expect(list.get().state).toBe('loading');
    await until(() => list.get().state === 'ready');
    expect(value(list)).toMatchObject({ items: [], nextPage: 'none', how: 'found' });
  });

  test('keeps the loaded matches without the gateway, and offers a retry', async () => {
    here.gateway.faults!.set({ endpoint: 'getGames', malformed: 'html', times: 1 });
    const answer = categoryGames(scope, { gameName: 'reef', gameType: '' });
    const list = searchList({ text: 'reef', known: knownGames('EN'), answer });
    leave = list.listen(() => {});
    await until(() => value(list).nextPage === 'failed');
    expect(value(list).names).toContain('Reef Hunter');
    await list.fetchNextPage();
    expect(value(list)).toMatchObject({ how: 'found', nextPage: 'none' });
  });

  test('ignores a late response to an earlier name', async () => {
    here.gateway.faults!.set({ endpoint: 'getGames', latency: 200, times: 1 });
    const earlier = searchList({
      text: 'reef',
      known: [],
      answer: categoryGames(scope, { gameName: 'reef', gameType: 'FISH' }),
    });
    const drop = earlier.listen(() => {});
    const later = searchList({
      text: 'jade',
      known: [],
      answer: categoryGames(scope, { gameName: 'jade', gameType: 'RNG' }),
    });
    leave = later.listen(() => {});
    drop();
    await until(() => later.get().state === 'ready');
    const { names } = value(later);
    await new Promise((done) => setTimeout(done, 250));
    expect(value(later).names).toEqual(names);
    expect(names.every((name) => /jade/i.test(name))).toBe(true);
  });
});
