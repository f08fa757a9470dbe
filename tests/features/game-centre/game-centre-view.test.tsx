// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { GameCentre } from '../../../src/features/game-centre/game-centre-view.tsx';
import { stateAt } from '../../../src/features/game-centre/list-address.ts';
import { toggleFavourite } from '../../../src/games/favourites/toggle-favourite.ts';
import { readGames } from '../../../src/games/games.ts';
import type { Game } from '../../../src/gateway/endpoints/game.ts';
import { getGames } from '../../../src/gateway/endpoints/lobby.ts';
import { needAreas } from '../../../src/i18n/language.ts';
import { type RouteName, routeAt } from '../../../src/routes/routes.ts';
import { click, show, until, type View } from '../../support/show.tsx';
import { type TestEnvironment, testEnvironment } from '../../support/test-environment.ts';

const scope = { merchantCode: 'foyer', language: 'EN' };
let here: TestEnvironment;
let view: View;
let route: RouteName | undefined;
const played: Game[] = [];

// What a first tap fetches is read from disk here, once and before any time counts.
beforeAll(() =>
  Promise.all([
    import('../../../src/features/game-centre/search-box.tsx'),
    import('../../../src/features/game-centre/filter-drawer.tsx'),
    import('../../../src/games/lists/fuzzy-search.ts'),
  ]),
);
beforeEach(async () => {
  here = await testEnvironment();
  await needAreas(['centre']);
});
afterEach(async () => {
  await view.close();
  here.close();
});

/** The centre at an address, as its page shows it. */
function at(address: string) {
  const [path = '', query] = address.split('?');
  route = routeAt(path);
  const state = stateAt(route, new URLSearchParams(query));
  return <GameCentre scope={scope} route={route} state={state} onPlay={(game) => played.push(game)} />;
}
const open = async (address: string) => {
  view = await show(at(address));
  await until(() => find('.category-menu__entry'));
};
/** Shows the address the centre went to last. */
const follow = async () => view.again(at(here.seen.navigated.at(-1)!.address));
const find = (selector: string) => view.element.querySelector<HTMLElement>(selector);
const all = (selector: string) => [...view.element.querySelectorAll<HTMLElement>(selector)];
const named = (name: string) => view.element.querySelector<HTMLElement>(`[aria-label="${name}"]`);
const tiles = () => all('.game-tile__name').map((name) => name.textContent!);

