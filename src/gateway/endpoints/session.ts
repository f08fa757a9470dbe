import * as v from 'valibot';
import { endpoint, withDefault } from '../http/endpoint.ts';
import { sessionInfo } from './shared/session-info.ts';
import { vipMetals } from './shared/vip-metals.ts';

/** Longest texts that the gateway accepts, as in the forms. An e-mail address may have 255 characters. */
const name = v.pipe(v.string(), v.minLength(1), v.maxLength(255));

export type SessionInfo = v.InferOutput<typeof sessionInfo>;

/** Signs in. A refusal with `captcha` in its value requires a captcha for the next attempt. */
export const login = endpoint({
  name: 'login',
  method: 'POST',
  path: '/wps/session/login',
  summary:
    'Sign in by password (with username, e-mail address or mobile number), SMS code or a phone-auth token',
  body: v.object({
    /** A username; with a password also an e-mail address, or a mobile number with `+` and country code. */
    username: name,
    /** Empty for a sign-in by token. */
    password: v.pipe(v.string(), v.maxLength(128)),
    captchaId: v.optional(v.string()),
    captcha: v.optional(v.string()),
    type: v.picklist(['username', 'sms', 'firebase']),
    rememberPassword: v.boolean(),
    /** Result of the human verification before the SMS code. */
    humanVerification: v.optional(v.string()),
    /** Set by the separate sign-in forms for agents and members. */
    audience: v.optional(v.picklist(['agent', 'member'])),
    firebaseChannel: v.optional(v.literal('sms')),
    firebaseIdToken: v.optional(v.string()),
    firebaseMobileNo: v.optional(v.string()),
    countryDialingCode: v.optional(v.string()),
  }),
  reply: sessionInfo,
  module: 'COMM3',
  session: 'none',
  sealed: true,
});

/** Opens a trial account with play money, which expires (SE-2). */
export const openTrial = endpoint({
  name: 'openTrial',
  method: 'GET',
  path: '/wps/session/testPlay',
  summary: 'Open a trial account (type 4) and sign in to it',
  reply: sessionInfo,
  module: 'FREEPLAY3',
  session: 'none',
  flag: 'FREEPLAY3',
});

export const logout = endpoint({
  name: 'logout',
  method: 'DELETE',
  path: '/wps/session/logout',
  summary: 'End the session the token belongs to',
  reply: v.unknown(),
  module: 'COMM3',
  session: 'required',
});

/** Extends the session; sent when the header mounts with a session (HD-4). */
export const renewSession = endpoint({
  name: 'renewSession',
  method: 'POST',
  path: '/wps/session/renew',
  summary: 'Renew the member: the session lives on from now',
  reply: v.object({ expiresAt: v.number() }),
  module: 'COMM3',
  session: 'required',
});

const clubLabel = v.object({
  labelName: v.string(),
  /** Metal of the level, whose colours the label has; empty for those of the brand. */
  metal: withDefault(v.picklist([...vipMetals, '']), ''),
});

const member = v.object({
  id: v.union([v.string(), v.number()]),
  type: v.number(),
  nickname: withDefault(v.string(), ''),
  account: v.string(),
  clubLabel: withDefault(clubLabel, { labelName: '', metal: '' }),
  /** URL of the member's picture; empty for none (WL-5). */
  headIcon: withDefault(v.string(), ''),
});

export type Member = v.InferOutput<typeof member>;

export const getMember = endpoint({
  name: 'getMember',
  method: 'GET',
  path: '/wps/member/info',
  summary: 'The signed-in member',
  /** Of the label; by default the gateway chooses. */
  query: v.object({ language: v.optional(v.string()) }),
  reply: member,
  module: 'COMM3',
  session: 'required',
});

export const getWallet = endpoint({
  name: 'getWallet',
  method: 'GET',
  path: '/wps/wallets/gcs',
  summary: 'Balance over all wallets, in the site currency',
  reply: v.object({ sumBalance: v.number() }),
  module: 'COMM3',
  session: 'required',
});
