import { beforeEach, describe, expect, test } from 'vitest';
import { getFavouriteIds } from '../../src/gateway/endpoints/favourite-ids.ts';
import { changePassword, forgotPassword, setPasswordByPhone } from '../../src/gateway/endpoints/passwords.ts';
import { getMember, login } from '../../src/gateway/endpoints/session.ts';
import { call } from '../../src/gateway/http/client.ts';
import { codeOf, expectLimit, gatewayPerTest, PASSWORD } from './harness.ts';
import { another, latestCode, MAYA, MAYA_E164, NOBODY, requestCode } from './verification.ts';

const MINUTE = 60_000;
const FRESH = 'river-of-tea-9';
const gateway = gatewayPerTest({ faults: true });
beforeEach(() => {
  gateway.switches.whitelabel = { MOBILENUMPASSREG3: true };
});

const change = (oldPassword: string, newPassword = FRESH, confirmNewPassword = newPassword) =>
  call(changePassword, { body: { oldPassword, newPassword, confirmNewPassword } });

describe('by e-mail', { tags: ['PW-2'] }, () => {
  const forget = (username = 'maya7', email = 'maya7@example.com') =>
    call(forgotPassword, { body: { username, email } });
  const mailed = () => /password is (\S+)/.exec(gateway.inbox('maya7@')[0]?.text ?? '')?.[1] ?? '';

  test('is form-encoded, and refuses a JSON body', { tags: ['PW-2'] }, async () => {
    let type: string | null = null;
    const request = gateway.app.request.bind(gateway.app);
    gateway.app.request = (async (input: string, init?: RequestInit) => {
      const sent = new Request(input, init);
      if (sent.url.includes('forgot')) type = sent.headers.get('Content-Type');
      return request(input, init);
    }) as typeof gateway.app.request;
    await forget();
    expect(type).toMatch(/^application\/x-www-form-urlencoded/);
    const answer = await request(forgotPassword.path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ username: 'maya7', email: 'maya7@example.com' }),
    });
    expect(answer.status).toBe(400);
  });

  test('a temporary password works once and must be changed', { tags: ['PW-2'] }, async () => {
    await forget(' MAYA7 ', ' Maya7@Example.com ');
    const temporary = mailed();
    expect(temporary).toMatch(/^\w{12}$/);
    expect(await gateway.signIn('maya7', temporary)).toMatchObject({ mustChangePassword: true });
    await expect(call(getMember, {})).resolves.toMatchObject({ account: 'maya7' });
    const held = call(getFavouriteIds, { query: { pageNo: 1, pageSize: 9 } });
    await expect(held).rejects.toMatchObject({ code: 'modify.required' });
    await expect(change(temporary, temporary)).rejects.toMatchObject({ code: 'modify.new.old.same' });
    await change(temporary);
    await call(getFavouriteIds, { query: { pageNo: 1, pageSize: 9 } });
    await expect(gateway.signIn('maya7', temporary)).rejects.toMatchObject({ code: 'login.wrong' });
    await expect(gateway.signIn('maya7')).rejects.toMatchObject({ code: 'login.wrong' });
    expect(await gateway.signIn('maya7', FRESH)).not.toHaveProperty('mustChangePassword');
  });

  test('it fails a second time, and the old password stays valid', async () => {
    await forget();
    const temporary = mailed();
    expect(await gateway.signIn('maya7')).not.toHaveProperty('mustChangePassword');
    await gateway.signIn('maya7', temporary);
    await expect(gateway.signIn('maya7', temporary)).rejects.toMatchObject({ code: 'login.wrong' });
  });

  test('it works for half an hour, to the millisecond', async () => {
    await forget();
    gateway.pass(30 * MINUTE);
    await expect(gateway.signIn('maya7', mailed())).rejects.toMatchObject({ code: 'login.wrong' });
    await forget();
    gateway.pass(30 * MINUTE - 1);
    expect(await gateway.signIn('maya7', mailed())).toMatchObject({ mustChangePassword: true });
    // The used password no longer identifies the member after its time.
    gateway.pass(1);
    await expect(change(mailed())).rejects.toMatchObject({ code: 'modify.old.wrong' });
  });

  test('a new password voids it', async () => {
    await forget();
    await gateway.signIn('maya7');
    await change(PASSWORD);
    await expect(gateway.signIn('maya7', mailed())).rejects.toMatchObject({ code: 'login.wrong' });
  });

  test('answers wrong pairs, unknown names and locked accounts alike, and sends nothing', {
    tags: ['PW-2'],
  }, async () => {
    const right = await forget();
    expect(await forget('maya7', 'ravi1@example.com')).toEqual(right);
    expect(await forget('nobody')).toEqual(right);
    expect(await forget('locked1', 'locked1@example.com')).toEqual(right);
    expect(gateway.inbox()).toHaveLength(1);
  });

  test('allows three in half an hour per name and mailbox, known or not', async () => {
    for (const name of ['maya7', 'nobody']) {
      await expectLimit(gateway, { most: 3, within: 30 * MINUTE }, () => forget(name));
    }
  });

  test('a stranger who knows a name cannot use up its owner’s e-mails', { tags: ['PW-2'] }, async () => {
    for (let time = 0; time < 10; time++) await forget('maya7', `somebody${time}@example.com`);
    await forget();
    expect(gateway.inbox('maya7')).toHaveLength(1);
  });

  test('the last e-mail’s password works while the limit is reached', { tags: ['PW-2'] }, async () => {
    for (let time = 0; time < 3; time++) await forget();
    gateway.pass(30 * MINUTE - 1);
    expect(await codeOf(forget())).toBe('request.too.many');
    const password = /password is (\S+)/.exec(gateway.inbox('maya7')[0]?.text ?? '')?.[1];
    await expect(gateway.signIn('maya7', password)).resolves.toMatchObject({ mustChangePassword: true });
  });

  test('allows twenty an hour per address', () =>
    expectLimit(gateway, { most: 20, within: 60 * MINUTE }, (time) => forget(`nobody_${time}`)));

  test.each(['maya7', 'maya7@example', 'may a@example.com', 'maya7@', '@example.com', 'a@b@c.com'])(
    'refuses the address %s',
    { tags: ['PW-2'] },
    async (email) => {
      await expect(forget('maya7', email)).rejects.toMatchObject({ code: 'member.email.format' });
    },
  );
});

