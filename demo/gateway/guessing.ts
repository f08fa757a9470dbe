import { HOUR } from '../fixtures/durations.ts';
import type { Gateway } from './gateway-state.ts';
import { tooMany } from './refusal.ts';

/** Failed sign-ins of a name within an hour that cost no pause, from wherever they come. */
const FREE = 10;
/** Milliseconds of the first pause; each further failure doubles it up to the longest. */
const FIRST = 2_000;
const LONGEST = HOUR / 6;

/**
 * Holds back who guesses at one account from many addresses: the more failures an account has, the longer is the pause
 * after each. Places that the owner has signed in from before do not wait, so that nobody is locked out by others.
 * @throws Refusal that tells how long
 */
export function holdGuesses({ limits, clock }: Gateway, name: string, address: string): void {
  const failures = limits.guessed.count(name);
  if (failures < FREE || limits.knownPlace.count(`${name} ${address}`)) return;
  const pause = Math.min(FIRST * 2 ** (failures - FREE), LONGEST);
  const left = limits.guessed.last(name) + pause - clock();
  if (left > 0) throw tooMany(Math.ceil(left / 1000));
}
