// @module-tag KI-1
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { terminals } from '../../../demo/fixtures/operator/terminals.ts';
import TerminalState from '../../../src/features/terminal/terminal-state.tsx';
import {
  getTerminalSession,
  lookUpPairing,
  pollPairing,
  startPairing,
} from '../../../src/gateway/endpoints/pairing.ts';
import { openTrial } from '../../../src/gateway/endpoints/session.ts';
import { call } from '../../../src/gateway/http/client.ts';
import { loadMessages } from '../../../src/i18n/language.ts';
import TerminalPage from '../../../src/pages/terminal.tsx';
import { startSession } from '../../../src/session/session.ts';
import { show } from '../../support/show.tsx';
import { type TestEnvironment, testEnvironment } from '../../support/test-environment.ts';
import { user } from '../../support/user.ts';

const MINUTE = 60_000;

let here: TestEnvironment;
let now: number;
beforeEach(async () => {
  now = Date.UTC(2026, 0, 15, 12);
  here = await testEnvironment({ clock: () => now });
  await loadMessages(['terminal', 'account']);
  history.replaceState(null, '', '/m/terminal');
});
afterEach(() => history.replaceState(null, '', '/'));

const startAt = (id: string) =>
  call(startPairing, { body: { terminal: id, key: terminals.find((one) => one.id === id)!.key } });

/** Polls as the terminal, after its interval. */
function poll(deviceCode: string) {
  now += 5_000;
  return call(pollPairing, { body: { deviceCode } });
}

async function scan(userCode: string): Promise<void> {
  history.replaceState(null, '', `/m/terminal#${userCode}`);
  await show(<TerminalPage />);
}

const press = (name: string) => user.click(screen.getByRole('button', { name }));
const choose = (number: number) => user.click(screen.getByRole('radio', { name: String(number) }));
const sees = (text: string | RegExp) => screen.findByText(text);
const seesForm = () => screen.findByLabelText(/Code on the terminal/);

