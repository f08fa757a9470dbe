import { act, screen, waitFor } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { $signInService } from '../../../../src/features/account/sign-in-service/load-sign-in-service.ts';
import { login } from '../../../../src/gateway/endpoints/session.ts';
import { loadMessages } from '../../../../src/i18n/language.ts';
import LoginPage from '../../../../src/pages/login.tsx';
import RegisterPage from '../../../../src/pages/register.tsx';
import { $session, clearSession } from '../../../../src/session/session.ts';
import { reloadStatus } from '../../../support/reload-status.ts';
import { show, type View } from '../../../support/show.tsx';
import { type TestEnvironment, testEnvironment } from '../../../support/test-environment.ts';
import { user } from '../../../support/user.ts';
import { openedBodies } from '../support/opened-bodies.ts';
import { choose, reachService, SERVICE, type TestRedirect, testRedirect } from '../support/provider.ts';

let here: TestEnvironment;
let view: View;
let redirect: TestRedirect;
let called: string[];

async function start(config: Record<string, unknown> = { signInService: SERVICE }) {
  here = await testEnvironment({ config });
  await loadMessages(['account']);
  called = reachService(here);
  redirect = testRedirect();
  here.platform.oauthRedirect = redirect;
}
// Loads lazy modules before the tests, whose time limits do not include compiling.
beforeAll(async () => {
  await Promise.all([
    import('../../../../src/features/account/sign-in-service/firebase-service.ts'),
    import('../../../../src/gateway/http/seal.ts'),
  ]);
});
beforeEach(() => start());

const name = /^Continue with/;
const buttons = () =>
  screen.queryAllByRole('button', { name }).map((button) => button.getAttribute('aria-label'));
const shown = async () =>
  (await screen.findAllByRole('button', { name })).map((button) => button.getAttribute('aria-label'));
const press = async (name: string | RegExp) => user.click(await screen.findByRole('button', { name }));
const google = () => screen.findByRole('button', { name: 'Continue with Google' });

/** Sets flags at the gateway and refetches them. */
async function switchFlags(flags: Record<string, boolean>): Promise<void> {
  here.gateway.switches.whitelabel = flags;
  await act(reloadStatus);
}

/** Starts a sign-in with a button. @returns the address of the provider's page */
async function leaveBy(name: string): Promise<string> {
  view = await show(<LoginPage />);
  await press(`Continue with ${name}`);
  await waitFor(() => expect(redirect.left).not.toEqual([]));
  return redirect.left[0]!;
}

/** Reloads the page with the provider's response. */
async function comeBack(params: URLSearchParams): Promise<void> {
  await view.unmount();
  redirect.answer(params);
  view = await show(<LoginPage />);
}

describe('visibility of the buttons', { tags: ['LG-3'] }, () => {
  const both = ['Continue with Facebook', 'Continue with Google'];

  test('each shows with its flag, before any code of the service is loaded', async () => {
    // Code loaded by another test stays loaded.
    const before = $signInService.get();
    view = await show(<LoginPage />);
    expect(await shown()).toEqual(both);
    expect($signInService.get()).toBe(before);
    await switchFlags({ FACEBOOKLOGIN3: false });
    await waitFor(() => expect(buttons()).toEqual([both[1]]));
    expect(called).toEqual([]);
  });

  test('show only for the username method', async () => {
    view = await show(<LoginPage />);
    await shown();
    await switchFlags({ MOBILEVERCODELOGIN3: true });
    await press('Mobile number');
    expect(buttons()).toEqual([]);
    await press('Username');
    expect(buttons()).toEqual(both);
  });

  test('show on registration too', { tags: ['RG-10'] }, async () => {
    view = await show(<RegisterPage />);
    expect(await shown()).toEqual(both);
  });

  test.each([
    ['without the service', {}],
    ['without names at the providers', { signInService: { ...SERVICE, clientIds: {} } }],
  ])('are hidden %s', async (_, config) => {
    await start(config);
    view = await show(<LoginPage />);
    await screen.findByRole('button', { name: 'Free play' });
    expect(buttons()).toEqual([]);
  });

  test('are hidden on platforms that cannot navigate to another origin', async () => {
    delete here.platform.oauthRedirect;
    view = await show(<LoginPage />);
    await screen.findByRole('button', { name: 'Free play' });
    expect(buttons()).toEqual([]);
  });
});

describe('sign-in with a provider', { tags: ['LG-3'] }, () => {
  test('Google: the gateway opens a session, and the token is not stored', async () => {
    const bodies = openedBodies(here, login);
    const stored = vi.spyOn(here.platform.sessionStorage, 'set');
    const address = await leaveBy('Google');
    expect((await google()).getAttribute('aria-busy')).toBe('true');
    await comeBack(await choose(here, address, 0));
    await waitFor(() => expect($session.get()).toBeDefined());
    expect($session.get()?.userName).toMatch(/^AnaMarn_\d{6}$/);
    expect(here.seen.navigated).toEqual([{ address: '/m/home', replace: true }]);
    const token = String(bodies[0]?.body.firebaseIdToken);
    expect([...stored.mock.calls].filter(([, value]) => value.includes(token))).toEqual([]);
    expect(here.platform.sessionStorage.get('sign-in-trip')).toBeUndefined();
  });

  test('Facebook: sends the access token, and the same person gets the same account', async () => {
    const names: (string | undefined)[] = [];
    for (let times = 0; times < 2; times++) {
      if (times) {
        await view.unmount();
        clearSession();
        redirect.left.length = 0;
      }
      await comeBack(await choose(here, await leaveBy('Facebook'), 1));
      await waitFor(() => expect($session.get()).toBeDefined());
      names.push($session.get()?.userName);
    }
    expect(names[0]).toMatch(/^BilalQure_\d{6}$/);
    expect(names[1]).toBe(names[0]);
  });

  test('cancelling or going back shows no message and allows a retry', async () => {
    await comeBack(await choose(here, await leaveBy('Google'), -1));
    await google();
    expect(screen.queryByRole('alert')).toBeNull();
    await user.click(await google());
    await waitFor(() => expect(redirect.left).toHaveLength(2));
    redirect.back();
    await screen.findByRole('button', { name: 'Continue with Google', busy: false });
    expect(screen.queryByRole('alert')).toBeNull();
    expect(called).toEqual([]);
  });

  test('reports an error response of the provider', async () => {
    const state = new URL(await leaveBy('Google')).searchParams.get('state')!;
    await comeBack(new URLSearchParams({ error: 'server_error', state }));
    expect((await screen.findByRole('alert')).textContent).toBe('That login did not work. Please try again.');
    expect(called).toEqual([]);
  });

  test("shows the gateway's refusal", async () => {
    const params = await choose(here, await leaveBy('Google'), 0);
    here.gateway.switches.whitelabel = { GOOGLELOGIN3: false, FACEBOOKLOGIN3: true };
    await comeBack(params);
    expect((await screen.findByRole('alert')).textContent).toContain('does not have permission');
  });

  test('reports an unreachable service', async () => {
    const params = await choose(here, await leaveBy('Google'), 0);
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    await comeBack(params);
    expect((await screen.findByRole('alert')).textContent).toContain('The server is not responding');
  });
});
