import { beforeEach, describe, expect, test } from 'vitest';
import { demoAccounts } from '../../demo/fixtures/people/accounts.ts';
import { getProtection } from '../../src/gateway/endpoints/protection.ts';
import { checkAffiliate, checkUsername, getRegistrationRules } from '../../src/gateway/endpoints/register.ts';
import { getMember, login } from '../../src/gateway/endpoints/session.ts';
import { call } from '../../src/gateway/http/client.ts';
import { expectLimit, openGateway, type TestGateway } from './harness.ts';
import {
  another,
  latestCode,
  MAYA,
  MAYA_E164,
  NOBODY,
  password,
  register,
  registerMobile,
  requestCode,
} from './verification.ts';

const DAY = 24 * 60 * 60_000;
const NUMBER = '+919876500000';
let gateway: TestGateway;
beforeEach(() => {
  gateway = openGateway({ faults: true });
  gateway.switches.whitelabel = { MOBILENUMREG3: true, REGMOBVERF3: true };
});

const enter = (username: string, countryDialingCode = '91') =>
  call(login, {
    body: { username, countryDialingCode, password, type: 'username', rememberPassword: false },
  });

describe('the market’s rules', () => {
  test('refuse players below the age, whatever the client checks', async () => {
    const [today] = new Date(gateway.now()).toISOString().split('T');
    const born = (year: number) => `${year}${today!.slice(4)}`;
    const year = Number(today!.slice(0, 4));
    const late = new Date(gateway.now() + DAY).toISOString().slice(4, 10);
    const young = await register({ birthDate: `${year - 18}${late}` }).catch((error: unknown) => error);
    expect(young).toMatchObject({ code: 'account.age.low', value: { age: 18 } });
    for (const birthDate of [undefined, '', '1990-02-30', '7 May 1990']) {
      await expect(register({ birthDate })).rejects.toMatchObject({ code: 'request.invalid' });
    }
    await register({ birthDate: born(year - 18) });
  });

  test('ask for a deposit limit, which applies from the start', async () => {
    gateway = openGateway({ protection: { pack: 'uk' } });
    expect((await call(getRegistrationRules, {})).depositLimit).toMatchObject({ required: true });
    await expect(register()).rejects.toMatchObject({ code: 'request.invalid' });
    await register({ depositLimit: null });
    await register({ username: 'limited_1', depositLimit: { period: 'week', value: 20.5 } });
    await gateway.signIn('limited_1', password);
    const { limits } = await call(getProtection, {});
    expect(limits.filter(({ value }) => value !== null)).toMatchObject([
      { kind: 'deposit', period: 'week', value: 20.5, left: 20.5 },
    ]);
  });
});

test('a common password is refused, also one that the pattern allows', async () => {
  for (const common of ['password1', 'Password1']) {
    const refused = register({ password: common, confirmPassword: common });
    await expect(refused).rejects.toMatchObject({ code: 'member.password.format' });
  }
});

