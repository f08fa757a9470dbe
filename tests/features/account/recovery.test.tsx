// @vitest-environment happy-dom
import { act, type ReactNode } from 'react';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { $status } from '../../../src/config/status.ts';
import { leadToPasswordChange } from '../../../src/features/account/must-change.ts';
import { call } from '../../../src/gateway/client.ts';
import {
  changePassword,
  forgotPassword,
  setPasswordByPhone,
} from '../../../src/gateway/endpoints/passwords.ts';
import { getRewards } from '../../../src/gateway/endpoints/rewards.ts';
import { getMember, login } from '../../../src/gateway/endpoints/session.ts';
import { needAreas } from '../../../src/i18n/language.ts';
import ChangePasswordPage from '../../../src/pages/change-password.tsx';
import ForgetPage from '../../../src/pages/forget.tsx';
import LoginPage from '../../../src/pages/login.tsx';
import { $session, clearSession } from '../../../src/session/session.ts';
import { $question } from '../../../src/ui/confirm.ts';
import { $toast } from '../../../src/ui/toasts.ts';
import { click, show, until, type View } from '../../support/show.tsx';
import { DEMO_PASSWORD, type TestEnvironment, testEnvironment } from '../../support/test-environment.ts';
import { description, field, fill, send } from './fill.ts';
import { codeSentTo, proveHuman } from './prove.ts';

const NEW = 'calm-harbour-4';
const MAYA = '+919876543210';
let here: TestEnvironment;
let view: View;
let stopProving = () => {};
/** Milliseconds the gateway's clock is ahead: limits of tries are none here. */
let ahead = 0;

