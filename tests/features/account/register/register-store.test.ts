import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { $siteConfig, siteConfig } from '../../../../src/config/site-config.ts';
import {
  createRegistration,
  type Registration,
} from '../../../../src/features/account/register/register-store.ts';
import {
  checkUsername,
  getRegistrationRules,
  registerByName,
} from '../../../../src/gateway/endpoints/register.ts';
import { call } from '../../../../src/gateway/http/client.ts';
import { refusal } from '../../../../src/gateway/http/errors.ts';
import { $session, clearSession } from '../../../../src/session/session.ts';
import { $toast } from '../../../../src/ui/toasts.ts';
import { turn, until } from '../../../support/patient.ts';
import { DEMO_PASSWORD, type TestEnvironment, testEnvironment } from '../../../support/test-environment.ts';
import { agreedRegistration } from '../support/agreed-registration.ts';
import { openedBodies } from '../support/opened-bodies.ts';

const HOST = 'play.example.com';
const SITE = { methods: ['username'], sendsCodes: false, host: HOST, invitation: '' } as const;
let here: TestEnvironment;
let registration: Registration;
let good: Record<'username' | 'password' | 'confirmPassword', string>;

/** A minute passes between two tests, which avoids rate limits. */
let minutes = 0;

beforeAll(async () => {
  here = await testEnvironment({ clock: () => Date.now() + minutes * 60_000 });
});

beforeEach(async () => {
  minutes += 2;
  clearSession();
  $toast.set(undefined);
  here.gateway.faults!.clear();
  here.sent.length = 0;
  here.seen.navigated.length = 0;
  good = { username: `fresh_${minutes}`, password: 'abcd-1234', confirmPassword: 'abcd-1234' };
  registration = agreedRegistration(await call(getRegistrationRules, {}), SITE);
});
afterEach(() => registration.stop());

function type(values: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(values)) registration.form.change(name as 'username', value);
}

describe('form under the served rules', { tags: ['RG-2'] }, () => {
  test("shows exactly the demo's fields", async () => {
    await until(() => registration.$fields.get().some(({ name }) => name === 'affiliateCode'));
    expect(registration.$fields.get().map(({ name, required }) => (required ? `${name} *` : name))).toEqual([
      'username *',
      'mobileNum',
      'password *',
      'confirmPassword *',
      'birthDate *',
      'nickname',
      'email',
      'whatsapp',
      'affiliateCode',
    ]);
  });

  test('reports the first invalid field in display order; optional fields may be empty', () => {
    expect(registration.form.validate()).toBe('username');
    type({ ...good, email: 'nonsense' });
    expect(registration.form.validate()).toBe('email');
    expect(registration.form.$errors.get().email).toEqual(['account.emailAt']);
    type({ email: '' });
    expect(registration.form.validate()).toBeUndefined();
  });

  test('a password change validates the confirmation again', { tags: ['RG-5'] }, () => {
    const { form } = registration;
    type(good);
    form.blur('confirmPassword');
    expect(form.$errors.get().confirmPassword).toEqual([]);
    form.change('password', 'abcd-12345');
    expect(form.$errors.get().confirmPassword).toEqual(['account.confirmDiffers']);
    form.change('confirmPassword', 'abcd-12345');
    expect(form.$errors.get().confirmPassword).toEqual([]);
    form.change('confirmPassword', '');
    expect(form.$errors.get().confirmPassword).toEqual(['account.confirmNeeded']);
  });
});

describe('username', { tags: ['RG-2'] }, () => {
  const errors = () => registration.form.$errors.get().username;
  const requests = () => here.sentTo(checkUsername).map(({ query }) => query.get('username'));
  const settle = async () => {
    await here.sentTo(checkUsername).at(-1)!.settled;
    await turn();
  };

  test('is reported as taken in the first step after the debounce', async () => {
    for (const typed of ['may', 'maya', ' maya7 ']) type({ username: typed });
    expect(errors()).toBeUndefined();
    await until(() => errors()?.length === 1);
    expect(errors()).toEqual(['errors.nameTaken']);
    expect(requests()).toEqual(['maya7']);
    type({ password: 'abcd-1234', confirmPassword: 'abcd-1234' });
    expect(registration.progress.next()).toBe(true);
    expect([registration.progress.$step.get(), registration.progress.$target.get()]).toEqual([
      0,
      { name: 'username' },
    ]);
    type(good);
    expect(errors()).toEqual([]);
    registration.progress.next();
    expect(registration.progress.$step.get()).toBe(1);
  });

  test('is checked on blur, once per name, and only when valid', async () => {
    registration.stop();
    here.platform.sessionStorage.set('draft-register', JSON.stringify({ username: 'ravi1' }));
    registration = agreedRegistration(await call(getRegistrationRules, {}), SITE);
    registration.form.blur('username');
    await until(() => errors()?.length === 1);
    type({ username: '7' });
    type({ username: 'ravi1' });
    registration.form.blur('username');
    expect(errors()).toEqual(['errors.nameTaken']);
    registration.form.change('nickname', 'Ravi');
    expect(requests()).toEqual(['ravi1']);
    here.platform.sessionStorage.remove('draft-register');
  });

  test('counts as free when the check fails', async () => {
    here.gateway.faults!.set({ endpoint: 'checkUsername', malformed: 'html' });
    type({ ...good, username: 'maya7' });
    await until(() => requests().length === 1);
    await settle();
    expect(errors()).toBeUndefined();
    expect($toast.get()).toBeUndefined();
    registration.progress.next();
    expect(registration.progress.$step.get()).toBe(1);
  });

  test('ignores the response of an earlier name', async () => {
    const hold = here.gateway.faults!.hold('checkUsername');
    type({ ...good, username: 'maya7' });
    await hold.reached;
    type(good);
    hold.release();
    await until(() => requests().length === 2);
    await settle();
    expect(errors() ?? []).toEqual([]);
    type({ username: 'maya7' });
    expect(errors() ?? []).toEqual([]);
  });

  test('is not checked after the form has unmounted', async () => {
    type({ username: 'maya7' });
    registration.stop();
    await new Promise((resolve) => setTimeout(resolve, 250));
    expect(requests()).toEqual([]);
  });
});

