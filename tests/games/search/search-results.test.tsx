import { expect, test } from 'vitest';
import { readGames } from '../../../src/games/games.ts';
import { SearchResults } from '../../../src/games/search/search-results.tsx';
import type { Game } from '../../../src/gateway/endpoints/game.ts';
import { show } from '../../support/show.tsx';
import { testEnvironment } from '../../support/test-environment.ts';

test('games that the next key finds too are not drawn again', { tags: ['GC-7'] }, async () => {
  const here = await testEnvironment();
  const scope = { merchantCode: 'foyer', language: 'EN' };
  const { games } = await readGames(scope, {}, 1, 3, new AbortController().signal);
  let drawn = 0;
  const counted = games.map((game) => {
    const { iconUrl } = game;
    return Object.defineProperty({ ...game }, 'iconUrl', {
      get: () => {
        drawn++;
        return iconUrl;
      },
    });
  });
  const groups = (found: readonly Game[]) => (
    <SearchResults scope={scope} found={{ types: [], studios: [], games: found }} names={{}} />
  );
  const page = await show(groups(counted));
  expect(drawn).toBe(3);
  const kept = page.container.querySelectorAll('.game-row')[1];
  await page.rerender(groups(counted.slice(1)));
  expect(page.container.querySelectorAll('.game-row')).toHaveLength(2);
  expect(page.container.querySelectorAll('.game-row')[0]).toBe(kept);
  expect(drawn).toBe(3);
  here.close();
});