beforeEach(async () => {
  ahead += 200_000;
  here = await testEnvironment({ clock: () => Date.now() + ahead });
  await needAreas(['account']);
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
afterEach(async () => {
  stopProving();
  await view?.close();
  vi.useRealTimers();
  clearSession();
  $question.get()?.answer(false);
  here.close();
});
afterAll(() => $toast.set(undefined));

async function open(page: ReactNode, flags: Record<string, boolean> = {}): Promise<HTMLElement> {
  here.gateway.switches.whitelabel = flags;
  // The first may join a read that began before the flags were set.
  await $status.reload();
  await $status.reload();
  view = await show(page);
  return view.element;
}
const submit = () => view.element.querySelector<HTMLButtonElement>('button[type="submit"]')!;
/** All that was ever written to a storage. */
let written: string[];
const stored = () => written.join('\n');

test('PW-2 the e-mail form: what is wrong stands under its field, nothing is sent', async () => {
  const root = await open(<ForgetPage />);
  await send(root);
  expect(document.activeElement).toBe(field(root, 'username'));
  expect(description(field(root, 'email'))).not.toBe('');
  await fill(root, 'username', 'maya7');
  const email = await fill(root, 'email', 'maya@nowhere');
  await send(root);
  expect(description(email)).toBe('E-mail format is incorrect');
  expect(document.activeElement).toBe(email);
  expect(here.sentTo(forgotPassword)).toEqual([]);
});

test('PW-2 trimmed and form-encoded; success is told for 1 s, and back', async () => {
  const root = await open(<ForgetPage />);
  await fill(root, 'username', ' maya7 ');
  await fill(root, 'email', ' maya7@example.com ');
  await send(root);
  await until(() => here.seen.back);
  const [sent] = here.sentTo(forgotPassword);
  expect(sent?.headers.get('content-type')).toContain('application/x-www-form-urlencoded');
  expect($toast.get()).toMatchObject({ text: 'account.sentOut', kind: 'success' });
  expect(here.gateway.inbox('maya7@example.com')).toHaveLength(1);
});

test('PW-2 PW-4 a temporary password is changed without being asked for again', async () => {
  const root = await open(<ForgetPage />);
  await fill(root, 'username', 'maya7');
  await fill(root, 'email', 'maya7@example.com');
  await send(root);
  await until(() => here.seen.back);
  const temporary = /password is (\S+)/.exec(here.gateway.inbox('maya7@example.com')[0]!.text)![1]!;
  await view.close();

  history.replaceState(null, '', '/m/login');
  const form = await open(<LoginPage />);
  await fill(form, 'username', 'maya7');
  await fill(form, 'password', temporary);
  await send(form);
  await until(() => here.seen.navigated.at(-1)?.address === '/m/changePsw');
  await view.close();

  const page = await open(<ChangePasswordPage />);
  expect(page.querySelector('[name="old_password"]')).toBeNull();
  expect(field(page, 'username').readOnly).toBe(true);
  expect(field(page, 'username').value).toBe('maya7');
  expect(stored()).not.toContain(temporary);
  await fill(page, 'password', NEW);
  await fill(page, 'confimpsw', NEW);
  await send(page);
  await until(() => $toast.get()?.text === 'account.passwordChanged');
  await until(() => here.seen.navigated.at(-1)?.address === '/m/home');
  expect($session.get()?.mustChangePassword).toBeUndefined();
  await call(getMember, {});
  expect(stored()).not.toContain(NEW);
});

test('PW-4 whoever goes elsewhere with a temporary password is led back when a call is refused', async () => {
  const root = await open(<ForgetPage />);
  await fill(root, 'username', 'maya7');
  await fill(root, 'email', 'maya7@example.com');
  await send(root);
  await until(() => here.seen.back);
  const temporary = /password is (\S+)/.exec(here.gateway.inbox('maya7@example.com')[0]!.text)![1]!;
  await view.close();
  await here.signIn('maya7', temporary);
  const { token } = $session.get()!;
  await expect(call(getRewards, { query: { language: 'EN' } })).rejects.toMatchObject({
    code: 'modify.required',
  });
  leadToPasswordChange('of an earlier session');
  expect(here.seen.navigated).toEqual([]);
  leadToPasswordChange(token);
  leadToPasswordChange(token);
  expect(here.seen.navigated).toEqual([{ address: '/m/changePsw', replace: false }]);
  expect($toast.get()?.text).toBe('errors.mustChange');
  expect(here.platform.persistentStorage.get('MC_SESSION_INFO')).toContain('"mustChangePassword":true');
});

test('PW-3 by phone: the code’s field opens with the countdown, and the new password signs in', async () => {
  stopProving = proveHuman(here);
  const root = await open(<ForgetPage />, { MOBILENUMPASSREG3: true });
  await until(() => root.querySelector('.phone-field__code')?.textContent?.startsWith('+1'));
  expect(field(root, 'verificationCode').disabled).toBe(true);
  expect(submit().disabled).toBe(true);
  await click(root.querySelector('.phone-field__code'));
  const india = await until(() =>
    [...root.querySelectorAll('.dialling-picker__country')].find((one) =>
      one.textContent?.startsWith('India+'),
    ),
  );
  await click(india);
  await fill(root, 'mobileNum', '09876543210');
  await click([...root.querySelectorAll('button')].find((one) => one.textContent === 'Get code'));
  await until(() => !field(root, 'verificationCode').disabled, 4_000);

  const code = await fill(root, 'verificationCode', '000000');
  const password = await fill(root, 'password', NEW);
  expect(submit().disabled).toBe(false);
  await send(root);
  await until(() => description(code) === 'Verification code error');
  expect([code.value, password.value]).toEqual(['', NEW]);

  await fill(root, 'verificationCode', codeSentTo(here, MAYA));
  await fill(root, 'password', DEMO_PASSWORD);
  await send(root);
  await until(() => description(password));
  expect(password.value).toBe('');
  expect(document.activeElement).toBe(password);

  await fill(root, 'password', NEW);
  await send(root);
  await until(() => $session.get()?.userName === 'maya7', 4_000);
  expect(here.sentTo(setPasswordByPhone)).toHaveLength(3);
  expect(here.seen.navigated.at(-1)).toEqual({ address: '/m/home', replace: true });
  expect(stored()).not.toContain(NEW);
});

test('PW-4 a wrong old password, the same password, a lost answer: said, and nothing is lost', async () => {
  await here.signIn();
  const root = await open(<ChangePasswordPage />);
  const old = await fill(root, 'old_password', 'not-it-1');
  await fill(root, 'password', NEW);
  await fill(root, 'confimpsw', `${NEW}x`);
  await send(root);
  expect(document.activeElement).toBe(field(root, 'confimpsw'));
  await fill(root, 'confimpsw', NEW);
  await send(root);
  await until(() => description(old) === 'The old password is wrong.');
  expect(document.activeElement).toBe(old);

  await fill(root, 'old_password', NEW);
  await send(root);
  await until(() => $question.get());
  expect($question.get()).toMatchObject({ title: 'account.samePasswordTitle', yes: 'common.submit' });
  expect(here.sentTo(changePassword)).toHaveLength(1);
  await act(async () => $question.get()?.answer(true));

  here.gateway.faults!.set({ endpoint: 'changePassword', latency: 60, drop: true, times: 1 });
  await fill(root, 'old_password', DEMO_PASSWORD);
  await send(root);
  await send(root);
  await until(() => root.querySelector('[role="alert"]'));
  expect(here.sentTo(changePassword)).toHaveLength(2);
  expect(field(root, 'password').value).toBe(NEW);
  await send(root);
  await until(() => $toast.get()?.text === 'account.passwordChanged');
  expect(old.value).toBe('');
  const body = { username: 'maya7', password: NEW, type: 'username', rememberPassword: false } as const;
  await call(login, { body });
});
