import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { $dialling } from '../../../../src/features/account/phone/dialling.ts';
import { fieldForError } from '../../../../src/features/account/register/field-for-error.ts';
import {
  createRegistration,
  type Registration,
} from '../../../../src/features/account/register/register-store.ts';
import {
  checkAffiliate,
  getRegistrationRules,
  registerByMobile,
  registerByName,
} from '../../../../src/gateway/endpoints/register.ts';
import { searchTeam } from '../../../../src/gateway/endpoints/team.ts';
import { getCaptcha, sendRegistrationCode } from '../../../../src/gateway/endpoints/verification.ts';
import { call } from '../../../../src/gateway/http/client.ts';
import { $session, clearSession } from '../../../../src/session/session.ts';
import { $toast } from '../../../../src/ui/toasts.ts';
import { closeAfter } from '../../../support/close-after.ts';
import { settled, until } from '../../../support/patient.ts';
import { settle } from '../../../support/settle.ts';
import { environmentPerTest } from '../../../support/test-environment.ts';
import { agreedRegistration } from '../support/agreed-registration.ts';
import { openedBodies } from '../support/opened-bodies.ts';
import { passAtGateway } from '../support/pass-at-gateway.ts';
import { codeSentTo, proveHuman } from '../support/prove.ts';

const HOST = 'play.example.com';
const SECRET = 'abcd-1234';
const GOOD = { username: 'fresh_1', password: SECRET, confirmPassword: SECRET };
const NUMBER = { mobileNum: '09876500000', countryDialingCode: '91' };
const on = (required = false) => ({ enabled: true, required, pattern: '' });
const here = environmentPerTest();
let made: Registration[];

beforeEach(async () => {
  here.gateway.switches.whitelabel = { MOBILENUMREG3: true, REGMOBVERF3: true };
  made = [];
  closeAfter($dialling.listen(() => {}));
  await until(() => $dialling.get().state === 'ready');
});
afterEach(() => {
  for (const one of made) one.stop();
});

type Site = Parameters<typeof agreedRegistration>[1];
async function register(site: Partial<Site> = {}, rules: object = {}): Promise<Registration> {
  const served = await call(getRegistrationRules, {});
  const registration = agreedRegistration(
    { ...served, ...rules },
    { methods: ['username', 'mobile'], sendsCodes: false, host: HOST, invitation: '', ...site },
  );
  made.push(registration);
  return registration;
}
function type({ form }: Registration, values: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(values)) form.change(name as 'username', value);
}
const shows = (registration: Registration) => registration.$fields.get().map(({ name }) => name);
const failure = ({ $sending }: Registration) => {
  const sending = $sending.get();
  return sending.state === 'failed' ? sending.error.code : undefined;
};

describe('registration by mobile number', { tags: ['RG-1'] }, () => {
  test('replaces the username field and keeps the input', async () => {
    const registration = await register();
    expect(registration.$method.get()).toBe('username');
    type(registration, NUMBER);
    registration.form.validate();
    registration.choose('mobile');
    expect(registration.form.$errors.get()).toEqual({});
    expect(shows(registration).slice(0, 2)).toEqual(['mobileNum', 'password']);
    expect(registration.form.$values.get()).toMatchObject(NUMBER);
    expect((await register({ methods: ['mobile'] })).$method.get()).toBe('mobile');
    expect((await register({ methods: [] })).$method.get()).toBe('username');
  });

  test('registers with an SMS code and signs in by number', { tags: ['RG-4'] }, async () => {
    proveHuman(here);
    const bodies = openedBodies(here, registerByMobile);
    const registration = await register({ methods: ['mobile'], sendsCodes: true });
    type(registration, { ...NUMBER, password: SECRET, confirmPassword: SECRET });
    expect(registration.form.validate()).toBe('verificationCode');
    here.gateway.faults!.rewrite('sendRegistrationCode', (value) => ({ ...value, expiredMinutes: 2 }));
    const now = Date.now();
    here.platform.now = () => now;
    expect(await registration.code.request()).toBe(true);
    expect(here.sentTo(sendRegistrationCode)).toHaveLength(1);
    expect(registration.code.$secondsLeft.get()).toBe(120);
    const code = codeSentTo(here, '+919876500000');
    type(registration, { verificationCode: code });
    expect(await registration.submit()).toBe(true);
    expect(bodies[0]?.body).toMatchObject({
      mobileNum: '9876500000',
      countryDialingCode: '91',
      verificationCode: code,
    });
    expect($session.get()?.userName).toBe('919876500000');
    expect($toast.get()).toMatchObject({ text: 'account.registered' });
    registration.stop();
    expect(registration.code.$secondsLeft.get()).toBe(0);
  });
});

