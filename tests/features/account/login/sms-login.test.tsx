import { act, screen, waitFor } from '@testing-library/react';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { $status } from '../../../../src/config/status.ts';
import { createLogin } from '../../../../src/features/account/login/login-store.ts';
import { $verification } from '../../../../src/features/account/verification/human-verification.ts';
import { login as loginRow } from '../../../../src/gateway/endpoints/session.ts';
import { sendLoginCode } from '../../../../src/gateway/endpoints/verification.ts';
import { loadMessages, switchLanguage } from '../../../../src/i18n/language.ts';
import LoginPage from '../../../../src/pages/login.tsx';
import { $session, clearSession } from '../../../../src/session/session.ts';
import { $toast } from '../../../../src/ui/toasts.ts';
import { pass, stopClock } from '../../../support/clock.ts';
import { description, field, fill } from '../../../support/fields.ts';
import { show } from '../../../support/show.tsx';
import { sourceMessages, type TestEnvironment, testEnvironment } from '../../../support/test-environment.ts';
import { user } from '../../../support/user.ts';
import { chooseDialling } from '../support/choose-dialling.ts';
import { openedBodies } from '../support/opened-bodies.ts';
import { codeSentTo, proveHuman } from '../support/prove.ts';

const MAYA = '+919876543210';
let here: TestEnvironment;
/** Milliseconds the gateway's clock is ahead, so that one number can receive several codes. */
let ahead = 0;

beforeAll(async () => {
  here = await testEnvironment({ clock: () => Date.now() + ahead });
  await loadMessages(['account']);
  here.gateway.switches.whitelabel = { MOBILEVERCODELOGIN3: true };
  await $status.reload();
});

beforeEach(async () => {
  ahead += 200_000;
  clearSession();
  $toast.set(undefined);
  here.gateway.faults!.clear();
  here.sent.length = 0;
  here.platform.sessionStorage.remove('draft-login');
  history.replaceState(null, '', '/m/login');
});
const press = async (name: string) => user.click(await screen.findByRole('button', { name }));

/** Opens the mobile login with India's dialling code and a number. */
async function open(number: string): Promise<void> {
  await show(<LoginPage />);
  await press('Mobile number');
  await chooseDialling('India', '+91');
  if (number) await fill('Mobile number', number);
}

test('sends a code after a puzzle, counts down and signs in', { tags: ['LG-5', 'LG-6'] }, async () => {
  proveHuman(here);
  await open('0 98765-43210');
  await press('Get code');
  const again = await screen.findByRole<HTMLButtonElement>('button', { name: /^Resend in \d+ s$/ });
  expect(again.disabled).toBe(true);
  expect($toast.get()).toMatchObject({ kind: 'success', text: 'account.codeSent' });
  expect(document.activeElement).toBe(field('Code by SMS'));
  expect(here.sentTo(sendLoginCode)).toHaveLength(1);

  const bodies = openedBodies(here, loginRow);
  await fill('Code by SMS', ` ${codeSentTo(here, MAYA)}`);
  await press('Log in');
  await waitFor(() => expect($session.get()?.userName).toBe('maya7'));
  expect(bodies[0]?.body).toMatchObject({
    username: '9876543210',
    password: expect.stringMatching(/^\d{6}$/),
    countryDialingCode: '91',
    type: 'sms',
  });
});

test.each([
  ['', 'Please fill this in'],
  ['12', 'Too short, 5 to 20 characters'],
  ['987654321012345678901', 'Too long, 5 to 20 characters'],
  ['5555555555', 'Not a mobile number of \u2068+91\u2069'],
])('validates the number %j before any request', { tags: ['LG-6'] }, async (number, message) => {
  await open(number);
  await press('Get code');
  await waitFor(() => expect(description(field('Mobile number'))).toBe(message));
  expect($verification.get()).toBeUndefined();
  expect(here.sentTo(sendLoginCode)).toEqual([]);
});

test('hides the loading message when sending fails, and enables the button', { tags: ['LG-6'] }, async () => {
  proveHuman(here);
  here.gateway.faults!.set({ endpoint: 'sendLoginCode', drop: true });
  await open('9876543210');
  await press('Get code');
  await waitFor(() => expect($toast.get()?.kind).toBe('failure'));
  await screen.findByRole('button', { name: 'Get code', busy: false });
  expect(here.sentTo(sendLoginCode)).toHaveLength(1);
});

test('shows a wrong code below its field and focuses it', { tags: ['LG-6'] }, async () => {
  await open('9876543210');
  const code = await fill('Code by SMS', '000000');
  await press('Log in');
  await waitFor(() => expect(description(code)).toBe('Verification code error'));
  expect(document.activeElement).toBe(code);
  expect(field('Mobile number').value).toBe('9876543210');
});

test('a change of method clears messages', { tags: ['LG-1'] }, async () => {
  await open('12');
  await press('Log in');
  expect(description(field('Mobile number'))).not.toBe('');
  await press('Username');
  expect(description(field('Username'))).toMatch(/^Or your e-mail address/);
  await press('Mobile number');
  await screen.findByLabelText('Mobile number*');
  expect(screen.queryByRole('link', { name: 'Forgot password?' })).toBeNull();
  expect(description(field('Mobile number'))).toBe('Without the country code');
  expect(field('Mobile number').value).toBe('12');
});

test('a language change validates again after 200 ms, in the new language', { tags: ['LG-10'] }, async () => {
  await show(<LoginPage />);
  await press('Log in');
  const name = field('Username');
  expect(description(name)).toBe('Please enter your username');
  await act(() => switchLanguage('UR', sourceMessages));
  await waitFor(() => expect(description(name)).toMatch(/[\u0600-\u06ff]/));
  await act(() => switchLanguage('EN', sourceMessages));
});

test('two quick language changes validate once, 200 ms after the second', { tags: ['LG-10'] }, async () => {
  stopClock();
  const login = createLogin();
  login.follow();
  login.form.validate();
  const judged = vi.fn();
  const stop = login.form.$errors.listen(judged);
  await switchLanguage('ES', sourceMessages);
  await switchLanguage('EN', sourceMessages);
  await pass(199);
  expect(judged).not.toHaveBeenCalled();
  await pass(1);
  expect(judged).toHaveBeenCalledOnce();
  stop();
  login.stop();
});