describe('registration request', { tags: ['RG-7'] }, () => {
  test('is an encrypted PUT with module, host, method and type 0, without empty fields', async () => {
    const bodies = openedBodies(here, registerByName);
    type({
      ...good,
      username: ` ${good.username} `,
      email: ' a@b.com ',
      mobileNum: '01712345678',
      countryDialingCode: '880',
    });
    expect(await registration.submit()).toBe(true);
    // A second attempt follows when the gateway's clock differs.
    expect(new Set(here.sentTo(registerByName).map(({ method }) => method))).toEqual(new Set(['PUT']));
    expect(bodies[0]?.moduleId).toBe('REGISTER_REE3');
    expect(bodies[0]?.wire).not.toContain(good.password);
    expect(bodies[0]?.body).toEqual({
      ...good,
      birthDate: '1990-05-07',
      email: 'a@b.com',
      mobileNum: '1712345678',
      countryDialingCode: '880',
      registerUrl: HOST,
      domain: HOST,
      registerMethod: 'H5',
      type: 0,
    });
  });

  test.each([
    ['APP', { inApp: true }, undefined],
    ['PWA', { installed: true }, undefined],
    ['WEBCLIP', { installed: true }, '1'],
  ])('registers by %s', async (method, device, webclip) => {
    const usual = here.platform.device;
    here.platform.device = { ...usual, ...device };
    if (webclip) here.platform.persistentStorage.set('WEBCLIP', webclip);
    const bodies = openedBodies(here, registerByName);
    type(good);
    await registration.submit();
    here.platform.device = usual;
    here.platform.persistentStorage.remove('WEBCLIP');
    expect(bodies[0]?.body.registerMethod).toBe(method);
  });

  test('sends the password as confirmation if the form has none', async () => {
    const rules = await call(getRegistrationRules, {});
    registration = agreedRegistration(
      { ...rules, confirmPassword: { enabled: false, required: false, pattern: '' } },
      SITE,
    );
    type({ username: good.username, password: good.password });
    expect(registration.form.validate()).toBeUndefined();
    expect(await registration.submit()).toBe(true);
  });
});

describe('after registration', { tags: ['RG-9'] }, () => {
  test('shows success and signs in', async () => {
    type({ ...good, nickname: 'نور' });
    expect(await registration.submit()).toBe(true);
    expect($toast.get()).toMatchObject({ kind: 'success', text: 'account.registered' });
    expect($session.get()).toMatchObject({ userName: good.username, type: 0, firstTimeLogin: true });
  });

  test('opens login when signing in fails; the account exists', async () => {
    here.gateway.faults!.set({ endpoint: 'login', drop: true, times: 1 });
    type(good);
    expect(await registration.submit()).toBe(true);
    expect($session.get()).toBeUndefined();
    expect(here.seen.navigated).toEqual([{ address: '/m/login', replace: true }]);
    await here.signIn(good.username, good.password);
    expect($session.get()?.userName).toBe(good.username);
  });

  test('reports a taken name and keeps the input', async () => {
    const values = { ...good, username: 'maya7', nickname: 'Maya' };
    type(values);
    expect(await registration.submit()).toBe(false);
    expect(registration.$sending.get()).toMatchObject({
      state: 'failed',
      error: { code: refusal.nameTaken },
    });
    expect(registration.form.$values.get()).toMatchObject(values);
    expect($session.get()).toBeUndefined();
  });

  test('keeps the input when the gateway is down, and ignores a second press', async () => {
    here.gateway.faults!.set({ endpoint: 'registerByName', latency: 30, drop: true });
    type(good);
    const [first, second] = await Promise.all([registration.submit(), registration.submit()]);
    expect([first, second]).toEqual([false, false]);
    expect(here.sentTo(registerByName)).toHaveLength(1);
    expect(registration.form.$values.get()).toMatchObject(good);
  });

  test('terms start unaccepted unless the operator pre-accepts them', async () => {
    const rules = await call(getRegistrationRules, {});
    expect(createRegistration(rules, SITE).$agreed.get()).toBe(false);
    const config = siteConfig();
    $siteConfig.set({ ...config, registration: { ...config.registration, agreed: true } });
    const agreed = createRegistration(rules, SITE);
    expect(agreed.$agreed.get()).toBe(true);
    agreed.agree(false);
    agreed.reset();
    expect(agreed.$agreed.get()).toBe(true);
    $siteConfig.set(config);
  });

  test('reset empties every field and the failure', async () => {
    type({ ...good, username: 'maya7', password: DEMO_PASSWORD, confirmPassword: DEMO_PASSWORD });
    await registration.submit();
    registration.form.validate();
    registration.reset();
    expect(Object.values(registration.form.$values.get()).join('')).toBe('');
    expect(registration.form.$errors.get()).toEqual({});
    expect(registration.$sending.get()).toEqual({ state: 'idle' });
  });
});
