// @vitest-environment happy-dom
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { login as loginRow } from '../../../src/gateway/endpoints/session.ts';
import { refusal } from '../../../src/gateway/errors.ts';
import { invalidate } from '../../../src/gateway/resource.ts';
import { needAreas } from '../../../src/i18n/language.ts';
import LoginPage from '../../../src/pages/login.tsx';
import { $session, $sessionLost, clearSession, loseSession } from '../../../src/session/session.ts';
import { click, show, until, type View } from '../../support/show.tsx';
import { DEMO_PASSWORD, type TestEnvironment, testEnvironment } from '../../support/test-environment.ts';
import { description, field, fill, send } from './fill.ts';

let here: TestEnvironment;
let view: View;

beforeAll(async () => {
  here = await testEnvironment();
  await needAreas(['account']);
});
afterAll(() => here.close());

beforeEach(() => {
  clearSession();
  $sessionLost.set(undefined);
  here.gateway.faults!.clear();
  here.sent.length = 0;
  here.seen.navigated.length = 0;
  history.replaceState(null, '', '/m/login');
});
afterEach(async () => {
  await view.close();
  vi.restoreAllMocks();
});

const alertText = () => view.element.querySelector('[role="alert"]')?.textContent;
const button = () => view.element.querySelector<HTMLButtonElement>('button[type="submit"]')!;

test('LG-7 signs in and leads home with history replaced', async () => {
  view = await show(<LoginPage />);
  await fill(view.element, 'username', 'maya7');
  await fill(view.element, 'password', DEMO_PASSWORD);
  await send(view.element);
  await until(() => here.seen.navigated.length);
  expect($session.get()?.userName).toBe('maya7');
  expect(here.seen.navigated).toEqual([{ address: '/m/home', replace: true }]);
});

test('LG-9 leads back to where the player wanted', async () => {
  history.replaceState(null, '', '/m/login?from=%2Fm%2FvoucherCenter');
  view = await show(<LoginPage />);
  await fill(view.element, 'username', 'maya7');
  await fill(view.element, 'password', DEMO_PASSWORD);
  await send(view.element);
  await until(() => here.seen.navigated.length);
  expect(here.seen.navigated).toEqual([{ address: '/m/voucherCenter', replace: true }]);
});

test('SE-7 whoever is signed in is sent home and sees no form', async () => {
  await here.signIn();
  view = await show(<LoginPage />);
  expect(view.element.querySelector('form')).toBeNull();
  expect(here.seen.navigated).toEqual([{ address: '/m/home', replace: true }]);
});

test('LG-7 empty fields: the first is focused, each says why, nothing is sent', async () => {
  view = await show(<LoginPage />);
  await send(view.element);
  const [name, password] = [field(view.element, 'username'), field(view.element, 'password')];
  expect(document.activeElement).toBe(name);
  expect(name.getAttribute('aria-invalid')).toBe('true');
  expect(description(name)).toBe('Please enter your username');
  expect(description(password)).toBe('Please enter your password');
  await fill(view.element, 'username', 'maya7');
  expect(name.hasAttribute('aria-invalid')).toBe(false);
  expect(description(name)).toBe('');
  expect(here.sent).toEqual([]);
});

test('LG-7 a refusal is announced, keeps what was typed, and names what happened', async () => {
  view = await show(<LoginPage />);
  await fill(view.element, 'username', 'maya7');
  await fill(view.element, 'password', 'not-it');
  await send(view.element);
  await until(alertText);
  expect(alertText()).toBe('The username or password is wrong.');
  expect(field(view.element, 'username').value).toBe('maya7');
  expect(field(view.element, 'password').value).toBe('not-it');
  expect(here.seen.navigated).toEqual([]);
  await fill(view.element, 'username', 'locked1');
  await fill(view.element, 'password', DEMO_PASSWORD);
  await send(view.element);
  await until(() => alertText()?.includes('disabled'));
});

test('LG-7 offline is told, and the same press works once the connection is back', async () => {
  invalidate();
  here.gateway.faults!.set({ endpoint: '*', drop: true });
  view = await show(<LoginPage />);
  await fill(view.element, 'username', 'maya7');
  await fill(view.element, 'password', DEMO_PASSWORD);
  await send(view.element);
  await until(() => alertText()?.includes('No internet'), 5_000);
  here.gateway.faults!.clear();
  await send(view.element);
  await until(() => $session.get());
  expect(alertText()).toBeUndefined();
});

test('LG-7 while sending the button is busy and a second press sends nothing', async () => {
  here.gateway.faults!.set({ endpoint: 'login', latency: 80 });
  view = await show(<LoginPage />);
  await fill(view.element, 'username', 'maya7');
  await fill(view.element, 'password', DEMO_PASSWORD);
  await send(view.element);
  await until(() => button().getAttribute('aria-busy') === 'true');
  await click(button());
  await send(view.element);
  await until(() => $session.get());
  expect(here.sentTo(loginRow)).toHaveLength(1);
});

test('LG-2 the password can be read and hidden again; browsers may fill both fields in', async () => {
  view = await show(<LoginPage />);
  const password = await fill(view.element, 'password', 'secret');
  const toggle = view.element.querySelector('button[aria-pressed]');
  expect([password.type, toggle?.getAttribute('aria-label')]).toEqual(['password', 'Show the password']);
  await click(toggle);
  expect([password.type, password.value, toggle?.getAttribute('aria-pressed')]).toEqual([
    'text',
    'secret',
    'true',
  ]);
  await click(toggle);
  expect(password.type).toBe('password');
  expect(password.autocomplete).toBe('current-password');
  expect(field(view.element, 'username').autocomplete).toBe('username');
  expect(view.element.querySelector('a[href="/m/register"]')?.textContent).toBe('Register');
});

test('SY-2 a session that was ended elsewhere is told', async () => {
  await here.signIn();
  loseSession(refusal.revoked, $session.get()!.token);
  view = await show(<LoginPage />);
  expect(view.element.querySelector('[role="status"]')?.textContent).toBe(
    'The account has been logged out, please log in again',
  );
});
