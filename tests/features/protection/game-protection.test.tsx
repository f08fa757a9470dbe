import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import GameProtection from '../../../src/features/protection/game-protection.tsx';
import { $playSession } from '../../../src/features/protection/play-session.ts';
import { reportBegunRound, reportEndedRound } from '../../../src/games/launch/rounds.ts';
import { mutate } from '../../../src/gateway/cache/mutate.ts';
import {
  answerRealityCheck,
  getPlaySession,
  getProtectionHistory,
} from '../../../src/gateway/endpoints/protection.ts';
import { call } from '../../../src/gateway/http/client.ts';
import { loadMessages } from '../../../src/i18n/language.ts';
import { $toast } from '../../../src/ui/toasts.ts';
import { opened, post } from '../../demo/games.ts';
import { pass, stopClock } from '../../support/clock.ts';
import { show } from '../../support/show.tsx';
import { type TestEnvironment, testEnvironment } from '../../support/test-environment.ts';
import { user } from '../../support/user.ts';

const MINUTE = 60_000;
const POLL = 15_000;

let here: TestEnvironment;
/** Milliseconds by which the gateway's clock is ahead of this device's. */
let ahead: number;
const leave = vi.fn();
const start = async (protection: unknown = {}) => {
  ahead = 0;
  here = await testEnvironment({ protection, clock: () => Date.now() + ahead });
  await loadMessages(['protection', 'play']);
  await here.signIn();
};
beforeEach(() => {
  leave.mockClear();
  return start();
});
afterEach(() => $toast.set(undefined));

const check = () => screen.queryByRole('dialog', { name: 'Reality check' });
const press = (name: string) => user.click(screen.getByRole('button', { name }));
const answers = async () => {
  const { list } = await call(getProtectionHistory, { query: { pageNo: 1, pageSize: 20 } });
  return list.map(({ event, detail }) => `${event} ${detail}`);
};

/** Opens a game some minutes after the login; the first reality check is due after 60. */
async function play(minutes: number) {
  ahead = minutes * MINUTE;
  await show(<GameProtection onLeave={leave} />);
  await screen.findByText(`${minutes} minutes`);
}

/** Passes a minute with its reads of the session. */
async function nextRead() {
  await act(() => pass(4 * POLL));
  await act(() => Promise.all(here.sent.map(({ settled }) => settled)));
  await act(() => pass(0));
}

test('shows time and net position of the session, by the gateway’s clock', async () => {
  await play(59);
  const facts = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  expect([facts, check()]).toEqual([['59 minutes', '₹0.00'], null]);
});

test.each([
  [13, '+₹13.00', true],
  [0, '₹0.00', false],
  [-1, '−₹1.00', false],
])('shows a net position of %d as %s, a win with its sign and colour', async (net, text, won) => {
  await play(2);
  act(() => mutate($playSession, (session) => ({ ...session, net })));
  const value = screen.getByText(text).closest('dl')!;
  expect(value.classList.contains('game-protection__facts--won')).toBe(won);
});

test('reads the session when a round has ended, at most once a second', async () => {
  stopClock();
  await show(<GameProtection onLeave={leave} />);
  await act(() => pass(0));
  const reads = () => here.sentTo(getPlaySession).length;
  const before = reads();
  const report = async (rounds: number) => {
    for (let round = 0; round < rounds; round++) reportEndedRound();
    await act(() => pass(0));
    await act(() => Promise.all(here.sent.map(({ settled }) => settled)));
    return reads() - before;
  };
  expect(await report(1)).toBe(1);
  // A game that reports without pause costs one request a second.
  expect(await report(50)).toBe(1);
  await act(() => pass(998));
  expect(await report(50)).toBe(1);
  await act(() => pass(2));
  expect(await report(0)).toBe(2);
  await act(() => pass(2_000));
  expect(await report(0)).toBe(2);
});

test('shows the panic button in Germany', async () => {
  await start({ pack: 'germany' });
  await show(<GameProtection onLeave={leave} />);
  await screen.findByRole('button', { name: 'Stop now: 24 hours' });
});

test('follows the gateway’s clock when the device’s jumps or sleeps, and answers given in other tabs', async () => {
  stopClock();
  ahead = 50.5 * MINUTE;
  await show(<GameProtection onLeave={leave} />);
  await nextRead();
  screen.getByText('51 minutes');
  vi.setSystemTime(Date.now() + 300 * MINUTE);
  ahead -= 300 * MINUTE;
  await nextRead();
  screen.getByText('52 minutes');
  expect(check()).toBeNull();
  // A device that sleeps runs no timers: the first one afterwards finds a gateway that is far ahead.
  ahead += 60 * MINUTE;
  await nextRead();
  expect(check()?.textContent).toContain('You have been logged in for 113 minutes.');
  await call(answerRealityCheck, { body: { answer: 'continue' } });
  await nextRead();
  expect(check()).toBeNull();
});

test('continues only when the gateway has recorded the answer', async () => {
  await play(60);
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
  here.gateway.faults!.set({ endpoint: 'answerRealityCheck', times: 1, drop: true });
  await press('Keep playing');
  await vi.waitFor(() => expect($toast.get()?.kind).toBe('failure'));
  expect(check()).not.toBeNull();
  await press('Keep playing');
  await vi.waitFor(() => expect(check()).toBeNull());
  expect(await answers()).toEqual(['realityCheck continue']);
});

test('leaves the game without waiting for the gateway', async () => {
  await play(60);
  await press('Leave game');
  expect(leave).toHaveBeenCalledOnce();
  await vi.waitFor(async () => expect(await answers()).toEqual(['realityCheck leave']));
});

test('leads to the history of bets', async () => {
  await play(60);
  const link = screen.getByRole('link', { name: 'History' });
  expect(link.getAttribute('href')).toBe('/m/gameRecord');
  await user.click(link);
  await vi.waitFor(async () => expect(await answers()).toEqual(['realityCheck history']));
});

test('shows what a round has won when the game has, or after 20 seconds, while the time goes on', async () => {
  here = await testEnvironment({ clock: () => Date.now() + ahead, random: () => 0 });
  await loadMessages(['protection', 'play']);
  await here.signIn();
  const { token } = await opened(here.gateway);
  const playRound = () => post(here.gateway, '/games/round', { bet: 1_000 }, token);
  const shown = () => screen.getAllByRole('definition').map(({ textContent }) => textContent);
  stopClock();
  await show(<GameProtection onLeave={leave} />);
  const refresh = () => act(() => $playSession.refresh());
  await refresh();
  reportBegunRound();
  await playRound();
  ahead += 7 * MINUTE;
  await refresh();
  expect(shown()).toEqual(['7 minutes', '₹0.00']);
  reportEndedRound();
  await refresh();
  expect(shown()[1]).toBe('+₹3,990.00');
  reportBegunRound();
  await playRound();
  await refresh();
  expect(shown()[1]).toBe('+₹3,990.00');
  await act(() => pass(19_999));
  await refresh();
  expect(shown()[1]).toBe('+₹3,990.00');
  await act(() => pass(1));
  await refresh();
  expect(shown()[1]).toBe('+₹7,980.00');
});
