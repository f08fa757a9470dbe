// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from 'vitest';
import { HotSection } from '../../../src/features/home/hot-section.tsx';
import { GameTile } from '../../../src/games/game-tile.tsx';
import { readHotGames } from '../../../src/games/games.ts';
import type { Game } from '../../../src/gateway/endpoints/game.ts';
import { click, show, until, type View } from '../../support/show.tsx';
import { type TestEnvironment, testEnvironment } from '../../support/test-environment.ts';

const scope = { merchantCode: 'foyer', language: 'EN' };
let here: TestEnvironment;
let view: View;

beforeEach(async () => {
  here = await testEnvironment();
});
afterEach(async () => {
  await view.close();
  here.close();
});

test('HM-4 hot games are pages of six with previous, next and more; a tap plays', async () => {
  const played: Game[] = [];
  view = await show(<HotSection scope={scope} names={{}} onPlay={(game) => played.push(game)} />);
  const slides = await until(() => {
    const found = [...view.element.querySelectorAll('.carousel__slide')];
    return found.length > 1 && found;
  });
  expect(slides[0]!.querySelectorAll('.game-tile')).toHaveLength(6);
  expect(view.element.querySelectorAll('[aria-label="Previous"], [aria-label="Next"]')).toHaveLength(2);
  expect(view.element.querySelector('.section-head__more')!.getAttribute('href')).toBe('/m/hot-games');
  await click(slides[0]!.querySelector('.game-tile__play'));
  expect(played).toHaveLength(1);
});

test('HM-8 a tile has image, name, badge and vendor, said once; a broken image falls back', async () => {
  const [hot] = (await readHotGames(scope)) as [Game];
  const tile = (game: Game) => <GameTile game={game} vendorName="Aster" onPlay={() => {}} />;
  view = await show(tile(hot));
  const button = view.element.querySelector('button')!;
  expect(button.textContent).toContain(hot.gameName);
  expect(button.textContent).toContain('Aster');
  expect(view.element.querySelector('.game-tile__hot')).not.toBeNull();
  expect(view.element.querySelector('img')!.alt).toBe('');
  await view.again(tile({ ...hot, isHot: false, displayName: 'لالٹین', iconUrl: '' }));
  expect(view.element.querySelector('.game-tile__hot')).toBeNull();
  expect(view.element.querySelector('.game-tile__name')!.textContent).toBe('لالٹین');
  expect(view.element.querySelector('.game-tile__more')!.textContent).toContain(hot.gameName);
  expect(view.element.querySelector('.picture--default')).not.toBeNull();
});
