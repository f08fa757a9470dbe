import { DAY, HOUR, MINUTE } from '../fixtures/durations.ts';
import { createLimiter, type Limit, type Limiter } from './limiter.ts';

/** All rate limits with their keys. An address is the caller's network address. */
const table = {
  /** Logins by name and address. */
  login: { most: 10, within: MINUTE },
  /** Failed logins by name, for the captcha; `captchaAfter` is the threshold. */
  failed: { most: 100, within: 15 * MINUTE },
  /** Failed logins by address, for the captcha; several people may share it. */
  failedFrom: { most: 20, within: 15 * MINUTE },
  /** Failed logins by name from all addresses, for the growing pause. */
  guessed: { most: 100, within: HOUR },
  /** Successful logins by name and address, which skip the pause. */
  knownPlace: { most: 1, within: 30 * DAY },
  /**
   * E-mails with a temporary password, by name and mailbox: when the limit is reached, the last one still
   * works.
   */
  forgot: { most: 3, within: 30 * MINUTE },
  forgotFrom: { most: 20, within: HOUR },
  /** Attempts to set a password by phone, by number and address. */
  setPassword: { most: 10, within: HOUR },
  /** Attempts to change one's password, by member. */
  changePassword: { most: 5, within: 15 * MINUTE },
  /** Codes and passwords that confirm an action or complete a login, by member. */
  proof: { most: 5, within: 15 * MINUTE },
  /** Challenges for a login by passkey, by address. */
  passkey: { most: 60, within: 15 * MINUTE },
  /** Trial accounts by address. */
  trial: { most: 20, within: HOUR },
  /** Handover codes by address. */
  takeover: { most: 60, within: HOUR },
  /** Codes of terminals, and attempts with terminals' keys, by address. */
  pairing: { most: 60, within: 15 * MINUTE },
  terminalKey: { most: 20, within: HOUR },
  /** Unknown codes of terminals, by member and by address. */
  pairingCode: { most: 10, within: 15 * MINUTE },
  pairingCodeFrom: { most: 600, within: HOUR },
  /** Registrations by address. */
  register: { most: 10, within: MINUTE },
  /** Accounts opened by an agent. */
  openAccount: { most: 10, within: MINUTE },
  /** Lookups of names and invitation codes, by address. */
  username: { most: 60, within: MINUTE },
  affiliate: { most: 60, within: MINUTE },
  /** Attempts with partners' secrets, by address. */
  partnerDesk: { most: 10, within: MINUTE },
  /** Attempts with the terminals' page, terminals' keys and staff PINs, by address. */
  fleetDesk: { most: 10, within: MINUTE },
  enrol: { most: 10, within: MINUTE },
  staffFrom: { most: 30, within: MINUTE },
  /** Heartbeats by terminal, and of unproven pages by address. */
  heartbeat: { most: 20, within: MINUTE },
  pageBeat: { most: 20, within: MINUTE },
  /** Captchas by address. Sound captchas are fewer, because programs solve them more easily. */
  captcha: { most: 60, within: MINUTE },
  captchaSound: { most: 10, within: MINUTE },
  puzzle: { most: 30, within: MINUTE },
  /** SMS codes by number and by address. */
  smsSoon: { most: 1, within: MINUTE },
  smsNumber: { most: 5, within: HOUR },
  smsFrom: { most: 20, within: HOUR },
} satisfies Record<string, Limit>;

export type Limits = Readonly<Record<keyof typeof table, Limiter>>;

export function createLimits(clock: () => number): Limits {
  const limiters = Object.entries(table).map(([name, limit]) => [name, createLimiter(clock, limit)]);
  return Object.fromEntries(limiters) as Limits;
}
