import { decodeJwt, generateKeyPair, SignJWT } from 'jose';
import { beforeEach, describe, expect, test } from 'vitest';
import { changePassword } from '../../src/gateway/endpoints/passwords.ts';
import { getSecurity } from '../../src/gateway/endpoints/security.ts';
import { getMember, login } from '../../src/gateway/endpoints/session.ts';
import { call } from '../../src/gateway/http/client.ts';
import { gatewayPerTest } from './harness.ts';
import { another, latestCode, MAYA, MAYA_E164, NOBODY, registerMobile } from './verification.ts';

const MINUTE = 60_000;
const gateway = gatewayPerTest();
beforeEach(() => {
  gateway.switches.whitelabel = { MOBILEVERCODELOGIN3: true, GOOGLELOGIN3: true, MOBILENUMREG3: true };
});

/** Calls the service like its clients. */
async function service(name: string, body: object, key = '?key=any') {
  const answer = await gateway.app.request(`/identitytoolkit.googleapis.com/v1/accounts:${name}${key}`, {
    method: 'POST',
    body: JSON.stringify(body),
  });
  return (await answer.json()) as Record<string, never>;
}

async function phoneToken(phoneNumber = MAYA_E164): Promise<string> {
  const { sessionInfo } = await service('sendVerificationCode', { phoneNumber, recaptchaToken: 'x' });
  const { idToken } = await service('signInWithPhoneNumber', {
    sessionInfo,
    code: latestCode(gateway, phoneNumber),
  });
  return idToken as unknown as string;
}

async function socialToken(provider = 'google.com', credential: object = { sub: 'g1', name: 'Ana María' }) {
  const postBody = new URLSearchParams({ id_token: JSON.stringify(credential), providerId: provider });
  const answer = await service('signInWithIdp', {
    postBody: String(postBody),
    requestUri: 'http://localhost',
  });
  return answer.idToken as unknown as string;
}

const enter = (firebaseIdToken: string, change: object = {}) =>
  call(login, {
    body: {
      username: MAYA_E164,
      password: 'none',
      type: 'firebase',
      firebaseChannel: 'sms',
      firebaseIdToken,
      rememberPassword: false,
      ...change,
    },
  });
const refused = { code: 'verification.code.wrong' };

describe('by phone', () => {
  test('a token of the service logs its number in', { tags: ['LG-7'] }, async () => {
    const idToken = await phoneToken();
    expect(decodeJwt(idToken)).toMatchObject({
      aud: 'demo-foyer',
      phone_number: MAYA_E164,
      firebase: { sign_in_provider: 'phone', identities: { phone: [MAYA_E164] } },
    });
    const told = { firebaseMobileNo: MAYA.mobileNum, countryDialingCode: '91' };
    await expect(enter(idToken, told)).resolves.toMatchObject({ userName: 'maya7' });
    const { users } = await service('lookup', { idToken });
    expect(users).toMatchObject([{ phoneNumber: MAYA_E164 }]);
  });

  test('refuses a missing, foreign or expired token and another number', { tags: ['LG-7'] }, async () => {
    gateway.switches.captchaAfter = 100;
    await expect(enter('nonsense')).rejects.toMatchObject(refused);
    const idToken = await phoneToken();
    await expect(
      enter(idToken, { firebaseMobileNo: NOBODY.mobileNum, countryDialingCode: '91' }),
    ).rejects.toMatchObject(refused);
    const { privateKey } = await generateKeyPair('ES256');
    const forged = new SignJWT(decodeJwt(idToken)).setProtectedHeader({ alg: 'ES256' });
    await expect(enter(await forged.sign(privateKey))).rejects.toMatchObject(refused);
    gateway.pass(60 * MINUTE - 1);
    await expect(enter(idToken)).resolves.toMatchObject({ userName: 'maya7' });
    gateway.pass(1);
    await expect(enter(idToken)).rejects.toMatchObject(refused);
  });

  test('refuses an unknown number', async () => {
    await expect(enter(await phoneToken('+919876500000'))).rejects.toMatchObject(refused);
  });

  test('a token verifies only its number at registration', { tags: ['RG-4'] }, async () => {
    gateway.switches.whitelabel = { MOBILENUMREG3: true, REGMOBVERF3: true };
    const firebaseIdToken = await phoneToken('+919876500000');
    await expect(registerMobile({ mobileNum: '9876500001', firebaseIdToken })).rejects.toMatchObject(refused);
    await registerMobile({ firebaseIdToken, firebaseChannel: 'sms' });
  });
});

