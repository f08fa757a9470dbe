import type { Context } from 'hono';
import type { Rule } from '../fixtures/operator/registration-rules.ts';
import type { Random } from '../fixtures/random.ts';
import type { Answers } from './answers.ts';
import type { StaffSessions } from './fleet/staff-sessions.ts';
import type { Handovers } from './handovers.ts';
import type { SealingKey } from './keys.ts';
import type { Limits } from './limits.ts';
import type { Partners } from './partners.ts';
import type { Prepared } from './prepared.ts';
import type { ReadLimit } from './read-limit.ts';
import type { Seals } from './seals.ts';
import type { Store } from './store.ts';

/** Why none of a vendor's games can be launched. */
export const vendorTroubles = ['maintenance', 'region', 'unreachable'] as const;
export type VendorTrouble = (typeof vendorTroubles)[number];

/** What an operator switches while the gateway runs; everything the status call tells beside the seed. */
export interface Switches {
  maintenance: boolean;
  regionRestriction: boolean;
  /** Where callers are, ISO 3166-1 alpha-2; nobody knows while it is empty. */
  country: string;
  /** Whitelabel flags that differ from the seed's. */
  whitelabel: Record<string, boolean>;
  /** Template flags that differ from the seed's, by screen. */
  mobileTemplate: Record<string, string>;
  /** Vendors whose games cannot be launched, and why. */
  vendors: Record<string, VendorTrouble>;
  /** Ways to pay that are closed, by their ids. */
  closedMethods: string[];
  /** Names of members who were locked while they are signed in. */
  lockedMembers: string[];
  /** Module ids that answer `permission.denied`. */
  deniedModules: string[];
  /** Rules of registration that differ from the seed's, by field name. */
  registration: Record<string, Partial<Rule>>;
  /** Failed sign-ins of a name after which a captcha is asked for. */
  captchaAfter: number;
  /** What a captcha asks for: a code to read or to hear, or a proof of work. */
  captcha: 'code' | 'work';
  /** Public reads that one address may make in a minute through the pages of one partner, or through none. */
  openReads: number;
  /** Seconds between two heartbeats of a terminal. */
  heartbeatSeconds: number;
}

/** Whom the sign-in service vouches for. */
export interface Identity {
  /** Stable name of the person there. */
  subject: string;
  /** How the person proved who they are. */
  provider: 'phone' | 'google.com' | 'facebook.com';
  /** Proven number in E.164. */
  mobile?: string;
  email?: string;
  name?: string;
}

/** Nothing for a token that is not the service's, or is too old. */
export type ReadIdentity = (idToken: string) => Promise<Identity | undefined>;

/** What every part of the gateway works with. */
export interface Gateway {
  store: Store;
  /** Milliseconds since 1970. */
  clock: () => number;
  /** In [0, 1): outcomes of the demo games. */
  random: Random;
  key: SealingKey;
  seals: Seals;
  prepared: Prepared;
  /** What short secrets are hashed under. */
  proofKey: Buffer;
  limits: Limits;
  readLimit: ReadLimit;
  /** Codes by which sessions pass from a window to a frame. */
  handovers: Handovers;
  /** Who of the staff has opened the corner of a terminal. */
  staffSessions: StaffSessions;
  /** Reads a token of the sign-in service. */
  identity: ReadIdentity;
  /** Present for tests alone. */
  answers: Answers | undefined;
  partners: Partners;
  switches: Switches;
  /** Tells the network address of a caller, behind proxies that are trusted too. */
  callerOf(c: Context): string;
  /** The same as limits count it: of IPv6 the network. */
  addressOf(c: Context): string;
  /** Origin that addresses in replies begin with; empty: the one the call came to. */
  publicBase: string;
}
