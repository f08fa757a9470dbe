import { randomInt } from 'node:crypto';
import type { PairingState } from '../../src/gateway/endpoints/pairing.ts';
import { featureRefusal } from '../../src/gateway/http/feature-refusals.ts';
import { MINUTE } from '../fixtures/durations.ts';
import type { Gateway } from './gateway-state.ts';
import { hashSecret } from './proof/secrets.ts';
import { Refusal, tooMany } from './refusal.ts';
import { hashToken, newToken } from './tokens.ts';

const SECOND = 1_000;
/** Milliseconds that a poll may come too early, because of network jitter. */
const TOLERANCE = SECOND / 2;
/** Lifetime of a code in milliseconds, long enough to log in on the phone first. */
const LIFE = 3 * MINUTE;
/** Milliseconds in which the terminal must fetch the session. */
const TAKE_UP = 30 * SECOND;
/** Milliseconds that an ended code is stored, so that its terminal learns why. */
const REMEMBERED = 10 * MINUTE;
/** Consonants only: they form no words and look like no digits (RFC 8628, 6.1). */
const LETTERS = 'BCDFGHJKLMNPQRSTVWXZ';
const LENGTH = 8;

type State = PairingState | 'taken' | 'cancelled';

export interface Pairing {
  id: string;
  terminal_id: string;
  number: number;
  choices: string;
  state: State;
  member_id: number | null;
  /** The phone's session that confirmed. */
  agreed_by: string | null;
  /** The terminal's session. */
  session_id: string | null;
  polls: number;
  next_poll_at: number;
  expires_at: number;
}

/** States of an active code. */
const OPEN = `('waiting', 'looked', 'agreed')`;

/** Creates a code for a terminal and ends its earlier ones. */
export function startPairing(gateway: Gateway, terminalId: string) {
  const { store, clock } = gateway;
  const deviceCode = newToken();
  const choices = threeNumbers();
  const number = choices[randomInt(3)]!;
  const userCode = store.transaction(() => {
    store.run(
      `UPDATE pairings SET state = 'cancelled' WHERE terminal_id = ? AND state IN ${OPEN}`,
      terminalId,
    );
    store.run('DELETE FROM pairings WHERE expires_at < ?', clock() - REMEMBERED);
    for (;;) {
      const code = newUserCode();
      const made = store.insert(
        'pairings',
        {
          id: newToken(),
          device_code: hashToken(deviceCode),
          user_code: hashCode(gateway, code),
          terminal_id: terminalId,
          number,
          choices: JSON.stringify(choices),
          state: 'waiting',
          polls: 0,
          next_poll_at: clock() + intervalOf(0, 'waiting') * SECOND - TOLERANCE,
          expires_at: clock() + LIFE,
        },
        'IGNORE',
      );
      if (made) return code;
    }
  });
  return { deviceCode, userCode, number, expiresIn: LIFE / SECOND, interval: intervalOf(0, 'waiting') };
}

/** Returns the seconds between two polls: growing while a code is unused, short while a player chooses. */
function intervalOf(polls: number, state: State): number {
  return state === 'waiting' ? Math.min(2 + Math.floor(polls / 8), 5) : 2;
}

const hashCode = (gateway: Gateway, code: string) => hashSecret(gateway, 'pairing', code);

/** Two halves with a hyphen. */
function newUserCode(): string {
  const letters = Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');
  return `${letters.slice(0, LENGTH / 2)}-${letters.slice(LENGTH / 2)}`;
}

/** Returns three different two-digit numbers. */
function threeNumbers(): number[] {
  const numbers = new Set<number>();
  while (numbers.size < 3) numbers.add(randomInt(10, 100));
  return [...numbers];
}

/** Returns the pairing with its current state, which may have expired. */
function asOfNow({ clock }: Gateway, found: Pairing | undefined): Pairing | undefined {
  const open = found && ['waiting', 'looked', 'agreed'].includes(found.state);
  return open && found.expires_at <= clock() ? { ...found, state: 'expired' } : found;
}

export function pairingOfDevice(gateway: Gateway, deviceCode: string): Pairing | undefined {
  const sql = 'SELECT * FROM pairings WHERE device_code = ?';
  return asOfNow(gateway, gateway.store.one<Pairing>(sql, hashToken(deviceCode)));
}

/** @throws Refusal for a poll that comes too early */
export function recordPoll({ store, clock }: Gateway, { id, polls, next_poll_at, state }: Pairing): number {
  const early = next_poll_at - clock();
  if (early > 0) throw tooMany(Math.ceil(early / SECOND));
  const interval = intervalOf(polls + 1, state);
  store.run(
    'UPDATE pairings SET polls = polls + 1, next_poll_at = ? WHERE id = ?',
    clock() + interval * SECOND - TOLERANCE,
    id,
  );
  return interval;
}

/** Finds the pairing of a typed code. */
export function pairingOfCode(gateway: Gateway, typed: string): Pairing | undefined {
  const letters = typed.toUpperCase().replace(/[^A-Z]/g, '');
  const code = `${letters.slice(0, LENGTH / 2)}-${letters.slice(LENGTH / 2)}`;
  const sql = 'SELECT * FROM pairings WHERE user_code = ?';
  return asOfNow(gateway, gateway.store.one<Pairing>(sql, hashCode(gateway, code)));
}

/** Returns the pairing that a member has opened and not answered. @throws Refusal */
export function openedPairing(gateway: Gateway, id: string, memberId: number): Pairing {
  const sql = 'SELECT * FROM pairings WHERE id = ? AND member_id = ?';
  const found = asOfNow(gateway, gateway.store.one<Pairing>(sql, id, memberId));
  if (found?.state !== 'looked') throw new Refusal(featureRefusal.pairingOver);
  return found;
}

export function secondsLeft({ clock }: Gateway, { expires_at }: Pairing): number {
  return Math.max(0, Math.ceil((expires_at - clock()) / SECOND));
}

export function setState({ store }: Gateway, id: string, state: State): void {
  store.run('UPDATE pairings SET state = ? WHERE id = ?', state, id);
}

export function recordLookup({ store }: Gateway, id: string, memberId: number): void {
  store.run(`UPDATE pairings SET state = 'looked', member_id = ? WHERE id = ?`, memberId, id);
}

/** Lets the terminal fetch a session of the member, for a short time. */
export function recordConfirmation({ store, clock }: Gateway, id: string, sessionId: string): void {
  store.run(
    `UPDATE pairings SET state = 'agreed', agreed_by = ?, next_poll_at = 0, expires_at = ? WHERE id = ?`,
    sessionId,
    clock() + TAKE_UP,
    id,
  );
}

export function recordSessionFetch({ store }: Gateway, id: string, sessionId: string): void {
  store.run(`UPDATE pairings SET state = 'taken', session_id = ? WHERE id = ?`, sessionId, id);
}

/** Returns the confirmed pairings of a member without a session yet. */
export function confirmedPairings({ store, clock }: Gateway, memberId: number) {
  return store.one<{ id: string; terminal_id: string; agreed_at: number }>(
    `SELECT id, terminal_id, expires_at - ? AS agreed_at FROM pairings
     WHERE member_id = ? AND state = 'agreed' AND expires_at > ?`,
    TAKE_UP,
    memberId,
    clock(),
  );
}
