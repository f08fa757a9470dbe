import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Fault } from '../../../../demo/gateway/faults.ts';
import { createLogin, type Login } from '../../../../src/features/account/login/login-store.ts';
import { invalidate } from '../../../../src/gateway/cache/resource.ts';
import { login as loginRow } from '../../../../src/gateway/endpoints/session.ts';
import { refusal } from '../../../../src/gateway/http/errors.ts';
import { $session, $sessionLost, dropEndedSession, SESSION_KEY } from '../../../../src/session/session.ts';
import { DEMO_PASSWORD, type TestEnvironment, testEnvironment } from '../../../support/test-environment.ts';
import { openedBodies } from '../support/opened-bodies.ts';

let here: TestEnvironment;
let login: Login;

beforeEach(async () => {
  here = await testEnvironment();
  login = createLogin();
});
afterEach(() => {
  login.stop();
  vi.restoreAllMocks();
  here.close();
});

function type(username: string, password = DEMO_PASSWORD): void {
  login.form.change('username', username);
  login.form.change('password', password);
}

const failure = () => {
  const sending = login.$sending.get();
  return sending.state === 'failed' ? sending.error : undefined;
};

describe('LG-1 who one is', () => {
  test.each([' MAYA7@Example.com ', '+919876543210', '+91 98765-43210'])(
    '%j is the account of maya7, with its password',
    async (name) => {
      type(name);
      expect(await login.submit()).toBe(true);
      expect($session.get()?.userName).toBe('maya7');
    },
  );

  test.each(['maya7@example.org', '9876543210', '+929876543210'])('%j is nobody', async (name) => {
    type(name);
    expect(await login.submit()).toBe(false);
    expect(failure()?.code).toBe('login.wrong');
  });
});

describe('LG-7 what a login sends', () => {
  test('username, password and type, sealed, with the module and the key id', async () => {
    const bodies = openedBodies(here, loginRow);
    type('  maya7 ');
    expect(await login.submit()).toBe(true);
    expect(bodies).toHaveLength(1);
    const { body, wire, headers, moduleId } = bodies[0]!;
    expect(body).toEqual({
      username: 'maya7',
      password: DEMO_PASSWORD,
      type: 'username',
      rememberPassword: false,
    });
    expect(wire).not.toContain(DEMO_PASSWORD);
    expect(wire).not.toContain('maya7');
    expect(moduleId).toBe(loginRow.module);
    expect(headers.get('Encryption')).toMatch(/^[\w-]{43}$/);
    expect(headers.get('Content-Type')).toContain('application/json');
    expect(here.sentTo(loginRow)[0]?.query.size).toBe(0);
  });

  test('spaces around a password belong to it', async () => {
    const bodies = openedBodies(here, loginRow);
    type('maya7', ` ${DEMO_PASSWORD}`);
    expect(await login.submit()).toBe(false);
    expect(bodies[0]?.body.password).toBe(` ${DEMO_PASSWORD}`);
    expect(failure()?.code).toBe(refusal.wrongLogin);
  });
});

describe('LG-9 a login that succeeds', () => {
  test('stores the session by its fields and tells nobody of an earlier loss', async () => {
    await here.signIn();
    dropEndedSession(refusal.revoked, $session.get()!.token);
    expect($sessionLost.get()).toBe(refusal.revoked);
    type('ravi1');
    await login.submit();
    const stored = JSON.parse(here.platform.persistentStorage.get(SESSION_KEY)!);
    expect(stored).toEqual({
      token: expect.stringMatching(/.{20,}/),
      merchantCode: 'foyer',
      userName: 'ravi1',
      type: 1,
      firstTimeLogin: expect.any(Boolean),
      read: false,
    });
    expect($session.get()).toEqual(stored);
    expect($sessionLost.get()).toBeUndefined();
    expect(login.$sending.get()).toEqual({ state: 'idle' });
  });

  test('the first login of an account says so, the next does not', async () => {
    type('newbie');
    await login.submit();
    expect($session.get()?.firstTimeLogin).toBe(true);
    type('newbie');
    await login.submit();
    expect($session.get()?.firstTimeLogin).toBe(false);
  });
});

