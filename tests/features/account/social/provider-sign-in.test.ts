import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { firebaseService } from '../../../../src/features/account/sign-in-service/firebase-service.ts';
import {
  $signInService,
  signInService,
} from '../../../../src/features/account/sign-in-service/load-sign-in-service.ts';
import {
  emulatorOf,
  type Provider,
  type ServiceConfig,
} from '../../../../src/features/account/sign-in-service/sign-in-service.ts';
import { knownProviders } from '../../../../src/features/account/social/provider-redirect.ts';
import {
  createSocialSignIn,
  type SocialSignIn,
} from '../../../../src/features/account/social/social-sign-in.ts';
import { login } from '../../../../src/gateway/endpoints/session.ts';
import { $session } from '../../../../src/session/session.ts';
import { settled, until } from '../../../support/patient.ts';
import { settle } from '../../../support/settle.ts';
import { ORIGIN, type TestEnvironment, testEnvironment } from '../../../support/test-environment.ts';
import { openedBodies } from '../support/opened-bodies.ts';
import { choose, reachService, SERVICE, type TestRedirect, testRedirect } from '../support/provider.ts';

const KEY = 'sign-in-trip';
let here: TestEnvironment;
let redirect: TestRedirect;
let called: string[];
let made: SocialSignIn[];

async function start(config: Record<string, unknown> = { signInService: SERVICE }) {
  here = await testEnvironment({ config });
  called = reachService(here);
  redirect = testRedirect();
  made = [];
}
// Loads lazy modules before the tests, whose time limits do not include compiling.
beforeAll(() => import('../../../../src/gateway/http/seal.ts'));
beforeEach(() => start());
afterEach(async () => {
  for (const social of made) social.stop();
  // A pending request would count in the next test.
  await settle();
});

function social(audience?: 'agent'): SocialSignIn {
  const one = createSocialSignIn(audience, redirect);
  made.push(one);
  return one;
}

/** Starts a sign-in. @returns the address of the provider's page */
async function leaveBy(provider: Provider): Promise<URL> {
  redirect.left.length = 0;
  void social().start(provider);
  return new URL(await until(() => redirect.left[0]));
}

/** Reloads the page with the provider's response. @returns the sign-in's state */
function comeBack(params: URLSearchParams, audience?: 'agent'): SocialSignIn {
  redirect.answer(params);
  return social(audience);
}

const failed = async (one: SocialSignIn) =>
  settled(() => {
    const now = one.$social.get();
    if (now.state !== 'failed') throw new Error(now.state);
    return now.error;
  });

describe('configured providers', { tags: ['LG-3'] }, () => {
  test('have a client id, Facebook first', async () => {
    expect(knownProviders()).toEqual(['facebook.com', 'google.com']);
    await start({ signInService: { ...SERVICE, clientIds: { google: 'demo.google' } } });
    expect(knownProviders()).toEqual(['google.com']);
    await start({});
    expect(knownProviders()).toEqual([]);
  });
});

describe('redirect to a provider', { tags: ['LG-3'] }, () => {
  test('Google: requests an ID token with a nonce, and asks for the account', async () => {
    await start({ signInService: { ...SERVICE, emulator: undefined } });
    const address = await leaveBy('google.com');
    expect(address.origin + address.pathname).toBe('https://accounts.google.com/o/oauth2/v2/auth');
    expect(Object.fromEntries(address.searchParams)).toEqual({
      client_id: 'demo.google',
      redirect_uri: `${ORIGIN}/m/login`,
      response_type: 'id_token',
      scope: 'openid email profile',
      state: expect.stringMatching(/^[0-9a-f]{32}$/),
      nonce: expect.stringMatching(/^[0-9a-f]{64}$/),
      prompt: 'select_account',
    });
    const trip = JSON.parse(here.platform.sessionStorage.get(KEY)!);
    expect(trip).toMatchObject({ provider: 'google.com', state: address.searchParams.get('state') });
    const nonce = await crypto.subtle.digest('SHA-256', Buffer.from(trip.rawNonce));
    expect(address.searchParams.get('nonce')).toBe(Buffer.from(nonce).toString('hex'));
    expect(trip.rawNonce).not.toBe(trip.state);
  });

  test('Facebook: requests an access token without a nonce', async () => {
    await start({ signInService: { ...SERVICE, emulator: undefined } });
    const address = await leaveBy('facebook.com');
    expect(address.origin + address.pathname).toBe('https://www.facebook.com/dialog/oauth');
    expect(Object.fromEntries(address.searchParams)).toEqual({
      client_id: 'demo.facebook',
      redirect_uri: `${ORIGIN}/m/login`,
      response_type: 'token',
      scope: 'public_profile email',
      state: expect.stringMatching(/^[0-9a-f]{32}$/),
    });
  });

  test('stays busy until the return and starts once', async () => {
    const one = social();
    await settled(() => expect(one.$social.get()).toEqual({ state: 'idle' }));
    void one.start('google.com');
    expect(one.$social.get()).toEqual({ state: 'busy', provider: 'google.com' });
    await one.start('facebook.com');
    await until(() => redirect.left[0]);
    expect(redirect.left).toHaveLength(1);
    redirect.back();
    await settled(() => expect(one.$social.get()).toEqual({ state: 'idle' }));
    expect(here.platform.sessionStorage.get(KEY)).toBeUndefined();
  });

  test.each([
    ['/m/home?x=1', '/m/login'],
    ['/m/register?code=c', '/m/register?code=c'],
    ['/m/login?from=%2Fm%2Fset', '/m/login?from=%2Fm%2Fset'],
  ])('returns from %s to %s', async (at, back) => {
    here.platform.here = () => at;
    await leaveBy('google.com');
    expect(redirect.backTo).toEqual([back]);
  });

  test('uses new random values each time', async () => {
    const [one, other] = [await leaveBy('google.com'), await leaveBy('google.com')];
    for (const name of ['state', 'nonce']) {
      expect(one.searchParams.get(name)).not.toBe(other.searchParams.get(name));
    }
  });
});

