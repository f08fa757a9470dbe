import type { Context } from 'hono';
import type { SealingKey } from '../../src/edge/node/adapter/sealing-key.ts';
import type { Protection } from '../../src/gateway/protection/tighten.ts';
import type { Rule } from '../fixtures/operator/registration-rules.ts';
import type { Random } from '../fixtures/random.ts';
import type { Answers } from './answers.ts';
import type { StaffSessions } from './fleet/staff-sessions.ts';
import type { Handovers } from './handovers.ts';
import type { Limits } from './limits.ts';
import type { Partners } from './partners.ts';
import type { ReadLimit } from './read-limit.ts';
import type { Prepared } from './response-cache.ts';
import type { Seals } from './seals.ts';
import type { Store } from './store.ts';

/** Why a vendor's games cannot be launched. */
export const vendorTroubles = ['maintenance', 'region', 'unreachable'] as const;
export type VendorTrouble = (typeof vendorTroubles)[number];

/** Settings that an operator changes at run time: everything in the status call that is not in the seed. */
export interface Switches {
  maintenance: boolean;
  regionRestriction: boolean;
  /** Country of all callers, ISO 3166-1 alpha-2; empty if unknown. */
  country: string;
  /** Whitelabel flags that differ from the seed's. */
  whitelabel: Record<string, boolean>;
  /** Template flags that differ from the seed's, by screen. */
  mobileTemplate: Record<string, string>;
  /** Vendors whose games cannot be launched, and why. */
  vendors: Record<string, VendorTrouble>;
  /** Ids of closed payment methods. */
  closedMethods: string[];
  /** Names of members that were locked during their session. */
  lockedMembers: string[];
  /** Modules that answer `permission.denied`. */
  deniedModules: string[];
  /** Rules of registration that differ from the seed's, by field. */
  registration: Record<string, Partial<Rule>>;
  /** Failed logins of a name before a captcha is required. */
  captchaAfter: number;
  /** The kind of captcha: a code to read or hear, or a proof of work. */
  captcha: 'code' | 'work';
  /** Public reads a minute per address and partner. */
  openReads: number;
  /** Whether agents without a second factor confirm changes in their team by password. */
  confirmAgents: boolean;
  /** How members answer identity checks: by documents, on a provider's page, or as they choose. */
  identityBy: 'upload' | 'provider' | 'both';
  /** Seconds between two heartbeats of a terminal. */
  heartbeatSeconds: number;
}

/** A person that the sign-in service has verified. */
export interface Identity {
  /** Stable id of the person at the service. */
  subject: string;
  /** The verification method. */
  provider: 'phone' | 'google.com' | 'facebook.com';
  /** Verified number in E.164. */
  mobile?: string;
  email?: string;
  name?: string;
}

/** Resolves to undefined if the token is forged or expired. */
export type ReadIdentity = (idToken: string) => Promise<Identity | undefined>;

/** The parts that the gateway's handlers share. */
export interface Gateway {
  store: Store;
  /** Milliseconds since 1970. */
  clock: () => number;
  /** In [0, 1), for outcomes of the games. */
  random: Random;
  key: SealingKey;
  seals: Seals;
  prepared: Prepared;
  /** The key for hashes of short secrets. */
  proofKey: Buffer;
  limits: Limits;
  readLimit: ReadLimit;
  /** Codes that hand a session from a window to an iframe. */
  handovers: Handovers;
  /** Open staff sessions at terminals. */
  staffSessions: StaffSessions;
  /** Verifies a token of the sign-in service. */
  identity: ReadIdentity;
  /** For tests only. */
  answers: Answers | undefined;
  partners: Partners;
  switches: Switches;
  /** The rules of player protection in this market. */
  protection: Protection;
  /** Returns the network address of a caller, also behind trusted proxies. */
  callerOf(c: Context): string;
  /** Returns the key of rate limits: the address, or the network of an IPv6 address. */
  addressOf(c: Context): string;
  /** Origin of URLs in responses; by default that of the request. */
  publicBase: string;
}