describe('by phone', { tags: ['PW-3'] }, () => {
  const set = (verificationCode: string, newPassword = FRESH, phone = MAYA) =>
    call(setPasswordByPhone, { body: { ...phone, newPassword, verificationCode } });

  test('sets the password, ends other sessions, and the number logs in with it', {
    tags: ['PW-3'],
  }, async () => {
    await gateway.signIn('maya7');
    expect(await requestCode(gateway, 'account', MAYA)).toEqual({ expiredMinutes: 2 });
    const code = latestCode(gateway, MAYA_E164);
    await set(code);
    await expect(call(getMember, {})).rejects.toMatchObject({ code: 'session.revoked' });
    await expect(set(code, 'other-river-3')).rejects.toMatchObject({ code: 'verification.code.wrong' });
    const body = {
      username: MAYA.mobileNum,
      countryDialingCode: MAYA.countryDialingCode,
      password: FRESH,
      type: 'username' as const,
      rememberPassword: false,
    };
    await expect(call(login, { body })).resolves.toMatchObject({ userName: 'maya7' });
    await expect(gateway.signIn('maya7')).rejects.toMatchObject({ code: 'login.wrong' });
  });

  test('refuses the old password with a separate code and keeps the SMS code', {
    tags: ['PW-3'],
  }, async () => {
    await requestCode(gateway, 'account', MAYA);
    const code = latestCode(gateway, MAYA_E164);
    await expect(set(code, PASSWORD)).rejects.toMatchObject({ code: 'modify.new.old.same' });
    await expect(set(code, 'weak')).rejects.toMatchObject({ code: 'member.password.format' });
    await set(code);
  });

  test('a wrong code changes nothing, with or without an account', { tags: ['PW-3'] }, async () => {
    await requestCode(gateway, 'account', MAYA);
    const wrong = another(latestCode(gateway, MAYA_E164));
    await expect(set(wrong)).rejects.toMatchObject({ code: 'verification.code.wrong' });
    await requestCode(gateway, 'account', NOBODY);
    await expect(set('000000', FRESH, NOBODY)).rejects.toMatchObject({ code: 'verification.code.wrong' });
    await gateway.signIn('maya7');
  });

  test('allows ten attempts an hour per number, reset by a success', async () => {
    const limit = { most: 10, within: 60 * MINUTE };
    await expectLimit(gateway, limit, () => set('000000', FRESH, NOBODY));
    await requestCode(gateway, 'account', MAYA);
    for (let tries = 0; tries < 3; tries++) await set('000000').catch(() => {});
    await set(latestCode(gateway, MAYA_E164));
    await expectLimit(gateway, limit, () => set('000000'));
  });

  test('is refused while MOBILENUMPASSREG3 is off', { tags: ['PW-1'] }, async () => {
    gateway.switches.whitelabel = {};
    await expect(set('000000')).rejects.toMatchObject({ code: 'permission.denied' });
  });

  test('the new password is sealed', async () => {
    const answer = await gateway.app.request(setPasswordByPhone.path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ ...MAYA, newPassword: FRESH, verificationCode: '000000' }),
    });
    expect(answer.status).toBe(400);
  });
});

describe('while signed in', { tags: ['PW-4'] }, () => {
  test('keeps its session and ends the others with their games', { tags: ['PW-4'] }, async () => {
    const { token } = await gateway.signIn('maya7');
    await change(PASSWORD);
    await expect(call(getMember, {})).resolves.toMatchObject({ account: 'maya7' });
    await gateway.signIn('maya7', FRESH);
    gateway.useToken(token);
    await expect(call(getMember, {})).rejects.toMatchObject({ code: 'session.revoked' });
  });

  test.each([
    ['another old one', 'not it', FRESH, FRESH, 'modify.old.wrong'],
    ['no old one', '', FRESH, FRESH, 'modify.old.wrong'],
    ['an unlike confirmation', PASSWORD, FRESH, 'river', 'member.confirmation.differs'],
    ['a weak one', PASSWORD, 'short', 'short', 'member.password.format'],
    ['the old one again', PASSWORD, PASSWORD, PASSWORD, 'modify.new.old.same'],
  ])('refuses %s', { tags: ['PW-4'] }, async (_, old, next, confirmed, code) => {
    await gateway.signIn('maya7');
    await expect(change(old, next, confirmed)).rejects.toMatchObject({ code });
    await gateway.signIn('maya7');
  });

  test('allows five attempts in 15 minutes, reset by a success', async () => {
    await gateway.signIn('maya7');
    for (let tries = 0; tries < 4; tries++) await change('not it').catch(() => {});
    await change(PASSWORD);
    await expectLimit(gateway, { most: 5, within: 15 * MINUTE }, () => change('not it'));
  });
});
