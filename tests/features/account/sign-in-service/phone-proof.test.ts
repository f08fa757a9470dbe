import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createLogin, type Login } from '../../../../src/features/account/login/login-store.ts';
import { $dialling } from '../../../../src/features/account/phone/dialling.ts';
import { $signInService } from '../../../../src/features/account/sign-in-service/load-sign-in-service.ts';
import { provideHumanVerification } from '../../../../src/features/account/verification/human-verification.ts';
import { getRegistrationRules, registerByMobile } from '../../../../src/gateway/endpoints/register.ts';
import { login } from '../../../../src/gateway/endpoints/session.ts';
import { call } from '../../../../src/gateway/http/client.ts';
import { GatewayError } from '../../../../src/gateway/http/errors.ts';
import { $session } from '../../../../src/session/session.ts';
import { $toast } from '../../../../src/ui/toasts.ts';
import { closeAfter } from '../../../support/close-after.ts';
import { until } from '../../../support/patient.ts';
import { type TestEnvironment, testEnvironment } from '../../../support/test-environment.ts';
import { agreedRegistration } from '../support/agreed-registration.ts';
import { openedBodies } from '../support/opened-bodies.ts';
import { reachService, SERVICE } from '../support/provider.ts';

const MAYA = { mobileNum: '09876543210', countryDialingCode: '91' };
const NEW = { mobileNum: '9876500000', countryDialingCode: '91' };
let here: TestEnvironment;
let called: string[];
let requests: unknown[];

// Loads lazy modules before the tests, whose time limits do not include compiling.
beforeAll(async () => {
  await Promise.all([
    import('../../../../src/features/account/sign-in-service/firebase-service.ts'),
    import('../../../../src/gateway/http/seal.ts'),
  ]);
});
beforeEach(async () => {
  here = await testEnvironment({ config: { signInService: { ...SERVICE, phone: true } } });
  here.gateway.switches.whitelabel = { MOBILEVERCODELOGIN3: true, MOBILENUMREG3: true };
  called = reachService(here);
  // The number field subscribes to it.
  closeAfter($dialling.listen(() => {}));
  await until(() => $dialling.get().state === 'ready');
  requests = [];
  provideHumanVerification(async (request) => {
    requests.push(request);
    return 'a person';
  });
});

const codeTo = (number: string) => /\d{6}/.exec(here.gateway.inbox(number)[0]?.text ?? '')?.[0] ?? '';
const another = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

function type({ form }: { form: Login['form'] }, values: Record<string, string>): void {
  for (const [name, value] of Object.entries(values)) form.change(name as 'username', value);
}

async function registering() {
  const rules = await call(getRegistrationRules, {});
  const site = { methods: ['mobile'], sendsCodes: true, host: 'play.example', invitation: '' } as const;
  const registration = agreedRegistration(rules, site);
  type(registration as never, { ...NEW, password: 'abcd-1234', confirmPassword: 'abcd-1234' });
  return registration;
}

describe("registration with the sign-in service's SMS code", { tags: ['RG-4'] }, () => {
  test('sends a token in place of the code and counts down a minute', async () => {
    const bodies = openedBodies(here, registerByMobile);
    const registration = await registering();
    expect($signInService.get()).not.toBe('absent');
    expect(await registration.code.request()).toBe(true);
    expect(requests).toEqual([{ purpose: 'register', ...NEW }]);
    expect(registration.code.$secondsLeft.get()).toBe(60);
    expect($toast.get()).toMatchObject({ text: 'account.codeSent' });
    registration.form.change('verificationCode', codeTo('+919876500000'));
    expect(await registration.submit()).toBe(true);
    const { firebaseChannel, firebaseIdToken, verificationCode } = bodies[0]!.body;
    expect([firebaseChannel, verificationCode]).toEqual(['sms', undefined]);
    expect(firebaseIdToken).toMatch(/^ey/);
    // The service reads its configuration once, in whichever test is first.
    const calls = called.filter((name) => name !== 'recaptchaConfig');
    expect(calls).toEqual(['sendVerificationCode', 'signInWithPhoneNumber', 'lookup']);
    expect($session.get()?.userName).toBe('919876500000');
    registration.stop();
  });

  test('exchanges a code once for repeated submissions', async () => {
    const registration = await registering();
    await registration.code.request();
    registration.form.change('verificationCode', codeTo('+919876500000'));
    here.gateway.faults!.set({ endpoint: 'registerByMobile', drop: true, times: 1 });
    expect(await registration.submit()).toBe(false);
    expect(await registration.submit()).toBe(true);
    expect(called.filter((name) => name === 'signInWithPhoneNumber')).toHaveLength(1);
    registration.stop();
  });

  test('rejects a wrong code and a code of another number', async () => {
    const registration = await registering();
    await registration.code.request();
    const code = codeTo('+919876500000');
    registration.form.change('verificationCode', another(code));
    expect(await registration.submit()).toBe(false);
    expect(registration.$sending.get()).toMatchObject({ error: { code: 'verification.code.wrong' } });
    type(registration as never, { verificationCode: code, mobileNum: '9876500001' });
    expect(await registration.submit()).toBe(false);
    expect(registration.$sending.get()).toMatchObject({ error: { code: 'verification.code.wrong' } });
    type(registration as never, { mobileNum: NEW.mobileNum });
    expect(await registration.submit()).toBe(true);
    registration.stop();
  });
});

describe("login with the sign-in service's SMS code", { tags: ['LG-7'] }, () => {
  test('has type firebase, with number and token', async () => {
    const bodies = openedBodies(here, login);
    const form = createLogin();
    form.choose('sms');
    type(form, MAYA);
    expect(await form.code.request()).toBe(true);
    const code = codeTo('+919876543210');
    form.form.change('verificationCode', code);
    expect(await form.submit()).toBe(true);
    expect(bodies[0]?.body).toEqual({
      type: 'firebase',
      username: '9876543210',
      password: code,
      countryDialingCode: '91',
      rememberPassword: false,
      firebaseChannel: 'sms',
      firebaseIdToken: expect.stringMatching(/^ey/),
      firebaseMobileNo: '9876543210',
    });
    expect($session.get()?.userName).toBe('maya7');
    form.stop();
  });

  test('reports too many codes and an invalid number', async () => {
    const form = createLogin();
    form.choose('sms');
    type(form, MAYA);
    await form.code.request();
    form.code.stop();
    expect(await form.code.request()).toBe(false);
    expect($toast.get()).toMatchObject({ text: 'errors.tooMany' });
    form.stop();
  });

  test('rejects a code without a request when none was sent', async () => {
    const form = createLogin();
    form.choose('sms');
    type(form, { ...MAYA, verificationCode: '123456' });
    expect(await form.submit()).toBe(false);
    expect(form.$sending.get()).toMatchObject({ error: expect.any(GatewayError) });
    expect(form.$sending.get()).toMatchObject({ error: { code: 'verification.code.wrong' } });
    expect([called, here.sentTo(login)]).toEqual([[], []]);
    form.stop();
  });
});
