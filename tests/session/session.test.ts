import { describe, expect, test } from 'vitest';
import { resource } from '../../src/gateway/cache/resource.ts';
import { getMember, login } from '../../src/gateway/endpoints/session.ts';
import { call } from '../../src/gateway/http/client.ts';
import { $balance, $member } from '../../src/session/member.ts';
import {
  $session,
  $sessionLost,
  $signedIn,
  adoptSession,
  clearSession,
  dropEndedSession,
  restoreSession,
  signOut,
} from '../../src/session/session.ts';
import { credentials } from '../demo/harness.ts';
import { settled } from '../support/patient.ts';
import { environmentPerTest } from '../support/test-environment.ts';

const here = environmentPerTest();

const kept = (key: string) => here.platform.persistentStorage.get(key);

describe('a session', { tags: ['LG-9'] }, () => {
  test('is stored as MC_SESSION_INFO and restored', async () => {
    await here.signIn();
    const session = $session.get()!;
    expect(JSON.parse(kept('MC_SESSION_INFO')!)).toEqual({
      token: session.token,
      merchantCode: 'foyer',
      userName: 'maya7',
      type: 0,
      firstTimeLogin: false,
      read: false,
    });
    // A reloaded page starts without one.
    const text = kept('MC_SESSION_INFO')!;
    clearSession();
    here.platform.persistentStorage.set('MC_SESSION_INFO', text);
    restoreSession();
    expect($session.get()).toEqual(session);
  });

  test('exists from the login to the logout', async () => {
    const seen: boolean[] = [];
    const leave = $signedIn.subscribe((signedIn) => void seen.push(signedIn));
    await here.signIn();
    await signOut();
    leave();
    expect(seen).toEqual([false, true, false]);
  });

  test('hides all earlier personal data, and keeps public data', async () => {
    const $public = resource('tests/of everybody', async () => 7);
    $public.listen(() => {});
    await here.signIn();
    $member.listen(() => {});
    $balance.listen(() => {});
    await settled(() => expect([$member.get().state, $balance.get().state]).toEqual(['ready', 'ready']));
    await here.signIn('ravi1');
    expect($public.get()).toEqual({ state: 'ready', value: 7 });
    expect([$member.get().state, $balance.get().state]).toEqual(['loading', 'loading']);
    await settled(() => expect($member.get()).toMatchObject({ value: { account: 'ravi1' } }));
  });

  test.each(['nonsense', '{}', '{"token":""}'])('that cannot be read (%s) is dropped', (text) => {
    here.platform.persistentStorage.set('MC_SESSION_INFO', text);
    restoreSession();
    expect($session.get()).toBeUndefined();
    expect(kept('MC_SESSION_INFO')).toBeUndefined();
  });
});

describe('signing out', { tags: ['SE-1'] }, () => {
  test('ends the session at the gateway and removes all its data here', async () => {
    await here.signIn();
    const { token } = $session.get()!;
    $member.listen(() => {});
    $balance.listen(() => {});
    await settled(() => expect($member.get().state).toBe('ready'));
    await signOut();
    expect($session.get()).toBeUndefined();
    expect(kept('MC_SESSION_INFO')).toBeUndefined();
    expect(kept('autoLogin')).toBe('0');
    expect($member.get().state).not.toBe('ready');
    const answer = await here.gateway.app.request('/wps/member/info', {
      headers: { Authorization: `Bearer ${token}` },
    });
    expect(await answer.json()).toMatchObject({ success: false });
  });

  test('also removes typed input and the message about a lost session', async () => {
    await here.signIn();
    dropEndedSession('session.ended', $session.get()!.token);
    expect($sessionLost.get()).toBe('session.ended');
    const { sessionStorage } = here.platform;
    for (const form of ['login', 'register', 'forgot', 'recover'])
      sessionStorage.set(`draft-${form}`, 'typed');
    clearSession();
    expect($sessionLost.get()).toBeUndefined();
    for (const form of ['login', 'register', 'forgot', 'recover']) {
      expect(sessionStorage.get(`draft-${form}`)).toBeUndefined();
    }
  });

  test('ends the session here even when the gateway is unreachable', async () => {
    await here.signIn();
    here.gateway.faults?.set({ endpoint: 'logout', drop: true });
    await signOut();
    expect($session.get()).toBeUndefined();
    expect(here.seen.reported.map(({ name }) => name)).toEqual(['logout']);
  });
});

describe('a session revoked elsewhere', () => {
  test('ends with its code when the gateway reports it', async () => {
    await here.signIn();
    const first = $session.get()!.token;
    await call(login, { body: credentials('maya7') });
    expect($session.get()?.token).toBe(first);
    await expect(call(getMember, {})).rejects.toMatchObject({ code: 'session.revoked' });
    expect($session.get()).toBeUndefined();
    expect($sessionLost.get()).toBe('session.revoked');
  });

  test('does not affect a session that began since', async () => {
    await here.signIn();
    dropEndedSession('session.revoked', 'an earlier token');
    expect($session.get()).toBeDefined();
  });

  test('does nothing when nobody is signed in', () => {
    dropEndedSession('session.revoked', 'a token');
    expect($sessionLost.get()).toBeUndefined();
  });

  test('is not sent again after another login', async () => {
    await here.signIn();
    dropEndedSession('session.revoked', $session.get()!.token);
    expect($sessionLost.get()).toBe('session.revoked');
    await here.signIn();
    expect($sessionLost.get()).toBeUndefined();
  });
});

describe('two tabs of one browser', { tags: ['SE-1'] }, () => {
  const storedBy = (userName: string, token: string) =>
    here.platform.persistentStorage.set(
      'MC_SESSION_INFO',
      JSON.stringify({ token, merchantCode: 'foyer', userName, type: 0, firstTimeLogin: false, read: false }),
    );

  test('use each other’s stored session', async () => {
    await here.signIn();
    $member.listen(() => {});
    await settled(() => expect($member.get().state).toBe('ready'));
    storedBy('arun', 'another-token-of-another-member');
    adoptSession();
    expect($session.get()?.userName).toBe('arun');
    expect($member.get().state).toBe('loading');
    here.platform.persistentStorage.remove('MC_SESSION_INFO');
    adoptSession();
    expect($session.get()).toBeUndefined();
    expect($sessionLost.get()).toBeUndefined();
  });

  test('show the loss in one tab until the other has signed in', async () => {
    await here.signIn();
    dropEndedSession('session.revoked', $session.get()!.token);
    adoptSession();
    expect($sessionLost.get()).toBe('session.revoked');
    storedBy('arun', 'another-token-of-another-member');
    adoptSession();
    expect($session.get()?.userName).toBe('arun');
    expect($sessionLost.get()).toBeUndefined();
  });

  test('keep their data while both have the same session', async () => {
    await here.signIn();
    $member.listen(() => {});
    await settled(() => expect($member.get().state).toBe('ready'));
    adoptSession();
    expect($member.get().state).toBe('ready');
  });

  test('a tab without a session ignores a loss', async () => {
    storedBy('arun', 'a-token');
    dropEndedSession('session.revoked', 'a-token');
    expect(kept('MC_SESSION_INFO')).toContain('arun');
    expect($sessionLost.get()).toBeUndefined();
  });

  test('the end of an old session leaves the newer one of the other tab alone', async () => {
    await here.signIn();
    const { token } = $session.get()!;
    storedBy('arun', 'another-token-of-another-member');
    dropEndedSession('session.revoked', token);
    expect($session.get()?.userName).toBe('arun');
    expect(kept('MC_SESSION_INFO')).toContain('arun');
    expect($sessionLost.get()).toBeUndefined();
  });
});
