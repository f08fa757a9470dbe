// @module-tag GC-7
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { readGames } from '../../../src/games/games.ts';
import { nearRanges } from '../../../src/games/lists/fuzzy-search.ts';
import { SearchResults } from '../../../src/games/search/search-results.tsx';
import type { Game } from '../../../src/gateway/endpoints/game.ts';
import { show } from '../../support/show.tsx';
import { testEnvironment } from '../../support/test-environment.ts';

test('does not render games again that the next key matches too', async () => {
  await testEnvironment();
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
});

test('marks the matching text in names, studios and types', async () => {
  await testEnvironment();
  const scope = { merchantCode: 'foyer', language: 'EN' };
  const { games } = await readGames(scope, {}, 1, 2, new AbortController().signal);
  const found = [
    { ...games[0]!, displayName: '<img src=x onerror=alert(1)> Límes' },
    { ...games[1]!, displayName: 'Koi Parade' },
  ];
  const page = await show(
    <SearchResults
      scope={scope}
      found={{ types: ['RNG'], studios: [], games: found }}
      names={{}}
      text="LIM"
      near={nearRanges}
    />,
  );
  const [hostile] = screen.getAllByRole('button');
  expect(hostile!.textContent).toContain('<img src=x onerror=alert(1)> Límes');
  const marks = [...page.container.querySelectorAll('mark')].map(({ textContent }) => textContent);
  expect(marks).toEqual(['Lím']);
  expect(page.container.querySelector('[onerror]')).toBeNull();
  await page.rerender(
    <SearchResults
      scope={scope}
      found={{ types: ['RNG'], studios: [], games: found }}
      names={{}}
      text="slo"
    />,
  );
  expect([...page.container.querySelectorAll('a mark')].map(({ textContent }) => textContent)).toEqual([
    'Slo',
  ]);
});