describe('the service', () => {
  const message = (text: string) => ({ error: { message: text } });

  test('answers with its own error codes', async () => {
    expect(await service('sendVerificationCode', { phoneNumber: '12' })).toMatchObject(
      message('INVALID_PHONE_NUMBER'),
    );
    expect(await service('sendVerificationCode', {})).toMatchObject(message('MISSING_PHONE_NUMBER'));
    expect(await service('signInWithPhoneNumber', { sessionInfo: 'x', code: '1' })).toMatchObject(
      message('INVALID_SESSION_INFO'),
    );
    expect(await service('lookup', { idToken: 'x' })).toMatchObject(message('INVALID_ID_TOKEN'));
    expect(await service('delete', {})).toMatchObject({ error: { code: 404 } });
    expect(await service('lookup', {}, '')).toMatchObject({ error: { code: 403 } });
  });

  test('limits codes, attempts and lifetime', async () => {
    const { sessionInfo } = await service('sendVerificationCode', { phoneNumber: MAYA_E164 });
    expect(await service('sendVerificationCode', { phoneNumber: MAYA_E164 })).toMatchObject(
      message('TOO_MANY_ATTEMPTS_TRY_LATER'),
    );
    const code = latestCode(gateway, MAYA_E164);
    for (let tries = 0; tries < 5; tries++) {
      const wrong = await service('signInWithPhoneNumber', { sessionInfo, code: another(code) });
      expect(wrong).toMatchObject(message('INVALID_CODE'));
    }
    expect(await service('signInWithPhoneNumber', { sessionInfo, code })).toMatchObject(
      message('INVALID_SESSION_INFO'),
    );
    gateway.pass(MINUTE);
    const next = await service('sendVerificationCode', { phoneNumber: MAYA_E164 });
    gateway.pass(5 * MINUTE);
    const late = { sessionInfo: next.sessionInfo, code: latestCode(gateway, MAYA_E164) };
    expect(await service('signInWithPhoneNumber', late)).toMatchObject(message('SESSION_EXPIRED'));
  });

  test('accepts a code once, until the end of its five minutes', async () => {
    const { sessionInfo } = await service('sendVerificationCode', { phoneNumber: MAYA_E164 });
    gateway.pass(5 * MINUTE - 1);
    const inTime = { sessionInfo, code: latestCode(gateway, MAYA_E164) };
    expect(await service('signInWithPhoneNumber', inTime)).toMatchObject({ phoneNumber: MAYA_E164 });
    expect(await service('signInWithPhoneNumber', inTime)).toMatchObject(message('INVALID_SESSION_INFO'));
  });

  test('sends a number one code a minute and five an hour, including the gateway’s', async () => {
    const send = async () => {
      const { error } = await service('sendVerificationCode', { phoneNumber: MAYA_E164 });
      return error === undefined;
    };
    expect([await send(), await send()]).toEqual([true, false]);
    gateway.pass(MINUTE - 1);
    expect(await send()).toBe(false);
    gateway.pass(1);
    for (let more = 0; more < 4; more++) {
      expect(await send()).toBe(true);
      gateway.pass(MINUTE);
    }
    expect(await send()).toBe(false);
    gateway.pass(55 * MINUTE - 1);
    expect(await send()).toBe(false);
    gateway.pass(1);
    expect(await send()).toBe(true);
  });
});

