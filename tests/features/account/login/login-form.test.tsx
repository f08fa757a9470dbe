import { screen, waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { invalidate } from '../../../../src/gateway/cache/resource.ts';
import { login as loginRow } from '../../../../src/gateway/endpoints/session.ts';
import { refusal } from '../../../../src/gateway/http/errors.ts';
import { loadMessages } from '../../../../src/i18n/language.ts';
import LoginPage from '../../../../src/pages/login.tsx';
import { $session, clearSession, dropEndedSession } from '../../../../src/session/session.ts';
import { description, field, fill } from '../../../support/fields.ts';
import { show } from '../../../support/show.tsx';
import { DEMO_PASSWORD, type TestEnvironment, testEnvironment } from '../../../support/test-environment.ts';
import { user } from '../../../support/user.ts';

let here: TestEnvironment;

beforeAll(async () => {
  here = await testEnvironment();
  await loadMessages(['account']);
});
afterAll(() => here.close());

beforeEach(() => {
  clearSession();
  here.gateway.faults!.clear();
  here.sent.length = 0;
  here.seen.navigated.length = 0;
  history.replaceState(null, '', '/m/login');
});
afterEach(() => vi.restoreAllMocks());

const button = () => screen.getByRole('button', { name: 'Log in' });

async function logIn(username: string, password: string): Promise<void> {
  await screen.findByLabelText(/^Username/);
  await fill('Username', username);
  await fill('Password', password);
  await user.click(button());
}

test('LG-7 signs in and leads home with history replaced', async () => {
  await show(<LoginPage />);
  await logIn('maya7', DEMO_PASSWORD);
  await waitFor(() => expect(here.seen.navigated).toEqual([{ address: '/m/home', replace: true }]));
  expect($session.get()?.userName).toBe('maya7');
});

test('LG-9 leads back to where the player wanted', async () => {
  history.replaceState(null, '', '/m/login?from=%2Fm%2FvoucherCenter');
  await show(<LoginPage />);
  await logIn('maya7', DEMO_PASSWORD);
  await waitFor(() => expect(here.seen.navigated).toEqual([{ address: '/m/voucherCenter', replace: true }]));
});

test('SE-7 whoever is signed in is sent home and sees no form', async () => {
  await here.signIn();
  const { container } = await show(<LoginPage />);
  expect(container.textContent).toBe('');
  expect(here.seen.navigated).toEqual([{ address: '/m/home', replace: true }]);
});

test('LG-7 empty fields: the first is focused, each says why, nothing is sent', async () => {
  await show(<LoginPage />);
  await user.click(button());
  const name = field('Username');
  expect(document.activeElement).toBe(name);
  expect(name.getAttribute('aria-invalid')).toBe('true');
  expect(description(name)).toBe('Please enter your username');
  expect(description(field('Password'))).toBe('Please enter your password');
  await fill('Username', 'maya7');
  expect(name.hasAttribute('aria-invalid')).toBe(false);
  expect(description(name)).toMatch(/^Or your e-mail address/);
  expect(here.sent).toEqual([]);
});

test('LG-7 a refusal is announced, keeps what was typed, and names what happened', async () => {
  await show(<LoginPage />);
  await logIn('maya7', 'not-it');
  expect((await screen.findByRole('alert')).textContent).toBe('Wrong username or password.');
  expect([field('Username').value, field('Password').value]).toEqual(['maya7', 'not-it']);
  expect(here.seen.navigated).toEqual([]);
  await logIn('locked1', DEMO_PASSWORD);
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('disabled'));
});

test('LG-7 offline is told, and the same press works once the connection is back', async () => {
  await show(<LoginPage />);
  await screen.findByLabelText(/^Username/);
  invalidate();
  here.gateway.faults!.set({ endpoint: '*', drop: true });
  await logIn('maya7', DEMO_PASSWORD);
  expect((await screen.findByRole('alert')).textContent).toContain('No internet');
  here.gateway.faults!.clear();
  await user.click(button());
  await waitFor(() => expect($session.get()).toBeDefined());
  expect(screen.queryByRole('alert')).toBeNull();
});

test('LG-7 while sending the button is busy and a second press sends nothing', async () => {
  const held = here.gateway.faults!.hold('login');
  await show(<LoginPage />);
  await logIn('maya7', DEMO_PASSWORD);
  expect(button().getAttribute('aria-busy')).toBe('true');
  await user.click(button());
  await user.type(field('Password'), '{Enter}');
  held.release();
  await waitFor(() => expect($session.get()).toBeDefined());
  expect(here.sentTo(loginRow)).toHaveLength(1);
});

test('shows the fields once the status says which methods there are, and keeps them during a later reload', async () => {
  invalidate();
  const held = here.gateway.faults!.hold('getStatus');
  await show(<LoginPage />);
  expect(screen.queryByLabelText(/^Username/)).toBeNull();
  held.release();
  await screen.findByLabelText(/^Username/);
  await fill('Username', 'maya7');
  invalidate();
  expect(field('Username').value).toBe('maya7');
});

test('LG-2 the password can be read and hidden again; browsers may fill both fields in', async () => {
  await show(<LoginPage />);
  await screen.findByLabelText(/^Username/);
  const password = await fill('Password', 'secret');
  const toggle = screen.getByRole('button', { name: 'Show password', pressed: false });
  expect(password.type).toBe('password');
  await user.click(toggle);
  expect([password.type, password.value, toggle.getAttribute('aria-pressed')]).toEqual([
    'text',
    'secret',
    'true',
  ]);
  await user.click(toggle);
  expect(password.type).toBe('password');
  expect(password.autocomplete).toBe('current-password');
  expect(field('Username').autocomplete).toBe('username');
  expect(screen.getByRole('link', { name: 'Register' }).getAttribute('href')).toBe('/m/register');
});

test('SY-2 a session that was ended elsewhere is told', async () => {
  await here.signIn();
  dropEndedSession(refusal.revoked, $session.get()!.token);
  await show(<LoginPage />);
  expect(screen.getByRole('status').textContent).toBe('The account has been logged out, please log in again');
});

test('LG-2 links lead to recovery and to registration', async () => {
  await show(<LoginPage />);
  const leads = (name: RegExp) => screen.getByRole('link', { name }).getAttribute('href');
  expect(leads(/forgot/i)).toBe('/m/forget');
  expect(leads(/register/i)).toMatch(/^\/m\/register/);
});

test('LG-2 a password is remembered where the device can keep one, and nowhere else', async () => {
  const remember = () => screen.queryByRole('checkbox', { name: /^Remember/ });
  const page = await show(<LoginPage />);
  expect(remember()).toBeNull();
  await page.unmount();
  here.platform.vault = { seal: async (text) => text, open: async (sealed) => sealed };
  await show(<LoginPage />);
  expect(remember()).not.toBeNull();
  delete here.platform.vault;
});
