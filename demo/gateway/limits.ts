import { DAY, HOUR, MINUTE } from '../fixtures/durations.ts';
import { createLimiter, type Limit, type Limiter } from './limiter.ts';

/** What the gateway counts, and by what. An address is the caller's network address. */
const table = {
  /** Sign-ins by name and address. */
  login: { most: 10, within: MINUTE },
  /** Failed sign-ins by name, after which a captcha is asked for; how many is the operator's switch. */
  failed: { most: 100, within: 15 * MINUTE },
  /** Failed sign-ins by address, after which each needs a captcha: more people may be behind it. */
  failedFrom: { most: 20, within: 15 * MINUTE },
  /** Failed sign-ins by name from wherever: the more, the longer is the pause before the next. */
  guessed: { most: 100, within: HOUR },
  /** Sign-ins that succeeded, by name and address: who was there before does not wait for others' guesses. */
  knownPlace: { most: 1, within: 30 * DAY },
  /** E-mails with a temporary password, by name and mailbox: when no more is sent the last one still works. */
  forgot: { most: 3, within: 30 * MINUTE },
  forgotFrom: { most: 20, within: HOUR },
  /** Tries to set a password by a number, by number and address. */
  setPassword: { most: 10, within: HOUR },
  /** Tries to change one's own password, by member. */
  changePassword: { most: 5, within: 15 * MINUTE },
  /** Trial accounts by address. */
  trial: { most: 20, within: HOUR },
  /** Codes of windows that one address can try. */
  takeover: { most: 60, within: HOUR },
  /** Codes that a terminal shows, and tries at terminals' keys by address. */
  pairing: { most: 60, within: 15 * MINUTE },
  terminalKey: { most: 20, within: HOUR },
  /** Codes of terminals that there are not, by the member who types them and by address. */
  pairingCode: { most: 10, within: 15 * MINUTE },
  pairingCodeFrom: { most: 60, within: HOUR },
  /** Registrations by address. */
  register: { most: 10, within: MINUTE },
  /** Accounts that an agent opens. */
  openAccount: { most: 10, within: MINUTE },
  /** Look-ups of names, and of invitation codes, by address. */
  username: { most: 60, within: MINUTE },
  affiliate: { most: 60, within: MINUTE },
  /** Tries at partners' secrets, by address. */
  partnerDesk: { most: 10, within: MINUTE },
  /** Tries at the desk of terminals, at terminals' keys and at PINs of the staff, by address. */
  fleetDesk: { most: 10, within: MINUTE },
  enrol: { most: 10, within: MINUTE },
  staffFrom: { most: 30, within: MINUTE },
  /** Heartbeats of one terminal, and of pages that say they are one, by address. */
  heartbeat: { most: 20, within: MINUTE },
  pageBeat: { most: 20, within: MINUTE },
  /** Captchas by address; those to hear are fewer, since they are easier for a program. */
  captcha: { most: 60, within: MINUTE },
  captchaSound: { most: 10, within: MINUTE },
  puzzle: { most: 30, within: MINUTE },
  /** Codes by SMS: to one number, and from one address. */
  smsSoon: { most: 1, within: MINUTE },
  smsNumber: { most: 5, within: HOUR },
  smsFrom: { most: 20, within: HOUR },
} satisfies Record<string, Limit>;

export type Limits = Readonly<Record<keyof typeof table, Limiter>>;

export function createLimits(clock: () => number): Limits {
  const limiters = Object.entries(table).map(([name, limit]) => [name, createLimiter(clock, limit)]);
  return Object.fromEntries(limiters) as Limits;
}
