// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { navigate } from 'wouter/use-browser-location';
import { toggleFavourite } from '../../../src/games/favourites/toggle-favourite.ts';
import { readGames } from '../../../src/games/games.ts';
import { getHotGames } from '../../../src/gateway/endpoints/lobby.ts';
import { getFavouriteIds, getFavourites } from '../../../src/gateway/endpoints/own-games.ts';
import { needAreas } from '../../../src/i18n/language.ts';
import FavouritesPage from '../../../src/pages/favourites.tsx';
import HotGamesPage from '../../../src/pages/hot-games.tsx';
import { providePlatform } from '../../../src/platform/platform.ts';
import { $toast } from '../../../src/ui/toasts.ts';
import { click, show, until, type View } from '../../support/show.tsx';
import { type TestEnvironment, testEnvironment } from '../../support/test-environment.ts';

let here: TestEnvironment;
let view: View;

// What a first tap fetches is read from disk here, once and before any time counts.
beforeAll(() =>
  Promise.all([
    import('../../../src/features/game-centre/search-box.tsx'),
    import('../../../src/features/game-centre/filter-drawer.tsx'),
  ]),
);
beforeEach(async () => {
  here = await testEnvironment();
  await needAreas(['centre']);
  // The pages read their address from the browser: going there has to change it.
  providePlatform({ ...here.platform, navigate: (address, options) => navigate(address, options) });
});
afterEach(async () => {
  await view.close();
  here.close();
});

const find = (selector: string) => view.element.querySelector<HTMLElement>(selector);
const all = (selector: string) => [...view.element.querySelectorAll<HTMLElement>(selector)];
const address = () => location.pathname + location.search;
const tiles = () => all('.game-tile__name').map((name) => name.textContent!);
const choice = (text: string) =>
  until(() => all('.category-menu__entry').find((entry) => entry.textContent === text));

test('GC-8 hot games: a category, filters and a name narrow them, and live in the address', async () => {
  navigate('/m/hot-games');
  view = await show(<HotGamesPage />);
  expect(find('h1')!.textContent).toBe('Hot games');
  const every = await until(() => tiles().length > 3 && tiles());
  await click(await choice('Fishing'));
  expect(address()).toBe('/m/hot-games?gameType=FISH');
  await until(() => tiles().length > 0 && tiles().length < every.length);
  expect(tiles()).toContain('Reef Hunter');
  expect(tiles()).not.toContain('Lantern Tiger');
  await click(await choice('Slots'));
  await click(view.element.querySelector('[aria-label="Filter"]'));
  const bets = await until(() => {
    const found = all('.filter-drawer__choice');
    return found.length > 0 && found;
  });
  await click(bets.find((label) => label.textContent === '0.01')!.querySelector('input'));
  await click(all('.filter-drawer__foot button')[1]);
  await until(() => address() === '/m/hot-games?gameType=RNG&minBet=0.01');
  await click(find('.filter-chips__chip'));
  expect(address()).toBe('/m/hot-games?gameType=RNG');
  await act(async () => navigate('/m/hot-games?name=reef'));
  await until(() => here.sentTo(getHotGames).at(-1)!.query.get('gameName') === 'reef');
  await until(() => tiles().length === 1);
});

test('GC-8 GC-9 my collection: a visitor is told and goes to login', async () => {
  navigate('/m/fav-games?name=tiger');
  view = await show(<FavouritesPage />);
  await until(() => location.pathname === '/m/login');
  expect(new URLSearchParams(location.search).get('from')).toBe('/m/fav-games?name=tiger');
  expect($toast.get()).toMatchObject({ text: 'errors.notLoggedIn', kind: 'info' });
  expect(here.sentTo(getFavourites)).toEqual([]);
});

test('GC-8 my collection: empty, then kept games by category; a name is looked for among them', async () => {
  await here.signIn();
  navigate('/m/fav-games');
  view = await show(<FavouritesPage />);
  expect(find('h1')!.textContent).toBe('My collection');
  await until(() => find('.async-view--empty'));
  await until(() => here.sentTo(getFavouriteIds).at(-1)?.query.get('pageSize') === '999');
  const scope = { merchantCode: 'foyer', language: 'EN' };
  const [slot] = (await readGames(scope, { gameType: 'RNG' }, 1, 1)).games;
  const [fish] = (await readGames(scope, { gameType: 'FISH' }, 1, 1)).games;
  await act(() => toggleFavourite(slot!));
  await act(() => toggleFavourite(fish!));
  await until(() => tiles().length === 2);
  await click(await choice('Fishing'));
  await until(() => tiles().length === 1);
  expect(tiles()).toEqual([fish!.gameName]);
  await act(async () => navigate(`/m/fav-games?name=${slot!.gameName.slice(1)}`));
  await until(() => tiles()[0] === slot!.gameName);
  expect(here.sentTo(getFavourites).at(-1)!.query.get('gameName')).toBe(slot!.gameName.slice(1));
});
