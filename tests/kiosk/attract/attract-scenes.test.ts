// @module-tag KI-1
import { describe, expect, test } from 'vitest';
import { type AttractContent, type Scene, sceneAt } from '../../../kiosk/attract/attract-scenes.ts';

const games = (count: number) => Array.from({ length: count }, (_, index) => ({ nodeId: `n${index}` }));
const content = (banners: number, hot: number, winners: number) =>
  ({ banners: games(banners), hot: games(hot), winners: games(winners) }) as unknown as AttractContent;
const playlist = [
  { show: 'banners', seconds: 8 },
  { show: 'hot', seconds: 10 },
  { show: 'winners', seconds: 12 },
] as const;

describe('attract loop', () => {
  test('shows the kinds in turn, each for its own time', () => {
    const shown = [0, 1, 2, 3].map((turn) => sceneAt(playlist, content(2, 6, 6), turn));
    expect(shown.map(({ show, seconds }) => [show, seconds])).toEqual([
      ['banners', 8],
      ['hot', 10],
      ['winners', 12],
      ['banners', 8],
    ]);
  });

  const gamesOf = (scene: Scene) => ('games' in scene ? scene.games.map((game) => game.nodeId) : []);
  const names = (...places: number[]) => places.map((place) => `n${place}`);
  const upTo = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => from + index);

  test('shows the next banner each round, and begins further down the games with each scene', () => {
    const shown = [0, 1, 3, 4, 6].map((turn) => sceneAt(playlist, content(2, 40, 1), turn));
    expect(shown.map((scene) => scene.show === 'banners' && scene.banner)).toEqual([
      { nodeId: 'n0' },
      false,
      { nodeId: 'n1' },
      false,
      { nodeId: 'n0' },
    ]);
    expect(shown.slice(0, 4).map(gamesOf)).toEqual([
      names(...upTo(0, 12)),
      names(...upTo(12, 32)),
      names(...upTo(36, 40), ...upTo(0, 8)),
      names(...upTo(8, 28)),
    ]);
  });

  test('shows whole rows of four games, each once, or all of fewer', () => {
    const counts = [0, 3, 4, 14, 40].map((hot) =>
      [0, 1].map((turn) => new Set(gamesOf(sceneAt(playlist, content(2, hot, 0), turn))).size),
    );
    expect(counts).toEqual([
      [0, 0],
      [3, 3],
      [4, 4],
      [12, 12],
      [12, 20],
    ]);
  });

  test('skips kinds without content, and shows the brand when there is none', () => {
    expect([0, 1, 2].map((turn) => sceneAt(playlist, content(0, 3, 2), turn).show)).toEqual([
      'hot',
      'winners',
      'hot',
    ]);
    expect(sceneAt(playlist, content(0, 0, 0), 5).show).toBe('brand');
  });
});
