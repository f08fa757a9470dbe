import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Fault } from '../../../../demo/gateway/faults.ts';
import { createLogin, type Login } from '../../../../src/features/account/login/login-store.ts';
import { invalidate } from '../../../../src/gateway/cache/resource.ts';
import { login as loginRow } from '../../../../src/gateway/endpoints/session.ts';
import { refusal } from '../../../../src/gateway/http/errors.ts';
import { $session, $sessionLost, dropEndedSession, SESSION_KEY } from '../../../../src/session/session.ts';
import { DEMO_PASSWORD, environmentPerTest } from '../../../support/test-environment.ts';
import { openedBodies } from '../support/opened-bodies.ts';

const here = environmentPerTest();
let login: Login;

beforeEach(() => {
  login = createLogin();
});
afterEach(() => login.stop());

function type(username: string, password = DEMO_PASSWORD): void {
  login.form.change('username', username);
  login.form.change('password', password);
}

const failure = () => {
  const sending = login.$sending.get();
  return sending.state === 'failed' ? sending.error : undefined;
};

describe('credentials', { tags: ['LG-1'] }, () => {
  test.each([' MAYA7@Example.com ', '+919876543210', '+91 98765-43210'])(
    '%j signs in as maya7 with the right password',
    async (name) => {
      type(name);
      expect(await login.submit()).toBe(true);
      expect($session.get()?.userName).toBe('maya7');
    },
  );

  test.each(['maya7@example.org', '9876543210', '+929876543210'])('%j is refused', async (name) => {
    type(name);
    expect(await login.submit()).toBe(false);
    expect(failure()?.code).toBe('login.wrong');
  });
});

describe('login request', { tags: ['LG-7'] }, () => {
  test('contains username, password and type, encrypted, with module and key id', async () => {
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

  test('keeps spaces around a password', async () => {
    const bodies = openedBodies(here, loginRow);
    type('maya7', ` ${DEMO_PASSWORD}`);
    expect(await login.submit()).toBe(false);
    expect(bodies[0]?.body.password).toBe(` ${DEMO_PASSWORD}`);
    expect(failure()?.code).toBe(refusal.wrongLogin);
  });
});

describe('successful login', { tags: ['LG-9'] }, () => {
  test("stores the session's fields and clears an earlier session loss", async () => {
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

  test('marks the first login of an account, not the second', async () => {
    type('newbie');
    await login.submit();
    expect($session.get()?.firstTimeLogin).toBe(true);
    type('newbie');
    await login.submit();
    expect($session.get()?.firstTimeLogin).toBe(false);
  });
});

describe('failed login', { tags: ['LG-7'] }, () => {
  const expectNothingLost = (username: string, password: string) => {
    expect(login.form.$values.get()).toMatchObject({ username, password });
    expect($session.get()).toBeUndefined();
    expect(here.platform.persistentStorage.get(SESSION_KEY)).toBeUndefined();
  };

  test('shows an error per empty field, first field first', () => {
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
  ])('%s keeps the input', async (_, username, password, code) => {
    type(username, password);
    expect(await login.submit()).toBe(false);
    expect(failure()).toMatchObject({ kind: 'refused', code });
    expectNothingLost(username, password);
  });

  test('reports too many attempts', async () => {
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
  ])('%s keeps the input, and the next attempt works', async (_, fault, kind) => {
    here.gateway.faults!.set({ endpoint: 'login', times: 1, ...fault });
    type('maya7');
    expect(await login.submit()).toBe(false);
    expect(failure()?.kind).toBe(kind);
    expectNothingLost('maya7', DEMO_PASSWORD);
    expect(here.sentTo(loginRow)).toHaveLength(1);
    expect(await login.submit()).toBe(true);
    expect($session.get()?.userName).toBe('maya7');
  });

  test('sends nothing without the encryption key and reports offline', async () => {
    invalidate();
    here.gateway.faults!.set({ endpoint: 'getStatus', drop: true });
    type('maya7');
    expect(await login.submit()).toBe(false);
    expect(failure()?.kind).toBe('offline');
    expect(here.sentTo(loginRow)).toHaveLength(0);
    expectNothingLost('maya7', DEMO_PASSWORD);
  });
});

describe('pending login', { tags: ['LG-7'] }, () => {
  test('is not sent twice', async () => {
    here.gateway.faults!.set({ endpoint: 'login', latency: 60 });
    type('maya7');
    const first = login.submit();
    expect(login.$sending.get()).toEqual({ state: 'sending' });
    expect(await Promise.all([login.submit(), login.submit()])).toEqual([false, false]);
    expect(await first).toBe(true);
    expect(here.sentTo(loginRow)).toHaveLength(1);
  });

  test('starts no session after it was cancelled', async () => {
    here.gateway.faults!.set({ endpoint: 'login', latency: 40 });
    type('maya7');
    const sent = login.submit();
    login.stop();
    expect(await sent).toBe(false);
    expect(login.$sending.get()).toEqual({ state: 'idle' });
    expect($session.get()).toBeUndefined();
  });
});

test('counts failures of an account across its names', { tags: ['LG-1', 'LG-4'] }, async () => {
  for (const name of ['noor2@nowhere.example', 'maya7', 'maya7@example.com']) {
    type(name, 'not-it-1');
    await login.submit();
  }
  expect(login.captcha.$captcha.get().state).toBe('hidden');
  type('+919876543210', 'not-it-1');
  await login.submit();
  expect(login.captcha.$captcha.get().state).not.toBe('hidden');
});
