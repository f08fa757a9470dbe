import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createEmailRecovery, createPhoneRecovery } from '../../../src/features/account/forgot-store.ts';
import { createLogin } from '../../../src/features/account/login-store.ts';
import { createRegistration } from '../../../src/features/account/register-store.ts';
import { confirmSignOut } from '../../../src/features/account/sign-out.ts';
import { call } from '../../../src/gateway/client.ts';
import { getMember, logout } from '../../../src/gateway/endpoints/session.ts';
import { refusal } from '../../../src/gateway/errors.ts';
import { $member } from '../../../src/session/member.ts';
import {
  $session,
  adoptSession,
  loseSession,
  SESSION_KEY,
  signOut,
  startSession,
} from '../../../src/session/session.ts';
import { $question } from '../../../src/ui/confirm.ts';
import type { Form } from '../../../src/ui/form-state.ts';
import { $toast } from '../../../src/ui/toasts.ts';
import { settled } from '../../support/patient.ts';
import { type TestEnvironment, testEnvironment } from '../../support/test-environment.ts';

let here: TestEnvironment;

beforeEach(async () => {
  here = await testEnvironment();
  await here.signIn();
});
afterEach(() => here.close());

test('SE-1 asks first; on cancel nothing happens', async () => {
  const done = confirmSignOut();
  expect($question.get()).toMatchObject({
    title: 'shell.signOutTitle',
    text: 'shell.signOutText',
    yes: 'common.submit',
    no: 'common.cancel',
  });
  $question.get()?.answer(false);
  await done;
  expect($session.get()?.userName).toBe('maya7');
  expect(here.sentTo(logout)).toHaveLength(0);
  expect(here.seen.navigated).toEqual([]);
});

test('SE-1 on submit: loading, logout with the token, everything cleared, home with history replaced', async () => {
  const stopReading = $member.listen(() => {});
  await settled(() => expect($member.get().state).toBe('ready'));
  const session = $session.get()!;
  here.gateway.faults!.set({ endpoint: 'logout', latency: 30 });
  const done = confirmSignOut();
  $question.get()?.answer(true);
  await settled(() => expect($toast.get()).toMatchObject({ kind: 'loading', text: 'common.loading' }));
  expect(here.seen.navigated).toEqual([]);
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
])('SE-1 signs out here even when %s', async (_, fault) => {
  here.gateway.faults!.set({ endpoint: 'logout', ...fault });
  const done = confirmSignOut();
  $question.get()?.answer(true);
  await done;
  expect($session.get()).toBeUndefined();
  expect($toast.get()).toBeUndefined();
  expect(here.platform.persistentStorage.get('autoLogin')).toBe('0');
  expect(here.seen.navigated.at(-1)).toEqual({ address: '/m/home', replace: true });
  expect(here.seen.reported.map(({ name }) => name).filter((name) => name !== 'malformed')).toEqual([
    'logout',
  ]);
});

describe('SE-1 what was typed into the forms of a visitor', () => {
  const SITE = { methods: ['username'], sendsCodes: false, host: 'localhost', invitation: '' } as const;

  /** Every form of a visitor, as whoever opens it finds it. */
  function forms() {
    const found = [createLogin(), createRegistration({}, SITE), createEmailRecovery(), createPhoneRecovery()];
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
    ['loses the session', () => loseSession('session.loggedOut', $session.get()!.token)],
    ['signs in', () => here.signIn('ravi1')],
    [
      'does so in another tab',
      () => {
        here.platform.persistentStorage.remove(SESSION_KEY);
        adoptSession();
      },
    ],
  ])('is gone for the next one when the member %s', async (_, leave) => {
    type();
    await leave();
    expect(typed()).toEqual(['', '', '', '']);
  });
});
