// @module-tag KI-1
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { createJournal } from '../../../kiosk/supervisor/journal.ts';
import { createOperatorMessage } from '../../../kiosk/supervisor/operator-message.ts';
import { createPageBridge } from '../../../kiosk/supervisor/page-bridge.ts';
import { createShutdown } from '../../../kiosk/supervisor/shutdown.ts';
import { settle } from '../../support/settle.ts';

const state = () => ({ startedAt: 1, restarts: 2, reloads: 3 });
const notice = createOperatorMessage(() => 0);

describe('the bridge between page and supervisor', () => {
  test('publishes events, and a new proof each time, only while the staff corner is open', async () => {
    const journal = createJournal(
      () => 5,
      () => {},
    );
    journal.note('page: crashed', 'crash');
    let words = 0;
    const fleet = { proof: async () => `word ${++words}`, execute: vi.fn(async () => {}) };
    const corner = createPageBridge({ state, journal, notice, fleet });
    const status = () => JSON.parse(corner.status());
    expect(status()).toEqual({ ...state(), enrolled: true, events: [] });
    for (const time of [1, 2]) {
      corner.receive({ staff: true, command: undefined });
      await settle();
      expect(status()).toMatchObject({ proof: `word ${time}`, events: [{ at: 5, what: 'page: crashed' }] });
    }
    corner.receive({ staff: false, command: undefined });
    expect(status()).toEqual({ ...state(), enrolled: true, events: [] });
    // An old proof is gone when the corner opens again.
    corner.receive({ staff: true, command: undefined });
    expect(status().proof).toBeUndefined();
    expect(fleet.execute).not.toHaveBeenCalled();
    corner.receive({ staff: false, command: 'signed' });
    expect(fleet.execute).toHaveBeenCalledExactlyOnceWith('signed');
  });

  test('publishes the operator’s message until it expires or is replaced', () => {
    let now = 0;
    const journal = createJournal(
      () => 5,
      () => {},
    );
    const notice = createOperatorMessage(() => now);
    const corner = createPageBridge({ state, journal, notice });
    const message = () => JSON.parse(corner.status()).message;
    expect(message()).toBeUndefined();
    notice.show(' Tea at five ', 60);
    now = 59_999;
    expect(message()).toBe('Tea at five');
    now = 60_000;
    expect(message()).toBeUndefined();
    notice.show('Tea at six', 3600);
    notice.show('Tea at seven', 3600);
    expect(message()).toBe('Tea at seven');
    notice.show(' ', 60);
    expect(message()).toBeUndefined();
  });

  test('publishes no proof and executes no command on a terminal that is not enrolled', () => {
    const journal = createJournal(
      () => 5,
      () => {},
    );
    const corner = createPageBridge({ state, journal, notice });
    corner.receive({ staff: true, command: 'signed' });
    expect(JSON.parse(corner.status())).toEqual({ ...state(), enrolled: false, events: [] });
  });
});

describe('the shutdown', () => {
  test.each([
    [true, true],
    [false, false],
  ])('for good (%s) leaves a file for systemd (%s) after everything has closed', async (forGood, word) => {
    const folder = mkdtempSync(join(tmpdir(), 'foyer-ending-'));
    const exit = vi.fn();
    const close = vi.fn(async () => expect(exit).not.toHaveBeenCalled());
    const { end } = createShutdown(close, { RUNTIME_DIRECTORY: folder }, exit);
    await end({ forGood });
    await end();
    expect(existsSync(join(folder, 'left'))).toBe(word);
    expect([close.mock.calls.length, exit.mock.calls]).toEqual([1, [[0]]]);
    rmSync(folder, { recursive: true });
  });
});
