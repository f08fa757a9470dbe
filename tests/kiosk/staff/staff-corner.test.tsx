// @module-tag KI-1
import { act } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { staff } from '../../../demo/fixtures/operator/staff.ts';
import { $kioskConfig } from '../../../kiosk/config/kiosk-config.ts';
import { readKioskConfig } from '../../../kiosk/config/read-kiosk-config.ts';
import { kioskPlatform } from '../../../kiosk/device/platform.ts';
import { onStaffCornerHeld } from '../../../kiosk/staff/hold-corner.ts';
import { recentErrors, recordError } from '../../../kiosk/staff/recent-errors.ts';
import { StaffCorner } from '../../../kiosk/staff/staff-corner.tsx';
import {
  $staffCorner,
  closeStaffCorner,
  performStaffAction,
  showStaffCorner,
  signInStaff,
} from '../../../kiosk/staff/staff-store.ts';
import { endVisit } from '../../../kiosk/visit/visit.ts';
import { actAsStaff, openStaffCorner } from '../../../src/gateway/endpoints/fleet.ts';
import { GatewayError } from '../../../src/gateway/http/errors.ts';
import { loadMessages } from '../../../src/i18n/language.ts';
import { providePlatform } from '../../../src/platform/platform.ts';
import { until } from '../../support/patient.ts';
import { show } from '../../support/show.tsx';
import { type TestEnvironment, testEnvironment } from '../../support/test-environment.ts';
import { user } from '../../support/user.ts';

const lena = staff[0]!;
const { dataset } = document.documentElement;
let here: TestEnvironment;

beforeEach(async () => {
  here = await testEnvironment();
  await loadMessages(['kiosk', 'staff']);
  $kioskConfig.set(
    readKioskConfig(JSON.stringify({ venue: 'Hall', terminals: { 'lounge-1': {} } }), 'lounge-1'),
  );
});
afterEach(() => {
  closeStaffCorner();
  delete dataset.supervisor;
  delete dataset.command;
});

const signIn = (pin = lena.pin) => signInStaff('lounge-1', lena.number, pin);
/** Publishes a status as the supervisor does. */
const supervise = (more: object) => {
  dataset.supervisor = JSON.stringify({ startedAt: 0, restarts: 3, reloads: 4, events: [], ...more });
};

describe('the corner of the screen', () => {
  const corner = (type: string, clientX: number, clientY = 10) =>
    document.dispatchEvent(new PointerEvent(type, { clientX, clientY, isPrimary: true, bubbles: true }));
  const held = vi.fn();
  let end: () => void;
  beforeEach(() => {
    vi.useFakeTimers();
    held.mockClear();
    end = onStaffCornerHeld(held);
  });
  afterEach(() => {
    end();
    document.documentElement.dir = 'ltr';
  });

  test('opens after a touch of four seconds, not after a shorter one', () => {
    corner('pointerdown', 95);
    vi.advanceTimersByTime(3_999);
    expect(held).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(held).toHaveBeenCalledOnce();
    corner('pointerdown', 10);
    vi.advanceTimersByTime(3_999);
    corner('pointerup', 10);
    vi.advanceTimersByTime(10_000);
    expect(held).toHaveBeenCalledOnce();
  });

  test('does not open from elsewhere, nor for a finger that leaves it', () => {
    corner('pointerdown', 96);
    vi.advanceTimersByTime(5_000);
    corner('pointerdown', 10, 96);
    vi.advanceTimersByTime(5_000);
    corner('pointerdown', 10);
    corner('pointermove', 200);
    vi.advanceTimersByTime(5_000);
    expect(held).not.toHaveBeenCalled();
  });

  test('is the right one in a right-to-left language', () => {
    document.documentElement.dir = 'rtl';
    corner('pointerdown', 10);
    vi.advanceTimersByTime(5_000);
    expect(held).not.toHaveBeenCalled();
    corner('pointerdown', innerWidth - 10);
    vi.advanceTimersByTime(5_000);
    expect(held).toHaveBeenCalledOnce();
  });

  test('opens after Escape is held as long, not after a shorter press or with another key after it', () => {
    const send = (type: 'keydown' | 'keyup', key: string, repeat = false) =>
      document.dispatchEvent(new KeyboardEvent(type, { key, repeat }));
    send('keydown', 'Escape');
    vi.advanceTimersByTime(3_000);
    send('keyup', 'Escape');
    vi.advanceTimersByTime(5_000);
    send('keydown', 'Escape');
    send('keydown', 's');
    vi.advanceTimersByTime(5_000);
    expect(held).not.toHaveBeenCalled();
    send('keydown', 'Escape');
    vi.advanceTimersByTime(2_000);
    send('keydown', 'Escape', true);
    vi.advanceTimersByTime(2_000);
    expect(held).toHaveBeenCalledOnce();
  });
});

