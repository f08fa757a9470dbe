// @module-tag GC-8
import { beforeEach, expect, test } from 'vitest';
import { lengths } from '../../../src/games/lists/list-lengths.ts';
import { requirePasswordChange } from '../../../src/session/password-change.ts';
import { clearSession, restoreSession, SESSION_KEY } from '../../../src/session/session.ts';
import { environmentPerTest } from '../../support/test-environment.ts';

const here = environmentPerTest();

beforeEach(() => {
  here.platform.returning = () => true;
});

test('restores a length only on the way back', () => {
  lengths.note('list/a', 3);
  expect([lengths.known('list/a'), lengths.known('list/b')]).toEqual([3, 1]);
  here.platform.returning = () => false;
  expect(lengths.known('list/a')).toBe(1);
});

test('stores the lengths of the twenty lists that were read last', () => {
  for (let list = 0; list < 20; list++) lengths.note(`list/${list}`, 5);
  lengths.note('list/0', 6);
  lengths.note('list/20', 5);
  expect([0, 1, 2, 20].map((list) => lengths.known(`list/${list}`))).toEqual([6, 1, 5, 5]);
});

test('lengths of a member’s own lists end with the session, but survive its renewal', async () => {
  await here.signIn();
  lengths.note('member/favourite-games/EN/', 4);
  lengths.note('list/a', 3);
  const known = () => ['member/favourite-games/EN/', 'list/a'].map(lengths.known);
  expect(known()).toEqual([4, 3]);
  clearSession();
  expect(known()).toEqual([1, 3]);
  await here.signIn();
  lengths.note('member/favourite-games/EN/', 4);
  expect(known()).toEqual([4, 3]);
  await here.signIn('ravi1');
  expect(known()).toEqual([1, 3]);
});

test('a session that is restored after a reload keeps them', async () => {
  await here.signIn();
  const { persistentStorage } = here.platform;
  const session = persistentStorage.get(SESSION_KEY)!;
  clearSession();
  persistentStorage.set(SESSION_KEY, session);
  lengths.note('member/favourite-games/EN/', 4);
  restoreSession();
  requirePasswordChange();
  expect(lengths.known('member/favourite-games/EN/')).toBe(4);
});
