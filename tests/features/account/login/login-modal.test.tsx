import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { requirePasswordChange } from '../../../../src/session/password-change.ts';
import { $session, clearSession, startSession } from '../../../../src/session/session.ts';
import { clearPendingAction, openLoginOverPage } from '../../../../src/shell/drawers/login-over-page.tsx';
import Overlays from '../../../../src/shell/drawers/overlays.tsx';
import { $panel, closePanel, openPanel } from '../../../../src/shell/drawers/panels.ts';
import { fill } from '../../../support/fields.ts';
import { reloadStatus } from '../../../support/reload-status.ts';
import { show } from '../../../support/show.tsx';
import { DEMO_PASSWORD, type TestEnvironment, testEnvironment } from '../../../support/test-environment.ts';
import { user } from '../../../support/user.ts';

let here: TestEnvironment;
const goOn = vi.fn();
const dialog = () => screen.findByRole('dialog', { name: 'Log in' });

beforeEach(async () => {
  goOn.mockReset();
  here = await testEnvironment();
  await show(
    <>
      <button type="button" onClick={() => openLoginOverPage(goOn)}>
        Star
      </button>
      <Overlays />
    </>,
  );
  await user.click(screen.getByRole('button', { name: 'Star' }));
  await dialog();
});
afterEach(() => {
  closePanel();
  clearSession();
});

// The specification requires this class.
const marked = () => document.body.classList.contains('login-open');

async function logIn(): Promise<void> {
  await fill('Username', 'maya7');
  await fill('Password', DEMO_PASSWORD);
  await user.click(screen.getByRole('button', { name: 'Log in' }));
}

test("opening sets the flag and the body's class, closing removes them", { tags: ['LG-11'] }, async () => {
  expect([$panel.get(), marked()]).toEqual(['login', true]);
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect([$panel.get(), marked()]).toEqual([undefined, false]);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(goOn).not.toHaveBeenCalled();
});

test('focuses the username, and leaves the focus at the button that switches the method', {
  tags: ['LG-11'],
}, async () => {
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/^Username/)));
  here.gateway.switches.whitelabel = { MOBILEVERCODELOGIN3: true };
  await act(reloadStatus);
  await user.click(await screen.findByRole('button', { name: 'Mobile number' }));
  await screen.findByRole('textbox', { name: /^Mobile number/ });
  const byName = screen.getByRole('button', { name: 'Username' });
  await user.click(byName);
  await screen.findByLabelText(/^Username/);
  expect(document.activeElement).toBe(byName);
});

test('Escape closes it and restores focus', { tags: ['LG-11'] }, async () => {
  await act(async () => fireEvent(await dialog(), new Event('cancel', { cancelable: true })));
  expect([$panel.get(), marked()]).toEqual([undefined, false]);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Star' }));
});

test('after sign-in the page stays and the interrupted action runs once', { tags: ['LG-11'] }, async () => {
  await logIn();
  await waitFor(() => expect($panel.get()).toBeUndefined());
  expect($session.get()?.userName).toBe('maya7');
  expect([marked(), here.seen.navigated]).toEqual([false, []]);
  expect(goOn).toHaveBeenCalledOnce();
});

test('an action cancelled with the modal does not run after a later sign-in', {
  tags: ['LG-11'],
}, async () => {
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await act(async () => openPanel('login'));
  await dialog();
  await logIn();
  await waitFor(() => expect($panel.get()).toBeUndefined());
  expect(goOn).not.toHaveBeenCalled();
});

test('a sign-in in another tab closes it without running the action', { tags: ['LG-11'] }, async () => {
  const session = { merchantCode: 'foyer', userName: 'ravi1', type: 1, firstTimeLogin: false, read: false };
  await act(async () => {
    startSession({ ...session, token: 'of another tab' });
    clearPendingAction();
  });
  expect($panel.get()).toBeUndefined();
  expect(goOn).not.toHaveBeenCalled();
});

test('changes a temporary password first', { tags: ['LG-11', 'PW-4'] }, async () => {
  const session = { merchantCode: 'foyer', userName: 'maya7', type: 0, firstTimeLogin: false, read: false };
  await act(async () => {
    startSession({ ...session, token: 'of maya7' });
    requirePasswordChange();
  });
  expect([$panel.get(), here.seen.navigated.at(-1)?.address]).toEqual([undefined, '/m/changePsw']);
  expect(goOn).not.toHaveBeenCalled();
});

test('does not open over a page opened meanwhile', { tags: ['LG-11'] }, async () => {
  await user.click(screen.getByRole('button', { name: 'Close' }));
  openLoginOverPage(goOn);
  here.platform.navigate('/m/notice');
  await act(() => vi.dynamicImportSettled());
  expect($panel.get()).toBeUndefined();
});