describe('a staff member', () => {
  test('signs in, and the gateway records each action before it runs', async () => {
    showStaffCorner();
    await signIn();
    expect($staffCorner.get()).toEqual({ state: 'open', name: '12 Lena Ortiz' });
    const work = vi.fn(() => expect(here.sentTo(actAsStaff)).toHaveLength(1));
    await performStaffAction('reload', work);
    expect(work).toHaveBeenCalledOnce();
    closeStaffCorner();
    await until(() => here.sentTo(actAsStaff).length === 2);
  });

  test('can do nothing that could not be recorded', async () => {
    showStaffCorner();
    await signIn();
    here.gateway.faults?.set({ endpoint: 'actAsStaff', status: 500 });
    const work = vi.fn();
    await performStaffAction('signOut', work);
    expect(work).not.toHaveBeenCalled();
    expect($staffCorner.get()).toMatchObject({ state: 'open', problem: { why: 'notDone' } });
  });

  test('sees a wrong PIN, a pause and an unreachable gateway, and is let in by none of them', async () => {
    showStaffCorner();
    const problem = () => ($staffCorner.get() as { problem?: object }).problem;
    await signIn('1111');
    expect(problem()).toEqual({ why: 'wrong' });
    await signIn('1111');
    await signIn('1111');
    expect(problem()).toMatchObject({ why: 'wait' });
    await signIn();
    expect(problem()).toMatchObject({ why: 'wait' });
    here.gateway.faults?.set({ endpoint: 'openStaffCorner', status: 500 });
    await signIn();
    expect(problem()).toEqual({ why: 'away' });
    await signIn('letters');
    expect(problem()).toEqual({ why: 'wrong' });
    expect($staffCorner.get().state).toBe('asks');
  });

  test('sees a pause count down on the screen, and is let in when it ends', async () => {
    vi.useFakeTimers();
    here = await testEnvironment({ clock: Date.now });
    showStaffCorner();
    await show(<StaffCorner onSignOut={() => {}} />);
    const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
    const message = () => document.querySelector('.staff-corner__problem [aria-hidden]')?.textContent;
    for (let time = 0; time < 4; time++) {
      await act(() => signIn('1111'));
      await pass(5_000);
    }
    // The fourth wrong PIN causes a pause of ten seconds.
    expect(message()).toBe('Too many wrong PINs. Try again in 0:05.');
    await act(() => signIn());
    expect(message()).toBe('Too many wrong PINs. Try again in 0:05.');
    await pass(4_000);
    expect(message()).toBe('Too many wrong PINs. Try again in 0:01.');
    await pass(1_000);
    expect(message()).toBeUndefined();
    await act(() => signIn());
    expect($staffCorner.get()).toEqual({ state: 'open', name: '12 Lena Ortiz' });
  });

  test('who left is not let in by a late response, and the gateway records it', async () => {
    const hold = here.gateway.faults!.hold('openStaffCorner');
    showStaffCorner();
    const pending = signIn();
    await until(() => here.sentTo(openStaffCorner).length > 0);
    closeStaffCorner();
    hold.release();
    await pending;
    expect($staffCorner.get()).toEqual({ state: 'shut' });
    await until(() => here.sentTo(actAsStaff).length === 1);
  });

  test('loses access at the end of the visit', async () => {
    providePlatform(kioskPlatform());
    showStaffCorner();
    await signIn();
    void endVisit();
    expect($staffCorner.get()).toEqual({ state: 'shut' });
  });

  test('loses access a minute after the last touch, and five minutes after the PIN', async () => {
    showStaffCorner();
    await signIn();
    vi.useFakeTimers();
    const touch = () => document.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    touch();
    vi.advanceTimersByTime(59_999);
    expect($staffCorner.get().state).toBe('open');
    touch();
    vi.advanceTimersByTime(59_999);
    expect($staffCorner.get().state).toBe('open');
    vi.advanceTimersByTime(1);
    expect($staffCorner.get().state).toBe('shut');
    expect(dataset.staff).toBeUndefined();
  });
});

describe('the panel of the staff', () => {
  const names = () =>
    [...document.querySelectorAll('.staff-corner__acts button')].map((each) => each.textContent);
  const open = async () => {
    showStaffCorner();
    await signIn();
    return show(<StaffCorner onSignOut={() => {}} />);
  };

  test('offers no restart and no exit without an enrolled supervisor', async () => {
    await open();
    expect(names()).toEqual(['Reload page', 'Log the visitor out', 'Test touch screen', 'Test sound']);
    expect(document.querySelector('.staff-corner__state')?.textContent).toContain('SupervisorNone');
    await act(async () => supervise({ enrolled: false }));
    await until(() => document.body.textContent.includes('Browser restarts: 3, page loads: 4'));
    expect(names()).not.toContain('Restart browser');
  });

  test('shows recent errors by name and code alone', async () => {
    recordError(
      { name: 'malformed', error: new GatewayError('malformed', undefined, { call: 'getWallet' }) },
      2,
    );
    recordError({ name: 'error', error: new TypeError('maya7 has 20 rupees') }, 1);
    supervise({ enrolled: false, events: [{ at: 3, what: 'page: crashed' }] });
    await open();
    const lines = [...document.querySelectorAll('.staff-corner__events bdi')].map((each) => each.textContent);
    expect(lines.slice(0, 3)).toEqual([
      'page: crashed',
      'malformed: getWallet malformed',
      'error: TypeError',
    ]);
    for (let time = 0; time < 30; time++) recordError({ name: `n${time}`, error: new Error('x') }, time);
    expect(recentErrors()).toHaveLength(10);
  });

  test('tests the touch screen field by field, and ends with Escape', async () => {
    await open();
    await user.click(document.querySelector('.staff-corner__acts button:nth-child(3)')!);
    await until(() => document.querySelector('.touch-test') !== null);
    const dialog = document.querySelector('.touch-test')!;
    const wipe = (x: number, y: number) =>
      act(async () => {
        dialog.dispatchEvent(
          new PointerEvent('pointerdown', {
            clientX: x * innerWidth,
            clientY: y * innerHeight,
            bubbles: true,
          }),
        );
      });
    await wipe(0.01, 0.01);
    await wipe(0.02, 0.02);
    expect(dialog.textContent).toContain('Touched: 1 of 48');
    for (let row = 0; row < 8; row++) {
      for (let column = 0; column < 6; column++) await wipe((column + 0.5) / 6, (row + 0.5) / 8);
    }
    expect(dialog.textContent).toContain('The whole screen responds.');
    await act(async () => void dialog.dispatchEvent(new Event('cancel', { cancelable: true })));
    expect(document.querySelector('.touch-test')).toBeNull();
  });
});
