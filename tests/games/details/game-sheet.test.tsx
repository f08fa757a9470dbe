import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import GameSheet from '../../../src/games/details/game-sheet.tsx';
import { InfiniteGrid } from '../../../src/games/grid/infinite-grid.tsx';
import { rememberGames } from '../../../src/games/known-games.ts';
import { closeGame, openGame } from '../../../src/games/launch/open-game.ts';
import { StartGameScope } from '../../../src/games/launch/start-game-scope.tsx';
import { categoryGames } from '../../../src/games/lists/lists.ts';
import { getFavouriteIds } from '../../../src/gateway/endpoints/favourite-ids.ts';
import { getGameDetail } from '../../../src/gateway/endpoints/game-detail.ts';
import { getGames } from '../../../src/gateway/endpoints/lobby.ts';
import { call } from '../../../src/gateway/http/client.ts';
import { loadMessages, switchLanguage } from '../../../src/i18n/language.ts';
import { show } from '../../support/show.tsx';
import { environmentPerTest } from '../../support/test-environment.ts';
import { user } from '../../support/user.ts';

const scope = { merchantCode: 'foyer', language: 'EN' };
/** The first slot of the demo, and the first card game, which has no play money. */
const tiger = { nodeId: '200001', gameName: 'Lantern Tiger' };
const query = {
  merchant: 'foyer',
  platform: 'html5',
  clientType: 2,
  nodeId: tiger.nodeId,
  language: 'EN',
} as const;
const noGame = { nodeId: '1', gameName: 'Salt Road' };
const play = vi.fn();
const close = vi.fn();
const here = environmentPerTest();

beforeEach(async () => {
  await loadMessages(['info', 'play', 'centre']);
  play.mockClear();
  close.mockClear();
});
afterEach(() => closeGame());

const open = (requested = tiger, onPlay: typeof play | undefined = play) =>
  show(
    <StartGameScope value={onPlay}>
      <GameSheet scope={scope} asked={requested} onClose={close} />
    </StartGameScope>,
  );
const textOf = async (label: string) => (await screen.findByText(label)).nextElementSibling!.textContent;
const button = (name: string) => screen.queryByRole('button', { name });

test("shows a game's details before it is played: type, bets as money, return, volatility, features", {
  tags: ['LA-1'],
}, async () => {
  await open();
  expect(await textOf('Type')).toBe('Slots');
  const { minBet, maxBet, features } = await call(getGameDetail, { query });
  expect((await textOf('Bets')).replace(/[\u2068\u2069]/g, '')).toBe(
    `₹${minBet.toFixed(2)} to ₹${maxBet.toFixed(2)}`,
  );
  expect(await textOf('Return to player')).toBe('94.71%');
  expect(await textOf('Volatility')).toBe('Medium');
  expect(await textOf('Released')).toMatch(/^\w{3} \d{1,2}, 20\d\d$/);
  const items = within(screen.getByRole('list', { name: 'Features' })).getAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual(features);
  expect(features).toContain('Five lines');
});

test('shows dealer, seats and limits of a live table, and neither volatility nor free play', {
  tags: ['LA-1'],
}, async () => {
  const { games } = await call(getGames, {
    query: {
      merchant: 'foyer',
      platform: 'html5',
      clientType: 2,
      language: 'EN',
      gameType: 'LIVE',
      pageNo: 1,
      pageSize: 100,
    },
  });
  const sheet = await open(games.find(({ gameName }) => gameName.includes('Blackjack')));
  expect(await textOf('Seats')).toMatch(/^\d of 7 taken$/);
  expect((await textOf('Dealer')).replace(/[\u2068\u2069]/g, '')).toMatch(/^[A-Z][a-z]+$/);
  expect(await textOf('Table limits')).toContain(' to ');
  for (const label of ['Bets', 'Players', 'Volatility']) expect(screen.queryByText(label)).toBeNull();
  expect(button('Play')).not.toBeNull();
  expect(button('Free play')).toBeNull();
  await sheet.unmount();

  await open(games.find(({ gameName }) => gameName.includes('Roulette')));
  expect(Number(await textOf('Players'))).toBeGreaterThan(0);
  expect(screen.queryByText('Seats')).toBeNull();
});

