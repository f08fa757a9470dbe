import { featureRefusal } from '../../../src/gateway/http/feature-refusals.ts';
import { MINUTE } from '../../fixtures/durations.ts';
import type { Gateway } from '../gateway-state.ts';
import { hashSecret } from '../proof/secrets.ts';
import { Refusal, tooMany } from '../refusal.ts';
import { noteEvent } from './events.ts';

/** Wrong PINs that cost no pause. */
const FREE = 3;
/** Milliseconds of the first pause; each further wrong PIN doubles it up to the longest. */
const FIRST = 5_000;
const LONGEST = 15 * MINUTE;

interface Try {
  terminal: string;
  number: string;
  pin: string;
  /** The terminal has proved which one it is. */
  proven: boolean;
}

/**
 * Checks a PIN. Wrong ones are counted by terminal and by number, in the database: no new start of terminal or gateway
 * lifts a pause. Of terminals that prove themselves they are counted apart: whoever only says to be one, from anywhere,
 * keeps nobody out who stands before one. @returns number and name
 * @throws Refusal that tells how long to wait
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
    noteEvent(gateway, terminal, { kind: 'staff', what: 'wrong PIN' });
    const left = Math.ceil(wait() / 1000);
    throw new Refusal(featureRefusal.staffWrong, left ? { value: { retryAfter: left } } : {});
  }
  for (const subject of subjects) store.run('DELETE FROM pin_failures WHERE subject = ?', subject);
  return `${number} ${found.name}`;
}

/** Milliseconds until the next try is heard. */
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
  // Made-up numbers: what is a day old holds nobody back any more.
  store.run('DELETE FROM pin_failures WHERE at < ?', clock() - 24 * 60 * MINUTE);
}
