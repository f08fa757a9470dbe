import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  addPasskey,
  confirm,
  loginByPasskey,
  startPasskey,
  startPasskeyLogin,
} from '../../../../src/gateway/endpoints/second-factor.ts';
import { call } from '../../../../src/gateway/http/client.ts';
import { loadMessages } from '../../../../src/i18n/language.ts';
import LoginPage from '../../../../src/pages/login.tsx';
import { $session, clearSession } from '../../../../src/session/session.ts';
import { createAuthenticator } from '../../../support/authenticator.ts';
import { pass, stopClock } from '../../../support/clock.ts';
import { field } from '../../../support/fields.ts';
import { show, type View } from '../../../support/show.tsx';
import { DEMO_PASSWORD, type TestEnvironment, testEnvironment } from '../../../support/test-environment.ts';
import { user } from '../../../support/user.ts';
import { waitStill } from '../../../support/wait-still.ts';

interface Request {
  mediation?: string;
  signal: AbortSignal;
  publicKey: { challenge: ArrayBuffer; rpId: string };
}

let here: TestEnvironment;
let requests: { options: Request; answer(credential: unknown): void }[];
let canAutofill: boolean;
const authenticator = createAuthenticator({ origin: 'http://gateway.test' });

/** Requests for passkeys in this page, which wait for an answer, or for their abort. */
function get(options: Request): Promise<unknown> {
  return new Promise((resolve, reject) => {
    options.signal.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
    requests.push({ options, answer: resolve });
  });
}
const waiting = () =>
  requests.filter(({ options }) => !options.signal.aborted).map(({ options }) => options.mediation);

/** What the browser returns for the authenticator's response. */
function credentialFor({ publicKey }: Request) {
  const challenge = Buffer.from(publicKey.challenge).toString('base64url');
  const signed = authenticator.sign({ challenge, rpId: publicKey.rpId });
  const bytes = (text: string) => new Uint8Array(Buffer.from(text, 'base64url')).buffer;
  const { authenticatorData, clientDataJSON, signature } = signed.response;
  return {
    ...signed,
    rawId: bytes(signed.rawId),
    response: {
      authenticatorData: bytes(authenticatorData),
      clientDataJSON: bytes(clientDataJSON),
      signature: bytes(signature),
    },
    getClientExtensionResults: () => ({}),
  };
}

let view: View;
const open = async (platform: { ownDevice?: true } = { ownDevice: true }) => {
  Object.assign(here.platform, platform);
  view = await show(<LoginPage />);
  await screen.findByLabelText(/^Username/);
};

beforeEach(async () => {
  requests = [];
  canAutofill = true;
  vi.stubGlobal(
    'PublicKeyCredential',
    Object.assign(() => {}, { isConditionalMediationAvailable: async () => canAutofill }),
  );
  vi.stubGlobal('navigator', Object.create(navigator, { credentials: { value: { get } } }));
  history.replaceState(null, '', '/m/login');
  here = await testEnvironment();
  await loadMessages(['account']);
});
afterEach(async () => {
  await view.unmount();
  clearSession();
});

/** Adds the authenticator's passkey to the account. */
async function addOwnPasskey(): Promise<void> {
  await here.signIn();
  const proof = { method: 'password', password: DEMO_PASSWORD } as const;
  const { confirmation } = await call(confirm, { body: { purpose: 'factors', proof } });
  const options = await call(startPasskey, { body: { confirmation } });
  await call(addPasskey, { body: { credential: authenticator.create(options) } });
  clearSession();
}

test('the field for the username offers passkeys, and the chosen one logs in', async () => {
  await addOwnPasskey();
  await open();
  expect(field('Username').getAttribute('autocomplete')).toBe('username webauthn');
  await waitFor(() => expect(waiting()).toEqual(['conditional']));
  const [{ options, answer }] = requests as [(typeof requests)[0]];
  await act(async () => answer(credentialFor(options)));
  await waitFor(() => expect($session.get()?.userName).toBe('maya7'));
  expect(here.sentTo(loginByPasskey)).toHaveLength(1);
});

test('a passkey that the gateway refuses shows why, and passkeys are offered again', async () => {
  await open();
  await waitFor(() => expect(waiting()).toEqual(['conditional']));
  await act(async () => requests[0]!.answer(credentialFor(requests[0]!.options)));
  expect((await screen.findByRole('alert')).textContent).toBe(
    'This passkey could not be used. Log in another way.',
  );
  await waitFor(() => expect(requests).toHaveLength(2));
});

test('the request ends with the form', async () => {
  await open();
  await waitFor(() => expect(waiting()).toEqual(['conditional']));
  await view.unmount();
  expect(waiting()).toEqual([]);
});

test('the challenge is renewed after four minutes', async () => {
  stopClock();
  Object.assign(here.platform, { ownDevice: true });
  view = await show(<LoginPage />);
  await waitStill(() => expect(waiting()).toEqual(['conditional']));
  await act(() => pass(239_000));
  expect(requests).toHaveLength(1);
  await act(() => pass(1_000));
  await waitStill(() => expect(requests).toHaveLength(2));
  expect(waiting()).toEqual(['conditional']);
});

test('the button takes over, and after a cancelled request passkeys are offered again', async () => {
  await open();
  await waitFor(() => expect(waiting()).toEqual(['conditional']));
  await user.click(screen.getByRole('button', { name: 'Log in with a passkey' }));
  await waitFor(() => expect(requests).toHaveLength(2));
  expect(waiting()).toEqual([undefined]);
  const { WebAuthnAbortService } = await import('@simplewebauthn/browser');
  await act(async () => WebAuthnAbortService.cancelCeremony());
  await waitFor(() => expect(waiting()).toEqual(['conditional']));
});

test.each([
  [
    'a browser without it',
    () => {
      canAutofill = false;
    },
    { ownDevice: true } as const,
  ],
  [
    'a browser without passkeys',
    () => void Reflect.deleteProperty(globalThis, 'PublicKeyCredential'),
    { ownDevice: true } as const,
  ],
  ['a terminal, and in the embed’s iframe', () => {}, {}],
])('nothing is requested in %s', async (_, change, platform) => {
  change();
  await open(platform);
  await new Promise((go) => setTimeout(go, 50));
  expect(requests).toEqual([]);
  expect(here.sentTo(startPasskeyLogin)).toEqual([]);
});

test('a terminal’s field for the username has no passkeys', async () => {
  await open({});
  expect(field('Username').getAttribute('autocomplete')).toBe('username');
});