describe('return from a provider', { tags: ['LG-3'] }, () => {
  test('signs in with Google, encrypted, and stores nothing', async () => {
    const bodies = openedBodies(here, login);
    const one = comeBack(await choose(here, (await leaveBy('google.com')).href, 0));
    const states: unknown[] = [];
    one.$social.subscribe((state) => void states.push(state));
    await until(() => $session.get() && one.$social.get().state === 'idle');
    expect(states).toContainEqual({ state: 'busy', provider: 'google.com' });
    expect(bodies.map(({ body }) => body)).toEqual([
      {
        type: 'firebase',
        firebaseIdToken: expect.stringMatching(/^ey/),
        username: expect.stringMatching(/^[0-9a-f]{28}$/),
        password: '',
        rememberPassword: false,
      },
    ]);
    expect(called).toEqual(['signInWithIdp', 'lookup']);
    expect(here.platform.sessionStorage.get(KEY)).toBeUndefined();
  });

  test("signs in with Facebook for the form's audience", async () => {
    const bodies = openedBodies(here, login);
    comeBack(await choose(here, (await leaveBy('facebook.com')).href, 1), 'agent');
    await until(() => bodies.length);
    expect(bodies[0]?.body).toMatchObject({ type: 'firebase', audience: 'agent' });
  });

  test('expires after 15 minutes', async () => {
    let now = Date.now();
    here.platform.now = () => now;
    const late = await choose(here, (await leaveBy('google.com')).href, 0);
    now += 15 * 60_000 + 1;
    const one = comeBack(late);
    await settle();
    expect([one.$social.get(), called, $session.get()]).toEqual([{ state: 'idle' }, [], undefined]);
    const timely = await choose(here, (await leaveBy('google.com')).href, 0);
    now += 15 * 60_000;
    comeBack(timely);
    await until(() => $session.get());
  });

  test.each([
    ['who changed their mind', (params: URLSearchParams) => params.set('error', 'access_denied')],
    ['whom somebody else sent', (params: URLSearchParams) => params.set('state', '0'.repeat(32))],
    ['who never left', () => here.platform.sessionStorage.remove(KEY)],
    ['of whom nothing readable is known', () => here.platform.sessionStorage.set(KEY, '{"provider":"x"}')],
  ])('ignores a return %s without a message or request', async (_, change) => {
    const params = await choose(here, (await leaveBy('google.com')).href, 0);
    change(params);
    const one = comeBack(params);
    await settle();
    expect([one.$social.get(), called, $session.get()]).toEqual([{ state: 'idle' }, [], undefined]);
    expect(here.platform.sessionStorage.get(KEY)).toBeUndefined();
  });

  test.each<[string, (params: URLSearchParams) => unknown]>([
    ['an error', (params) => params.set('error', 'server_error')],
    ['no token', (params) => params.delete('id_token')],
    ['a token that is none', (params) => params.set('id_token', 'x')],
    ['a token that cannot be read', (params) => params.set('id_token', 'a.%.c')],
    ['a token for another site', (params) => params.set('id_token', forged(params, { aud: 'other' }))],
    ['a token of another visit', (params) => params.set('id_token', forged(params, { nonce: 'other' }))],
  ])('%s is reported as a failure of the service', async (_, change) => {
    const params = await choose(here, (await leaveBy('google.com')).href, 0);
    change(params);
    expect(await failed(comeBack(params))).toMatchObject({
      kind: 'malformed',
      code: 'sign_in_service',
    });
    expect(called).toEqual([]);
  });

  test('reads a token with non-Latin letters', async () => {
    const params = await choose(here, (await leaveBy('google.com')).href, 0);
    params.set('id_token', forged(params, { name: 'Ünïcode نور ?>~' }));
    comeBack(params);
    await until(() => called.length);
    expect(called[0]).toBe('signInWithIdp');
  });

  test('starts no session after the form was left', async () => {
    const hold = here.gateway.faults!.hold('login');
    const one = comeBack(await choose(here, (await leaveBy('google.com')).href, 0));
    await hold.reached;
    one.stop();
    hold.release();
    await settle();
    expect($session.get()).toBeUndefined();
  });

  test('shows a refusal of the gateway and allows a retry', async () => {
    const params = await choose(here, (await leaveBy('google.com')).href, 0);
    here.gateway.switches.whitelabel = { GOOGLELOGIN3: false };
    const one = comeBack(params);
    expect(await failed(one)).toMatchObject({ kind: 'refused', code: 'permission.denied' });
    redirect.left.length = 0;
    void one.start('facebook.com');
    expect(one.$social.get()).toEqual({ state: 'busy', provider: 'facebook.com' });
    await until(() => redirect.left[0]);
  });
});