describe('LG-7 a login that fails', () => {
  const expectNothingLost = (username: string, password: string) => {
    expect(login.form.$values.get()).toMatchObject({ username, password });
    expect($session.get()).toBeUndefined();
    expect(here.platform.persistentStorage.get(SESSION_KEY)).toBeUndefined();
  };

  test('empty fields are told by field, the first failing one first', () => {
    expect(login.form.validate()).toBe('username');
    expect(login.form.$errors.get()).toMatchObject({
      username: ['account.usernameNeeded'],
      password: ['account.passwordNeeded'],
    });
    login.form.change('username', 'maya7');
    expect(login.form.validate()).toBe('password');
  });

  test.each([
    ['a wrong password', 'maya7', 'not-it', refusal.wrongLogin],
    ['an unknown name', 'nobody', 'not-it', refusal.wrongLogin],
    ['a locked account', 'locked1', DEMO_PASSWORD, refusal.locked],
  ])('%s keeps what was typed', async (_, username, password, code) => {
    type(username, password);
    expect(await login.submit()).toBe(false);
    expect(failure()).toMatchObject({ kind: 'refused', code });
    expectNothingLost(username, password);
  });

  test('too many tries are told as such', async () => {
    here.gateway.switches.captchaAfter = 100;
    type('noor2', 'not-it');
    for (let tries = 0; tries < 10; tries++) await login.submit();
    expect(failure()?.code).toBe(refusal.wrongLogin);
    await login.submit();
    expect(failure()?.code).toBe(refusal.tooMany);
    expectNothingLost('noor2', 'not-it');
  });

  test.each<[string, Omit<Fault, 'endpoint'>, string]>([
    ['a cut connection', { drop: true }, 'offline'],
    ['a page of a proxy', { malformed: 'html' }, 'malformed'],
    ['an answer of another shape', { malformed: 'wrong-shape' }, 'malformed'],
    ['half an answer', { malformed: 'truncated' }, 'malformed'],
    ['a failing gateway', { status: 503 }, 'server'],
  ])('%s keeps what was typed, and the next try works', async (_, fault, kind) => {
    here.gateway.faults!.set({ endpoint: 'login', times: 1, ...fault });
    type('maya7');
    expect(await login.submit()).toBe(false);
    expect(failure()?.kind).toBe(kind);
    expectNothingLost('maya7', DEMO_PASSWORD);
    expect(here.sentTo(loginRow)).toHaveLength(1);
    expect(await login.submit()).toBe(true);
    expect($session.get()?.userName).toBe('maya7');
  });

  test('without the key nothing is sent, and it is told as offline', async () => {
    invalidate();
    here.gateway.faults!.set({ endpoint: 'getStatus', drop: true });
    type('maya7');
    expect(await login.submit()).toBe(false);
    expect(failure()?.kind).toBe('offline');
    expect(here.sentTo(loginRow)).toHaveLength(0);
    expectNothingLost('maya7', DEMO_PASSWORD);
  });
});

describe('LG-7 a login under way', () => {
  test('is not sent twice', async () => {
    here.gateway.faults!.set({ endpoint: 'login', latency: 60 });
    type('maya7');
    const first = login.submit();
    expect(login.$sending.get()).toEqual({ state: 'sending' });
    expect(await Promise.all([login.submit(), login.submit()])).toEqual([false, false]);
    expect(await first).toBe(true);
    expect(here.sentTo(loginRow)).toHaveLength(1);
  });

  test('that was left begins no session', async () => {
    here.gateway.faults!.set({ endpoint: 'login', latency: 40 });
    type('maya7');
    const sent = login.submit();
    login.stop();
    expect(await sent).toBe(false);
    expect(login.$sending.get()).toEqual({ state: 'idle' });
    expect($session.get()).toBeUndefined();
  });
});

test('LG-1 LG-4 failures of one account add up by whichever of its names', async () => {
  for (const name of ['noor2@nowhere.example', 'maya7', 'maya7@example.com']) {
    type(name, 'not-it-1');
    await login.submit();
  }
  expect(login.captcha.$captcha.get().state).toBe('hidden');
  type('+919876543210', 'not-it-1');
  await login.submit();
  expect(login.captcha.$captcha.get().state).not.toBe('hidden');
});
