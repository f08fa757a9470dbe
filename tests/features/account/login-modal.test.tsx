import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { LOGIN_OPEN_CLASS } from '../../../src/features/account/login-modal.tsx';
import { $session, clearSession } from '../../../src/session/session.ts';
import { Overlays } from '../../../src/shell/overlays.tsx';
import { $panel, closePanel, openPanel } from '../../../src/shell/panels.ts';
import { fill } from '../../support/fields.ts';
import { show } from '../../support/show.tsx';
import { DEMO_PASSWORD, type TestEnvironment, testEnvironment } from '../../support/test-environment.ts';
import { user } from '../../support/user.ts';

let here: TestEnvironment;

beforeEach(async () => {
  here = await testEnvironment();
  await show(<Overlays />);
  await act(async () => openPanel('login'));
  await screen.findByRole('dialog', { name: 'Log in' });
});
afterEach(() => {
  closePanel();
  clearSession();
  here.close();
});

// The class is what A4 asks for.
const marked = () => document.body.classList.contains(LOGIN_OPEN_CLASS);

test('LG-11 opening sets the flag and marks the body, closing reverses both', async () => {
  expect([$panel.get(), marked()]).toEqual(['login', true]);
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect([$panel.get(), marked()]).toEqual([undefined, false]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('LG-11 whoever signs in stays on the page', async () => {
  await fill('Username', 'maya7');
  await fill('Password', DEMO_PASSWORD);
  await user.click(screen.getByRole('button', { name: 'Log in' }));
  await waitFor(() => expect($panel.get()).toBeUndefined());
  expect($session.get()?.userName).toBe('maya7');
  expect([marked(), here.seen.navigated]).toEqual([false, []]);
});
