import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { paymentOptions } from '../../../src/features/wallet/payment-options.ts';
import { createPayment } from '../../../src/features/wallet/payment-store.ts';
import { launchGame } from '../../../src/gateway/endpoints/launch.ts';
import { getPlaySession } from '../../../src/gateway/endpoints/protection.ts';
import { login, logout } from '../../../src/gateway/endpoints/session.ts';
import { call } from '../../../src/gateway/http/client.ts';
import { loadMessages } from '../../../src/i18n/language.ts';
import { $idleEnded } from '../../../src/session/idle-ended.ts';
import { $session, $sessionLost, adoptSession, signOut } from '../../../src/session/session.ts';
import { $idleTimer, endIdleSessions } from '../../../src/shell/account/idle-session.ts';
import { keepDrafts } from '../../../src/shell/account/keep-drafts.ts';
import { watchSessionLoss } from '../../../src/shell/status/watch-session-loss.ts';
import { IdleSessions } from '../../../src/site/idle-sessions.tsx';
import { $toast } from '../../../src/ui/toasts.ts';
import { credentials, launchQuery } from '../../demo/harness.ts';
import { pass as passTime, stopClock } from '../../support/clock.ts';
import { closeAfter } from '../../support/close-after.ts';
import { settled } from '../../support/patient.ts';
import { show } from '../../support/show.tsx';
import { type TestEnvironment, testEnvironment } from '../../support/test-environment.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

let here: TestEnvironment;
let stop: () => void;
const pass = (ms: number) => act(() => passTime(ms));
const start = (minutes = 30) => {
  stop = endIdleSessions(minutes);
};
const signedIn = () => $session.get() !== undefined;
const dialog = () => screen.queryByRole('dialog', { name: 'Are you still there?' });
const press = (name: string) => act(async () => screen.getByRole('button', { name }).click());
const touch = () => act(async () => void document.dispatchEvent(new Event('pointerdown')));
/** Sleeps without ticks: only the wall clock moves. */
const sleep = (ms: number) => vi.setSystemTime(Date.now() + ms);

beforeEach(async () => {
  stopClock(Date.UTC(2026, 0, 15, 12));
  here = await testEnvironment();
  await loadMessages(['frame', 'kiosk']);
  await here.signIn();
  closeAfter(watchSessionLoss());
  start();
  await show(<IdleSessions />);
});
afterEach(async () => {
  await act(async () => stop());
});

describe('an idle player', () => {
  test('sees a countdown one minute before the end, and is logged out at its end', async () => {
    await pass(29 * MINUTE - 1);
    expect(dialog()).toBeNull();
    await pass(1);
    expect(dialog()?.textContent).toContain('60 seconds left');
    await pass(MINUTE - 1);
    expect([signedIn(), dialog() !== null]).toEqual([true, true]);
    await pass(1);
    expect([signedIn(), dialog()]).toEqual([false, null]);
    expect(here.sentTo(logout)).toHaveLength(1);
    expect([$idleEnded.get(), $toast.get()]).toEqual([30, undefined]);
    expect($sessionLost.get()).toBe('session.ended');
    expect(here.seen.navigated).toEqual([{ address: '/m/login', replace: false }]);
  });

  test('returns to the page after the next login', async () => {
    here.platform.navigate('/m/voucherCenter?amount=5');
    await pass(30 * MINUTE);
    expect(here.seen.navigated.at(-1)!.address).toBe('/m/login?from=%2Fm%2FvoucherCenter%3Famount%3D5');
  });

  test('continues by the button, with the full time again', async () => {
    await pass(29 * MINUTE + 59 * SECOND);
    await press("I'm still here");
    expect(dialog()).toBeNull();
    await pass(29 * MINUTE - 1);
    expect(dialog()).toBeNull();
    await pass(MINUTE);
    expect(signedIn()).toBe(true);
    await pass(1);
    expect(signedIn()).toBe(false);
  });

  test('can log out in the countdown, and goes home without a message', async () => {
    await pass(29 * MINUTE);
    await press('Log out');
    await pass(SECOND);
    expect([signedIn(), dialog(), $idleEnded.get()]).toEqual([false, null, undefined]);
    expect($sessionLost.get()).toBeUndefined();
    expect(here.seen.navigated).toEqual([{ address: '/m/home', replace: true }]);
  });

  test('is not kept logged in by a pointer that moves in the countdown', async () => {
    await pass(29 * MINUTE);
    await touch();
    await pass(MINUTE);
    expect(signedIn()).toBe(false);
  });
});

