// @module-tag SE-1
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createLogin } from '../../../src/features/account/login/login-store.ts';
import {
  createEmailRecovery,
  createPhoneRecovery,
} from '../../../src/features/account/recovery/recovery-stores.ts';
import { confirmSignOut } from '../../../src/features/account/sign-out.ts';
import { getMember, logout } from '../../../src/gateway/endpoints/session.ts';
import { call } from '../../../src/gateway/http/client.ts';
import { refusal } from '../../../src/gateway/http/errors.ts';
import { $member } from '../../../src/session/member.ts';
import {
  $session,
  adoptSession,
  dropEndedSession,
  SESSION_KEY,
  signOut,
  startSession,
} from '../../../src/session/session.ts';
import { $confirmation } from '../../../src/ui/confirm.ts';
import type { Form } from '../../../src/ui/form-state.ts';
import { $toast } from '../../../src/ui/toasts.ts';
import { settled } from '../../support/patient.ts';
import { environmentPerTest } from '../../support/test-environment.ts';
import { agreedRegistration } from './support/agreed-registration.ts';

const here = environmentPerTest();

beforeEach(async () => {
  await here.signIn();
});

test('asks first; Cancel has no effect', async () => {
  const done = confirmSignOut();
  expect($confirmation.get()).toMatchObject({
    title: 'shell.signOutTitle',
    text: 'shell.signOutText',
    yes: 'shell.signOut',
    no: 'common.cancel',
  });
  $confirmation.get()?.answer(false);
  await done;
  expect($session.get()?.userName).toBe('maya7');
  expect(here.sentTo(logout)).toHaveLength(0);
  expect(here.seen.navigated).toEqual([]);
});

test('Submit shows loading, sends the token, clears the data and goes home, replacing the history entry', async () => {
  const stopReading = $member.listen(() => {});
  await settled(() => expect($member.get().state).toBe('ready'));
  const session = $session.get()!;
  here.gateway.faults!.set({ endpoint: 'logout', latency: 30 });
  const done = confirmSignOut();
  $confirmation.get()?.answer(true);
  await settled(() => expect($toast.get()).toMatchObject({ kind: 'loading', text: 'common.loading' }));
  expect(here.seen.navigated).toEqual([]);
  // The session is cleared before the gateway responds.
  expect([$session.get(), here.platform.persistentStorage.get(SESSION_KEY)]).toEqual([undefined, undefined]);
  await done;
  expect(here.sentTo(logout).map(({ headers }) => headers.get('Authorization'))).toEqual([
    `Bearer ${session.token}`,
  ]);
  expect($toast.get()).toBeUndefined();
  expect($session.get()).toBeUndefined();
  expect($member.get().state).not.toBe('ready');
  expect(here.platform.persistentStorage.get(SESSION_KEY)).toBeUndefined();
  expect(here.platform.persistentStorage.get('autoLogin')).toBe('0');
  expect(here.seen.navigated.at(-1)).toEqual({ address: '/m/home', replace: true });
  stopReading();

  startSession(session);
  await expect(call(getMember, {})).rejects.toMatchObject({ code: refusal.loggedOut });
});

test.each([
  ['the gateway cannot be reached', { drop: true }],
  ['the gateway answers nonsense', { malformed: 'html' as const }],
])('clears the local session even when %s', async (_, fault) => {
  // The sign-out is retried later; real timers would do that in another test.
  vi.useFakeTimers();
  here.gateway.faults!.set({ endpoint: 'logout', ...fault });
  const done = confirmSignOut();
  $confirmation.get()?.answer(true);
  await vi.advanceTimersByTimeAsync(1_000);
  await done;
  expect($session.get()).toBeUndefined();
  expect($toast.get()).toBeUndefined();
  expect(here.platform.persistentStorage.get('autoLogin')).toBe('0');
  expect(here.seen.navigated.at(-1)).toEqual({ address: '/m/home', replace: true });
  expect(here.seen.reported.map(({ name }) => name).filter((name) => name !== 'malformed')).toEqual([
    'logout',
  ]);
});