describe('captcha under the served rules', { tags: ['RG-3'] }, () => {
  const shown = ({ captcha }: Registration) =>
    settled(() => {
      const now = captcha.$captcha.get();
      if (now.state !== 'shown') throw new Error(now.state);
      return now;
    });

  test('is fetched with the form, sent with its id, and renewed after an attempt', async () => {
    const bodies = openedBodies(here, registerByName);
    const registration = await register({}, { captcha: on() });
    const { id } = await shown(registration);
    type(registration, { ...GOOD, username: 'maya7' });
    expect(registration.form.validate()).toBe('captcha');
    type(registration, { captcha: '0000' });
    expect(await registration.submit()).toBe(false);
    expect(bodies[0]?.body).toMatchObject({ captchaId: id, captcha: '0000' });
    await settled(async () => expect((await shown(registration)).id).not.toBe(id));
    expect(registration.form.$values.get().captcha).toBe('');
    registration.reset();
    expect(registration.captcha.$captcha.get().state).toBe('loading');
    registration.stop();
    expect(registration.captcha.$captcha.get()).toEqual({ state: 'hidden' });
  });

  test('is solved by the browser when the gateway demands work, and again after it expired', async () => {
    here.gateway.switches.captcha = 'work';
    here.gateway.switches.registration = { captcha: { enabled: true } };
    const registration = await register({}, { captcha: on() });
    type(registration, GOOD);
    await settled(() => expect(registration.captcha.$captcha.get().state).toBe('solved'));
    expect(registration.form.validate()).toBeUndefined();
    await passAtGateway(here, 2 * 60_000);
    expect(await registration.submit()).toBe(true);
    expect(here.sentTo(getCaptcha)).toHaveLength(2);
    expect($session.get()?.userName).toBe('fresh_1');
  });

  test('is not fetched if the rules have none', async () => {
    const registration = await register();
    expect(registration.captcha.$captcha.get()).toEqual({ state: 'hidden' });
    expect(here.sentTo(getCaptcha)).toEqual([]);
  });
});

