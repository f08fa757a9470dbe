// @module-tag KI-1
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { terminals } from '../../../demo/fixtures/operator/terminals.ts';
import { $kioskConfig } from '../../../kiosk/config/kiosk-config.ts';
import { readKioskConfig } from '../../../kiosk/config/read-kiosk-config.ts';
import { type KioskPlatform, kioskPlatform } from '../../../kiosk/device/platform.ts';
import { currentIdleSeconds, extendIdleForPhone } from '../../../kiosk/phone-sign-in/busy-with-phone.ts';
import { PhoneSignInDialog } from '../../../kiosk/phone-sign-in/phone-sign-in.tsx';
import {
  $phoneSignIn,
  closePhoneSignIn,
  openPhoneSignIn,
} from '../../../kiosk/phone-sign-in/phone-sign-in-store.ts';
import { endVisit } from '../../../kiosk/visit/visit.ts';
import { LoginForm } from '../../../src/features/account/login/login-form.tsx';
import {
  agreeToPairing,
  cancelPairing,
  getTerminalSession,
  lookUpPairing,
  pollPairing,
  refusePairing,
  startPairing,
} from '../../../src/gateway/endpoints/pairing.ts';
import { getMember, login } from '../../../src/gateway/endpoints/session.ts';
import { call } from '../../../src/gateway/http/client.ts';
import { loadMessages } from '../../../src/i18n/language.ts';
import { providePlatform } from '../../../src/platform/platform.ts';
import { $session, clearSession } from '../../../src/session/session.ts';
import { credentials } from '../../demo/harness.ts';
import { show } from '../../support/show.tsx';
import { type TestEnvironment, testEnvironment } from '../../support/test-environment.ts';

const KEY = terminals.find(({ id }) => id === 'lounge-1')!.key;

let here: TestEnvironment;
let platform: KioskPlatform;
let phone: string;

beforeEach(async () => {
  vi.useFakeTimers();
  here = await testEnvironment({ clock: Date.now });
  platform = kioskPlatform();
  providePlatform(platform);
  await loadMessages(['kiosk', 'account']);
  $kioskConfig.set(
    readKioskConfig(JSON.stringify({ venue: 'Hall', terminals: { 'lounge-1': {} } }), 'lounge-1'),
  );
  history.replaceState(null, '', `/kiosk/?terminal=lounge-1#key=${KEY}`);
  phone = (await call(login, { body: credentials('maya7') })).token;
});
afterEach(async () => {
  closePhoneSignIn();
  clearSession();
  await vi.runOnlyPendingTimersAsync();
  history.replaceState(null, '', '/');
  $kioskConfig.set(undefined);
});

/** Advances the clock and runs due timers. */
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

/** Opens the sign-in and waits for its code. */
async function opened() {
  await show(<PhoneSignInDialog />);
  await act(async () => openPhoneSignIn());
  await pass(0);
  const shown = $phoneSignIn.get();
  if (shown?.state !== 'waiting') throw new Error(`It is ${shown?.state}`);
  return shown;
}

const look = (userCode: string, token = phone) => call(lookUpPairing, { body: { userCode } }, { token });
const agree = (pairingId: string, number: number) =>
  call(agreeToPairing, { body: { pairingId, number } }, { token: phone });
const there = async () => (await call(getTerminalSession, {}, { token: phone })).terminalSession;

describe('a code on the terminal', () => {
  test('has a number, follows the progress on the phone, and signs the terminal in after approval', async () => {
    const { userCode, number } = await opened();
    expect(screen.getByText(userCode)).toBeTruthy();
    expect(screen.getByText(String(number))).toBeTruthy();
    expect(screen.getByRole('timer').textContent).toBe('180 seconds left');
    const { pairingId } = await look(userCode);
    await pass(2_000);
    expect(screen.getByText('Your phone has the code. Choose this number there:')).toBeTruthy();
    // A bystander can no longer use the code.
    expect(screen.queryByText(userCode)).toBeNull();
    await agree(pairingId, number);
    await pass(2_000);
    expect($session.get()?.userName).toBe('maya7');
    expect($phoneSignIn.get()).toBeUndefined();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(await there()).toMatchObject({ state: 'signedIn', terminal: 'Terminal 1, by the bar' });
    await pass(30_000);
    expect(await there()).toMatchObject({ state: 'signedIn' });
  });

  test('that was refused, contested or has expired says so and can be replaced', async () => {
    const { userCode } = await opened();
    const { pairingId } = await look(userCode);
    await call(refusePairing, { body: { pairingId } }, { token: phone });
    await pass(2_000);
    expect(screen.getByRole('alert').textContent).toContain('This was refused on the phone');
    await act(async () => screen.getByRole('button', { name: 'New code' }).click());
    await pass(0);
    expect(screen.getByText(($phoneSignIn.get() as { userCode: string }).userCode)).toBeTruthy();
    await look(($phoneSignIn.get() as { userCode: string }).userCode);
    const body = credentials('ravi1');
    const other = (await call(login, { body })).token;
    await look(($phoneSignIn.get() as { userCode: string }).userCode, other).catch(() => {});
    await pass(2_000);
    expect($phoneSignIn.get()).toEqual({ state: 'contested' });
    await act(async () => openPhoneSignIn());
    await pass(179_000);
    expect(screen.getByRole('timer').textContent).toBe('1 second left');
    await pass(6_000);
    expect(screen.getByRole('alert').textContent).toBe('This code has expired.');
    const requestCount = here.sentTo(pollPairing).length;
    await pass(60_000);
    expect(here.sentTo(pollPairing)).toHaveLength(requestCount);
  });

  test('says that the gateway is unreachable, and keeps trying', async () => {
    const { userCode, number } = await opened();
    here.gateway.faults!.set({ endpoint: 'pollPairing', drop: true });
    await pass(2_000);
    expect(screen.getByText('No connection. We keep trying.')).toBeTruthy();
    expect(screen.getByText(userCode)).toBeTruthy();
    const { pairingId } = await look(userCode);
    await agree(pairingId, number);
    here.gateway.faults!.clear();
    await pass(10_000);
    expect($session.get()?.userName).toBe('maya7');
  });

  test('expires and stops polling when the gateway is unreachable for longer than it lives', async () => {
    await opened();
    here.gateway.faults!.set({ endpoint: 'pollPairing', drop: true });
    await pass(240_000);
    expect($phoneSignIn.get()).toEqual({ state: 'expired' });
    const requestCount = here.sentTo(pollPairing).length;
    await pass(120_000);
    expect(here.sentTo(pollPairing)).toHaveLength(requestCount);
  });

  test('that cannot be created gives the reason and another try', async () => {
    here.gateway.faults!.set({ endpoint: 'startPairing', drop: true });
    await show(<PhoneSignInDialog />);
    await act(async () => openPhoneSignIn());
    await pass(0);
    expect(screen.getByRole('alert').textContent).toBeTruthy();
    here.gateway.faults!.clear();
    await act(async () => screen.getByRole('button', { name: 'New code' }).click());
    await pass(0);
    expect($phoneSignIn.get()?.state).toBe('waiting');
  });

  test('is polled no more often than the gateway asks', async () => {
    await opened();
    await pass(180_000);
    const times = here.sentTo(pollPairing).map(({ at }) => at);
    const pauses = times.slice(1).map((at, index) => Math.round((at - times[index]!) / 1000));
    expect(pauses[0]).toBe(2);
    expect(pauses.at(-1)).toBe(5);
    expect(pauses).toEqual([...pauses].sort((a, b) => a - b));
  });
});