test.each(['pointerdown', 'keydown', 'wheel', 'touchmove', 'input'])(
  'a %s restarts the time to the millisecond',
  async (type) => {
    await pass(20 * MINUTE);
    await act(async () => void document.dispatchEvent(new Event(type)));
    await pass(30 * MINUTE - 1);
    expect(signedIn()).toBe(true);
    await pass(1);
    expect(signedIn()).toBe(false);
  },
);

test('sees a countdown of at most half of a shorter time', async () => {
  await act(async () => stop());
  await act(async () => start(1));
  await pass(30 * SECOND - 1);
  expect(dialog()).toBeNull();
  await pass(1);
  expect(dialog()?.textContent).toContain('30 seconds left');
  await pass(30 * SECOND);
  expect(signedIn()).toBe(false);
});

describe('a game', () => {
  test.each(['blur', 'focus'])(
    'counts a %s of the window, as focus moves into its iframe and out',
    async (type) => {
      await pass(20 * MINUTE);
      await act(async () => void dispatchEvent(new Event(type)));
      await pass(30 * MINUTE - 1);
      expect(signedIn()).toBe(true);
      await pass(1);
      expect(signedIn()).toBe(false);
    },
  );

  test('counts as activity by its rounds, at most as long as the market allows', async () => {
    const { content } = await call(launchGame, { query: { ...launchQuery, gameId: '1001', nodeId: '1' } });
    const ticket = new URL(content.game_url).searchParams.get('s');
    const post = async (path: string, body: unknown, token = '') => {
      const headers = {
        'Content-Type': 'application/json',
        ...(token && { Authorization: `Bearer ${token}` }),
      };
      const response = await here.gateway.app.request(path, {
        method: 'POST',
        headers,
        body: JSON.stringify(body),
      });
      return (await response.json()).value;
    };
    const { token, stakes } = await post('/games/session', { ticket });
    // 70 minutes without an input in the page.
    for (let minutes = 0; minutes < 70; minutes += 2) {
      await pass(2 * MINUTE);
      await post('/games/round', { bet: stakes[0] }, token);
    }
    expect([signedIn(), dialog()]).toEqual([true, null]);
    await pass(25 * MINUTE - SECOND);
    expect(signedIn()).toBe(true);
    await pass(5 * MINUTE + SECOND);
    expect(signedIn()).toBe(false);
  });

  test('is not asked for its rounds more often than every five minutes', async () => {
    const asked = () => here.sentTo(getPlaySession).length;
    const before = asked();
    await pass(5 * MINUTE - 1);
    expect(asked()).toBe(before);
    await pass(1);
    expect(asked()).toBe(before + 1);
  });
});