describe('a gateway that does not answer a sign-out', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    // Makes the random part of the backoff constant.
    vi.spyOn(Math, 'random').mockReturnValue(0.5);
  });
  const tokens = () => here.sentTo(logout).map(({ headers }) => headers.get('Authorization'));

  test('is waited for one second, after the local session has ended', async () => {
    here.gateway.faults!.hold('logout');
    const done = confirmSignOut();
    $confirmation.get()?.answer(true);
    await vi.advanceTimersByTimeAsync(999);
    expect([$session.get(), here.seen.navigated]).toEqual([undefined, []]);
    await vi.advanceTimersByTimeAsync(1);
    await done;
    expect(here.seen.navigated).toEqual([{ address: '/m/home', replace: true }]);
  });

  test('is retried until it answers, even after another sign-in', async () => {
    const ended = `Bearer ${$session.get()!.token}`;
    here.gateway.faults!.set({ endpoint: 'logout', status: 503 });
    await signOut();
    expect(tokens()).toEqual([ended]);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(tokens()).toEqual([ended, ended]);
    here.gateway.faults!.clear();
    await here.signIn('ravi1');
    await vi.advanceTimersByTimeAsync(4_000);
    expect(tokens()).toEqual([ended, ended, ended]);
    await vi.advanceTimersByTimeAsync(600_000);
    expect(tokens()).toHaveLength(3);
    expect($session.get()?.userName).toBe('ravi1');
    await expect(call(getMember, {}, { token: ended.slice(7) })).rejects.toMatchObject({
      code: refusal.loggedOut,
    });
  });

  test('is not retried after "no such session", and no message shows', async () => {
    await call(logout, {}, { token: $session.get()!.token });
    const before = tokens().length;
    await signOut();
    await vi.advanceTimersByTimeAsync(600_000);
    expect(tokens()).toHaveLength(before + 1);
    expect(here.seen.reported).toEqual([]);
  });

  test('is retried 20 times at most', async () => {
    here.gateway.faults!.set({ endpoint: 'logout', status: 503 });
    await signOut();
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(tokens()).toHaveLength(20);
  });

  test('receives a request that outlives the page', async () => {
    const request = here.gateway.app.request.bind(here.gateway.app);
    const kept: boolean[] = [];
    here.gateway.app.request = (async (input: Request) => {
      if (input.method === 'DELETE') kept.push(input.keepalive);
      return request(input);
    }) as typeof here.gateway.app.request;
    await signOut();
    expect(kept).toEqual([true]);
  });
});

describe('drafts of guest forms', () => {
  const SITE = { methods: ['username'], sendsCodes: false, host: 'localhost', invitation: '' } as const;

  /** Returns every guest form in its initial state. */
  function forms() {
    const found = [createLogin(), agreedRegistration({}, SITE), createEmailRecovery(), createPhoneRecovery()];
    for (const one of found) one.stop();
    return found.map(({ form }) => form as Form);
  }
  const typed = () => forms().map(({ $values }) => Object.values($values.get()).join(''));
  function type(): void {
    for (const { $values, change } of forms())
      for (const name of Object.keys($values.get())) change(name, 'maya7');
    for (const text of typed()) expect(text).toContain('maya7');
  }

  test.each<[string, () => unknown]>([
    ['signs out', signOut],
    ['loses the session', () => dropEndedSession('session.loggedOut', $session.get()!.token)],
    ['signs in', () => here.signIn('ravi1')],
    [
      'does so in another tab',
      () => {
        here.platform.persistentStorage.remove(SESSION_KEY);
        adoptSession();
      },
    ],
  ])('are deleted for the next person when the member %s', async (_, leave) => {
    type();
    await leave();
    expect(typed()).toEqual(['', '', '', '']);
  });
});