describe('by mobile number', () => {
  test('opens the account with a code from the phone, which then logs in by password', {
    tags: ['RG-4', 'RG-7'],
  }, async () => {
    expect(await requestCode(gateway, 'register', NOBODY)).toEqual({ expiredMinutes: 2 });
    const verificationCode = latestCode(gateway, NUMBER);
    await registerMobile({ verificationCode, nickname: 'Asha' });
    await expect(enter(NOBODY.mobileNum)).resolves.toMatchObject({
      userName: '919876500000',
      type: 0,
      firstTimeLogin: true,
    });
    const again = registerMobile({ verificationCode, username: 'asha_2' });
    await expect(again).rejects.toMatchObject({ code: 'verification.code.wrong' });
  });

  test('uses a chosen username', async () => {
    await requestCode(gateway, 'register', NOBODY);
    await registerMobile({ verificationCode: latestCode(gateway, NUMBER), username: 'asha_2' });
    await expect(enter('asha_2')).resolves.toMatchObject({ userName: 'asha_2' });
  });

  test('refuses a wrong code', { tags: ['RG-4'] }, async () => {
    await requestCode(gateway, 'register', NOBODY);
    const wrong = { code: 'verification.code.wrong' };
    const verificationCode = another(latestCode(gateway, NUMBER));
    await expect(registerMobile({ verificationCode })).rejects.toMatchObject(wrong);
    await expect(registerMobile()).rejects.toMatchObject(wrong);
    await expect(enter(NOBODY.mobileNum)).rejects.toMatchObject({ code: 'login.wrong' });
  });

  test('reveals an existing account to the phone’s owner only', async () => {
    await requestCode(gateway, 'register', MAYA);
    const code = latestCode(gateway, MAYA_E164);
    await expect(registerMobile({ ...MAYA, verificationCode: another(code) })).rejects.toMatchObject({
      code: 'verification.code.wrong',
    });
    await expect(registerMobile({ ...MAYA, verificationCode: code })).rejects.toMatchObject({
      code: 'member.mobile.taken',
    });
  });

  test('needs no code without REGMOBVERF3, and is refused without MOBILENUMREG3', async () => {
    gateway.switches.whitelabel = { MOBILENUMREG3: true };
    await registerMobile();
    gateway.switches.whitelabel = {};
    await expect(registerMobile()).rejects.toMatchObject({ code: 'permission.denied' });
    gateway.switches.whitelabel = { USERNAMEREG3: false };
    await expect(register()).rejects.toMatchObject({ code: 'permission.denied' });
  });

  test('refuses an impossible number', async () => {
    await expect(registerMobile({ mobileNum: '12' })).rejects.toMatchObject({ code: 'member.mobile.format' });
  });
});

describe('taken and unknown values', () => {
  test.each([
    ['name', { username: 'MAYA7' }, 'member.name.taken'],
    ['address', { email: 'Maya7@Example.com' }, 'member.email.taken'],
    ['number', MAYA, 'member.mobile.taken'],
    ['number that is none', { ...MAYA, mobileNum: '1234567' }, 'member.mobile.format'],
    ['invitation', { affiliateCode: 'NOBODY1' }, 'affiliate.unknown'],
    ['recommender', { recommenderId: '99999' }, 'member.recommender.unknown'],
    ['recommender by name', { recommenderId: 'maya7' }, 'member.recommender.unknown'],
  ])('refuses a wrong or taken %s with its code and creates no account', async (_, change, code) => {
    await expect(register(change)).rejects.toMatchObject({ code });
    await register();
  });

  test('requires a code for an additional number while the rule is on', async () => {
    gateway.switches.registration = { verificationCode: { enabled: true } };
    await expect(register(NOBODY)).rejects.toMatchObject({ code: 'verification.code.wrong' });
    await requestCode(gateway, 'register', NOBODY);
    const proven = { ...NOBODY, verificationCode: latestCode(gateway, NUMBER) };
    await register(proven);
    await expect(enter(NOBODY.mobileNum)).resolves.toMatchObject({ userName: 'casey_1' });
    // The code is used up, so the taken number is not checked.
    await expect(register({ ...proven, username: 'casey_2' })).rejects.toMatchObject({
      code: 'verification.code.wrong',
    });
  });

  test.each(['locked1', 'trial4', 'guest40'])('refuses the recommender %s', async (name) => {
    const id = demoAccounts.findIndex(({ username }) => username === name) + 1;
    await expect(register({ recommenderId: String(id) })).rejects.toMatchObject({
      code: 'member.recommender.unknown',
    });
  });

  test('accepts an agent as recommender', async () => {
    await gateway.signIn('agent10');
    const { id } = await call(getMember, {});
    await register({ recommenderId: String(id) });
  });

  test('refuses a password that is not repeated', async () => {
    await expect(register({ confirmPassword: 'quiet-river-8' })).rejects.toMatchObject({
      code: 'member.confirmation.differs',
    });
  });

  test('allows ten registrations a minute per address', () =>
    expectLimit(gateway, { most: 10, within: 60_000 }, () => register()));

  test('accepts an existing recommender and invitation', async () => {
    await gateway.signIn('maya7');
    const { id } = await call(getMember, {});
    await register({ recommenderId: String(id), affiliateCode: 'okoro10', email: 'casey@example.com' });
    await expect(register({ username: 'casey_2', email: 'CASEY@example.com' })).rejects.toMatchObject({
      code: 'member.email.taken',
    });
  });
});