describe('sign-in at a terminal', () => {
  const steps = () => screen.queryAllByRole('listitem').map((item) => item.textContent);

  test('explains the steps to visitors', async () => {
    await show(<TerminalPage />);
    expect(steps()).toEqual([
      'Choose “Log in with your phone” at the terminal.',
      'Point your phone’s camera at the QR code, or enter the code here.',
      'Choose the number that the terminal shows.',
    ]);
  });

  test('a scanned code leaves the address and names the terminal; opening it signs no one in', async () => {
    await here.signIn();
    const { userCode, deviceCode } = await startAt('lounge-1');
    await scan(userCode);
    await sees('Are you at this terminal?');
    expect(location.href).not.toContain('#');
    expect(screen.getByText('Foyer Lounge')).toBeTruthy();
    expect(screen.getByText('Terminal 1, by the bar')).toBeTruthy();
    expect(screen.getAllByRole('radio')).toHaveLength(3);
    expect(steps()).toEqual([]);
    expect((await poll(deviceCode)).state).toBe('looked');
    for (const { query, path } of here.sent) expect(`${path}?${query}`).not.toContain(userCode);
  });

  test("the terminal's number signs in, and the phone can end the session", async () => {
    await here.signIn();
    const { userCode, deviceCode, number } = await startAt('lounge-1');
    await scan(userCode);
    await sees('Are you at this terminal?');
    await choose(number);
    await press('Log in at this terminal');
    await sees('Logging you in at the terminal.');
    expect((await poll(deviceCode)).session).toMatchObject({ userName: 'maya7' });
    await sees('You are logged in at this terminal');
    const row = await show(<TerminalState />);
    await waitFor(() => expect(row.container.textContent).toBe('Foyer Lounge'));
    await press('Log out there');
    await waitFor(() => expect(row.container.textContent).toBe(''));
    await seesForm();
    expect((await call(getTerminalSession, {})).terminalSession).toBeNull();
  });

  test('requires a number; a wrong one ends the code', async () => {
    await here.signIn();
    const { userCode, deviceCode, number } = await startAt('lounge-1');
    await scan(userCode);
    await sees('Are you at this terminal?');
    await press('Log in at this terminal');
    await sees('Choose the number shown on the terminal.');
    expect((await poll(deviceCode)).state).toBe('looked');
    const other = screen
      .getAllByRole('radio')
      .find((radio) => !radio.closest('label')?.textContent?.includes(String(number)))!;
    await user.click(other);
    await press('Log in at this terminal');
    await sees(/The terminal shows another number/);
    expect(screen.queryByRole('radio')).toBeNull();
    expect((await poll(deviceCode)).state).toBe('refused');
  });

  test('tells the terminal that the player is elsewhere', async () => {
    await here.signIn();
    const { userCode, deviceCode } = await startAt('harbour-1');
    await scan(userCode);
    await sees('Harbour Hall');
    await press('This is not me');
    await sees('Nobody was logged in. The code is no longer valid.');
    expect((await poll(deviceCode)).state).toBe('refused');
  });

  test('a visitor signs in first and returns; the code is deleted afterwards', async () => {
    const { userCode } = await startAt('lounge-1');
    await scan(userCode);
    expect(location.href).not.toContain('#');
    expect(here.sentTo(lookUpPairing)).toEqual([]);
    await press('Log in');
    expect(here.seen.navigated.at(-1)?.address).toBe('/m/login?from=%2Fm%2Fterminal');
    await act(() => here.signIn());
    await sees('Are you at this terminal?');
    expect(here.platform.sessionStorage.get('terminalCode')).toBeUndefined();
  });

  test('ignores an expired stored code', async () => {
    const { userCode } = await startAt('lounge-1');
    await scan(userCode);
    now += 3 * MINUTE;
    await act(() => here.signIn());
    await seesForm();
    expect(here.sentTo(lookUpPairing)).toEqual([]);
  });

  test('accepts a typed code in any format and keeps an invalid one in its field', async () => {
    await here.signIn();
    const { userCode } = await startAt('lounge-1');
    await show(<TerminalPage />);
    const field = screen.getByLabelText(/Code on the terminal/);
    await user.type(field, 'BCD1');
    await press('Continue');
    await sees('Enter the eight letters shown on the terminal.');
    expect(here.sentTo(lookUpPairing)).toEqual([]);
    await user.clear(field);
    await user.type(field, userCode.toLowerCase().replace('-', ' '));
    await press('Continue');
    await sees('Are you at this terminal?');
  });

  test('says that a code has ended and keeps nothing for a later page', async () => {
    await here.signIn();
    const { userCode } = await startAt('lounge-1');
    now += 3 * MINUTE;
    await scan(userCode);
    await sees('This code is no longer valid. Get a new one at the terminal.');
    expect(here.platform.sessionStorage.get('terminalCode')).toBeUndefined();
  });

  test('another player who signs in on the phone needs a new code', async () => {
    await here.signIn();
    const { userCode } = await startAt('lounge-1');
    await scan(userCode);
    await sees('Are you at this terminal?');
    await act(() => here.signIn('ravi1'));
    await seesForm();
    expect(screen.queryByRole('radio')).toBeNull();
  });

  test('reports a terminal that does not take the session', async () => {
    await here.signIn();
    const { userCode, number } = await startAt('lounge-1');
    await scan(userCode);
    await sees('Are you at this terminal?');
    await choose(number);
    await press('Log in at this terminal');
    await sees('Logging you in at the terminal.');
    now += 30_000;
    await sees('The terminal did not respond. Get a new code there.');
  });

  test('refuses a free-play account', async () => {
    startSession(await call(openTrial, {}));
    const { userCode } = await startAt('lounge-1');
    await scan(userCode);
    await sees('Please login an actual account to use this function');
  });

  test('keeps the selection while the gateway is unreachable, and retries', async () => {
    await here.signIn();
    const { userCode, number } = await startAt('lounge-1');
    await scan(userCode);
    await sees('Are you at this terminal?');
    await choose(number);
    here.gateway.faults!.set({ endpoint: 'agreeToPairing', drop: true, times: 1 });
    await press('Log in at this terminal');
    await screen.findByRole('alert');
    await press('Log in at this terminal');
    await sees('Logging you in at the terminal.');
  });
});
