import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { codeAt } from '../../demo/gateway/factors/time-codes.ts';
import { signIn } from '../../src/features/account/sign-in.ts';
import {
  activateCodes,
  addPasskey,
  confirm,
  startCodes,
  startPasskey,
} from '../../src/gateway/endpoints/second-factor.ts';
import { withdraw } from '../../src/gateway/endpoints/wallet.ts';
import { call } from '../../src/gateway/http/client.ts';
import { loadMessages } from '../../src/i18n/language.ts';
import { providePlatform } from '../../src/platform/platform.ts';
import { withConfirmation } from '../../src/second-factor/confirmation.ts';
import ProofDialog from '../../src/second-factor/proof-dialog.tsx';
import { $proofQuestion } from '../../src/second-factor/proof-question.ts';
import { $session, clearSession } from '../../src/session/session.ts';
import { $confirmation } from '../../src/ui/confirm.ts';
import { createAuthenticator } from '../support/authenticator.ts';
import { show } from '../support/show.tsx';
import { DEMO_PASSWORD, ORIGIN, type TestEnvironment, testEnvironment } from '../support/test-environment.ts';
import { user } from '../support/user.ts';

const STEP = 30_000;
let here: TestEnvironment;
let now: number;
let secret: string;

const code = () => codeAt(secret, Math.floor(now / STEP));
const login = (signal = new AbortController().signal) =>
  signIn({ type: 'username', username: 'maya7', password: DEMO_PASSWORD, rememberPassword: false }, signal);
const methods = () =>
  screen
    .getAllByRole('button')
    .map((button) => button.textContent)
    .filter(Boolean);
const pay = () =>
  withConfirmation('withdraw', (confirmed) => call(withdraw, { body: { amount: 1, ...confirmed } }));

async function confirmation(): Promise<string> {
  const proof = { method: 'password', password: DEMO_PASSWORD } as const;
  return (await call(confirm, { body: { purpose: 'factors', proof } })).confirmation;
}

beforeEach(async () => {
  now = Date.now();
  here = await testEnvironment({ clock: () => now });
  await loadMessages(['account', 'security']);
  await here.signIn();
  secret = (await call(startCodes, { body: { confirmation: await confirmation() } })).secret;
  await call(activateCodes, { body: { code: code() } });
  now += STEP;
});
afterEach(() => act(async () => $confirmation.get()?.answer(false)));

test('a withdrawal asks for a code, again after a wrong one, and is sent with the confirmation', async () => {
  await show(<ProofDialog />);
  const paid = pay();
  const field = await screen.findByRole('textbox', { name: /^Code from the app/ });
  expect(screen.getByRole('dialog', { name: 'Confirm the withdrawal' })).toBeTruthy();
  await user.type(field, '000000{Enter}');
  await screen.findByText('Wrong, or already used. Check it and try again.');
  expect(document.activeElement).toBe(field);
  await user.clear(field);
  await user.type(field, `${code().slice(0, 3)} ${code().slice(3)}{Enter}`);
  expect(await paid).toMatchObject({ state: 'done' });
  expect($confirmation.get()).toBeUndefined();
  expect(here.sentTo(withdraw)).toHaveLength(2);
});

test('names a wrong password as such', async () => {
  await here.signIn('newbie');
  await show(<ProofDialog />);
  const cancelled = withConfirmation('factors', (confirmed) => call(startCodes, { body: confirmed }));
  cancelled.catch(() => {});
  await user.type(await screen.findByLabelText(/^Password/), 'wrong-1234{Enter}');
  await screen.findByText('The current password is wrong.');
  await act(async () => $confirmation.get()?.answer(false));
  await expect(cancelled).rejects.toMatchObject({ kind: 'aborted' });
});

test('a cancelled confirmation sends nothing more and is no failure', async () => {
  await show(<ProofDialog />);
  const paid = pay().catch((error: unknown) => error);
  await user.click(await screen.findByRole('button', { name: 'Close' }));
  expect(await paid).toMatchObject({ kind: 'aborted' });
  expect(here.sentTo(withdraw)).toHaveLength(1);
});

test('a confirmation for a session that ended meanwhile is not sent', async () => {
  await show(<ProofDialog />);
  const hold = here.gateway.faults!.hold('confirm');
  const paid = pay().catch((error: unknown) => error);
  await user.type(await screen.findByRole('textbox', { name: /^Code from the app/ }), `${code()}{Enter}`);
  await hold.reached;
  clearSession();
  hold.release();
  expect(await paid).toMatchObject({ kind: 'aborted' });
  expect(here.sentTo(withdraw)).toHaveLength(1);
});

test('a login asks for the second factor and stores the session', async () => {
  clearSession();
  await show(<ProofDialog />);
  const done = login();
  const field = await screen.findByRole('textbox', { name: /^Code from the app/ });
  expect($session.get()).toBeUndefined();
  await user.type(field, `${code()}{Enter}`);
  await done;
  expect($session.get()).toMatchObject({ userName: 'maya7' });
});

test('leaving the login closes the dialog', async () => {
  clearSession();
  await show(<ProofDialog />);
  const given = new AbortController();
  const done = login(given.signal).catch((error: unknown) => error);
  await screen.findByRole('dialog');
  await act(async () => given.abort());
  expect(await done).toMatchObject({ kind: 'aborted' });
  expect($confirmation.get()).toBeUndefined();
  expect($proofQuestion.get()).toBeUndefined();
});

test('offers recovery codes only on the player’s own device, and no passkeys where there are none', async () => {
  await show(<ProofDialog />);
  const first = pay().catch(() => {});
  await screen.findByRole('dialog');
  expect(methods()).toEqual(['Confirm']);
  await act(async () => $confirmation.get()?.answer(false));
  await first;
  providePlatform({ ...here.platform, ownDevice: true });
  void pay().catch(() => {});
  await screen.findByRole('dialog');
  expect(methods()).toEqual(['Confirm', 'Use a recovery code']);
  await user.click(screen.getByRole('button', { name: 'Use a recovery code' }));
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /^Recovery code/ }));
});

test('sends a player with a passkey to their own device only from a terminal', async () => {
  clearSession();
  await here.signIn('ravi1');
  const options = await call(startPasskey, { body: { confirmation: await confirmation() } });
  const credential = createAuthenticator({ origin: ORIGIN }).create(options);
  await call(addPasskey, { body: { credential } });
  await show(<ProofDialog />);
  void pay().catch(() => {});
  await screen.findByText('Your passkey and recovery codes are for your own device. Do this there.');
  expect(screen.queryByRole('textbox')).toBeNull();
});