test('replaces the sheet with another game of the studio, scrolled to the top and focused, which can be played', {
  tags: ['LA-1'],
}, async () => {
  await open();
  const more = await screen.findByRole('region', { name: 'More from this studio' });
  const tiles = await within(more).findAllByRole('button');
  expect(tiles.map(({ textContent }) => textContent)).not.toContain('Lantern Tiger');
  const next = tiles[0]!.querySelector('.game-tile__name')!.textContent;
  await user.click(tiles[0]!);
  await screen.findByRole('dialog', { name: next });
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Close' }));
  await user.click(await screen.findByRole('button', { name: 'Play' }));
  expect(close).toHaveBeenCalledOnce();
  expect(play.mock.calls[0]![0]).toMatchObject({ displayName: next, vassalage: 'ASTER' });
});

test("offers play money for games with a trial, with the trial's URL", { tags: ['LA-1'] }, async () => {
  const requested = { merchant: 'foyer', platform: 'html5', clientType: 2, language: 'EN' } as const;
  const { games } = await call(getGames, {
    query: { ...requested, gameType: 'PVP', pageNo: 1, pageSize: 1 },
  });
  const first = await open(games[0]);
  await textOf('Type');
  expect(button('Play')).not.toBeNull();
  expect(button('Free play')).toBeNull();
  await first.unmount();

  await open();
  await user.click(await screen.findByRole('button', { name: 'Free play' }));
  await waitFor(() => expect(here.seen.played).toHaveLength(1));
  expect(here.seen.played[0]).toMatchObject({ title: 'Lantern Tiger', nodeId: '200001', playMoney: true });
  expect(await here.seen.played[0]!.requestUrl!()).toContain('/games/play?s=');
});

test('shows the open game without a play button, and can add it to the favourites', {
  tags: ['LA-1'],
}, async () => {
  await here.signIn();
  openGame({ title: 'Lantern Tiger', nodeId: tiger.nodeId, address: '/games/play' });
  await open();
  await textOf('Type');
  expect(button('Play')).toBeNull();
  expect(button('Free play')).toBeNull();
  await user.click(button('Add to favourites')!);
  await screen.findByRole('button', { name: 'Remove from favourites', pressed: true });
  await waitFor(async () =>
    expect(await call(getFavouriteIds, { query: { pageNo: 1, pageSize: 99 } })).toContain(tiger.nodeId),
  );
});

test('retries details that failed to load; says that a removed game is gone and offers no action', {
  tags: ['LA-1'],
}, async () => {
  here.gateway.faults!.set({ endpoint: 'getGameDetail', malformed: 'wrong-shape' });
  const first = await open(tiger);
  const again = await screen.findByRole('button', { name: 'Loading failed, click to retry' });
  here.gateway.faults!.clear();
  await user.click(again);
  await textOf('Volatility');
  const { game } = await call(getGameDetail, { query });
  await first.unmount();

  // A list that was read before still has it.
  rememberGames('EN', [{ ...game, ...noGame }]);
  await open(noGame);
  expect((await screen.findByRole('alert')).textContent).toBe('This game is no longer available.');
  expect(screen.getByRole('dialog', { name: 'Salt Road' })).toBeTruthy();
  expect(screen.getAllByRole('button').map((one) => one.getAttribute('aria-label'))).toEqual(['Close']);
});

test('a button in a list opens the game’s sheet, and gets the focus back when it closes', {
  tags: ['LA-1', 'GC-5'],
}, async () => {
  await show(
    <InfiniteGrid
      scope={scope}
      list={categoryGames(scope, { gameType: 'RNG', vassalage: 'ASTER' })}
      names={{}}
      empty="lobby.noGames"
    />,
  );
  const about = await screen.findByRole('button', { name: 'About Lantern Tiger' });
  await user.click(about);
  await screen.findByRole('dialog', { name: 'Lantern Tiger' });
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(about);
  expect(play).not.toHaveBeenCalled();
});

test('formats limits and return in Urdu', { tags: ['LA-1', 'LN-1'] }, async () => {
  await switchLanguage('UR');
  await loadMessages(['info']);
  await show(<GameSheet scope={{ ...scope, language: 'UR' }} asked={tiger} onClose={close} />);
  // Each amount holds together among words that run the other way.
  expect(await textOf('شرطیں')).toMatch(/^\u2068₹[^\u2069]+\u2069 سے \u2068₹[^\u2069]+\u2069 تک$/);
  expect(await screen.findByText('پانچ لائنیں')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'کھیلیں' })).toBeNull();
});
