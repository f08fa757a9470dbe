import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { audienceOf, createLogin, type Login } from '../../../../src/features/account/login/login-store.ts';
import {
  loadRememberedLogin,
  saveRememberedLogin,
} from '../../../../src/features/account/login/remembered-login.ts';
import { $dialling } from '../../../../src/features/account/phone/dialling.ts';
import { login as loginRow } from '../../../../src/gateway/endpoints/session.ts';
import { getCaptcha, sendLoginCode } from '../../../../src/gateway/endpoints/verification.ts';
import { call } from '../../../../src/gateway/http/client.ts';
import { switchLanguage } from '../../../../src/i18n/language.ts';
import { $session, $temporaryPassword } from '../../../../src/session/session.ts';
import { credentials } from '../../../demo/harness.ts';
import { closeAfter } from '../../../support/close-after.ts';
import { settled, until } from '../../../support/patient.ts';
import { settle } from '../../../support/settle.ts';
import { DEMO_PASSWORD, environmentPerTest, sourceMessages } from '../../../support/test-environment.ts';
import { openedBodies } from '../support/opened-bodies.ts';
import { passAtGateway } from '../support/pass-at-gateway.ts';
import { codeSentTo, proveHuman } from '../support/prove.ts';

const MAYA = { mobileNum: '09876543210', countryDialingCode: '91' };
const here = environmentPerTest();
let login: Login;

beforeEach(async () => {
  here.gateway.switches.whitelabel = { MOBILEVERCODELOGIN3: true };
  here.platform.vault = { seal: async (text) => btoa(text), open: async (sealed) => atob(sealed) };
  closeAfter($dialling.listen(() => {}));
  await until(() => $dialling.get().state === 'ready');
  login = createLogin();
});
afterEach(() => {
  login.stop();
});

function type(values: Readonly<Record<string, string>>, into = login): void {
  for (const [name, value] of Object.entries(values)) into.form.change(name as 'username', value);
}
const fails = () => {
  const sending = login.$sending.get();
  return sending.state === 'failed' ? sending.error.code : undefined;
};
const shown = () =>
  settled(() => {
    const captcha = login.captcha.$captcha.get();
    if (captcha.state !== 'shown') throw new Error(captcha.state);
    return captcha;
  });

describe('captcha', { tags: ['LG-4'] }, () => {
  beforeEach(() => {
    here.gateway.switches.captchaAfter = 1;
  });

  async function untilAsked() {
    type({ username: 'maya7', password: 'not-it' });
    while (login.captcha.$captcha.get().state === 'hidden') await login.submit();
    return shown();
  }

  test('appears after a refusal that asks for it, is required, sent, and renewed after each attempt', async () => {
    expect(login.form.validate()).toBe('username');
    const { id } = await untilAsked();
    expect(login.form.$values.get()).toMatchObject({ username: 'maya7', captcha: '' });
    expect(login.form.validate()).toBe('captcha');
    expect(login.form.$errors.get().captcha).toEqual(['account.codeNeeded']);

    const bodies = openedBodies(here, loginRow);
    type({ captcha: ' 0000 ', password: DEMO_PASSWORD });
    expect(await login.submit()).toBe(false);
    expect(bodies[0]?.body).toMatchObject({ captchaId: id, captcha: '0000' });
    expect(fails()).toBe('captcha.wrong');
    expect(login.fieldForRefusal('captcha.wrong')).toBe('captcha');
    const next = await shown();
    expect(next.id).not.toBe(id);
    expect(login.form.$values.get().captcha).toBe('');

    type({ captcha: here.gateway.answers!.of(next.id) ?? '' });
    expect(await login.submit()).toBe(true);
    expect($session.get()?.userName).toBe('maya7');
  });

  test('is removed with the form, and a cancelled attempt fetches none', async () => {
    await untilAsked();
    const before = here.sentTo(getCaptcha).length;
    const hold = here.gateway.faults!.hold('login');
    const sent = login.submit();
    await hold.reached;
    login.stop();
    hold.release();
    expect(await sent).toBe(false);
    expect(login.captcha.$captcha.get()).toEqual({ state: 'hidden' });
    expect(here.sentTo(getCaptcha)).toHaveLength(before);
  });

  test('is renewed by a change of method', async () => {
    const { id } = await untilAsked();
    login.choose('username');
    expect((await shown()).id).toBe(id);
    login.choose('sms');
    expect((await shown()).id).not.toBe(id);
  });

  test('is solved by the browser when the gateway demands work, and again after it expired', async () => {
    here.gateway.switches.captcha = 'work';
    type({ username: 'maya7', password: 'not-it' });
    while (login.captcha.$captcha.get().state === 'hidden') await login.submit();
    await settled(() => expect(login.captcha.$captcha.get().state).toBe('solved'));
    expect(login.form.validate()).toBeUndefined();
    expect(login.fieldForRefusal('captcha.wrong')).toBeUndefined();
    await passAtGateway(here, 2 * 60_000);
    const bodies = openedBodies(here, loginRow);
    type({ password: DEMO_PASSWORD });
    expect(await login.submit()).toBe(true);
    expect($session.get()?.userName).toBe('maya7');
    expect(new Set(bodies.map(({ body }) => body.captchaId)).size).toBe(2);
  });

  test('appears with its error when the gateway demands a code unexpectedly', async () => {
    type({ username: 'maya7', password: 'not-it' });
    await call(loginRow, { body: credentials('maya7', 'not-it') }).catch(() => {});
    expect(await login.submit()).toBe(false);
    expect([fails(), login.captcha.$captcha.get().state]).toEqual(['captcha.wrong', 'shown']);
    expect(login.fieldForRefusal('captcha.wrong')).toBe('captcha');
    expect(here.sentTo(getCaptcha)).toHaveLength(1);
  });

  test('is not validated while hidden', async () => {
    expect(login.fieldForRefusal('captcha.wrong')).toBeUndefined();
    type({ username: 'maya7', password: 'not-it' });
    here.gateway.switches.captchaAfter = 100;
    await login.submit();
    expect(fails()).toBe('login.wrong');
    expect(login.captcha.$captcha.get()).toEqual({ state: 'hidden' });
  });
});