async function type(text: string) {
  const input = (await until(() => find('.search-field__input'))) as HTMLInputElement;
  await act(async () => {
    const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!;
    set!.call(input, text);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

describe('the game centre', () => {
  test('GC-1 its head leads home, is called game centre, and has search, recent games and filters', async () => {
    await open('/m/gameList');
    expect(find('.list-head h1')!.textContent).toBe('Game centre');
    expect(named('Back')!.getAttribute('href')).toBe('/m/home');
    expect(named('Search')!.getAttribute('aria-expanded')).toBe('false');
    expect(named('Played lately')!.getAttribute('href')).toBe('/m/slot-games?gameType=RECENT');
    expect(named('Filter')).not.toBeNull();
  });

  test('GC-2 GC-6 the menu is HOT, FAV, then the operator’s; the first vendor is chosen in the strip', async () => {
    await open('/m/slot-games');
    const entries = all('.category-menu__entry');
    expect(entries.slice(0, 3).map((entry) => entry.textContent)).toEqual(['Hot', 'Favourites', 'Slots']);
    expect(entries[2]!.getAttribute('aria-current')).toBe('page');
    const pressed = all('.vendor-strip [aria-pressed="true"]');
    expect(pressed).toEqual([all('.vendor-strip__vendor')[1]]);
    expect(find('.filter-chips')).toBeNull();
  });

  test('GC-2 sports show vendors, a search among them, and nothing to filter', async () => {
    await open('/m/sport-games');
    expect(all('.vendor-tiles > *').length).toBeGreaterThan(1);
    expect(named('Filter')).toBeNull();
    expect(find('.vendor-strip')).toBeNull();
    await click(named('Search'));
    await type('zzzz');
    expect(all('.vendor-tiles > *')).toEqual([]);
    await click(find('.nothing-found button'));
    expect(all('.vendor-tiles > *').length).toBeGreaterThan(1);
    const asked = here.sentTo(getGames).map(({ query }) => query.get('gameType'));
    expect(asked).not.toContain('SPORTS');
  });

  test('GC-1 GC-3 filters are chosen in a drawer, stand as chips and are taken away', async () => {
    await open('/m/slot-games?vassalage=ALL');
    await click(named('Filter'));
    await until(() => find('dialog .filter-drawer'));
    const choices = all('.filter-drawer__group').map((group) =>
      [...group.querySelectorAll('label')].map((label) => label.textContent),
    );
    expect(choices).toEqual([
      ['All', '0.01', '0.05', '0.1', '0.5', '0.75', '1'],
      ['All', 'Accumulative prize', 'Scratch music', 'Video poker', 'PVP', 'Arcade games'],
    ]);
    const pick = (text: string) =>
      click(
        all('.filter-drawer__choice')
          .find((label) => label.textContent === text)!
          .querySelector('input'),
      );
    await pick('0.5');
    await pick('Accumulative prize');
    await click(all('.filter-drawer__foot button')[1]);
    await until(() => here.seen.navigated.length > 0);
    expect(here.seen.navigated.at(-1)).toEqual({
      address: '/m/slot-games?minBet=0.5&classify=JP',
      replace: true,
    });
    await follow();
    expect(find('dialog')).toBeNull();
    expect(named('Filter, 2 chosen')).not.toBeNull();
    expect(all('.filter-chips__chip').map((chip) => chip.textContent)).toEqual([
      'Minimum bet 0.5',
      'Accumulative prize',
    ]);
    await click(named('Remove filter: Minimum bet 0.5'));
    expect(here.seen.navigated.at(-1)!.address).toBe('/m/slot-games?classify=JP');
    await follow();
    await click(named('Remove filter: Accumulative prize'));
    await follow();
    expect(here.seen.navigated.at(-1)!.address).toBe('/m/slot-games?vassalage=ALL');
    expect(find('.filter-chips')).toBeNull();
  });

  test('GC-3 a minimum bet is offered for slots alone; reset empties the drawer', async () => {
    await open('/m/live-games?vassalage=ALL&classify=SC');
    await click(named('Filter, 1 chosen'));
    await until(() => find('dialog .filter-drawer'));
    expect(all('.filter-drawer__group')).toHaveLength(1);
    await click(all('.filter-drawer__foot button')[0]);
    await click(all('.filter-drawer__foot button')[1]);
    await until(() => here.seen.navigated.length > 0);
    expect(here.seen.navigated.at(-1)!.address).toBe('/m/live-games?vassalage=ALL');
  });

  test('GC-7 a mistyped name finds at once; the gateway is asked once; a chip clears it', async () => {
    await open('/m/slot-games?vassalage=ALL');
    await until(() => tiles().includes('Lantern Tiger'));
    here.sent.length = 0;
    await click(named('Search'));
    await type('lantren tigr ');
    await until(() => tiles()[0] === 'Lantern Tiger');
    expect(find('.found-grid__said')!.textContent).toBe('1 game so far, still looking');
    expect(here.sentTo(getGames)).toEqual([]);
    await until(() => here.seen.navigated.length > 0);
    expect(here.seen.navigated).toEqual([{ address: '/m/slot-games?name=lantren+tigr', replace: true }]);
    await follow();
    await until(() => find('.found-grid__said')!.textContent!.startsWith('No game is called exactly that'));
    expect(tiles()).toEqual(['Lantern Tiger']);
    expect(here.sentTo(getGames).map(({ query }) => query.get('gameName'))).toEqual(['lantren tigr']);
    await click(named('Remove filter: “lantren tigr”'));
    await follow();
    expect((find('.search-field__input') as HTMLInputElement).value).toBe('');
    await until(() => tiles().length > 1);
  });

  test('GC-7 an empty result says so and offers to clear the search', async () => {
    await open('/m/slot-games?name=qqzzqq');
    await until(() => find('.nothing-found'));
    expect(find('.nothing-found')!.textContent).toContain('No game is called “qqzzqq” here.');
    await click(find('.nothing-found button'));
    expect(here.seen.navigated.at(-1)!.address).toBe('/m/slot-games?vassalage=ALL');
  });

  test('GC-4 FAV in the address of a visitor: HOT and login', async () => {
    view = await show(at('/m/slot-games?gameType=FAV'));
    await until(() => here.seen.navigated.length === 2);
    expect(here.seen.navigated.map(({ address }) => address.split('?')[0])).toEqual([
      '/m/slot-games',
      '/m/login',
    ]);
    expect(here.seen.navigated[0]!.address).toBe('/m/slot-games?gameType=HOT');
  });

  test('GC-5 in FAV a favourite that is dropped leaves the list', async () => {
    await here.signIn();
    const { games } = await readGames(scope, { gameType: 'RNG' }, 1, 3);
    for (const game of games) await toggleFavourite(game);
    await open('/m/slot-games?gameType=FAV');
    const [gone, stays] = (await until(() => tiles().length > 2 && tiles())) as string[];
    await click(find('.game-tile .favourite-star'));
    await until(() => !tiles().includes(gone!));
    expect(tiles()).toContain(stays);
  });
});