describe('end of a visit', () => {
  test('removes a waiting code, and cancels it at the gateway', async () => {
    const { userCode } = await opened();
    await act(() => endVisit());
    expect($phoneSignIn.get()).toBeUndefined();
    await pass(0);
    await expect(look(userCode)).rejects.toMatchObject({ code: 'pairing.over' });
  });

  test('signs nobody in after the player approved, then or later', async () => {
    const { userCode, number } = await opened();
    await agree((await look(userCode)).pairingId, number);
    await act(() => endVisit());
    await pass(10_000);
    expect($session.get()).toBeUndefined();
    expect(await there()).toBeNull();
  });

  test('ends a session that is being handed over', async () => {
    const { userCode, number } = await opened();
    await agree((await look(userCode)).pairingId, number);
    const held = here.gateway.faults!.hold('pollPairing');
    await pass(2_000);
    await held.reached;
    expect(await there()).toMatchObject({ state: 'signedIn' });
    await act(() => endVisit());
    held.release();
    await pass(1_000);
    expect($session.get()).toBeUndefined();
    expect(await there()).toBeNull();
    expect((await call(getMember, {}, { token: phone })).account).toBe('maya7');
  });

  test('cancels the code as soon as an unreachable gateway is back', async () => {
    const { userCode } = await opened();
    here.gateway.faults!.set({ endpoint: 'cancelPairing', drop: true });
    await act(() => endVisit());
    await pass(3_000);
    expect(here.sentTo(cancelPairing).length).toBeGreaterThan(1);
    here.gateway.faults!.clear();
    await pass(10_000);
    await expect(look(userCode)).rejects.toMatchObject({ code: 'pairing.over' });
  });
});

describe('the idle time', () => {
  test('is three minutes while a code is shown, and progress on the phone restarts it', async () => {
    const touched = vi.fn();
    extendIdleForPhone(touched);
    expect(currentIdleSeconds()).toBe(60);
    const { userCode, number } = await opened();
    expect(currentIdleSeconds()).toBe(180);
    await pass(10_000);
    expect(touched).not.toHaveBeenCalled();
    const { pairingId } = await look(userCode);
    await pass(10_000);
    expect(touched).toHaveBeenCalledTimes(1);
    await agree(pairingId, number);
    await pass(2_000);
    expect(touched).toHaveBeenCalledTimes(2);
    expect(currentIdleSeconds()).toBe(60);
  });

  test('is not shortened by a code on a terminal with a longer one', async () => {
    const file = { venue: 'Hall', idleSeconds: 600, terminals: { 'lounge-1': {} } };
    $kioskConfig.set(readKioskConfig(JSON.stringify(file), 'lounge-1'));
    await opened();
    expect(currentIdleSeconds()).toBe(600);
  });
});

describe('the button', () => {
  const offered = () => screen.queryByRole('button', { name: 'Log in with your phone' }) !== null;

  test('is below the login of a terminal that has a key', async () => {
    await show(<LoginForm />);
    expect(offered()).toBe(true);
    await act(async () => screen.getByRole('button', { name: 'Log in with your phone' }).click());
    expect($phoneSignIn.get()).toBeDefined();
    expect(here.sentTo(startPairing)).toHaveLength(1);
  });

  test.each(['/kiosk/?terminal=lounge-1', '/kiosk/?terminal=lounge-1#key='])(
    'not at %s, which has none',
    async (address) => {
      history.replaceState(null, '', address);
      await show(<LoginForm />);
      expect(offered()).toBe(false);
    },
  );
});
