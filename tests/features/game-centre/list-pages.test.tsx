import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { navigate } from 'wouter/use-browser-location';
import { toggleFavourite } from '../../../src/games/favourites/toggle-favourite.ts';
import { readGames } from '../../../src/games/games.ts';
import { getAnnouncements } from '../../../src/gateway/endpoints/announcements.ts';
import { getFavouriteIds } from '../../../src/gateway/endpoints/favourite-ids.ts';
import { getHotGames } from '../../../src/gateway/endpoints/lobby.ts';
import { getFavourites } from '../../../src/gateway/endpoints/player-games.ts';
import { loadMessages } from '../../../src/i18n/language.ts';
import FavouritesPage from '../../../src/pages/favourites.tsx';
import HotGamesPage from '../../../src/pages/hot-games.tsx';
import { providePlatform } from '../../../src/platform/platform.ts';
import { $toast } from '../../../src/ui/toasts.ts';
import { pass, stopClock } from '../../support/clock.ts';
import { gameNames } from '../../support/game-names.ts';
import { show } from '../../support/show.tsx';
import { type TestEnvironment, testEnvironment } from '../../support/test-environment.ts';
import { user } from '../../support/user.ts';

let here: TestEnvironment;

// Loads lazy modules before the tests.
beforeAll(() =>
  Promise.all([
    import('../../../src/features/game-centre/search-box.tsx'),
    import('../../../src/features/game-centre/filter-drawer.tsx'),
  ]),
);
beforeEach(async () => {
  here = await testEnvironment();
  await loadMessages(['centre']);
  // The pages read the browser's address, so navigation must change it.
  providePlatform({ ...here.platform, navigate: (address, options) => navigate(address, options) });
});

const address = () => location.pathname + location.search;
const choose = async (category: string) => user.click(await screen.findByRole('button', { name: category }));

test('shows the operator’s announcements above the hot games, but not above a search', {
  tags: ['AN-4', 'GC-8'],
}, async () => {
  navigate('/m/hot-games');
  await show(<HotGamesPage />);
  await screen.findByText('The games everyone plays tonight');
  const groups = here.sentTo(getAnnouncements).map(({ query }) => query.get('groupName'));
  // The announcements above the hot games include home's group.
  expect(groups.filter((group) => group !== 'm_home')).toEqual(['m_hotgames']);
  await user.click(screen.getByRole('button', { name: 'Search' }));
  await user.type(await screen.findByRole('searchbox'), 'reef');
  await waitFor(() => expect(screen.queryByText('The games everyone plays tonight')).toBeNull());
});

test('filters hot games by category, filters and name, all in the address', { tags: ['GC-8'] }, async () => {
  navigate('/m/hot-games');
  await show(<HotGamesPage />);
  screen.getByRole('heading', { level: 1, name: 'Hot games' });
  await waitFor(() => expect(gameNames().length).toBeGreaterThan(3));
  const every = gameNames();
  await choose('Fishing');
  expect(address()).toBe('/m/hot-games?gameType=FISH');
  await waitFor(() => expect(gameNames()).not.toEqual(every));
  await waitFor(() => expect(gameNames()).toContain('Reef Hunter'));
  expect(gameNames()).not.toContain('Lantern Tiger');
  await choose('Slots');
  await user.click(screen.getByRole('button', { name: 'Filter' }));
  await user.click(await screen.findByRole('radio', { name: '₹0.01' }));
  await user.click(screen.getByRole('button', { name: /^Apply/ }));
  await waitFor(() => expect(address()).toBe('/m/hot-games?gameType=RNG&minBet=0.01'));
  await user.click(screen.getByRole('button', { name: 'Remove filter: Minimum bet ₹0.01' }));
  expect(address()).toBe('/m/hot-games?gameType=RNG');
  await act(async () => navigate('/m/hot-games?name=reef'));
  await waitFor(() => expect(here.sentTo(getHotGames).at(-1)!.query.get('gameName')).toBe('reef'));
  await waitFor(() => expect(gameNames()).toHaveLength(1));
});

