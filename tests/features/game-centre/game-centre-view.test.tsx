import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { $status } from '../../../src/config/status.ts';
import { GameCentre } from '../../../src/features/game-centre/game-centre-view.tsx';
import { parseState } from '../../../src/features/game-centre/list-address.ts';
import { toggleFavourite } from '../../../src/games/favourites/toggle-favourite.ts';
import { readGames } from '../../../src/games/games.ts';
import { StartGameScope } from '../../../src/games/launch/start-game-scope.tsx';
import type { Game } from '../../../src/gateway/endpoints/game.ts';
import { getGames } from '../../../src/gateway/endpoints/lobby.ts';
import { loadMessages } from '../../../src/i18n/language.ts';
import { type RouteName, routeAt } from '../../../src/routes/routes.ts';
import { pass, stopClock } from '../../support/clock.ts';
import { gameNames } from '../../support/game-names.ts';
import { inView } from '../../support/in-view.ts';
import { show, type View } from '../../support/show.tsx';
import { type TestEnvironment, testEnvironment } from '../../support/test-environment.ts';
import { user } from '../../support/user.ts';
import { waitStill } from '../../support/wait-still.ts';

const scope = { merchantCode: 'foyer', language: 'EN' };
let here: TestEnvironment;
let view: View;
let route: RouteName | undefined;
const played: Game[] = [];

// Loads lazy modules before the tests.
beforeAll(() =>
  Promise.all([
    import('../../../src/features/game-centre/search-box.tsx'),
    import('../../../src/features/game-centre/list-filter.tsx'),
    import('../../../src/games/lists/fuzzy-search.ts'),
  ]),
);
beforeEach(async () => {
  here = await testEnvironment();
  $status.forget();
  await loadMessages(['centre']);
});

/** Renders the game centre at an address. */
function at(address: string) {
  const [path = '', query] = address.split('?');
  route = routeAt(path);
  const state = parseState(route, new URLSearchParams(query));
  return (
    <StartGameScope value={(game) => played.push(game)}>
      <GameCentre scope={scope} route={route} state={state} />
    </StartGameScope>
  );
}
const open = async (address: string) => {
  view = await show(at(address));
  await screen.findByRole('navigation', { name: 'Game categories' });
};
/** Renders the address of the last navigation. */
const follow = async () => view.rerender(at(here.seen.navigated.at(-1)!.address));
const went = (address: string) => waitFor(() => expect(here.seen.navigated.at(-1)?.address).toBe(address));
const menu = () => within(screen.getByRole('navigation', { name: 'Game categories' })).getAllByRole('link');
const press = async (name: string | RegExp) => user.click(await screen.findByRole('button', { name }));
const chips = () =>
  screen.queryAllByRole('button', { name: /^Remove filter: / }).map((chip) => chip.textContent);
const search = () => screen.findByRole<HTMLInputElement>('searchbox', { name: 'Search games' });
const type = async (text: string) => user.type(await search(), text);