describe('several tabs', () => {
  /** What another tab writes, which is active now. */
  const activeElsewhere = (end = '') => {
    const mark = here.platform.persistentStorage.get('LAST_ACTIVE')!.split(' ')[1];
    here.platform.persistentStorage.set('LAST_ACTIVE', `${Date.now()} ${mark}${end}`);
  };
  /** What another tab does that logs out. */
  const loggedOutElsewhere = () => {
    here.platform.persistentStorage.remove('MC_SESSION_INFO');
    return act(async () => adoptSession());
  };

  test('share their activity', async () => {
    await pass(20 * MINUTE);
    activeElsewhere();
    await pass(29 * MINUTE - SECOND);
    expect(dialog()).toBeNull();
    await pass(2 * SECOND);
    expect(dialog()).not.toBeNull();
    await pass(MINUTE);
    expect(signedIn()).toBe(false);
  });

  test('close their countdowns when one of them continues', async () => {
    await pass(29 * MINUTE + 30 * SECOND);
    expect(dialog()).not.toBeNull();
    activeElsewhere();
    await pass(SECOND);
    expect([signedIn(), dialog()]).toEqual([true, null]);
  });

  test.each([
    ['at once', async () => {}],
    ['a second after its mark', () => pass(SECOND)],
    ['after a touch that follows its mark', () => touch()],
  ])(
    'open the login with the reason when another tab ends the session by inactivity, %s',
    async (_, between) => {
      here.platform.navigate('/m/withdraw');
      await pass(29 * MINUTE + 30 * SECOND);
      activeElsewhere(' ended');
      await between();
      await loggedOutElsewhere();
      expect([dialog(), $idleEnded.get()]).toEqual([null, 30]);
      expect(here.seen.navigated.slice(1)).toEqual([
        { address: '/m/login?from=%2Fm%2Fwithdraw', replace: false },
      ]);
    },
  );

  test('do not write over the mark of the end when the player touches them before they end', async () => {
    await pass(20 * MINUTE);
    activeElsewhere(' ended');
    await touch();
    await loggedOutElsewhere();
    expect($idleEnded.get()).toBe(30);
  });

  test('give no reason when the player logged out in another tab during the countdown', async () => {
    await pass(29 * MINUTE + 30 * SECOND);
    await loggedOutElsewhere();
    expect([dialog(), $idleEnded.get(), $sessionLost.get()]).toEqual([null, undefined, undefined]);
  });

  test('mark the end of a session for the others', async () => {
    const mark = here.platform.persistentStorage.get('LAST_ACTIVE')!.split(' ')[1];
    await pass(30 * MINUTE);
    expect(here.platform.persistentStorage.get('LAST_ACTIVE')).toBe(`${Date.now()} ${mark} ended`);
  });

  test('keep a session that began in another tab while this one was suspended', async () => {
    const next = await call(login, { body: credentials('newbie') });
    here.platform.persistentStorage.set('MC_SESSION_INFO', JSON.stringify(next));
    sleep(31 * MINUTE);
    await touch();
    expect($session.get()?.token).toBe(next.token);
    expect(here.platform.persistentStorage.get('MC_SESSION_INFO')).toContain(next.token);
    expect([here.sentTo(logout), $idleEnded.get()]).toEqual([[], undefined]);
  });

  test('receive the activity of this tab within five seconds', async () => {
    const written = () => Number(here.platform.persistentStorage.get('LAST_ACTIVE')!.split(' ')[0]);
    await pass(5 * SECOND);
    await touch();
    const first = written();
    expect(first).toBe(Date.now());
    await pass(5 * SECOND - 1);
    await touch();
    expect(written()).toBe(first);
    await pass(1);
    await touch();
    expect(written()).toBe(Date.now());
  });
});

describe('the device', () => {
  test('logs out when it wakes after a longer sleep, also when the first event is a touch', async () => {
    sleep(30 * MINUTE);
    await touch();
    expect(signedIn()).toBe(false);
  });

  test('shortens the countdown by a sleep during it', async () => {
    sleep(29 * MINUTE + 45 * SECOND);
    await pass(SECOND);
    expect(dialog()?.textContent).toContain('14 seconds left');
    await pass(14 * SECOND);
    expect(signedIn()).toBe(false);
  });

  test('does not extend the time when its clock is set back', async () => {
    await pass(10 * MINUTE);
    sleep(-60 * MINUTE);
    await pass(20 * MINUTE - 1);
    expect(signedIn()).toBe(true);
    await pass(1);
    expect(signedIn()).toBe(false);
  });
});

