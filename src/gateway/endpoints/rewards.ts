import * as v from 'valibot';
import { endpoint, listOf } from '../http/endpoint.ts';
import { id, text } from './shared/fields.ts';

const reward = v.object({
  id,
  title: v.string(),
  note: text,
  kind: v.picklist(['reward', 'cashback']),
  /** In the site currency. */
  amount: v.number(),
  state: v.picklist(['open', 'claimed']),
});

export type Reward = v.InferOutput<typeof reward>;

export const getRewards = endpoint({
  name: 'getRewards',
  method: 'GET',
  path: '/wps/relay/MCSFE_getRewards',
  summary: 'Rewards and cashback of the member, open ones first',
  query: v.object({ language: v.string() }),
  reply: v.object({ list: listOf(reward) }),
  module: 'COMM3',
  session: 'required',
});

export const claimReward = endpoint({
  name: 'claimReward',
  method: 'POST',
  path: '/wps/relay/MCSFE_claimReward',
  summary: 'Pay an open reward into the wallet; claiming it twice pays once',
  body: v.object({ rewardId: v.string() }),
  reply: v.object({ sumBalance: v.number() }),
  module: 'COMM3',
  session: 'required',
});
