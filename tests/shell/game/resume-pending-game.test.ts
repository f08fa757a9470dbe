// @module-tag LA-1
// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hotGamesRead } from '../../../src/games/games.ts';
import { getPendingGame } from '../../../src/games/launch/pending-game.ts';
import { startGame } from '../../../src/games/launch/start-game.ts';
import type { Game } from '../../../src/gateway/endpoints/game.ts';
import type { RouteName } from '../../../src/routes/routes.ts';
import { $session } from '../../../src/session/session.ts';
import { resumePendingGame } from '../../../src/shell/game/resume-pending-game.ts';
import { $shown } from '../../../src/shell/page/page-store.ts';
import { followOtherTabs } from '../../../src/site/other-tabs.ts';
import { until } from '../../support/patient.ts';
import { settle } from '../../support/settle.ts';
import { type TestEnvironment, testEnvironment } from '../../support/test-environment.ts';

const scope = { merchantCode: 'foyer', language: 'EN' };
let here: TestEnvironment;
let game: Game;
let now: number;
let end: () => void;
const start = vi.fn();

beforeEach(async () => {
  now = Date.now();
  here = await testEnvironment();
  here.platform.now = () => now;
  [game] = (await hotGamesRead(scope).read()) as [Game];
  start.mockClear();
  showRoute('slotGames');
  end = resumePendingGame(start);
});
afterEach(async () => {
  end();
  // A look that the last sign-in has set a timer for would forget what the next test chooses.
  await settle();
});

const showRoute = (route: RouteName) =>
  $shown.set({ state: 'shown', route, fading: false, turn: 1, Page: () => null });

/** A visitor chooses the game and gets to the login. */
function choose(): void {
  startGame(game, scope);
  expect(here.seen.navigated.at(-1)?.address).toMatch(/^\/m\/login/);
  showRoute('login');
}

test('starts the game that a visitor chose after the login', async () => {
  choose();
  showRoute('register');
  await here.signIn();
  await settle();
  expect(start).not.toHaveBeenCalled();
  showRoute('slotGames');
  await until(() => start.mock.calls.length > 0);
  expect(start).toHaveBeenCalledExactlyOnceWith(game);
  showRoute('home');
  expect(start).toHaveBeenCalledOnce();
});

test('discards the game when the visitor leaves the login', async () => {
  choose();
  showRoute('slotGames');
  showRoute('login');
  await here.signIn();
  showRoute('slotGames');
  await settle();
  expect(start).not.toHaveBeenCalled();
});

test('keeps the game for ten minutes', async () => {
  choose();
  now += 10 * 60_000 - 1;
  expect(getPendingGame()).toEqual(game);
  now += 1;
  expect(getPendingGame()).toBeUndefined();
  await here.signIn();
  showRoute('slotGames');
  expect(start).not.toHaveBeenCalled();
});

test('changes a temporary password before the game starts', async () => {
  choose();
  await here.signIn();
  const session = $session.get()!;
  const changing = vi.spyOn($session, 'get').mockReturnValue({ ...session, mustChangePassword: true });
  showRoute('memberHome');
  expect(start).not.toHaveBeenCalled();
  changing.mockRestore();
  showRoute('home');
  await until(() => start.mock.calls.length > 0);
  expect(start).toHaveBeenCalledOnce();
});

test('starts the game on the same page after the login over it', async () => {
  startGame(game, scope);
  await here.signIn();
  await until(() => start.mock.calls.length > 0);
  expect(start).toHaveBeenCalledExactlyOnceWith(game);
});

test('does not start the game for another account', async () => {
  choose();
  await here.signIn();
  const painted: FrameRequestCallback[] = [];
  const frames = vi.spyOn(globalThis, 'requestAnimationFrame').mockImplementation((run) => painted.push(run));
  showRoute('slotGames');
  expect(painted).toHaveLength(1);
  await here.signIn('agent10');
  frames.mockRestore();
  painted[0]!(0);
  await settle();
  expect(start).not.toHaveBeenCalled();
});

test('starts nothing after it was stopped', async () => {
  choose();
  end();
  await here.signIn();
  showRoute('slotGames');
  await settle();
  expect(start).not.toHaveBeenCalled();
  expect(getPendingGame()).toEqual(game);
});

test('does not start the game after a login in another tab', async () => {
  choose();
  await here.signIn();
  // Its listeners would end what the next tests choose.
  const listen = vi.spyOn(globalThis, 'addEventListener').mockImplementation(() => {});
  followOtherTabs();
  listen.mockRestore();
  expect(getPendingGame()).toBeUndefined();
});
