import { featureRefusal } from '../../../src/gateway/http/feature-refusals.ts';
import { MINUTE } from '../../fixtures/durations.ts';
import type { Gateway } from '../gateway-state.ts';
import { hashSecret } from '../proof/secrets.ts';
import { Refusal, tooMany } from '../refusal.ts';
import { recordEvent } from './events.ts';

/** Wrong PINs without a pause. */
const FREE = 3;
/** Milliseconds of the first pause; each wrong PIN doubles it up to the maximum. */
const FIRST = 5_000;
const LONGEST = 15 * MINUTE;

interface Try {
  terminal: string;
  number: string;
  pin: string;
  /** The terminal has proved its identity. */
  proven: boolean;
}

/**
 * Checks a PIN. Counts wrong ones by terminal and by number in the database, so that no restart lifts a
 * pause. Attempts from unproven terminals are counted separately, so that a remote attacker cannot lock the
 * staff out. @returns number and name @throws Refusal with the remaining time
 */
export function checkPin(gateway: Gateway, { terminal, number, pin, proven }: Try): string {
  const { store } = gateway;
  const subjects = [`terminal ${terminal}`, `${proven ? 'staff' : 'unproven'} ${number}`];
  const wait = () => Math.max(...subjects.map((subject) => pauseOf(gateway, subject)));
  if (wait() > 0) throw tooMany(Math.ceil(wait() / 1000));
  const found = store.one<{ name: string }>(
    'SELECT name FROM staff WHERE number = ? AND pin = ?',
    number,
    hashSecret(gateway, `staff ${number}`, pin),
  );
  if (!found) {
    for (const subject of subjects) noteFailure(gateway, subject);
    recordEvent(gateway, terminal, { kind: 'staff', what: 'wrong PIN' });
    const left = Math.ceil(wait() / 1000);
    throw new Refusal(featureRefusal.staffWrong, left ? { value: { retryAfter: left } } : {});
  }
  for (const subject of subjects) store.run('DELETE FROM pin_failures WHERE subject = ?', subject);
  return `${number} ${found.name}`;
}

/** Returns the milliseconds until the next attempt. */
function pauseOf({ store, clock }: Gateway, subject: string): number {
  const row = store.one<{ count: number; at: number }>(
    'SELECT count, at FROM pin_failures WHERE subject = ?',
    subject,
  );
  if (!row || row.count < FREE) return 0;
  return Math.max(0, row.at + Math.min(FIRST * 2 ** (row.count - FREE), LONGEST) - clock());
}

function noteFailure({ store, clock }: Gateway, subject: string): void {
  store.run(
    `INSERT INTO pin_failures (subject, count, at) VALUES (?, 1, ?)
     ON CONFLICT DO UPDATE SET count = count + 1, at = excluded.at`,
    subject,
    clock(),
  );
  // Deletes old counts, which invented numbers leave behind.
  store.run('DELETE FROM pin_failures WHERE at < ?', clock() - 24 * 60 * MINUTE);
}