describe('a page that opens later', () => {
  test.each([
    [30 * MINUTE - 1, true],
    [30 * MINUTE, false],
  ])('%i ms after the last activity has the session: %s', async (ms, kept) => {
    await act(async () => stop());
    await pass(ms);
    await act(async () => start());
    expect(signedIn()).toBe(kept);
  });

  test('starts a new time with a new login, whatever the last session stored', async () => {
    await act(async () => stop());
    await pass(40 * MINUTE);
    await here.signIn();
    await act(async () => start());
    expect(signedIn()).toBe(true);
  });
});

test('stops watching at a logout, and starts again at the next login', async () => {
  await pass(10 * MINUTE);
  await act(async () => adoptSession());
  expect($idleTimer.get()).toBeDefined();
  here.platform.persistentStorage.remove('MC_SESSION_INFO');
  await act(async () => adoptSession());
  expect([$idleTimer.get(), $idleEnded.get()]).toEqual([undefined, undefined]);
  await act(() => here.signIn());
  await pass(30 * MINUTE - 1);
  expect(signedIn()).toBe(true);
  await pass(1);
  expect(signedIn()).toBe(false);
});

describe('the draft of a payment', () => {
  const $options = paymentOptions('deposit', 'EN');
  const openForm = async () => {
    const leave = $options.listen(() => {});
    await settled(() => expect($options.get().state).toBe('ready'));
    const payment = createPayment('deposit', $options);
    leave();
    return payment;
  };
  const drafted = async () => {
    const { method, amount } = (await openForm()).form.$values.get();
    return [method, amount];
  };

  beforeEach(async () => {
    closeAfter(keepDrafts());
    const { form } = await openForm();
    form.change('method', 'bank');
    form.change('amount', '750');
  });

  test('outlives a logout by inactivity for the same account', async () => {
    await pass(40 * MINUTE - 1);
    expect(signedIn()).toBe(false);
    await act(() => here.signIn());
    expect(await drafted()).toEqual(['bank', '750']);
  });

  test.each([
    ['by inactivity, in each tab', ' ended', '750'],
    ['at the wish of the player', '', ''],
  ])('after another tab logged out %s', async (_, end, amount) => {
    const mark = here.platform.persistentStorage.get('LAST_ACTIVE')!.split(' ')[1];
    here.platform.persistentStorage.set('LAST_ACTIVE', `${Date.now()} ${mark}${end}`);
    here.platform.persistentStorage.remove('MC_SESSION_INFO');
    await act(async () => adoptSession());
    await act(() => here.signIn());
    expect((await drafted())[1]).toBe(amount);
  });

  test('is deleted ten minutes after the end of the session', async () => {
    await pass(40 * MINUTE);
    await act(() => here.signIn());
    expect((await drafted())[1]).toBe('');
  });

  test('is deleted when the device sleeps through these minutes', async () => {
    await pass(30 * MINUTE);
    sleep(10 * MINUTE);
    await act(() => here.signIn());
    expect((await drafted())[1]).toBe('');
  });

  test('is deleted by another account, also for the first one', async () => {
    await pass(30 * MINUTE);
    await act(() => here.signIn('newbie'));
    expect((await drafted())[1]).toBe('');
    await act(() => signOut('session.ended'));
    await act(() => here.signIn());
    expect((await drafted())[1]).toBe('');
  });

  test('is deleted by a logout of the player', async () => {
    await act(() => signOut());
    await act(() => here.signIn());
    expect((await drafted())[1]).toBe('');
  });

  test('is deleted when the payment is sent, whose outcome may stay unknown', async () => {
    const payment = await openForm();
    await payment.review.submit();
    here.gateway.faults?.set({ endpoint: 'deposit', status: 503 });
    await payment.payment.submit();
    expect((await drafted())[1]).toBe('');
  });
});
