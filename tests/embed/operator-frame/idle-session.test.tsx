import { afterEach, expect, test } from 'vitest';
import { endIdleSessions } from '../../../embed/operator-frame/idle-session.ts';
import { closeGame, openGame } from '../../../src/games/launch/open-game.ts';
import { $idleEnded } from '../../../src/session/idle-ended.ts';
import { $session } from '../../../src/session/session.ts';
import { pass, stopClock } from '../../support/clock.ts';
import { type TestEnvironment, testEnvironment } from '../../support/test-environment.ts';

const MINUTE = 60_000;

let here: TestEnvironment;
let watched = false;
const start = async (protection?: unknown) => {
  stopClock(Date.UTC(2026, 0, 15, 12));
  here = await testEnvironment({ config: { protection } });
  if (!watched) endIdleSessions();
  watched = true;
  await here.signIn();
};
afterEach(() => closeGame());

test.each([
  [{ pack: 'general' }, 16],
  [{ pack: 'ontario' }, 16],
  [{ pack: 'ontario', tighten: { idleMinutes: 10 } }, 10],
])('a session in %j ends after %i idle minutes, countdown included', async (protection, minutes) => {
  await start(protection);
  await pass(minutes * MINUTE - 1);
  expect($session.get()).toBeDefined();
  await pass(1);
  expect($session.get()).toBeUndefined();
});

test.each([
  [{ pack: 'general' }, 61],
  [{ pack: 'ontario' }, 30],
])('a game in %j lasts %i idle minutes', async (protection, minutes) => {
  await start(protection);
  openGame({ title: 'Slot', address: 'https://games.test/' });
  await pass(minutes * MINUTE - 1);
  expect($session.get()).toBeDefined();
  await pass(1);
  expect($session.get()).toBeUndefined();
  await pass(0);
  expect($idleEnded.get()).toBe(minutes);
});
