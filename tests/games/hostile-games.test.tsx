import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { nameOf, secondLine, vendorNameOf } from '../../src/games/game-name.ts';
import { InfiniteGrid } from '../../src/games/grid/infinite-grid.tsx';
import { categoryGames } from '../../src/games/lists/lists.ts';
import { withHostile } from '../support/hostile-games.ts';
import { show } from '../support/show.tsx';
import { environmentPerTest } from '../support/test-environment.ts';

const scope = { merchantCode: 'foyer', language: 'EN' };
const here = environmentPerTest();

const list = () => categoryGames(scope, { gameType: 'RNG', vassalage: 'ASTER' });

test('shows every hostile game with a name and a picture or the default', {
  tags: ['HM-8', 'GC-5'],
}, async () => {
  const shouted = vi.spyOn(console, 'error').mockImplementation(() => {});
  here.gateway.faults!.rewrite('getGames', (answer) => ({ ...answer, games: withHostile(answer.games) }));
  const names = { ASTER: 'Aster' };
  await show(<InfiniteGrid scope={scope} list={list()} names={names} empty="lobby.noGames" />);
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(18));
  const tiles = screen.getAllByRole('listitem');
  const name = (tile: HTMLElement) => tile.querySelector<HTMLElement>('.game-tile__name')!;
  const secondLine = (tile: HTMLElement) => name(tile).nextElementSibling!;
  const picture = (tile: HTMLElement) => within(tile).queryByRole('presentation');
  for (const tile of tiles) {
    expect(name(tile).textContent).toMatch(/[^\s\p{C}\p{M}]/u);
    expect([name(tile), secondLine(tile)].map((line) => line.getAttribute('dir'))).toEqual(['auto', 'auto']);
  }
  expect(name(tiles[0]!).textContent.length).toBeGreaterThan(195);
  fireEvent.mouseEnter(within(tiles[0]!).getAllByRole('button')[0]!);
  expect(name(tiles[0]!).title).toBe(name(tiles[0]!).textContent);
  // Without a picture, or with a blank one, they show the default image.
  expect([7, 8].map((place) => picture(tiles[place]!))).toEqual([null, null]);
  expect(picture(tiles[9]!)).not.toBeNull();
  expect(tiles[11]!.querySelector('b')).toBeNull();
  expect(secondLine(tiles[13]!).textContent).toBe('constructor');
  expect((globalThis as { harmed?: number }).harmed).toBeUndefined();
  expect(shouted).not.toHaveBeenCalled();
});

test('tells screen readers the position of each game in the list', { tags: ['GC-8'] }, async () => {
  await show(<InfiniteGrid scope={scope} list={list()} names={{}} empty="lobby.noGames" />);
  const grid = within(await screen.findByRole('list'));
  const items = grid.getAllByRole('listitem');
  expect(items.map((item) => item.getAttribute('aria-posinset'))).toEqual(
    items.map((_, index) => `${index + 1}`),
  );
  expect(items[0]!.getAttribute('aria-setsize')).toBe('-1');
  await act(() => list().fetchNextPage());
  await waitFor(() => expect(grid.getAllByRole('listitem')[0]!.getAttribute('aria-setsize')).toBe('32'));
});

test('shows the names of a game and its vendor', { tags: ['HM-8'] }, () => {
  const game = { gameName: 'Own', displayName: 'Shown', gameId: '7', vassalage: 'V' } as never;
  const with_ = (fields: object) => ({ ...(game as object), ...fields }) as never;
  expect(nameOf(game)).toBe('Shown');
  expect(nameOf(with_({ displayName: ' \u200b' }))).toBe('Own');
  expect(nameOf(with_({ displayName: '', gameName: '\u2060' }))).toBe('7');
  expect(nameOf(with_({ displayName: ' a\u202eb\u2066 ' }))).toBe('ab');
  expect(secondLine(game, 'Vee')).toBe('Own');
  expect(secondLine(with_({ displayName: 'Own' }), 'Vee')).toBe('Vee');
  expect(secondLine(with_({ gameName: ' ' }), 'Vee')).toBe('Vee');
  expect(vendorNameOf(game, { V: 'Vee' })).toBe('Vee');
  expect(vendorNameOf(game, { V: '\u200b' })).toBe('V');
  expect(vendorNameOf(with_({ vassalage: '__proto__' }), {})).toBe('__proto__');
});