/** Changes the claims of the emulator's token; the service, not the site, verifies signatures. */
function forged(params: URLSearchParams, claims: object): string {
  const [head, body, signature] = params.get('id_token')!.split('.');
  const known = JSON.parse(Buffer.from(body!, 'base64url').toString());
  return [head, Buffer.from(JSON.stringify({ ...known, ...claims })).toString('base64url'), signature].join(
    '.',
  );
}

describe('sign-in service', () => {
  const config: ServiceConfig = { ...SERVICE, provider: 'firebase', phone: true };

  test('is absent, or waits for its first use and is created once per configuration', async () => {
    const stop = $signInService.listen(() => {});
    const service = await signInService();
    expect($signInService.get()).toBe('ready');
    expect(await signInService()).toBe(service);
    await start({});
    expect($signInService.get()).toBe('absent');
    await expect(signInService()).rejects.toMatchObject({ kind: 'malformed', code: 'sign_in_service' });
    await start({ signInService: { ...SERVICE, apiKey: 'another' } });
    expect(await signInService()).not.toBe(service);
    stop();
  });

  test("uses the emulator at the configured origin, at the page's origin, or none", () => {
    vi.stubGlobal('location', { origin: 'https://casino.example' });
    expect(emulatorOf(config)).toBe(ORIGIN);
    expect(emulatorOf({ ...config, emulator: '' })).toBe('https://casino.example');
    const { emulator: _, ...real } = config;
    expect(emulatorOf(real)).toBeUndefined();
  });

  test.each([
    ['INVALID_CODE', 'refused', 'verification.code.wrong'],
    ['SESSION_EXPIRED', 'refused', 'verification.code.wrong'],
    ['INVALID_SESSION_INFO', 'refused', 'verification.code.wrong'],
    ['MISSING_CODE', 'malformed', 'sign_in_service'],
    ['INVALID_PHONE_NUMBER', 'refused', 'member.mobile.format'],
    ['MISSING_PHONE_NUMBER', 'refused', 'member.mobile.format'],
    ['CAPTCHA_CHECK_FAILED', 'refused', 'human.verification.wrong'],
    ['TOO_MANY_ATTEMPTS_TRY_LATER', 'refused', 'request.too.many'],
    ['QUOTA_EXCEEDED', 'refused', 'request.too.many'],
    ['INVALID_APP_CREDENTIAL', 'refused', 'human.verification.wrong'],
    ['MISSING_APP_CREDENTIAL', 'refused', 'human.verification.wrong'],
    ['USER_DISABLED', 'refused', 'login.locked'],
    ['OPERATION_NOT_ALLOWED', 'refused', 'permission.denied'],
    ['SOMETHING_NEW', 'malformed', 'sign_in_service'],
  ])('reports %s as %s %s', async (message, kind, code) => {
    vi.stubGlobal('fetch', async () => Response.json({ error: { message } }, { status: 400 }));
    const service = firebaseService(config);
    await expect(service.sendCode('+919876543210', 'a person')).rejects.toMatchObject({ kind, code });
  });

  test('reports an unreachable service as offline', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    const service = firebaseService(config);
    await expect(service.sendCode('+919876543210', 'a person')).rejects.toMatchObject({ kind: 'offline' });
  });
});
