// @module-tag HM-2
import { afterEach, beforeEach, test } from 'vitest';
import { type OwnGames, ownGames } from '../../../src/features/home/own-games.ts';
import { toggleFavourite } from '../../../src/games/favourites/toggle-favourite.ts';
import { hotGames, readGames } from '../../../src/games/games.ts';
import { addToRecentGames } from '../../../src/games/launch/launch.ts';
import type { Game } from '../../../src/gateway/endpoints/game.ts';
import { getHotGames } from '../../../src/gateway/endpoints/lobby.ts';
import { call } from '../../../src/gateway/http/client.ts';
import { until } from '../../support/patient.ts';
import { environmentPerTest } from '../../support/test-environment.ts';

const scope = { merchantCode: 'foyer', language: 'EN' };
const here = environmentPerTest();
const hotQuery = {
  merchantCode: 'foyer',
  isPlatform: 2,
  platform: 'html5',
  language: 'EN',
  gameName: '',
} as const;
let games: Game[];
let leave = () => {};

beforeEach(async () => {
  // An account without games and favourites.
  await here.signIn('newbie');
  games = (await readGames(scope, { gameType: 'RNG' }, 1, 18)).games;
});
afterEach(() => leave());

/** Waits until home shows the expected games. */
async function shows(kind: OwnGames['kind'], expected: Game[]): Promise<void> {
  const { $own } = ownGames(scope);
  leave();
  leave = $own.listen(() => {});
  const ids = expected.map(({ nodeId }) => nodeId).join();
  await until(() => {
    const now = $own.get();
    if (now.state !== 'ready' || now.value.kind !== kind) return false;
    return now.value.games.map(({ nodeId }) => nodeId).join() === ids;
  });
}

test('suggests the last hot games to members without games, or nothing when these fail', async () => {
  const hot = (await call(getHotGames, { query: hotQuery })).list;
  await shows('suggested', hot.slice(-12).toReversed());
  leave();
  hotGames(scope).forget();
  here.gateway.faults!.set({ endpoint: 'getHotGames', malformed: 'html' });
  await shows('suggested', []);
});

test('lists recently played games, then the other favourites, each once', async () => {
  const [one, two, three] = games as [Game, Game, Game];
  await toggleFavourite(one);
  await shows('favourites', [one]);
  await addToRecentGames(two);
  await shows('played', [two, one]);
  await addToRecentGames(three);
  await toggleFavourite(three);
  await shows('played', [three, two, one]);
});

test('keeps the recent games when the favourites fail', async () => {
  await addToRecentGames(games[0]!);
  here.gateway.faults!.set({ endpoint: 'getFavourites', malformed: 'html' });
  await shows('played', [games[0]!]);
});