describe('checks before the form is sent', () => {
  const check = (query: { code?: string; domain?: string }) => call(checkAffiliate, { query });
  const unknown = { kind: 'refused', code: 'affiliate.unknown' };

  test('accepts a code or an affiliate’s domain, and a code with a domain only there', {
    tags: ['RG-6'],
  }, async () => {
    await check({ code: 'OKORO10', domain: 'localhost' });
    await check({ domain: 'live.okoro.example' });
    await check({ code: 'OKOROLIVE', domain: 'live.okoro.example' });
    await expect(check({ code: 'OKOROLIVE', domain: 'localhost' })).rejects.toMatchObject(unknown);
    await expect(check({ code: 'NOBODY1' })).rejects.toMatchObject(unknown);
    await expect(check({})).rejects.toMatchObject(unknown);
  });

  test('reports a username as free, taken or invalid', async () => {
    const look = (username: string) => call(checkUsername, { query: { username } });
    expect(await look('casey_1')).toEqual({ available: true });
    expect(await look('Maya7')).toEqual({ available: false });
    await expect(look('7')).rejects.toMatchObject({ code: 'member.name.format' });
  });

  test('limits lookups of names and invitations to sixty a minute each', async () => {
    const limit = { most: 60, within: 60_000 };
    await expectLimit(gateway, limit, () => call(checkUsername, { query: { username: 'casey_1' } }));
    await expectLimit(gateway, limit, () => check({ code: 'NOBODY1' }));
  });
});

describe('the served rules', { tags: ['RG-2'] }, () => {
  test('include every field of the specification', async () => {
    const fields =
      'username password confirmPassword paymentPassword recommenderId nickname payeeName email mobileNum ' +
      'verificationCode idNumber qqNum facebook wechat line whatsapp zalo affiliateCode captcha birthDate depositLimit';
    expect(Object.keys(await call(getRegistrationRules, {})).sort()).toEqual(fields.split(' ').sort());
  });

  test('follow the operator’s changes, which the gateway enforces', async () => {
    gateway.switches.registration = { qqNum: { enabled: true, required: true, pattern: '[0-9]{5}' } };
    expect((await call(getRegistrationRules, {})).qqNum).toEqual({
      enabled: true,
      required: true,
      pattern: '[0-9]{5}',
    });
    for (const qqNum of [undefined, '12']) {
      await expect(register({ qqNum })).rejects.toMatchObject({ code: 'request.invalid' });
    }
    await register({ qqNum: '12345' });
  });

  test.each(['maya+foyer@gmail.com', 'maya@mail.online'])('accept the e-mail address %s', async (email) => {
    await register({ email });
  });

  test('refuse e-mail addresses that the HTML standard refuses', async () => {
    await expect(register({ email: 'maya"7@gmail.com' })).rejects.toMatchObject({
      code: 'member.email.format',
    });
  });

  test('can be changed by POST /__status', async () => {
    const post = (body: object) =>
      gateway.app.request('/__status', { method: 'POST', body: JSON.stringify(body) });
    expect((await post({ registration: { captcha: { enabled: true } } })).status).toBe(204);
    await expect(register()).rejects.toMatchObject({ code: 'captcha.wrong' });
    expect((await post({ registration: { captcha: { shown: true } } })).status).toBe(400);
    await gateway.app.request('/__status', { method: 'DELETE' });
    await register();
  });
});
