import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
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

/** A minute passes between two tests, so that the limit of tries is none here. */
let minutes = 0;

beforeAll(async () => {
  here = await testEnvironment({ clock: () => Date.now() + minutes * 60_000 });
});
afterAll(() => here.close());

beforeEach(async () => {
  minutes += 2;
  clearSession();
  here.gateway.faults!.clear();
  here.sent.length = 0;
  here.seen.navigated.length = 0;
  good = { username: `fresh_${minutes}`, password: 'abcd-1234', confirmPassword: 'abcd-1234' };
  registration = agreedRegistration(await call(getRegistrationRules, {}), SITE);
});
afterEach(() => {
  registration.stop();
  vi.restoreAllMocks();
});

function type(values: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(values)) registration.form.change(name as 'username', value);
}

describe('RG-2 the form under the served rules', () => {
  test('shows the fields of the demo and no other', async () => {
    await until(() => registration.$fields.get().some(({ name }) => name === 'affiliateCode'));
    expect(registration.$fields.get().map(({ name, required }) => (required ? `${name} *` : name))).toEqual([
      'username *',
      'mobileNum',
      'password *',
      'confirmPassword *',
      'nickname',
      'email',
      'whatsapp',
      'affiliateCode',
    ]);
  });

  test('the first failing field is named in the order shown; optional empty ones pass', () => {
    expect(registration.form.validate()).toBe('username');
    type({ ...good, email: 'nonsense' });
    expect(registration.form.validate()).toBe('email');
    expect(registration.form.$errors.get().email).toEqual(['account.emailAt']);
    type({ email: '' });
    expect(registration.form.validate()).toBeUndefined();
  });

  test('RG-5 changing the password re-checks the confirmation', () => {
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

describe('RG-2 the username', () => {
  const errors = () => registration.form.$errors.get().username;
  const asked = () => here.sentTo(checkUsername).map(({ query }) => query.get('username'));
  const settle = async () => {
    await here.sentTo(checkUsername).at(-1)!.settled;
    await turn();
  };

  test('is reported as taken in the first step, once typing rests', async () => {
    for (const typed of ['may', 'maya', ' maya7 ']) type({ username: typed });
    expect(errors()).toBeUndefined();
    await until(() => errors()?.length === 1);
    expect(errors()).toEqual(['errors.nameTaken']);
    expect(asked()).toEqual(['maya7']);
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

  test('is checked when its field is left, once for each name, and not while it breaks the rule', async () => {
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
    expect(asked()).toEqual(['ravi1']);
    here.platform.sessionStorage.remove('draft-register');
  });

  test('is taken as free when the check fails, without a message', async () => {
    here.gateway.faults!.set({ endpoint: 'checkUsername', malformed: 'html' });
    type({ ...good, username: 'maya7' });
    await until(() => asked().length === 1);
    await settle();
    expect(errors()).toBeUndefined();
    expect($toast.get()).toBeUndefined();
    registration.progress.next();
    expect(registration.progress.$step.get()).toBe(1);
  });

  test('of an earlier request says nothing of the one in the field', async () => {
    const hold = here.gateway.faults!.hold('checkUsername');
    type({ ...good, username: 'maya7' });
    await hold.reached;
    type(good);
    hold.release();
    await until(() => asked().length === 2);
    await settle();
    expect(errors() ?? []).toEqual([]);
    type({ username: 'maya7' });
    expect(errors() ?? []).toEqual([]);
  });

  test('is not asked about once the form is gone', async () => {
    type({ username: 'maya7' });
    registration.stop();
    await new Promise((resolve) => setTimeout(resolve, 250));
    expect(asked()).toEqual([]);
  });
});

describe('RG-7 what registration sends', () => {
  test('a PUT, sealed, with the module, the host, the method and type 0, without empty fields', async () => {
    const bodies = openedBodies(here, registerByName);
    type({
      ...good,
      username: ` ${good.username} `,
      email: ' a@b.com ',
      mobileNum: '01712345678',
      countryDialingCode: '880',
    });
    expect(await registration.submit()).toBe(true);
    // Once more where the gateway's clock is another.
    expect(new Set(here.sentTo(registerByName).map(({ method }) => method))).toEqual(new Set(['PUT']));
    expect(bodies[0]?.moduleId).toBe('REGISTER_REE3');
    expect(bodies[0]?.wire).not.toContain(good.password);
    expect(bodies[0]?.body).toEqual({
      ...good,
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

  test('a form without a confirmation sends the password as its own', async () => {
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

describe('RG-9 what follows', () => {
  test('success is told and the new member is signed in', async () => {
    type({ ...good, nickname: 'نور' });
    expect(await registration.submit()).toBe(true);
    expect($toast.get()).toMatchObject({ kind: 'success', text: 'account.registered' });
    expect($session.get()).toMatchObject({ userName: good.username, type: 0, firstTimeLogin: true });
  });

  test('where signing in fails the login page is next, and the account is there', async () => {
    here.gateway.faults!.set({ endpoint: 'login', drop: true, times: 1 });
    type(good);
    expect(await registration.submit()).toBe(true);
    expect($session.get()).toBeUndefined();
    expect(here.seen.navigated).toEqual([{ address: '/m/login', replace: true }]);
    await here.signIn(good.username, good.password);
    expect($session.get()?.userName).toBe(good.username);
  });

  test('a taken name is told and nothing typed is lost', async () => {
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

  test('a dead gateway loses nothing, a second press meanwhile sends nothing', async () => {
    here.gateway.faults!.set({ endpoint: 'registerByName', latency: 30, drop: true });
    type(good);
    const [first, second] = await Promise.all([registration.submit(), registration.submit()]);
    expect([first, second]).toEqual([false, false]);
    expect(here.sentTo(registerByName)).toHaveLength(1);
    expect(registration.form.$values.get()).toMatchObject(good);
  });

  test('RG-9 the agreement is the player’s, unless the operator has it on at first', async () => {
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

  test('RG-9 reset empties every field and takes the failure away', async () => {
    type({ ...good, username: 'maya7', password: DEMO_PASSWORD, confirmPassword: DEMO_PASSWORD });
    await registration.submit();
    registration.form.validate();
    registration.reset();
    expect(Object.values(registration.form.$values.get()).join('')).toBe('');
    expect(registration.form.$errors.get()).toEqual({});
    expect(registration.$sending.get()).toEqual({ state: 'idle' });
  });
});