describe('login by mobile number', { tags: ['LG-5'] }, () => {
  test('has its own fields, validated only for this method', () => {
    login.choose('sms');
    expect(login.$method.get()).toBe('sms');
    expect(login.form.validate()).toBe('mobileNum');
    expect(login.form.$errors.get()).toEqual({
      username: [],
      password: [],
      mobileNum: ['account.required'],
      countryDialingCode: [],
      verificationCode: ['account.codeNeeded'],
      captcha: [],
    });
    type(MAYA);
    expect(login.form.validate()).toBe('verificationCode');
    login.choose('username');
    expect(login.form.$errors.get()).toEqual({});
    expect(login.form.validate()).toBe('username');
    expect(login.form.$errors.get()).toMatchObject({ mobileNum: [], verificationCode: [] });
  });

  test('signs in with an SMS code and remembers only the number', async () => {
    proveHuman(here);
    const bodies = openedBodies(here, loginRow);
    login.choose('sms');
    type(MAYA);
    login.setRemember(true);
    expect(await login.code.request()).toBe(true);
    expect(here.sentTo(sendLoginCode)).toHaveLength(1);
    expect(login.code.$secondsLeft.get()).toBeGreaterThan(0);
    expect(login.fieldForRefusal('verification.code.wrong')).toBe('verificationCode');
    const code = codeSentTo(here, '+919876543210');
    type({ verificationCode: ` ${code} ` });
    expect(await login.submit()).toBe(true);
    expect(bodies.map(({ body }) => body)).toEqual([
      {
        username: '9876543210',
        password: code,
        countryDialingCode: '91',
        type: 'sms',
        rememberPassword: true,
      },
    ]);
    expect($temporaryPassword.get()).toBeUndefined();
    await settled(async () =>
      expect(await loadRememberedLogin('sms')).toEqual({
        username: '9876543210',
        password: '',
        countryDialingCode: '91',
      }),
    );
    login.stop();
    expect(login.code.$secondsLeft.get()).toBe(0);
  });

  test('a wrong code does not count against the login by username', () => {
    expect(login.fieldForRefusal('verification.code.wrong')).toBeUndefined();
    expect(login.fieldForRefusal('login.wrong')).toBeUndefined();
  });
});

describe('change of method', { tags: ['LG-1'] }, () => {
  test('clears the failure and ignores a pending response', async () => {
    type({ username: 'maya7', password: 'not-it' });
    await login.submit();
    expect(fails()).toBe('login.wrong');
    login.choose('sms');
    expect(login.$sending.get()).toEqual({ state: 'idle' });
    login.choose('username');
    type({ password: DEMO_PASSWORD });
    const hold = here.gateway.faults!.hold('login');
    const sent = login.submit();
    await hold.reached;
    login.choose('username');
    expect(login.$sending.get()).toEqual({ state: 'sending' });
    login.choose('sms');
    hold.release();
    expect(await sent).toBe(false);
    expect($session.get()).toBeUndefined();
  });

  test('drafts survive the page for both methods, without passwords', () => {
    type({ ...MAYA, username: 'maya7', password: DEMO_PASSWORD, verificationCode: '123456', captcha: '12' });
    const again = createLogin();
    expect(again.form.$values.get()).toEqual({
      ...MAYA,
      username: 'maya7',
      password: '',
      verificationCode: '',
      captcha: '',
    });
    expect(here.platform.sessionStorage.get('draft-login')).not.toContain(DEMO_PASSWORD);
    again.stop();
  });
});

