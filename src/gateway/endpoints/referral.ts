import * as v from 'valibot';
import { endpoint, listOf } from '../http/endpoint.ts';
import { count, id, text } from './shared/fields.ts';
import { page, paged } from './shared/record-fields.ts';

/** The member's invitation code and its earnings (WL-14). */
export const getReferral = endpoint({
  name: 'getReferral',
  method: 'GET',
  path: '/wps/relay/MCSFE_getReferral',
  summary:
    'The invitation code of the member, which checkAffiliate knows, its terms, and what it has brought',
  query: v.object({ language: v.string() }),
  reply: v.object({
    code: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
    /** Rewards for inviting, in the requested language; may be empty. */
    terms: text,
    friends: count,
    /** In the site currency. */
    earned: count,
  }),
  module: 'COMM3',
  session: 'required',
});

export type Referral = v.InferOutput<typeof getReferral.reply>;

const friend = v.object({
  id,
  /** Masked account name. */
  account: v.string(),
  /** Time of registration. */
  at: v.number(),
  /** `registered`: has not played; `playing`: has played; `rewarded`: the reward is paid. */
  state: v.picklist(['registered', 'playing', 'rewarded']),
  /** Reward earned with this friend, in the site currency. */
  reward: count,
});

export type Friend = v.InferOutput<typeof friend>;

/** Friends who registered with the member's code, newest first (WL-14). */
export const getReferredFriends = endpoint({
  name: 'getReferredFriends',
  method: 'GET',
  path: '/wps/relay/MCSFE_getReferredFriends',
  summary: 'Friends who registered by the member’s link, with date, state and reward, by page',
  query: v.object(page),
  reply: v.object({ list: listOf(friend), ...paged }),
  module: 'COMM3',
  session: 'required',
});