describe('game centre', () => {
  test('its head links home and has the title, search, recent games and filters', {
    tags: ['GC-1'],
  }, async () => {
    await open('/m/gameList');
    screen.getByRole('heading', { level: 1, name: 'Game centre' });
    expect(screen.getByRole('link', { name: 'Back' }).getAttribute('href')).toBe('/m/home');
    screen.getByRole('button', { name: 'Search', expanded: false });
    expect(screen.getByRole('link', { name: 'Recently played' }).getAttribute('href')).toBe(
      '/m/slot-games?gameType=RECENT',
    );
    screen.getByRole('button', { name: 'Filter' });
  });

  test('recent games are named above their list', { tags: ['GC-1'] }, async () => {
    await here.signIn();
    await open('/m/slot-games?gameType=RECENT');
    screen.getByRole('heading', { level: 2, name: 'Recently played' });
  });

  test('the menu is HOT, FAV and the operator’s categories; the first vendor is selected in the strip', {
    tags: ['GC-2', 'GC-6'],
  }, async () => {
    await open('/m/slot-games');
    const entries = menu();
    expect(entries.slice(0, 3).map((entry) => entry.textContent)).toEqual(['Hot', 'Favourites', 'Slots']);
    expect(entries[2]!.getAttribute('aria-current')).toBe('page');
    const strip = within(screen.getByRole('group', { name: 'Game studios' }));
    expect(strip.getAllByRole('button').map((vendor) => vendor.getAttribute('aria-pressed'))).toEqual(
      strip.getAllByRole('button').map((_, index) => String(index === 1)),
    );
    expect(chips()).toEqual([]);
  });

  test('sports show searchable vendors without filters', { tags: ['GC-2'] }, async () => {
    await open('/m/sport-games');
    const vendors = () => within(screen.getByRole('region', { name: 'Sports' })).queryAllByRole('link');
    expect(vendors().length).toBeGreaterThan(1);
    expect(screen.queryByRole('button', { name: 'Filter' })).toBeNull();
    expect(screen.queryByRole('group', { name: 'Game studios' })).toBeNull();
    await press('Search');
    await type('zzzz');
    await waitFor(() => expect(vendors()).toEqual([]));
    await user.click(within(screen.getByRole('region', { name: 'Sports' })).getByRole('button'));
    await waitFor(() => expect(vendors().length).toBeGreaterThan(1));
    const requests = here.sentTo(getGames).map(({ query }) => query.get('gameType'));
    expect(requests).not.toContain('SPORTS');
  });

  test('a search in one category links to the search over all, where the link is hidden', {
    tags: ['GC-7'],
  }, async () => {
    await open('/m/poker-games');
    await press('Search');
    const everywhere = () => screen.queryByRole('link', { name: 'Search all categories' });
    expect(everywhere()?.getAttribute('href')).toBe('/m/gameList?gameType=ALL');
    await type(' reef ');
    await waitFor(() =>
      expect(everywhere()?.getAttribute('href')).toBe('/m/gameList?gameType=ALL&name=reef'),
    );
    await view.rerender(at('/m/gameList?gameType=ALL&name=reef'));
    expect((await search()).value).toBe('reef');
    expect(everywhere()).toBeNull();
    await waitFor(() => {
      const requested = here.sentTo(getGames).at(-1)!.query;
      expect([requested.get('gameName'), requested.get('gameType'), requested.get('vassalage')]).toEqual([
        'reef',
        null,
        null,
      ]);
    });
    expect(menu().at(-1)!.textContent).toBe('All games');
    expect(menu().at(-1)!.getAttribute('aria-current')).toBe('page');
  });

  test('a studio that no category has is named as in the address', { tags: ['GC-6'] }, async () => {
    await open('/m/slot-games?vassalage=constructor');
    expect(chips()).toEqual(['constructor']);
  });

  test('a drawer sets filters, which show as removable chips', { tags: ['GC-1', 'GC-3'] }, async () => {
    await open('/m/slot-games?vassalage=ALL');
    await press('Filter');
    const drawer = within(await screen.findByRole('dialog', { name: 'Filter' }));
    const group = (name: string) => within(drawer.getByRole('group', { name }));
    const choices = (name: string) =>
      group(name)
        .getAllByRole<HTMLInputElement>('radio')
        .map(({ labels }) => labels![0]!.textContent);
    await waitFor(() => expect(choices('Game type')[0]).toMatch(/\d$/));
    const named = (name: string) => choices(name).map((choice) => choice?.replace(/\d+$/, ''));
    expect(choices('Minimum bet').map((choice) => choice?.match(/^(All|₹\d\.\d\d)/)?.[0])).toEqual([
      'All',
      '₹0.01',
      '₹0.05',
      '₹0.10',
      '₹0.50',
      '₹0.75',
      '₹1.00',
    ]);
    expect(named('Game type')).toEqual([
      'All',
      'Jackpot',
      'Scratch cards',
      'Video poker',
      'PVP',
      'Arcade games',
    ]);
    await user.click(group('Minimum bet').getByRole('radio', { name: '₹0.50' }));
    await user.click(group('Game type').getByRole('radio', { name: 'Jackpot' }));
    const { totalPages } = await readGames(scope, { gameType: 'RNG', minBet: 0.5, gameClassify: 'JP' }, 1, 1);
    expect(totalPages).toBe(7);
    const jackpot = group('Game type').getByRole('radio', { name: 'Jackpot' });
    expect(jackpot.getAttribute('aria-description')).toBe('7 games');
    await press(/^Apply ?7 games$/);
    await waitFor(() =>
      expect(here.seen.navigated.at(-1)).toEqual({
        address: '/m/slot-games?minBet=0.5&classify=JP',
        replace: true,
      }),
    );
    await follow();
    expect(screen.queryByRole('dialog')).toBeNull();
    screen.getByRole('button', { name: 'Filter, 2 selected' });
    expect(chips()).toEqual(['Minimum bet ₹0.50', 'Jackpot']);
    await press('Remove filter: Minimum bet ₹0.50');
    await went('/m/slot-games?classify=JP');
    await follow();
    await press('Remove filter: Jackpot');
    await went('/m/slot-games?vassalage=ALL');
    await follow();
    expect(chips()).toEqual([]);
  });

  test('offers what tells the games of other categories apart, with counts; reset empties the drawer', {
    tags: ['GC-3'],
  }, async () => {
    await open('/m/live-games?vassalage=ALL&classify=RL');
    await screen.findByRole('button', { name: 'Remove filter: Roulette' });
    await press('Filter, 1 selected');
    const drawer = within(await screen.findByRole('dialog', { name: 'Filter' }));
    const choices = (name: string) =>
      within(drawer.getByRole('group', { name }))
        .getAllByRole<HTMLInputElement>('radio')
        .map((choice) => `${choice.getAttribute('aria-label')}: ${choice.getAttribute('aria-description')}`);
    await drawer.findByRole('radio', { name: 'Roulette', checked: true });
    expect(choices('Game type')).toEqual([
      'All: 58 games',
      'Roulette: 6 games',
      'Blackjack: 5 games',
      'Baccarat: 6 games',
      'Game shows: 13 games',
      'Dragon Tiger: 3 games',
      'Andar Bahar: 7 games',
      'Teen Patti: 3 games',
      'Sic Bo: 10 games',
      'Poker: 5 games',
    ]);
    expect(choices('Minimum bet')[0]).toBe('All: 6 games');
    await user.click(drawer.getByRole('radio', { name: '₹1.00' }));
    const { totalPages } = await readGames(scope, { gameType: 'LIVE', gameClassify: 'RL', minBet: 1 }, 1, 1);
    await drawer.findByRole('button', { name: new RegExp(`^Apply ?${totalPages} games?$`) });
    await press('Reset');
    await press(/^Apply ?58 games$/);
    await went('/m/live-games?vassalage=ALL');
  });

  test.each([
    ['/m/fishing-games?vassalage=ALL', ['Minimum bet']],
    ['/m/gameList?gameType=LOTT', ['Game type']],
  ])('the filter of %s leaves out what all its games share', { tags: ['GC-3'] }, async (address, groups) => {
    await open(address);
    await press('Filter');
    const drawer = within(await screen.findByRole('dialog', { name: 'Filter' }));
    await drawer.findAllByRole('group');
    expect(drawer.getAllByRole('group')).toEqual(groups.map((name) => drawer.getByRole('group', { name })));
  });

  test('says so where nothing tells games apart', { tags: ['GC-3'] }, async () => {
    here.gateway.switches.whitelabel = { GAMECOUNTS3: false };
    $status.forget();
    await open('/m/fishing-games?vassalage=ALL&name=reef+hunter');
    await waitFor(() => expect(gameNames()).toEqual(['Reef Hunter']));
    await press('Filter');
    const drawer = within(await screen.findByRole('dialog', { name: 'Filter' }));
    await drawer.findByText(/alike/);
    expect(drawer.queryByRole('button', { name: /^Apply/ })).toBeNull();
  });

  test('finds a mistyped name when typing pauses, with one request; a chip clears it', {
    tags: ['GC-7'],
  }, async () => {
    await open('/m/slot-games?vassalage=ALL');
    await waitFor(() => expect(gameNames()).toContain('Lantern Tiger'));
    stopClock();
    here.sent.length = 0;
    await press('Search');
    await type('lantren tigr ');
    await act(() => pass(199));
    expect(screen.queryByText(/so far/)).toBeNull();
    await act(() => pass(1));
    await waitStill(() => expect(gameNames()[0]).toBe('Lantern Tiger'));
    screen.getByText('1 game so far, still searching');
    expect(here.sentTo(getGames)).toEqual([]);
    expect(here.seen.navigated).toEqual([]);
    await act(() => pass(299));
    expect(here.seen.navigated).toEqual([]);
    await act(() => pass(1));
    expect(here.seen.navigated).toEqual([{ address: '/m/slot-games?name=lantren+tigr', replace: true }]);
    await follow();
    await waitStill(() => screen.getByText(/^No exact match/));
    expect(gameNames()).toEqual(['Lantern Tiger']);
    expect(here.sentTo(getGames).map(({ query }) => query.get('gameName'))).toEqual(['lantren tigr']);
    await press('Remove filter: “lantren tigr”');
    await follow();
    expect((await search()).value).toBe('');
    await waitStill(() => expect(gameNames().length).toBeGreaterThan(1));
  });

  test('a search that still waits does not replace a page that was opened meanwhile', {
    tags: ['GC-7'],
  }, async () => {
    history.replaceState(null, '', '/m/slot-games');
    await open('/m/slot-games?vassalage=ALL');
    await waitFor(() => expect(gameNames()).toContain('Lantern Tiger'));
    stopClock();
    await press('Search');
    await type('lantern');
    history.pushState(null, '', '/m/gameList?name=lantern');
    await act(() => pass(600));
    expect(here.seen.navigated).toEqual([]);
    history.replaceState(null, '', '/');
  });

  test('says that nothing was found and offers to clear the search', { tags: ['GC-7'] }, async () => {
    await open('/m/slot-games?name=qqzzqq');
    const said = await screen.findByText('No results for “qqzzqq”');
    await screen.findByText('Other categories have no results either. Try fewer letters.');
    expect(screen.getAllByText(/No results/)).toHaveLength(1);
    await user.click(within(said.closest<HTMLElement>('[role="status"]')!).getByRole('button'));
    await went('/m/slot-games?vassalage=ALL');
  });

  test("a visitor's address with FAV shows HOT and opens login", { tags: ['GC-4'] }, async () => {
    await show(at('/m/slot-games?gameType=FAV'));
    await waitFor(() => expect(here.seen.navigated).toHaveLength(2));
    expect(here.seen.navigated[0]!.address).toBe('/m/slot-games?gameType=HOT');
    expect(here.seen.navigated[1]!.address).toMatch(/^\/m\/login\?/);
  });

  test('a favourite removed in FAV leaves the list', { tags: ['GC-5'] }, async () => {
    await here.signIn();
    const { games } = await readGames(scope, { gameType: 'RNG' }, 1, 3);
    for (const game of games) await toggleFavourite(game);
    await open('/m/slot-games?gameType=FAV');
    await waitFor(() => expect(gameNames().length).toBeGreaterThan(2));
    const [gone, stays] = gameNames();
    await press(`Favourite: ${gone}`);
    await waitFor(() => expect(gameNames()).not.toContain(gone));
    expect(gameNames()).toContain(stays);
  });
});

