// @vitest-environment happy-dom
import { act } from 'react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { $status } from '../../../src/config/status.ts';
import { $sliderAsked } from '../../../src/features/account/human-verification.ts';
import { createLogin } from '../../../src/features/account/login-store.ts';
import { login as loginRow } from '../../../src/gateway/endpoints/session.ts';
import { sendLoginCode } from '../../../src/gateway/endpoints/verification.ts';
import { needAreas, switchLanguage } from '../../../src/i18n/language.ts';
import LoginPage from '../../../src/pages/login.tsx';
import { $session, clearSession } from '../../../src/session/session.ts';
import { $toast } from '../../../src/ui/toasts.ts';
import { click, show, until, type View } from '../../support/show.tsx';
import { type TestEnvironment, testEnvironment } from '../../support/test-environment.ts';
import { description, field, fill, send } from './fill.ts';
import { openedBodies } from './opened-bodies.ts';
import { codeSentTo, proveHuman } from './prove.ts';

const MAYA = '+919876543210';
let here: TestEnvironment;
let view: View;
let stopProving: () => void;
/** Milliseconds the gateway's clock is ahead, so that one number may be sent several codes. */
let ahead = 0;

beforeAll(async () => {
  here = await testEnvironment({ clock: () => Date.now() + ahead });
  await needAreas(['account']);
  here.gateway.switches.whitelabel = { MOBILEVERCODELOGIN3: true };
  await $status.reload();
});
afterAll(() => here.close());

beforeEach(async () => {
  ahead += 200_000;
  clearSession();
  here.gateway.faults!.clear();
  here.sent.length = 0;
  here.platform.sessionStorage.remove('draft-login');
  history.replaceState(null, '', '/m/login');
  stopProving = () => {};
});
afterEach(async () => {
  stopProving();
  await view.close();
  vi.restoreAllMocks();
});

const buttonOf = (name: string | RegExp) =>
  [...view.element.querySelectorAll('button')].find((one) =>
    typeof name === 'string' ? one.textContent === name : name.test(one.textContent ?? ''),
  );

/** Opens the mobile login with India's dialling code and a number. */
async function open(number: string): Promise<void> {
  view = await show(<LoginPage />);
  await click(await until(() => buttonOf('Mobile number')));
  await until(() => view.element.querySelector('.phone-field__code')?.textContent?.startsWith('+1'));
  await click(view.element.querySelector('.phone-field__code'));
  const search = await until(() => view.element.querySelector<HTMLInputElement>('input[type="search"]'));
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(search, '+91');
    search.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await click(await until(() => buttonOf(/^India/)));
  await until(() => view.element.querySelector('.phone-field__code')?.textContent === '+91');
  await fill(view.element, 'mobileNum', number);
}

test('LG-5 LG-6 a code is sent after a puzzle, counted down for, and signs in with the number', async () => {
  stopProving = proveHuman(here);
  await open('0 98765-43210');
  await click(buttonOf('Get code'));
  const again = await until(() => buttonOf(/^Again in \d+ s$/), 8_000);
  expect(again.disabled).toBe(true);
  expect($toast.get()).toMatchObject({ kind: 'success', text: 'account.codeSent' });
  expect(document.activeElement).toBe(field(view.element, 'verificationCode'));
  expect(here.sentTo(sendLoginCode)).toHaveLength(1);

  const bodies = openedBodies(here, loginRow);
  await fill(view.element, 'verificationCode', ` ${codeSentTo(here, MAYA)}`);
  await send(view.element);
  await until(() => $session.get());
  expect(bodies[0]?.body).toMatchObject({
    username: '9876543210',
    password: expect.stringMatching(/^\d{6}$/),
    countryDialingCode: '91',
    type: 'sms',
  });
  expect($session.get()?.userName).toBe('maya7');
});

test.each([
  ['', 'Please fill this in'],
  ['12', 'The mobile num is not valid'],
  ['987654321012345678901', 'The mobile num is not valid'],
  ['5555555555', 'The mobile num is not valid'],
])('LG-6 the number %j is checked first: nothing is asked for', async (number, message) => {
  await open(number);
  await click(buttonOf('Get code'));
  await until(() => description(field(view.element, 'mobileNum')) === message);
  expect($sliderAsked.get()).toBeUndefined();
  expect(here.sentTo(sendLoginCode)).toEqual([]);
});

test('LG-6 a failed sending takes the loading message away and the button is ready', async () => {
  stopProving = proveHuman(here);
  here.gateway.faults!.set({ endpoint: 'sendLoginCode', drop: true });
  await open('9876543210');
  await click(buttonOf('Get code'));
  await until(() => $toast.get()?.kind === 'failure', 8_000);
  expect(buttonOf('Get code')).toBeDefined();
  expect(here.sentTo(sendLoginCode)).toHaveLength(1);
});

test('LG-6 a wrong code is said under its field, which is gone to', async () => {
  await open('9876543210');
  const code = await fill(view.element, 'verificationCode', '000000');
  await send(view.element);
  await until(() => description(code) === 'Verification code error');
  expect(document.activeElement).toBe(code);
  expect(field(view.element, 'mobileNum').value).toBe('9876543210');
});

test('LG-1 the other way is a fresh page: what was said of one is not said of the other', async () => {
  await open('12');
  await send(view.element);
  expect(description(field(view.element, 'mobileNum'))).not.toBe('');
  await click(buttonOf('Username'));
  expect(description(field(view.element, 'username'))).toBe('');
  await click(buttonOf('Mobile number'));
  expect(description(field(view.element, 'mobileNum'))).toBe('');
  expect(field(view.element, 'mobileNum').value).toBe('12');
});

test('LG-10 another language judges the fields anew after 200 ms, and says so in its own words', async () => {
  view = await show(<LoginPage />);
  await send(view.element);
  const name = field(view.element, 'username');
  expect(description(name)).toBe('Please enter your username');
  await act(async () => {
    await switchLanguage('UR');
  });
  await until(() => /[\u0600-\u06ff]/.test(description(name)));

  const login = createLogin();
  login.form.validate();
  let judged = 0;
  const stop = login.form.$errors.listen(() => judged++);
  vi.useFakeTimers();
  await switchLanguage('ES');
  await switchLanguage('EN');
  vi.advanceTimersByTime(199);
  expect(judged).toBe(0);
  vi.advanceTimersByTime(1);
  expect(judged).toBe(1);
  vi.useRealTimers();
  stop();
  login.stop();
});