describe('by Google or Facebook', () => {
  test('opens an account with the first login and finds it later', { tags: ['LG-3'] }, async () => {
    const first = await enter(await socialToken());
    expect(first).toMatchObject({ type: 0, firstTimeLogin: true });
    expect(first.userName).toMatch(/^AnaMara_\d{6}$/);
    const again = await enter(await socialToken());
    expect(again).toMatchObject({ userName: first.userName, firstTimeLogin: false });
    gateway.useToken(again.token);
    expect(await call(getMember, {})).toMatchObject({ nickname: 'Ana María' });
    const body = { oldPassword: '', newPassword: 'river-of-tea-9', confirmNewPassword: 'river-of-tea-9' };
    await expect(call(changePassword, { body: { ...body, oldPassword: 'any' } })).rejects.toMatchObject({
      code: 'modify.old.wrong',
    });
    await call(changePassword, { body });
    await expect(gateway.signIn(first.userName, 'river-of-tea-9')).resolves.toBeTruthy();
  });

  test('does not log in to an account with the same e-mail address', async () => {
    const session = await enter(await socialToken('google.com', { sub: 'g2', email: 'maya7@example.com' }));
    expect(session.userName).not.toBe('maya7');
    gateway.useToken(session.token);
    expect((await call(getSecurity, {})).email).toBe('');
    await gateway.signIn('maya7');
    expect((await call(getSecurity, {})).email).toBe('ma•••@example.com');
  });

  test('is refused while the provider’s flag is off', { tags: ['LG-3'] }, async () => {
    gateway.switches.whitelabel = { FACEBOOKLOGIN3: false };
    await expect(enter(await socialToken('facebook.com'))).rejects.toMatchObject({
      code: 'permission.denied',
    });
    gateway.switches.whitelabel = { FACEBOOKLOGIN3: true };
    await expect(enter(await socialToken('facebook.com'))).resolves.toBeTruthy();
  });
});

describe('the simulated page of Google and Facebook', () => {
  const origin = 'http://gateway.test';
  const page = (query: Record<string, string>) =>
    gateway.app.request(`${origin}/emulator/auth/handler?${new URLSearchParams(query)}`);
  const good = {
    providerId: 'google.com',
    client_id: 'demo.google',
    redirect_uri: `${origin}/m/login`,
    response_type: 'id_token',
    state: 'abc',
    nonce: 'n-1',
  };
  /** Returns the parameters of the redirect for the first person on the page. */
  const params = async (query: Record<string, string>) => {
    const text = (await (await page(query)).text()).replaceAll('&amp;', '&');
    return new URLSearchParams(/href="\/m\/login#([^"]+)"/.exec(text)?.[1]);
  };

  test('returns a token for the client in the fragment', { tags: ['LG-3'] }, async () => {
    expect((await page(good)).headers.get('Content-Security-Policy')).toContain("default-src 'none'");
    const answer = await params(good);
    expect(answer.get('state')).toBe('abc');
    const token = answer.get('id_token') ?? '';
    expect(decodeJwt(token)).toMatchObject({ aud: 'demo.google', nonce: 'n-1', name: 'Ana Marín' });
    const postBody = String(new URLSearchParams({ id_token: token, providerId: 'google.com' }));
    const { idToken } = await service('signInWithIdp', { postBody, requestUri: 'http://localhost' });
    expect(await enter(idToken as unknown as string)).toMatchObject({ firstTimeLogin: true });
  });

  test('Facebook returns an access token', { tags: ['LG-3'] }, async () => {
    const answer = await params({ ...good, providerId: 'facebook.com', response_type: 'token' });
    const credential = JSON.parse(answer.get('access_token') ?? '');
    expect(await enter(await socialToken('facebook.com', credential))).toMatchObject({
      firstTimeLogin: true,
    });
  });

  test('redirects to this site only', async () => {
    for (const redirect_uri of [
      'https://evil.example/m/login',
      '//evil.example/m/',
      `${origin}/kiosk/`,
      '/m/login',
      '',
    ]) {
      expect((await page({ ...good, redirect_uri })).status, redirect_uri).toBe(400);
    }
    expect((await page({ ...good, providerId: 'evil.com' })).status).toBe(400);
  });
});