describe('the games of other studios', { tags: ['GC-6'] }, () => {
  const sections = () => screen.queryAllByRole('region').filter((one) => one.querySelector('.section-head'));

  test('follow those of a studio with few, each when it comes near the screen', async () => {
    inView(false);
    await open('/m/live-games');
    await waitFor(() => expect(sections().length).toBeGreaterThan(3));
    const names = sections().map((one) => one.getAttribute('aria-label'));
    expect(names).not.toContain('Aster');
    expect(screen.getByRole('heading', { level: 2, name: 'Aster' })).toBeDefined();
    const [first] = sections();
    expect(first!.querySelector('h2 > a')!.getAttribute('href')).toBe('/m/live-games?vassalage=VESPER');
    expect(within(first!).queryAllByRole('img', { hidden: true })).toEqual([]);
    await view.unmount();
    inView(true);
    await open('/m/live-games');
    await waitFor(() => expect(within(sections()[0]!).getAllByText('Vesper').length).toBeGreaterThan(2));
  });

  test('follow those of a studio from its address, but of six studios at most', async () => {
    inView(false);
    await open('/m/slot-games?vassalage=WREN');
    await waitFor(() => expect(document.querySelectorAll('.section-head')).toHaveLength(6));
  });

  test('have a button each that opens the details of the game', async () => {
    inView(true);
    await open('/m/live-games');
    const studio = await screen.findByRole('region', { name: 'Vesper' });
    const [button] = await within(studio).findAllByRole('button', { name: /^About / });
    await user.click(button!);
    const name = button!.getAttribute('aria-label')!.slice('About '.length);
    expect(await screen.findByRole('dialog', { name })).toBeDefined();
  });

  test('do not follow a long list, a filtered one, or all of them', async () => {
    inView(true);
    for (const address of [
      '/m/slot-games?vassalage=ALL',
      '/m/live-games?vassalage=ALL',
      '/m/live-games?name=sic',
      '/m/live-games?vassalage=ASTER&minBet=1',
    ]) {
      await open(address);
      await screen.findAllByRole('listitem');
      expect(sections()).toEqual([]);
      expect(screen.queryByRole('heading', { level: 2 })).toBeNull();
      await view.unmount();
    }
  });
});
