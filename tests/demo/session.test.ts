import { describe, expect, test } from 'vitest';
import { getMember, getWallet, login, logout, renewSession } from '../../src/gateway/endpoints/session.ts';
import { getStatus } from '../../src/gateway/endpoints/system.ts';
import { call } from '../../src/gateway/http/client.ts';
import { sealText } from '../../src/gateway/http/seal.ts';
import { codeOf, credentials, gatewayPerTest, PASSWORD } from './harness.ts';

const HOUR = 60 * 60_000;
const gateway = gatewayPerTest();

async function sealedLogin(
  change: (parts: { headers: Record<string, string>; body: Record<string, unknown> }) => void,
) {
  const { encryption } = await call(getStatus, {});
  const parts = {
    headers: { 'Content-Type': 'application/json', Encryption: encryption.keyId } as Record<string, string>,
    body: {
      data: await sealText(JSON.stringify(credentials('maya7')), encryption, gateway.now() - Date.now()),
      moduleId: login.module,
    } as Record<string, unknown>,
  };
  change(parts);
  const { headers, body } = parts;
  return gateway.app.request(login.path, { method: 'POST', headers, body: JSON.stringify(body) });
}

describe('sign-in', () => {
  test('a sealed login opens a session without readable secrets', { tags: ['LG-7'] }, async () => {
    const sent: string[] = [];
    const request = gateway.app.request.bind(gateway.app);
    gateway.app.request = (async (input: string, init?: RequestInit) => {
      if (String(input).includes('/login')) sent.push(String(init?.body), JSON.stringify(init?.headers));
      return request(input, init);
    }) as typeof gateway.app.request;
    const session = await gateway.signIn('maya7');
    expect(session).toMatchObject({
      userName: 'maya7',
      type: 0,
      merchantCode: 'foyer',
      firstTimeLogin: false,
    });
    expect(await call(getMember, {})).toMatchObject({ account: 'maya7', clubLabel: { labelName: 'Gold' } });
    expect(await call(getWallet, {})).toEqual({ sumBalance: 25_000 });
    expect(sent.join()).not.toContain(PASSWORD);
    expect(sent.join()).not.toContain('maya7');
  });

  test('only the sealed body opens a session', { tags: ['LG-7'] }, async () => {
    const answer = await (await sealedLogin(() => {})).json();
    expect(answer).toMatchObject({ success: true });
  });

  test.each([
    [
      'plain',
      (p: { body: Record<string, unknown> }) =>
        Object.assign(p.body, credentials('maya7'), { data: undefined }),
    ],
    [
      'for another module',
      (p: { body: Record<string, unknown> }) => Object.assign(p.body, { moduleId: 'REG3' }),
    ],
    [
      'of an unknown key',
      (p: { headers: Record<string, string> }) => Object.assign(p.headers, { Encryption: 'x' }),
    ],
    [
      'changed on its way',
      (p: { body: Record<string, unknown> }) => Object.assign(p.body, { data: `${p.body.data}x` }),
    ],
    [
      'of another type',
      (p: { headers: Record<string, string> }) => Object.assign(p.headers, { 'Content-Type': 'text/plain' }),
    ],
  ])('refuses a body %s', { tags: ['LG-7'] }, async (_, change) => {
    const answer = await sealedLogin(change);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ success: false, errorCode: 'request.invalid' });
  });

  test('answers a wrong password and an unknown name alike', async () => {
    const wrong = { kind: 'refused', code: 'login.wrong' };
    await expect(gateway.signIn('maya7', 'not it')).rejects.toMatchObject(wrong);
    await expect(gateway.signIn('nobody', 'not it')).rejects.toMatchObject(wrong);
    await expect(gateway.signIn('amara_o', '')).rejects.toMatchObject(wrong);
    await expect(gateway.signIn('amara_o', 'x')).rejects.toMatchObject(wrong);
  });

  test('reveals a locked account to its owner only', async () => {
    await expect(gateway.signIn('locked1')).rejects.toMatchObject({ code: 'login.locked' });
    await expect(gateway.signIn('locked1', 'not it')).rejects.toMatchObject({ code: 'login.wrong' });
  });

  test.each([
    ['agent', 'maya7', 'login.non.agent'],
    ['agent', 'trial4', 'login.non.agent'],
    ['agent', 'guest40', 'login.non.agent'],
    ['agent', 'agent10', undefined],
    ['agent', 'ravi1', undefined],
    ['member', 'agent10', 'login.non.member'],
    ['member', 'staff41', 'login.non.member'],
    ['member', 'maya7', undefined],
    ['member', 'noor2', undefined],
  ] as const)('the %s login and %s', { tags: ['LG-8'] }, async (audience, username, code) => {
    const signIn = call(login, { body: { ...credentials(username), audience } });
    if (code) await expect(signIn).rejects.toMatchObject({ code });
    else expect(await signIn).toMatchObject({ userName: username });
  });

  test('only the very first login is a first login', { tags: ['AN-3'] }, async () => {
    expect(await gateway.signIn('newbie')).toMatchObject({ firstTimeLogin: true });
    expect(await gateway.signIn('newbie')).toMatchObject({ firstTimeLogin: false });
  });

  test('refuses the eleventh wrong attempt within a minute', async () => {
    gateway.switches.captchaAfter = 100;
    const wrong = () => gateway.signIn('maya7', 'not it');
    for (let tries = 0; tries < 10; tries++)
      await expect(wrong()).rejects.toMatchObject({ code: 'login.wrong' });
    await expect(wrong()).rejects.toMatchObject({ kind: 'refused', code: 'request.too.many' });
    await expect(gateway.signIn('maya7')).rejects.toMatchObject({ code: 'request.too.many' });
    await expect(gateway.signIn('ravi1')).resolves.toMatchObject({ userName: 'ravi1' });
    gateway.pass(59_999);
    await expect(gateway.signIn('maya7')).rejects.toMatchObject({ code: 'request.too.many' });
    gateway.pass(1);
    await expect(gateway.signIn('maya7')).resolves.toMatchObject({ userName: 'maya7' });
  });

  test('answers too many attempts with 429 and an envelope', async () => {
    gateway.switches.captchaAfter = 100;
    for (let tries = 0; tries < 10; tries++) await gateway.signIn('maya7', 'not it').catch(() => {});
    const answer = await sealedLogin(() => {});
    expect(answer.status).toBe(429);
    expect(await answer.json()).toMatchObject({ errorCode: 'request.too.many' });
  });
});

