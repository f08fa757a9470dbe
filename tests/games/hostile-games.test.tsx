// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { nameOf, secondLine, vendorNameOf } from '../../src/games/game-name.ts';
import { EndlessGrid } from '../../src/games/grid/endless-grid.tsx';
import { categoryGames } from '../../src/games/lists/lists.ts';
import { withHostile } from '../support/hostile-games.ts';
import { show, until, type View } from '../support/show.tsx';
import { type TestEnvironment, testEnvironment } from '../support/test-environment.ts';

const scope = { merchantCode: 'foyer', language: 'EN' };
let here: TestEnvironment;
let view: View;

beforeEach(async () => {
  here = await testEnvironment();
});
afterEach(async () => {
  await view?.close();
  here.close();
});

const list = () => categoryGames(scope, { gameType: 'RNG', vassalage: 'ASTER' });

test('HM-8 GC-5 a list of hostile games shows every one, named, with a picture or the default', async () => {
  const shouted = vi.spyOn(console, 'error').mockImplementation(() => {});
  here.gateway.faults!.rewrite('getGames', (answer) => ({ ...answer, games: withHostile(answer.games) }));
  const names = { ASTER: 'Aster' };
  view = await show(<EndlessGrid list={list()} names={names} onPlay={() => {}} empty="lobby.noGames" />);
  const tiles = await until(() => {
    const found = [...view.element.querySelectorAll('.game-tile')];
    return found.length === 18 && found;
  });
  for (const tile of tiles) {
    expect(tile.querySelector('.game-tile__name')!.textContent).toMatch(/[^\s\p{C}\p{M}]/u);
    expect(tile.querySelectorAll('.game-tile__art > .picture')).toHaveLength(1);
    expect(
      [...tile.querySelectorAll('.game-tile__texts > span')].map((line) => line.getAttribute('dir')),
    ).toEqual(['auto', 'auto']);
  }
  const long = tiles[0]!.querySelector('.game-tile__name')!;
  expect(long.textContent!.length).toBeGreaterThan(195);
  expect(long.getAttribute('title')).toBe(long.textContent);
  expect(tiles[7]!.querySelector('.picture--default')).not.toBeNull();
  expect(tiles[8]!.querySelector('.picture--default')).not.toBeNull();
  expect(tiles[11]!.querySelector('b')).toBeNull();
  expect(tiles[13]!.querySelector('.game-tile__more')!.textContent).toBe('constructor');
  expect((globalThis as { harmed?: number }).harmed).toBeUndefined();
  expect(shouted).not.toHaveBeenCalled();
});

test('GC-8 a list tells assistive software which game of how many each is', async () => {
  view = await show(<EndlessGrid list={list()} names={{}} onPlay={() => {}} empty="lobby.noGames" />);
  const grid = await until(() => view.element.querySelector('[role=list]'));
  const items = [...grid.querySelectorAll('[role=listitem]')];
  expect(items.map((item) => item.getAttribute('aria-posinset'))).toEqual(
    items.map((_, index) => `${index + 1}`),
  );
  expect(items[0]!.getAttribute('aria-setsize')).toBe('-1');
  await list().more();
  await until(() => grid.querySelector('[aria-setsize="32"]'));
});

test('HM-8 what a game and its vendor are called', () => {
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
