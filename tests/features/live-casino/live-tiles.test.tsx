import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { $status } from '../../../src/config/status.ts';
import { dropResources } from '../../../src/gateway/cache/resource.ts';
import { getLiveTables } from '../../../src/gateway/endpoints/live-tables.ts';
import { loadMessages, switchLanguage } from '../../../src/i18n/language.ts';
import { pages } from '../../../src/pages/entries.ts';
import { pass, stopClock } from '../../support/clock.ts';
import { inView } from '../../support/in-view.ts';
import { show } from '../../support/show.tsx';
import { sourceMessages, type TestEnvironment, testEnvironment } from '../../support/test-environment.ts';
import { user } from '../../support/user.ts';
import { waitStill } from '../../support/wait-still.ts';

let here: TestEnvironment;

beforeEach(async () => {
  dropResources();
  here = await testEnvironment();
  $status.forget();
  await loadMessages(['centre', 'liveTables']);
  await import('../../../src/features/live-casino/live-casino.tsx');
});

async function openPage(address: string) {
  here.platform.here = () => address;
  history.replaceState(null, '', address);
  const { default: Page } = await pages.liveGames.load();
  return show(<Page />);
}
const openLive = () => openPage('/m/live-games?vassalage=ALL');

/** Has the gateway answer with the same facts for each table. */
function serve(facts: object): void {
  here.gateway.faults!.rewrite('getLiveTables', (_, query) => ({
    tables: query
      .get('nodeIds')!
      .split(',')
      .map((nodeId) => ({ nodeId, ...facts })),
  }));
}
const tiles = () => screen.queryAllByRole('listitem').filter((item) => item.className === 'game-tile');
const factsOf = (tile: Element | undefined) => tile?.querySelector('.table-facts');
const plain = (element: Element | null | undefined) =>
  element?.textContent.replace(/[\u2068\u2069\u202f\u00a0\u2009]/g, (mark) => (mark > '\u2060' ? '' : ' '));
/** Shows the page with facts, and returns those of the first tile. */
async function shown(facts: object) {
  serve(facts);
  await openLive();
  await waitFor(() => expect(factsOf(tiles()[0])?.textContent).not.toBe(''));
  return factsOf(tiles()[0])!;
}

test('tiles of further studios show them too, in whole rows', async () => {
  inView(true);
  serve({ dealer: 'Asha' });
  const getComputedStyle = window.getComputedStyle.bind(window);
  vi.spyOn(window, 'getComputedStyle').mockImplementation((element) =>
    element.className === 'game-grid'
      ? ({ gridTemplateColumns: '1px 1px 1px 1px 1px' } as CSSStyleDeclaration)
      : getComputedStyle(element),
  );
  await openPage('/m/live-games');
  const studio = await screen.findByRole('region', { name: 'Vesper' });
  await waitFor(() => expect(plain(factsOf(studio.querySelector('.game-tile')!))).toContain('Dealer Asha'));
  // Of nine games in five columns.
  expect(studio.querySelectorAll('.game-tile')).toHaveLength(5);
});

test('the demo’s live games show dealer, stakes, seats, free seats or last numbers', async () => {
  await openLive();
  await waitFor(() => expect(factsOf(tiles()[0])?.textContent).not.toBe(''));
  const about = (name: string) =>
    plain(factsOf(tiles().find((tile) => tile.textContent.includes(name) && factsOf(tile)?.textContent)))!;
  expect(about('Blackjack')).toMatch(/^Dealer (\w+?)\1Stakes ₹[\d.]+ – ₹[\d,]+(\d seats? free|Table full)$/);
  expect(about('Baccarat')).toMatch(/\d of 7 seats$/);
  expect(about('Sic Bo')).toMatch(/\d+ players$/);
  expect(about('Roulette')).toMatch(/^Dealer (\w+?)\1Stakes ₹.+\d+$/);
});

test('last numbers are a named list, and their colour is not the only difference', async () => {
  await shown({ dealer: 'Mira', minBet: 50, maxBet: 5_000, lastNumbers: [17, '32', 0, '00'] });
  const list = screen.getAllByRole('list', { name: 'Last numbers' })[0]!;
  const items = within(list).getAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual(['17', '32', '0', '00']);
  expect(items.map(({ className }) => className.split('--')[1])).toEqual(['black', 'red', 'zero', 'zero']);
});

test.each([
  [{ players: 3, seats: 7 }, '3 of 7 seats'],
  [{ players: 3, seats: 7, freeSeats: 4 }, '4 seats free'],
  [{ players: 7, seats: 7, freeSeats: 0 }, 'Table full'],
  [{ players: 1 }, '1 player'],
  [{ players: 34 }, '34 players'],
  [{}, ''],
])('a table with %j shows %j', async (facts, text) => {
  const element = await shown({ dealer: 'Mira', ...facts });
  expect(plain(element)).toBe(`Dealer MiraMira${text}`);
});

test('large stakes are short, and whole ones have no decimals', async () => {
  const element = await shown({ minBet: 0.5, maxBet: 100_000 });
  expect(plain(element)).toBe('Stakes ₹0.5 – ₹1L');
});

test('names and stakes keep their direction in an Urdu page', async () => {
  await switchLanguage('UR', sourceMessages);
  const element = await shown({ dealer: 'Mira', minBet: 50, maxBet: 500 });
  expect(element.textContent).toContain('\u2068Mira\u2069');
  const stakes = element.querySelector<HTMLElement>('.table-facts__stakes > bdi')!;
  expect([stakes.textContent, stakes.dir]).toEqual([expect.stringContaining('500'), 'rtl']);
});