describe('sessions', () => {
  test('a second login of a member revokes the first session', async () => {
    const first = await gateway.signIn('maya7');
    await gateway.signIn('maya7');
    await expect(call(getMember, {})).resolves.toMatchObject({ account: 'maya7' });
    gateway.useToken(first.token);
    await expect(call(getMember, {})).rejects.toMatchObject({ code: 'session.revoked' });
  });

  test('a session ends two hours after its last call', async () => {
    await gateway.signIn('maya7');
    gateway.pass(1.9 * HOUR);
    await call(getMember, {});
    gateway.pass(1.9 * HOUR);
    const { expiresAt } = await call(renewSession, {});
    expect(expiresAt).toBe(gateway.now() + 2 * HOUR);
    gateway.pass(2 * HOUR - 1);
    await call(getMember, {});
    gateway.pass(2 * HOUR);
    await expect(call(getMember, {})).rejects.toMatchObject({ code: 'session.ended' });
  });

  test('a session ends twelve hours after its start, even if it is used', async () => {
    await gateway.signIn('maya7');
    for (let hour = 1; hour < 12; hour++) {
      gateway.pass(HOUR);
      await call(getMember, {});
    }
    expect((await call(renewSession, {})).expiresAt).toBe(gateway.now() + HOUR);
    gateway.pass(HOUR - 1);
    await call(getMember, {});
    gateway.pass(1);
    await expect(call(renewSession, {})).rejects.toMatchObject({ code: 'session.ended' });
  });

  test('extends a session only for calls half a minute apart', async () => {
    await gateway.signIn('maya7');
    gateway.pass(30_000);
    await call(getMember, {});
    gateway.pass(2 * HOUR - 30_000);
    await expect(call(getMember, {})).rejects.toMatchObject({ code: 'session.ended' });
    await gateway.signIn('maya7');
    gateway.pass(30_001);
    await call(getMember, {});
    gateway.pass(2 * HOUR - 1);
    await call(getMember, {});
  });

  test('stores the reason of an ended session for a day', async () => {
    const { token } = await gateway.signIn('maya7');
    await gateway.signIn('maya7');
    const revoked = async () => {
      // A login deletes expired sessions.
      await gateway.signIn('ravi1');
      gateway.useToken(token);
      return codeOf(call(getMember, {}));
    };
    gateway.pass(26 * HOUR);
    expect(await revoked()).toBe('session.revoked');
    gateway.pass(1);
    expect(await revoked()).toBe('session.none');
  });

  test('a logout ends the session', { tags: ['SE-1'] }, async () => {
    await gateway.signIn('maya7');
    await call(logout, {});
    await expect(call(getMember, {})).rejects.toMatchObject({ code: 'session.ended' });
  });

  test('an unknown token and a missing one are refused', async () => {
    gateway.useToken('a'.repeat(43));
    await expect(call(getMember, {})).rejects.toMatchObject({ code: 'session.none' });
    const answer = await gateway.app.request(getMember.path);
    expect(await answer.json()).toEqual({ success: false, errorCode: 'session.none' });
  });

  test('a logout clears the browser’s data on shared terminals only', { tags: ['KI-1'] }, async () => {
    const leave = async (device: string) => {
      const { token } = await gateway.signIn('maya7');
      const headers = { Authorization: `Bearer ${token}`, Device: device };
      return gateway.app.request(logout.path, { method: 'DELETE', headers });
    };
    expect((await leave('KIOSK')).headers.get('Clear-Site-Data')).toBe('"cookies", "storage", "cache"');
    expect((await leave('MOBILE')).headers.get('Clear-Site-Data')).toBeNull();
  });
});
