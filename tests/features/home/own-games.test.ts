// @module-tag HM-2
import { afterEach, beforeEach, test } from 'vitest';
import { ownGames } from '../../../src/features/home/own-games.ts';
import { toggleFavourite } from '../../../src/games/favourites/toggle-favourite.ts';
import { readGames } from '../../../src/games/games.ts';
import { addToRecentGames } from '../../../src/games/launch/launch.ts';
import type { Game } from '../../../src/gateway/endpoints/game.ts';
import { until } from '../../support/patient.ts';
import { environmentPerTest } from '../../support/test-environment.ts';

const scope = { merchantCode: 'foyer', language: 'EN' };
const here = environmentPerTest();
let games: Game[];
let leave = () => {};

beforeEach(async () => {
  // An account without games and favourites.
  await here.signIn('newbie');
  games = (await readGames(scope, { gameType: 'RNG' }, 1, 18)).games;
});
afterEach(() => leave());

/** Waits until home shows the expected games. */
async function shows(played: boolean, expected: Game[]): Promise<void> {
  const { $own } = ownGames(scope);
  leave();
  leave = $own.listen(() => {});
  const ids = expected.map(({ nodeId }) => nodeId).join();
  await until(() => {
    const now = $own.get();
    if (now.state !== 'ready' || now.value.played !== played) return false;
    return now.value.games.map(({ nodeId }) => nodeId).join() === ids && true;
  });
}

test('lists recently played games, then the other favourites, each once', async () => {
  const [one, two, three] = games as [Game, Game, Game];
  await shows(false, []);
  await toggleFavourite(one);
  await shows(false, [one]);
  await addToRecentGames(two);
  await shows(true, [two, one]);
  await addToRecentGames(three);
  await toggleFavourite(three);
  await shows(true, [three, two, one]);
});

test('keeps the recent games when the favourites fail', async () => {
  await addToRecentGames(games[0]!);
  here.gateway.faults!.set({ endpoint: 'getFavourites', malformed: 'html' });
  await shows(true, [games[0]!]);
});
