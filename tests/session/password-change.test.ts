import { describe, expect, test, vi } from 'vitest';
import { finishPasswordChange, requirePasswordChange } from '../../src/session/password-change.ts';
import {
  $session,
  $temporaryPassword,
  adoptSession,
  clearSession,
  holdTemporaryPassword,
  restoreSession,
  startSession,
  updateSession,
} from '../../src/session/session.ts';
import { environmentPerTest } from '../support/test-environment.ts';

const here = environmentPerTest();

describe('a temporary password', { tags: ['PW-4'] }, () => {
  const temporary = () => startSession({ ...someone, mustChangePassword: true });
  const someone = {
    token: 'a token',
    merchantCode: 'foyer',
    userName: 'maya7',
    type: 0,
    firstTimeLogin: false,
    read: false,
  };
  const asStored = () => JSON.parse(here.platform.persistentStorage.get('MC_SESSION_INFO')!);

  test('is kept until the player has chosen another one', () => {
    temporary();
    holdTemporaryPassword('from-the-mail-1');
    expect($temporaryPassword.get()).toBe('from-the-mail-1');
    expect(JSON.stringify([...here.seen.reported, asStored()])).not.toContain('from-the-mail-1');
    finishPasswordChange();
    expect($temporaryPassword.get()).toBeUndefined();
    expect($session.get()).toEqual(someone);
    expect(asStored()).toEqual(someone);
  });

  test('is discarded with the session', () => {
    temporary();
    holdTemporaryPassword('from-the-mail-1');
    clearSession();
    expect($temporaryPassword.get()).toBeUndefined();
  });

  test('is cleared by the next sign-in', () => {
    temporary();
    holdTemporaryPassword('from-the-mail-1');
    startSession({ ...someone, token: 'another token', mustChangePassword: true });
    expect($temporaryPassword.get()).toBeUndefined();
  });

  test('is cleared by a sign-in in another tab', () => {
    temporary();
    holdTemporaryPassword('from-the-mail-1');
    const text = JSON.stringify({ ...someone, token: 'another token', mustChangePassword: true });
    here.platform.persistentStorage.set('MC_SESSION_INFO', text);
    adoptSession();
    expect($session.get()?.token).toBe('another token');
    expect($temporaryPassword.get()).toBeUndefined();
  });

  test('is kept when the gateway requires the change again', () => {
    temporary();
    holdTemporaryPassword('from-the-mail-1');
    updateSession({ ...$session.get()!, read: true });
    expect($temporaryPassword.get()).toBe('from-the-mail-1');
  });

  test('is replaced by a later one', () => {
    holdTemporaryPassword('of-a-visitor-1');
    startSession(someone);
    holdTemporaryPassword('of-their-own-1');
    expect($temporaryPassword.get()).toBeUndefined();
  });

  test('is required by the gateway, also after a reload', () => {
    startSession(someone);
    requirePasswordChange();
    expect($session.get()).toEqual({ ...someone, mustChangePassword: true });
    const text = here.platform.persistentStorage.get('MC_SESSION_INFO')!;
    clearSession();
    here.platform.persistentStorage.set('MC_SESSION_INFO', text);
    restoreSession();
    expect($session.get()).toEqual({ ...someone, mustChangePassword: true });
  });

  test('is not stored for visitors, twice, or for members without one', () => {
    const listener = vi.fn();
    const leave = $session.listen(listener);
    requirePasswordChange();
    finishPasswordChange();
    expect($session.get()).toBeUndefined();
    startSession(someone);
    finishPasswordChange();
    requirePasswordChange();
    const changes = listener.mock.calls.length;
    requirePasswordChange();
    expect(listener).toHaveBeenCalledTimes(changes);
    leave();
  });
});
