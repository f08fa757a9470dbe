import { screen, waitFor } from '@testing-library/react';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { invalidate } from '../../../../src/gateway/cache/resource.ts';
import { login as loginRow } from '../../../../src/gateway/endpoints/session.ts';
import { loadMessages } from '../../../../src/i18n/language.ts';
import LoginPage from '../../../../src/pages/login.tsx';
import { setIdleEnded } from '../../../../src/session/idle-ended.ts';
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

beforeEach(() => {
  clearSession();
  here.gateway.faults!.clear();
  here.sent.length = 0;
  here.seen.navigated.length = 0;
  history.replaceState(null, '', '/m/login');
});

const button = () => screen.getByRole('button', { name: 'Log in' });

async function logIn(username: string, password: string): Promise<void> {
  await screen.findByLabelText(/^Username/);
  await fill('Username', username);
  await fill('Password', password);
  await user.click(button());
}

test('signs in and goes home, replacing the history entry', { tags: ['LG-7'] }, async () => {
  await show(<LoginPage />);
  await logIn('maya7', DEMO_PASSWORD);
  await waitFor(() => expect(here.seen.navigated).toEqual([{ address: '/m/home', replace: true }]));
  expect($session.get()?.userName).toBe('maya7');
});

test('returns to the page that asked for a login', { tags: ['LG-9'] }, async () => {
  history.replaceState(null, '', '/m/login?from=%2Fm%2FvoucherCenter');
  await show(<LoginPage />);
  await logIn('maya7', DEMO_PASSWORD);
  await waitFor(() => expect(here.seen.navigated).toEqual([{ address: '/m/voucherCenter', replace: true }]));
});

test('redirects a signed-in player home without showing the form', { tags: ['SE-7'] }, async () => {
  await here.signIn();
  const { container } = await show(<LoginPage />);
  expect(container.textContent).toBe('');
  expect(here.seen.navigated).toEqual([{ address: '/m/home', replace: true }]);
});

test('empty fields show errors, the first gets focus, nothing is sent', { tags: ['LG-7'] }, async () => {
  await show(<LoginPage />);
  await screen.findByLabelText(/^Username/);
  await user.click(button());
  const name = field('Username');
  expect(document.activeElement).toBe(name);
  expect(name.getAttribute('aria-invalid')).toBe('true');
  expect(description(name)).toBe('Please enter your username');
  expect(description(field('Password'))).toBe('Please enter your password');
  await fill('Username', 'maya7');
  expect(name.hasAttribute('aria-invalid')).toBe(false);
  expect(description(name)).toMatch(/^Or your e-mail address/);
  // The page reads the status again after a while.
  expect(here.sent.filter(({ method }) => method !== 'GET')).toEqual([]);
});

test('announces a refusal and keeps the input', { tags: ['LG-7'] }, async () => {
  await show(<LoginPage />);
  await logIn('maya7', 'not-it');
  expect((await screen.findByRole('alert')).textContent).toBe('Wrong username or password.');
  expect([field('Username').value, field('Password').value]).toEqual(['maya7', 'not-it']);
  expect(here.seen.navigated).toEqual([]);
  await logIn('locked1', DEMO_PASSWORD);
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('disabled'));
});

test('says that the server does not respond, and a retry works once it does', {
  tags: ['LG-7'],
}, async () => {
  await show(<LoginPage />);
  await screen.findByLabelText(/^Username/);
  invalidate();
  here.gateway.faults!.set({ endpoint: '*', drop: true });
  await logIn('maya7', DEMO_PASSWORD);
  expect((await screen.findByRole('alert')).textContent).toContain('The server is not responding');
  here.gateway.faults!.clear();
  await user.click(button());
  await waitFor(() => expect($session.get()).toBeDefined());
  expect(screen.queryByRole('alert')).toBeNull();
});

test('the button is busy during the request and ignores a second press', { tags: ['LG-7'] }, async () => {
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

test('shows the fields once the status names the methods, and keeps them during a reload of the status', async () => {
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

test('reveals and hides the password; both fields allow autofill', { tags: ['LG-2'] }, async () => {
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

test.each([
  ['session.revoked', 'The account has been logged out, please log in again'],
  ['account.excluded', 'You are taking a break. You cannot log in until it ends.'],
])('says once why %s ended the session', { tags: ['SY-2'] }, async (code, text) => {
  await here.signIn();
  dropEndedSession(code, $session.get()!.token);
  await show(<LoginPage />);
  expect((await screen.findAllByRole('alert')).map(({ textContent }) => textContent)).toEqual([text]);
});

test('says after how many minutes of inactivity the session ended', async () => {
  await loadMessages(['frame']);
  setIdleEnded(30);
  await show(<LoginPage />);
  const [text] = (await screen.findAllByRole('alert')).map(({ textContent }) => textContent);
  setIdleEnded(undefined);
  expect(text).toBe('You were logged out after 30 minutes without activity.');
});

test('links to recovery and registration', { tags: ['LG-2'] }, async () => {
  await show(<LoginPage />);
  await screen.findByLabelText(/^Username/);
  const leads = (name: RegExp) => screen.getByRole('link', { name }).getAttribute('href');
  expect(leads(/forgot/i)).toBe('/m/forget');
  expect(leads(/register/i)).toMatch(/^\/m\/register/);
});

test('offers to remember the password only where the device can store it', { tags: ['LG-2'] }, async () => {
  const remember = () => screen.queryByRole('checkbox', { name: /^Remember/ });
  const page = await show(<LoginPage />);
  await screen.findByLabelText(/^Username/);
  expect(remember()).toBeNull();
  await page.unmount();
  here.platform.vault = { seal: async (text) => text, open: async (sealed) => sealed };
  await show(<LoginPage />);
  await screen.findByLabelText(/^Username/);
  expect(remember()).not.toBeNull();
  delete here.platform.vault;
});