describe('remembered login', { tags: ['LG-2'] }, () => {
  const kept = { username: 'maya7', password: DEMO_PASSWORD, countryDialingCode: '' };

  test('fills the next form, and is deleted by a login with the box unticked', async () => {
    expect(login.$remember.get()).toBe(false);
    type({ username: 'maya7', password: DEMO_PASSWORD });
    login.setRemember(true);
    expect(login.$remember.get()).toBe(true);
    await login.submit();
    expect(await loadRememberedLogin('username')).toEqual(kept);

    const next = createLogin();
    expect(next.$remember.get()).toBe(true);
    await settled(() =>
      expect(next.form.$values.get()).toMatchObject({ username: 'maya7', password: DEMO_PASSWORD }),
    );
    next.setRemember(false);
    await next.submit();
    expect(await loadRememberedLogin('username')).toBeUndefined();
    next.stop();
  });

  test('is not offered where the platform cannot store it', async () => {
    delete here.platform.vault;
    const bodies = openedBodies(here, loginRow);
    type({ username: 'maya7', password: DEMO_PASSWORD });
    login.setRemember(true);
    expect(await login.submit()).toBe(true);
    expect(bodies[0]?.body.rememberPassword).toBe(false);
    expect(here.platform.persistentStorage.get('MC_REMEMBERED_LOGIN')).toBeUndefined();
  });

  test.each<[string, Record<string, string>, Record<string, string>]>([
    ['an empty form is filled', {}, { username: 'maya7', password: DEMO_PASSWORD }],
    [
      'the name alone brings its password',
      { username: 'maya7' },
      { username: 'maya7', password: DEMO_PASSWORD },
    ],
    ['another name stays alone', { username: 'ravi1' }, { username: 'ravi1', password: '' }],
    ['a password that was typed stays', { password: 'x' }, { username: '', password: 'x' }],
  ])('%s', async (_, typed, filled) => {
    await saveRememberedLogin('username', kept);
    let open = () => {};
    const opened = new Promise<void>((resolve) => {
      open = resolve;
    });
    here.platform.vault!.open = async (sealed) => {
      await opened;
      return atob(sealed);
    };
    const next = createLogin();
    type(typed, next);
    open();
    await settle();
    expect(next.form.$values.get()).toMatchObject(filled);
    next.stop();
  });

  test("restores a number's country, unless the player typed one", async () => {
    await saveRememberedLogin('sms', { username: '9876543210', password: '', countryDialingCode: '91' });
    login.choose('sms');
    expect(login.$remember.get()).toBe(true);
    await settled(() =>
      expect(login.form.$values.get()).toMatchObject({ mobileNum: '9876543210', countryDialingCode: '91' }),
    );
    login.choose('username');
    expect(login.$remember.get()).toBe(false);
    type({ mobileNum: '1111111111', countryDialingCode: '49' });
    login.choose('sms');
    await settle();
    expect(login.form.$values.get()).toMatchObject({ mobileNum: '1111111111', countryDialingCode: '49' });
    await saveRememberedLogin('sms', { username: '9876543210', password: '', countryDialingCode: '' });
    login.choose('username');
    type({ mobileNum: '' });
    login.choose('sms');
    await settled(() =>
      expect(login.form.$values.get()).toMatchObject({ mobileNum: '9876543210', countryDialingCode: '49' }),
    );
  });

  test('does not fill a method that was left meanwhile', async () => {
    await saveRememberedLogin('sms', { username: '9876543210', password: '', countryDialingCode: '91' });
    login.choose('sms');
    login.choose('username');
    await settle();
    expect(login.form.$values.get()).toMatchObject({ mobileNum: '', username: '' });
  });
});

test.each([
  ['agent', 'agent'],
  ['member', 'member'],
  ['staff', undefined],
  ['', undefined],
  [null, undefined],
])('the address value %j selects audience %j', { tags: ['LG-8'] }, (text, audience) =>
  expect(audienceOf(text)).toBe(audience),
);

test('sends the audience if there is one', { tags: ['LG-8'] }, async () => {
  const bodies = openedBodies(here, loginRow);
  const agents = createLogin('agent');
  type({ username: 'agent10', password: DEMO_PASSWORD }, agents);
  expect(await agents.submit()).toBe(true);
  expect(bodies[0]?.body).toMatchObject({ audience: 'agent' });
  agents.stop();
});

test('holds a temporary password for its change', { tags: ['PW-4'] }, async () => {
  here.gateway.faults!.rewrite('login', (value) => ({ ...value, mustChangePassword: true }));
  type({ username: 'maya7', password: DEMO_PASSWORD });
  await login.submit();
  expect($temporaryPassword.get()).toBe(DEMO_PASSWORD);
});

test('a language change validates the fields again after the debounce, until the form unmounts', {
  tags: ['LG-10'],
}, async () => {
  login.follow();
  login.form.validate();
  const listener = vi.fn();
  const stop = login.form.$errors.listen(listener);
  vi.useFakeTimers();
  await switchLanguage('ES', sourceMessages);
  await vi.advanceTimersByTimeAsync(199);
  expect(listener).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(listener).toHaveBeenCalledOnce();
  login.stop();
  await switchLanguage('EN', sourceMessages);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(listener).toHaveBeenCalledOnce();
  stop();
});
