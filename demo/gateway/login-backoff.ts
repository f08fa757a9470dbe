import { HOUR } from '../fixtures/durations.ts';
import type { Gateway } from './gateway-state.ts';
import { tooMany } from './refusal.ts';

/** Failed logins of a name within an hour without a pause. */
const FREE = 10;
/** Milliseconds of the first pause; each failure doubles it up to the maximum. */
const FIRST = 2_000;
const LONGEST = HOUR / 6;

/**
 * Slows down attacks on one account from many addresses: each failure doubles the pause. Addresses from which
 * the owner has signed in skip it, so that an attacker cannot lock the owner out. @throws Refusal with the
 * remaining time
 */
export function enforceLoginBackoff({ limits, clock }: Gateway, name: string, address: string): void {
  const failures = limits.guessed.count(name);
  if (failures < FREE || limits.knownPlace.count(`${name} ${address}`)) return;
  const pause = Math.min(FIRST * 2 ** (failures - FREE), LONGEST);
  const left = limits.guessed.last(name) + pause - clock();
  if (left > 0) throw tooMany(Math.ceil(left / 1000));
}