test('the facts have their place before they are known, and in every tile', async () => {
  const held = here.gateway.faults!.hold('getLiveTables');
  await openLive();
  await act(() => held.reached);
  expect(tiles().length).toBeGreaterThan(10);
  expect(tiles().filter((tile) => factsOf(tile)?.textContent === '')).toHaveLength(tiles().length);
  await act(async () => held.release());
  await waitFor(() => expect(factsOf(tiles()[0])!.textContent).not.toBe(''));
});

test('only tables on screen are read, in requests of at most 100', async () => {
  await openLive();
  await waitFor(() => expect(factsOf(tiles()[0])?.textContent).not.toBe(''));
  const requests = here.sentTo(getLiveTables);
  expect(requests).toHaveLength(1);
  const ids = requests[0]!.query.get('nodeIds')!.split(',');
  expect(ids).toHaveLength(tiles().length);
});

test('a tile starts its game as before', async () => {
  await here.signIn();
  await shown({ dealer: 'Mira' });
  await user.click(within(tiles()[0]!).getAllByRole('button')[0]!);
  expect(here.seen.played).toHaveLength(1);
});

describe('a refresh', () => {
  test('updates the facts in their place, and waits while the page is hidden', async () => {
    stopClock();
    serve({ players: 3, seats: 7 });
    await openLive();
    await waitStill(() => expect(tiles().length).toBeGreaterThan(0));
    await act(() => pass(50));
    await waitStill(() => expect(plain(factsOf(tiles()[0]))).toBe('3 of 7 seats'));
    const element = factsOf(tiles()[0]);
    serve({ players: 4, seats: 7 });
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    await act(() => pass(60_000));
    expect(here.sentTo(getLiveTables)).toHaveLength(1);
    hidden.mockReturnValue(false);
    await act(async () => void dispatchEvent(new Event('visibilitychange')));
    await waitStill(() => expect(plain(factsOf(tiles()[0]))).toBe('4 of 7 seats'));
    expect(factsOf(tiles()[0])).toBe(element);
    hidden.mockRestore();
  });

  test('drops facts that could not be read again for a minute', async () => {
    stopClock();
    serve({ players: 3, seats: 7 });
    await openLive();
    await waitStill(() => expect(tiles().length).toBeGreaterThan(0));
    await act(() => pass(50));
    await waitStill(() => expect(plain(factsOf(tiles()[0]))).toBe('3 of 7 seats'));
    here.gateway.faults!.set({ endpoint: 'getLiveTables', malformed: 'wrong-shape' });
    const reread = async (ms: number) => {
      const before = here.sentTo(getLiveTables).length;
      await act(() => pass(ms));
      await waitStill(() => expect(here.sentTo(getLiveTables).length).toBeGreaterThan(before));
    };
    await reread(10_000);
    expect(plain(factsOf(tiles()[0]))).toBe('3 of 7 seats');
    await reread(20_000);
    await reread(40_000);
    await waitStill(() => expect(plain(factsOf(tiles()[0]))).toBe(''));
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

test('no game shows before the status tells whether tiles have facts, and it is not replaced', async () => {
  const shown: (string | null | undefined)[] = [];
  const observer = new MutationObserver(() => {
    const tile = document.querySelector('.game-tile');
    if (tile) shown.push(tile.closest('.live-casino')?.className);
  });
  observer.observe(document.body, { childList: true, subtree: true });
  here.gateway.faults!.set({ endpoint: 'getStatus', latency: 1_000 });
  $status.forget();
  await openLive();
  await waitFor(() =>
    expect(document.querySelectorAll('.live-casino .game-tile').length).toBeGreaterThan(10),
  );
  observer.disconnect();
  expect(new Set(shown)).toEqual(new Set(['live-casino']));
});

describe('the tile has no facts', () => {
  const same = async () => {
    await waitFor(() => expect(tiles().length).toBeGreaterThan(10));
    expect(document.querySelector('.live-casino, .table-facts')).toBeNull();
  };

  test('when the gateway does not have the flag, and then nothing is requested', async () => {
    here.gateway.switches.whitelabel = { LIVETABLES3: false };
    $status.forget();
    await openLive();
    await same();
    expect(here.sentTo(getLiveTables)).toEqual([]);
  });

  test('in other categories', async () => {
    await openPage('/m/slot-games?vassalage=ALL');
    await same();
    expect(here.sentTo(getLiveTables)).toEqual([]);
  });

  test('apart from their place, when the gateway does not know the call, which is not made again', async () => {
    stopClock();
    const request = here.gateway.app.request.bind(here.gateway.app);
    vi.spyOn(here.gateway.app, 'request').mockImplementation(async (input, ...rest) =>
      new URL((input as Request).url).pathname === getLiveTables.path
        ? Response.json({ success: false, errorCode: 'not.found' }, { status: 404 })
        : request(input, ...rest),
    );
    await openLive();
    await waitStill(() => expect(tiles().length).toBeGreaterThan(10));
    await act(() => pass(50));
    await waitStill(() => expect(here.sentTo(getLiveTables)).toHaveLength(1));
    await act(() => pass(60_000));
    expect(here.sentTo(getLiveTables)).toHaveLength(1);
    expect(here.seen.reported).toEqual([]);
  });
});
