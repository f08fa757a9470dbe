// @module-tag KI-1
import { describe, expect, test } from 'vitest';
import { type AttractContent, sceneAt } from '../../../kiosk/attract/attract-scenes.ts';

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

  test('shows the next banner and the next games each round', () => {
    const all = content(2, 14, 1);
    const banners = [0, 3, 6].map((turn) => sceneAt(playlist, all, turn));
    expect(banners.map((scene) => scene.show === 'banners' && scene.banner)).toEqual([
      { nodeId: 'n0' },
      { nodeId: 'n1' },
      { nodeId: 'n0' },
    ]);
    const hot = [1, 4, 7].map((turn) => sceneAt(playlist, all, turn));
    expect(hot.map((scene) => scene.show === 'hot' && scene.games.map((game) => game.nodeId))).toEqual([
      ['n0', 'n1', 'n2', 'n3', 'n4', 'n5'],
      ['n6', 'n7', 'n8', 'n9', 'n10', 'n11'],
      ['n0', 'n1', 'n2', 'n3', 'n4', 'n5'],
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