describe('affiliates', { tags: ['RG-6'] }, () => {
  /** Returns whether a member belongs to the demo agent's team. */
  async function isCredited(name: string): Promise<boolean> {
    await here.signIn('agent10');
    const { list } = await call(searchTeam, { query: { name, pageNo: 1, pageSize: 10 } });
    clearSession();
    return list.some(({ account }) => account === name);
  }
  const checked = () => here.sentTo(checkAffiliate).map(({ query }) => Object.fromEntries(query));

  test("sends the code of an affiliate's link without showing the field", async () => {
    const bodies = openedBodies(here, registerByName);
    const registration = await register({ invitation: 'OKORO10' });
    expect(shows(registration)).not.toContain('affiliateCode');
    await until(() => here.sentTo(checkAffiliate)[0]);
    await here.sentTo(checkAffiliate)[0]!.settled;
    await settle();
    expect(checked()).toEqual([{ code: 'OKORO10', domain: HOST }]);
    expect(shows(registration)).not.toContain('affiliateCode');
    type(registration, GOOD);
    expect(await registration.submit()).toBe(true);
    expect(bodies[0]?.body.affiliateCode).toBe('OKORO10');
    expect(here.sentTo(checkAffiliate)).toHaveLength(1);
  });

  test('accepts a typed code, which is verified first', async () => {
    const bodies = openedBodies(here, registerByName);
    const registration = await register({ invitation: 'NOBODY1' });
    await settled(() => expect(shows(registration)).toContain('affiliateCode'));
    type(registration, { ...GOOD, affiliateCode: 'NOBODY2' });
    expect(await registration.submit()).toBe(false);
    expect(failure(registration)).toBe('affiliate.unknown');
    expect(here.sentTo(registerByName)).toEqual([]);
    type(registration, { affiliateCode: ' OKORO10 ' });
    expect(await registration.submit()).toBe(true);
    expect(
      checked()
        .slice(1)
        .map(({ code }) => code),
    ).toEqual(['NOBODY2', 'OKORO10']);
    expect(bodies[0]?.body.affiliateCode).toBe('OKORO10');
  });

  test('shows an unknown code with an error, and the player can remove it', async () => {
    const bodies = openedBodies(here, registerByName);
    const registration = await register({ invitation: 'NOBODY1' });
    await settled(() => expect(shows(registration)).toContain('affiliateCode'));
    expect(registration.form.$values.get().affiliateCode).toBe('NOBODY1');
    type(registration, GOOD);
    expect(await registration.submit()).toBe(false);
    expect(failure(registration)).toBe('affiliate.unknown');
    type(registration, { affiliateCode: '' });
    expect(await registration.submit()).toBe(true);
    expect(bodies[0]?.body).not.toHaveProperty('affiliateCode');
  });

  test('when the check fails, shows the code, verifies it again and credits it', async () => {
    here.gateway.faults!.set({ endpoint: 'checkAffiliate', drop: true });
    const bodies = openedBodies(here, registerByName);
    const registration = await register({ invitation: 'OKORO10' });
    await settled(() => expect(registration.form.$values.get().affiliateCode).toBe('OKORO10'));
    expect(shows(registration)).toContain('affiliateCode');
    here.gateway.faults!.clear();
    type(registration, GOOD);
    expect(await registration.submit()).toBe(true);
    expect(bodies[0]?.body.affiliateCode).toBe('OKORO10');
    expect(await isCredited(GOOD.username)).toBe(true);
  });

  test('keeps a code typed meanwhile, and does not send a removed one', async () => {
    const hold = here.gateway.faults!.hold('checkAffiliate');
    here.gateway.faults!.set({ endpoint: 'checkAffiliate', status: 404 });
    const bodies = openedBodies(here, registerByName);
    const registration = await register({ invitation: 'OKORO10' });
    type(registration, { ...GOOD, affiliateCode: 'MINE1234' });
    hold.release();
    await settled(() => expect(shows(registration)).toContain('affiliateCode'));
    expect(registration.form.$values.get().affiliateCode).toBe('MINE1234');
    type(registration, { affiliateCode: '' });
    expect(await registration.submit()).toBe(true);
    expect(bodies[0]?.body).not.toHaveProperty('affiliateCode');
  });

  const hidden = { affiliateCode: { enabled: false, required: false, pattern: '' } };

  test('sends the code when the check fails and the site has no field', async () => {
    here.gateway.faults!.set({ endpoint: 'checkAffiliate', status: 404 });
    const registration = await register({ invitation: 'OKORO10' }, hidden);
    await settle();
    expect(here.sentTo(checkAffiliate)).toHaveLength(1);
    expect(shows(registration)).not.toContain('affiliateCode');
    type(registration, GOOD);
    expect(await registration.submit()).toBe(true);
    expect(await isCredited(GOOD.username)).toBe(true);
  });

  test('an invisible code never blocks registration', async () => {
    here.gateway.faults!.set({ endpoint: 'checkAffiliate', status: 404 });
    const bodies = openedBodies(here, registerByName);
    const registration = await register({ invitation: 'NOBODY1' }, hidden);
    await settle();
    expect(here.sentTo(checkAffiliate)).toHaveLength(1);
    type(registration, GOOD);
    expect(await registration.submit()).toBe(true);
    expect(bodies.map(({ body }) => body.affiliateCode)).toEqual(['NOBODY1', undefined]);
    expect(await isCredited(GOOD.username)).toBe(false);
  });

  test('does not send a refused code if the site has no field', async () => {
    const bodies = openedBodies(here, registerByName);
    const registration = await register({ invitation: 'NOBODY1' }, hidden);
    await settle();
    type(registration, GOOD);
    expect(await registration.submit()).toBe(true);
    expect(bodies.map(({ body }) => body.affiliateCode)).toEqual([undefined]);
  });

  test('shows a code that the gateway refuses only during registration', async () => {
    const hold = here.gateway.faults!.hold('checkAffiliate');
    const registration = await register({ invitation: 'NOBODY1' });
    type(registration, GOOD);
    expect(await registration.submit()).toBe(false);
    expect(failure(registration)).toBe('affiliate.unknown');
    expect(shows(registration)).toContain('affiliateCode');
    expect(registration.form.$values.get().affiliateCode).toBe('NOBODY1');
    hold.release();
  });

  test("an affiliate's own domain credits that affiliate with the domain's code", async () => {
    const host = 'live.okoro.example';
    const registration = await register({ host });
    await until(() => here.sentTo(checkAffiliate)[0]);
    expect(checked()).toEqual([{ domain: host }]);
    type(registration, GOOD);
    expect(await registration.submit()).toBe(true);
    expect(await isCredited(GOOD.username)).toBe(true);
    here.gateway.faults!.set({ endpoint: 'checkAffiliate', status: 404, times: 1 });
    const other = await register({ host, invitation: 'OKOROLIVE' });
    await settled(() => expect(shows(other)).toContain('affiliateCode'));
    type(other, { ...GOOD, username: 'fresh_2' });
    expect(await other.submit()).toBe(true);
    expect(await isCredited('fresh_2')).toBe(true);
  });

  test('does not report an unverifiable code as wrong', async () => {
    const registration = await register();
    await settled(() => expect(shows(registration)).toContain('affiliateCode'));
    here.gateway.faults!.set({ endpoint: 'checkAffiliate', drop: true });
    type(registration, { ...GOOD, affiliateCode: 'OKORO10' });
    expect(await registration.submit()).toBe(false);
    expect(registration.$sending.get()).toMatchObject({ error: { kind: 'offline' } });
    const other = await register({ invitation: 'OKORO10' });
    await settled(() => expect(shows(other)).toContain('affiliateCode'));
  });

  test('cancels the check with the form', async () => {
    const hold = here.gateway.faults!.hold('checkAffiliate');
    const registration = await register();
    await hold.reached;
    registration.stop();
    await here.sentTo(checkAffiliate)[0]!.settled;
    hold.release();
    await settle();
    expect(shows(registration)).not.toContain('affiliateCode');
  });
});

