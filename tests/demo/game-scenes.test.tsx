import { expect, test } from 'vitest';
// @ts-expect-error The games of the demo are plain scripts.
import { dealer } from '../../demo/games/dealer.js';
// @ts-expect-error As above.
import { reels } from '../../demo/games/reels.js';
// @ts-expect-error As above.
import { sceneOf } from '../../demo/games/scene.js';
import { pass, stopClock } from '../support/clock.ts';

test('reels have the picture of their game as one of the symbols', async () => {
  stopClock();
  const stage = document.createElement('div');
  const game = reels(stage, '/art/games/1001.avif');
  const reel = ['crown', 'seven', 'crown'];
  const shown = game.show(Promise.resolve({ spin: { reels: [reel, reel, reel], wins: [] } }));
  await pass(5_000);
  await shown;
  const pictures = Array.from(stage.querySelectorAll('img'), (image) => image.getAttribute('src'));
  expect(pictures.filter((source) => source === '/art/games/1001.avif')).toHaveLength(6);
  expect(pictures.filter((source) => source?.includes('symbols.svg'))).toHaveLength(3);
});

test('each animal of a fishing game has another shape', () => {
  const options = ['sardine', 'crab', 'turtle', 'shark', 'whale'].map((id) => ({ id, times: 150 }));
  const { element } = sceneOf(options) as { element: Element };
  const shapes = Array.from(element.querySelectorAll('.scene__fish'), (animal) =>
    Array.from(animal.querySelectorAll('path'), (path) => path.getAttribute('d')).join(),
  );
  expect(new Set(shapes).size).toBe(5);
});

test('a dealer looks the same each time, and other than most others', () => {
  const looks = (name: string) => (dealer(name) as Element).querySelector('svg')!.innerHTML;
  expect(looks('Amara')).toBe(looks('Amara'));
  expect(new Set(['Amara', 'Bram', 'Celine', 'Dario', 'Elif', 'Farida'].map(looks)).size).toBeGreaterThan(3);
  expect((dealer('Amara') as Element).textContent).toBe('Amara');
});
