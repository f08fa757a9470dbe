import { referral } from '../fixtures/operator/referral.ts';
import { isReal } from './account-types.ts';
import type { Store } from './store.ts';
import { move } from './wallet.ts';

/** Whoever invited a player, where a reward is still to be had for it. */
interface Owed {
  recommender: number;
  type: number;
  createdAt: number;
}

/**
 * Pays the reward of an invitation to both, once, with a round that the friend plays a week after registering or later;
 * run inside the transaction of that round. An agent earns rebates instead.
 */
export function payReferral(store: Store, friendId: number, at: number): void {
  const owed = store.one<Owed>(
    `SELECT r.id AS recommender, r.type, m.created_at AS createdAt FROM members m JOIN members r ON r.id = m.recommender
     WHERE m.id = ? AND m.id NOT IN (SELECT friend_id FROM referral_rewards)`,
    friendId,
  );
  if (!owed || !isReal(owed.type) || at < owed.createdAt + referral.after) return;
  store.run('INSERT INTO referral_rewards (friend_id, at) VALUES (?, ?)', friendId, at);
  for (const memberId of [owed.recommender, friendId]) move(store, memberId, 'reward', referral.reward, at);
}

/** A name as others may know it: its beginning and its end. */
export function maskedName(name: string): string {
  const letters = [...name];
  return letters.length < 5
    ? `${letters[0] ?? ''}***`
    : `${letters.slice(0, 2).join('')}***${letters.at(-1)!}`;
}
