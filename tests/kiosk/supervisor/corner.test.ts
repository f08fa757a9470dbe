import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { createCorner } from '../../../kiosk/supervisor/corner.ts';
import { createEnding } from '../../../kiosk/supervisor/ending.ts';
import { createJournal } from '../../../kiosk/supervisor/journal.ts';
import { settle } from '../../support/settle.ts';

const state = () => ({ startedAt: 1, restarts: 2, reloads: 3 });

describe('KI-1 what page and supervisor leave for each other', () => {
  test('is what happened, and a fresh word each time, while the corner is open alone', async () => {
    const journal = createJournal(
      () => 5,
      () => {},
    );
    journal.note('page: crashed', 'crash');
    let words = 0;
    const fleet = { proof: async () => `word ${++words}`, obey: vi.fn(async () => {}) };
    const corner = createCorner({ state, journal, fleet });
    const told = () => JSON.parse(corner.told());
    expect(told()).toEqual({ ...state(), enrolled: true, events: [] });
    for (const time of [1, 2]) {
      corner.hear({ staff: true, command: undefined });
      await settle();
      expect(told()).toMatchObject({ proof: `word ${time}`, events: [{ at: 5, what: 'page: crashed' }] });
    }
    corner.hear({ staff: false, command: undefined });
    expect(told()).toEqual({ ...state(), enrolled: true, events: [] });
    // An old word is left nobody who opens it anew.
    corner.hear({ staff: true, command: undefined });
    expect(told().proof).toBeUndefined();
    expect(fleet.obey).not.toHaveBeenCalled();
    corner.hear({ staff: false, command: 'signed' });
    expect(fleet.obey).toHaveBeenCalledExactlyOnceWith('signed');
  });

  test('is no word and no command of a terminal that is not enrolled', () => {
    const journal = createJournal(
      () => 5,
      () => {},
    );
    const corner = createCorner({ state, journal });
    corner.hear({ staff: true, command: 'signed' });
    expect(JSON.parse(corner.told())).toEqual({ ...state(), enrolled: false, events: [] });
  });
});

describe('KI-1 a supervisor that ends', () => {
  test.each([
    [true, true],
    [false, false],
  ])('for good (%s) leaves word for systemd (%s), once all is closed', async (forGood, word) => {
    const folder = mkdtempSync(join(tmpdir(), 'foyer-ending-'));
    const exit = vi.fn();
    const close = vi.fn(async () => expect(exit).not.toHaveBeenCalled());
    const { end } = createEnding(close, { RUNTIME_DIRECTORY: folder }, exit);
    await end({ forGood });
    await end();
    expect(existsSync(join(folder, 'left'))).toBe(word);
    expect([close.mock.calls.length, exit.mock.calls]).toEqual([1, [[0]]]);
    rmSync(folder, { recursive: true });
  });
});