describe('terms', { tags: ['RG-9'] }, () => {
  test('start unaccepted', async () => {
    const registration = createRegistration(
      {},
      { methods: ['username'], sendsCodes: false, host: 'play.example.com', invitation: '' },
    );
    expect(registration.$agreed.get()).toBe(false);
    registration.agree(true);
    registration.reset();
    expect(registration.$agreed.get()).toBe(false);
    registration.stop();
  });

  test('are required for sending', async () => {
    const registration = await register();
    registration.agree(false);
    type(registration, GOOD);
    expect(await registration.submit()).toBe(false);
    expect(failure(registration)).toBe('request.invalid');
    expect(here.sentTo(registerByName)).toEqual([]);
    registration.agree(true);
    expect(await registration.submit()).toBe(true);
    expect(registration.form.$values.get().username).toBe('');
  });
});

test('drafts keep everything except secrets and one-time codes', { tags: ['RG-9'] }, async () => {
  const all = {
    ...GOOD,
    ...NUMBER,
    paymentPassword: 'pay-1234',
    idNumber: 'X1',
    verificationCode: '123456',
    captcha: '12',
    email: 'a@b.com',
  };
  type(await register(), all);
  const kept = (await register()).form.$values.get();
  expect(kept).toMatchObject({ username: 'fresh_1', ...NUMBER, email: 'a@b.com' });
  for (const name of [
    'password',
    'confirmPassword',
    'paymentPassword',
    'idNumber',
    'verificationCode',
    'captcha',
  ])
    expect(kept[name as 'captcha'], name).toBe('');
});

test('does not open login when the player left before signing in failed', { tags: ['RG-5'] }, async () => {
  const registration = await register();
  type(registration, GOOD);
  const hold = here.gateway.faults!.hold('login');
  const sent = registration.submit();
  await hold.reached;
  registration.stop();
  hold.release();
  expect(await sent).toBe(false);
  expect([here.seen.navigated, $session.get()]).toEqual([[], undefined]);
});

test.each([
  ['member.name.taken', 'username'],
  ['member.name.format', 'username'],
  ['member.mobile.taken', 'mobileNum'],
  ['member.mobile.format', 'mobileNum'],
  ['member.email.taken', 'email'],
  ['member.email.format', 'email'],
  ['member.password.format', 'password'],
  ['member.confirmation.differs', 'confirmPassword'],
  ['verification.code.wrong', 'verificationCode'],
  ['captcha.wrong', 'captcha'],
  ['affiliate.unknown', 'affiliateCode'],
  ['member.recommender.unknown', 'recommenderId'],
  ['account.locked', undefined],
])('%s refers to %s', { tags: ['RG-9'] }, (code, field) => expect(fieldForError(code)).toBe(field));
