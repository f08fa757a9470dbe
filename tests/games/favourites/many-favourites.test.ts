// @module-tag GC-9
import { beforeEach, expect, test } from 'vitest';
import { $favouriteIds, $favourites } from '../../../src/games/favourites/favourites.ts';
import { toggleFavourite } from '../../../src/games/favourites/toggle-favourite.ts';
import { getFavouriteIds } from '../../../src/gateway/endpoints/favourite-ids.ts';
import type { Game } from '../../../src/gateway/endpoints/game.ts';
import { addFavourite, removeFavourite } from '../../../src/gateway/endpoints/player-games.ts';
import { closeAfter } from '../../support/close-after.ts';
import { until } from '../../support/patient.ts';
import { environmentPerTest } from '../../support/test-environment.ts';

const here = environmentPerTest();
const sizes = () => here.sentTo(getFavouriteIds).map(({ query }) => query.get('pageSize'));

beforeEach(() => {
  closeAfter($favourites.listen(() => {}));
});

/** So many favourites, of which a gateway hands out what it is asked for. */
function keep(count: number): void {
  here.gateway.faults!.rewrite('getFavouriteIds', (_, query) =>
    Array.from({ length: count }, (_, place) => `n${place + 1}`).slice(0, Number(query.get('pageSize'))),
  );
}

test.each([
  [99, ['100'], 99],
  [100, ['100', '999'], 100],
  [101, ['100', '999'], 101],
  [998, ['100', '999'], 998],
  [20_000, ['100', '999'], 999],
])('of %i favourites all are known that may be asked for', async (count, requests, known) => {
  keep(count);
  await here.signIn();
  await until(() => $favourites.get().size === known);
  expect(sizes()).toEqual(requests);
  expect($favourites.get().has(`n${known}`)).toBe(true);
  expect($favourites.get().has(`n${known + 1}`)).toBe(false);
});

test('the star of the 101st favourite removes it instead of adding it again', async () => {
  keep(101);
  await here.signIn();
  await until(() => $favouriteIds.get().state === 'ready');
  await toggleFavourite({ nodeId: 'n101', vassalage: 'V' } as Game);
  expect(here.sentTo(addFavourite)).toEqual([]);
  expect(here.sentTo(removeFavourite)).toHaveLength(1);
});
