import { act, cleanup, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { redirectToPasswordChange } from '../../../../src/features/account/password/temporary-password.ts';
import { createEmailRecovery } from '../../../../src/features/account/recovery/recovery-stores.ts';
import {
  changePassword,
  forgotPassword,
  setPasswordByPhone,
} from '../../../../src/gateway/endpoints/passwords.ts';
import { getRewards } from '../../../../src/gateway/endpoints/rewards.ts';
import { getMember, login } from '../../../../src/gateway/endpoints/session.ts';
import { call } from '../../../../src/gateway/http/client.ts';
import { loadMessages } from '../../../../src/i18n/language.ts';
import ChangePasswordPage from '../../../../src/pages/change-password.tsx';
import ForgetPage from '../../../../src/pages/forget.tsx';
import LoginPage from '../../../../src/pages/login.tsx';
import { $session, clearSession } from '../../../../src/session/session.ts';
import { $confirmation } from '../../../../src/ui/confirm.ts';
import { $toast } from '../../../../src/ui/toasts.ts';
import { credentials } from '../../../demo/harness.ts';
import { pass, stopClock } from '../../../support/clock.ts';
import { description, field, fill, queryField } from '../../../support/fields.ts';
import { reloadStatus } from '../../../support/reload-status.ts';
import { show } from '../../../support/show.tsx';
import { DEMO_PASSWORD, type TestEnvironment, testEnvironment } from '../../../support/test-environment.ts';
import { expectReadable } from '../../../support/toast-time.ts';
import { user } from '../../../support/user.ts';
import { waitStill } from '../../../support/wait-still.ts';
import { chooseDialling } from '../support/choose-dialling.ts';
import { codeSentTo, proveHuman } from '../support/prove.ts';

const NEW = 'calm-harbour-4';
const MAYA = '+919876543210';
let here: TestEnvironment;
/** Milliseconds the gateway's clock is ahead, which avoids rate limits. */
let ahead = 0;

beforeEach(async () => {
  ahead += 200_000;
  here = await testEnvironment({ clock: () => Date.now() + ahead });
  await loadMessages(['account']);
  history.replaceState(null, '', '/m/forget');
  written = [];
  for (const storage of [here.platform.persistentStorage, here.platform.sessionStorage]) {
    const set = storage.set.bind(storage);
    storage.set = (key, value) => {
      written.push(`${key}=${value}`);
      set(key, value);
    };
  }
});
afterEach(() => {
  clearSession();
  $confirmation.get()?.answer(false);
});

async function open(page: ReactNode, flags: Record<string, boolean> = {}): Promise<void> {
  here.gateway.switches.whitelabel = flags;
  await reloadStatus();
  await show(page);
}
const press = (name: string) => user.click(screen.getByRole('button', { name }));
/** Everything written to storage. */
let written: string[];
const stored = () => written.join('\n');

/** Requests a temporary password for maya7's address and returns it. */
async function recover(): Promise<string> {
  await open(<ForgetPage />);
  await fill('Username', ' maya7 ');
  await fill('E-mail', ' maya7@example.com ');
  await press('Send temporary password');
  const inbox = () => here.gateway.inbox('maya7@example.com');
  await waitStill(() => expect(inbox()).toHaveLength(1));
  return /password is (\S+)/.exec(inbox()[0]!.text)![1]!;
}

test('the e-mail form shows errors below fields and sends nothing', { tags: ['PW-2'] }, async () => {
  await open(<ForgetPage />);
  expect(document.querySelector('.logo')?.textContent).toBe('Foyer');
  // The header has the title.
  expect(screen.queryByRole('heading')).toBeNull();
  await press('Send temporary password');
  expect(document.activeElement).toBe(field('Username'));
  expect(description(field('E-mail'))).not.toBe('');
  await fill('Username', 'maya7');
  const email = await fill('E-mail', 'maya@nowhere');
  await press('Send temporary password');
  expect(description(email)).toBe('The ending is missing, such as .com');
  expect(document.activeElement).toBe(email);
  expect(here.sentTo(forgotPassword)).toEqual([]);
});

test('sends trimmed, form-encoded values, shows success and goes back', { tags: ['PW-2'] }, async () => {
  stopClock();
  await recover();
  const [sent] = here.sentTo(forgotPassword);
  expect(sent?.headers.get('content-type')).toContain('application/x-www-form-urlencoded');
  await waitStill(() => expect($toast.get()).toMatchObject({ text: 'account.sentOut', kind: 'success' }));
  expect(here.seen.back).toBe(1);
  await act(() => expectReadable());
});

test('changes a temporary password without asking for it', { tags: ['PW-2', 'PW-4'] }, async () => {
  const temporary = await recover();
  cleanup();

  history.replaceState(null, '', '/m/login');
  await open(<LoginPage />);
  await fill('Username', 'maya7');
  await fill('Password', temporary);
  await press('Log in');
  await waitFor(() => expect(here.seen.navigated.at(-1)?.address).toBe('/m/changePsw'));
  cleanup();

  stopClock();
  await open(<ChangePasswordPage />);
  expect(queryField('Current password')).toBeNull();
  const name = document.querySelector<HTMLInputElement>('input[autocomplete="username"]')!;
  expect([name.readOnly, name.value]).toEqual([true, 'maya7']);
  expect(stored()).not.toContain(temporary);
  await fill('New password', NEW);
  await fill('Confirm password', NEW);
  await press('Change password');
  await waitStill(() => expect($toast.get()?.text).toBe('account.passwordChanged'));
  await act(() => pass(999));
  expect(here.seen.navigated.at(-1)?.address).toBe('/m/changePsw');
  await act(() => pass(1));
  expect(here.seen.navigated.at(-1)?.address).toBe('/m/home');
  expect($session.get()?.mustChangePassword).toBeUndefined();
  await call(getMember, {});
  expect(stored()).not.toContain(NEW);
});

test('a refused call redirects a session with a temporary password to the change', {
  tags: ['PW-4'],
}, async () => {
  const temporary = await recover();
  cleanup();
  await here.signIn('maya7', temporary);
  const { token } = $session.get()!;
  await expect(call(getRewards, { query: { language: 'EN' } })).rejects.toMatchObject({
    code: 'modify.required',
  });
  redirectToPasswordChange('of an earlier session');
  expect(here.seen.navigated).toEqual([]);
  redirectToPasswordChange(token);
  redirectToPasswordChange(token);
  expect(here.seen.navigated).toEqual([{ address: '/m/changePsw', replace: false }]);
  expect($toast.get()?.text).toBe('errors.mustChange');
  expect(here.platform.persistentStorage.get('MC_SESSION_INFO')).toContain('"mustChangePassword":true');
});

test('by phone: the code field opens with the countdown, and the new password signs in', {
  tags: ['PW-3'],
}, async () => {
  proveHuman(here);
  await open(<ForgetPage />, { MOBILENUMPASSREG3: true });
  await chooseDialling('India', '+91');
  const submit = screen.getByRole<HTMLButtonElement>('button', { name: 'Set password' });
  expect([field('Code by SMS').disabled, submit.disabled]).toEqual([true, true]);
  await fill('Mobile number', '09876543210');
  await press('Get code');
  await waitFor(() => expect(field('Code by SMS').disabled).toBe(false));

  const code = await fill('Code by SMS', '000000');
  const password = await fill('New password', NEW);
  expect(submit.disabled).toBe(false);
  await user.click(submit);
  await waitFor(() => expect(description(code)).toBe('Verification code error'));
  expect([code.value, password.value]).toEqual(['', NEW]);

  await fill('Code by SMS', codeSentTo(here, MAYA));
  await fill('New password', DEMO_PASSWORD);
  await user.click(submit);
  await waitFor(() => expect(password.getAttribute('aria-invalid')).toBe('true'));
  expect(password.value).toBe('');
  expect(document.activeElement).toBe(password);

  await fill('New password', NEW);
  await user.click(submit);
  await waitFor(() => expect($session.get()?.userName).toBe('maya7'));
  // Three attempts, and a retry of the first with the gateway's time.
  expect(here.sentTo(setPasswordByPhone)).toHaveLength(4);
  expect(here.seen.navigated.at(-1)).toEqual({ address: '/m/home', replace: true });
  expect(stored()).not.toContain(NEW);
});

test('keeps the input after a wrong old password, the same password and a lost response', {
  tags: ['PW-4'],
}, async () => {
  await here.signIn();
  await open(<ChangePasswordPage />);
  const old = await fill('Current password', 'not-it-1');
  await fill('New password', NEW);
  await fill('Confirm password', `${NEW}x`);
  await press('Change password');
  expect(document.activeElement).toBe(field('Confirm password'));
  await fill('Confirm password', NEW);
  await press('Change password');
  await waitFor(() => expect(description(old)).toBe('The current password is wrong.'));
  expect(document.activeElement).toBe(old);

  await fill('Current password', NEW);
  await press('Change password');
  await waitFor(() =>
    expect($confirmation.get()).toMatchObject({ title: 'account.samePasswordTitle', yes: 'common.submit' }),
  );
  expect(here.sentTo(changePassword)).toHaveLength(1);
  await act(async () => $confirmation.get()?.answer(true));

  stopClock();
  here.gateway.faults!.set({ endpoint: 'changePassword', latency: 60, drop: true, times: 1 });
  await fill('Current password', DEMO_PASSWORD);
  await press('Change password');
  await user.type(old, '{Enter}');
  await waitStill(() => expect(here.sentTo(changePassword)).toHaveLength(2));
  await act(() => pass(60));
  await waitStill(() => screen.getByRole('alert'));
  expect(here.sentTo(changePassword)).toHaveLength(2);
  expect(field('New password').value).toBe(NEW);
  await press('Change password');
  await waitStill(() => expect($toast.get()?.text).toBe('account.passwordChanged'));
  expect(old.value).toBe('');
  await call(login, { body: credentials('maya7', NEW) });
});

/** Records the request bodies of a path, and replaces its response if one is given. */
function intercept(path: string, answer?: object): string[] {
  const bodies: string[] = [];
  const { app } = here.gateway;
  const request = app.request.bind(app);
  app.request = async (...requested: Parameters<typeof request>) => {
    const [call] = requested;
    if (!(call instanceof Request) || new URL(call.url).pathname !== path) return request(...requested);
    bodies.push(await call.clone().text());
    return answer ? Response.json(answer) : request(...requested);
  };
  return bodies;
}

test('trims the input', { tags: ['PW-2'] }, async () => {
  const bodies = intercept(forgotPassword.path);
  // Uses the store: browsers trim e-mail fields themselves, except text pasted before hydration.
  const { form, submit } = createEmailRecovery();
  form.change('username', '  maya7 ');
  form.change('email', ' maya7@example.com  ');
  expect(await submit()).toBe(true);
  expect(Object.fromEntries(new URLSearchParams(bodies[0]))).toEqual({
    username: 'maya7',
    email: 'maya7@example.com',
  });
});

test('shows a refused address below its field and focuses it', { tags: ['PW-2'] }, async () => {
  intercept(forgotPassword.path, { success: false, errorCode: 'member.email.format' });
  await open(<ForgetPage />);
  await fill('Username', 'maya7');
  const email = await fill('E-mail', 'maya7@example.com');
  await user.click(screen.getByRole('button', { name: 'Send temporary password' }));
  await waitFor(() => expect(description(email)).toBe('E-mail format is incorrect'));
  expect(document.activeElement).toBe(email);
});
