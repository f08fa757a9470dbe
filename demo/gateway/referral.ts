import { referral } from '../fixtures/operator/referral.ts';
import { isReal } from './account-types.ts';
import type { Store } from './store.ts';
import { move } from './wallet.ts';

/** The recommender of a player whose reward is due. */
interface Owed {
  recommender: number;
  type: number;
  createdAt: number;
}

/**
 * Pays the referral reward to both, once, with the friend's first round a week or more after registering;
 * call it in the transaction of that round. Agents earn rebates instead.
 */
export function payReferral(store: Store, friendId: number, at: number): void {
  const owed = store.one<Owed>(
    `SELECT r.id AS recommender, r.type, m.created_at AS createdAt FROM members m JOIN members r ON r.id = m.recommender
     WHERE m.id = ? AND m.id NOT IN (SELECT friend_id FROM referral_rewards)`,
    friendId,
  );
  if (!owed || !isReal(owed.type) || at < owed.createdAt + referral.after) return;
  store.insert('referral_rewards', { friend_id: friendId, at });
  for (const memberId of [owed.recommender, friendId]) move(store, memberId, 'reward', referral.reward, at);
}

/** Masks a name for other players. */
export function maskedName(name: string): string {
  const letters = [...name];
  return letters.length < 5
    ? `${letters[0] ?? ''}***`
    : `${letters.slice(0, 2).join('')}***${letters.at(-1)!}`;
}