test.each([
  ['/m/hot-games', HotGamesPage, ''],
  ['/m/fav-games', FavouritesPage, 'maya7'],
] as const)(
  'the search box of %s sends 600 ms after the last key',
  { tags: ['GC-7'] },
  async (path, Page, username) => {
    if (username) await here.signIn(username);
    navigate(path);
    await show(<Page />);
    await user.click(await screen.findByRole('button', { name: 'Search' }));
    const box = await screen.findByRole('searchbox');
    stopClock();
    await user.type(box, 'Ree');
    await act(() => pass(599));
    await user.type(box, 'f ');
    await act(() => pass(599));
    expect(address()).toBe(path);
    await act(() => pass(1));
    expect(address()).toBe(`${path}?name=Reef`);
  },
);

test('my collection shows a message to visitors and opens login', { tags: ['GC-8', 'GC-9'] }, async () => {
  navigate('/m/fav-games?name=tiger');
  await show(<FavouritesPage />);
  await waitFor(() => expect(location.pathname).toBe('/m/login'));
  expect(new URLSearchParams(location.search).get('from')).toBe('/m/fav-games?name=tiger');
  expect($toast.get()).toMatchObject({ text: 'errors.notLoggedIn', kind: 'info' });
  expect(here.sentTo(getFavourites)).toEqual([]);
});

test('my collection shows an empty state, then games by category, searchable by name', {
  tags: ['GC-8'],
}, async () => {
  await here.signIn('newbie');
  navigate('/m/fav-games');
  await show(<FavouritesPage />);
  screen.getByRole('heading', { level: 1, name: 'Favourites' });
  await screen.findByText(/^No favourites yet/);
  const slots = () => screen.queryByRole('button', { name: 'Slots' });
  await waitFor(() => expect(slots()).toBeNull());
  const suggestions = await screen.findByRole('region', { name: 'Hot games' });
  await waitFor(() => expect(within(suggestions).getAllByRole('article').length).toBeGreaterThan(5));
  await waitFor(() => expect(here.sentTo(getFavouriteIds).at(-1)?.query.get('pageSize')).toBe('999'));
  const scope = { merchantCode: 'foyer', language: 'EN' };
  const [slot] = (await readGames(scope, { gameType: 'RNG' }, 1, 1)).games;
  const [fish] = (await readGames(scope, { gameType: 'FISH' }, 1, 1)).games;
  await act(() => toggleFavourite(slot!));
  await act(() => toggleFavourite(fish!));
  await waitFor(() => expect(gameNames()).toHaveLength(2));
  expect(screen.queryByRole('region', { name: 'Hot games' })).toBeNull();
  await choose('Fishing');
  await waitFor(() => expect(gameNames()).toEqual([fish!.gameName]));
  await act(() => toggleFavourite(fish!));
  await waitFor(() => expect(gameNames()).toEqual([]));
  expect(slots()).not.toBeNull();
  await act(async () => navigate(`/m/fav-games?name=${slot!.gameName.slice(1)}`));
  await waitFor(() => expect(gameNames()[0]).toBe(slot!.gameName));
  expect(here.sentTo(getFavourites).at(-1)!.query.get('gameName')).toBe(slot!.gameName.slice(1));
});

test('a search in my collection shows the number of results, unless there are more than shown', {
  tags: ['GC-7', 'GC-8'],
}, async () => {
  await here.signIn('newbie');
  const scope = { merchantCode: 'foyer', language: 'EN' };
  const { games } = await readGames(scope, { gameType: 'RNG' }, 1, 15);
  const content = games.map((game, place) => ({ ...game, gameName: `Tiger ${place}` }));
  let totalPages = 1;
  here.gateway.faults!.rewrite('getFavourites', () => ({ content, pageNum: 1, totalPages }));
  navigate('/m/fav-games?name=tiger');
  const view = await show(<FavouritesPage />);
  await screen.findByText('15 games found');
  expect(screen.queryByText(/^These are the first matches/)).toBeNull();
  totalPages = 3;
  await view.unmount();
  navigate('/m/fav-games?name=tige');
  await show(<FavouritesPage />);
  await screen.findByText('These are the first matches. Type more to narrow them down.');
  expect(screen.queryByText(/games found/)).toBeNull();
  expect(gameNames()).toHaveLength(15);
});
