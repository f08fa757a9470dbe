import { refusal } from '../../../src/gateway/http/errors.ts';
import { languageOf } from '../../fixtures/languages.ts';
import { referral as event, referralTerms } from '../../fixtures/operator/referral.ts';
import { holdsMoney, isReal } from '../account-types.ts';
import { invitationOf } from '../agents.ts';
import type { Handlers } from '../handler.ts';
import { limitOf, pageInfo } from '../paging.ts';
import { maskedName } from '../referral.ts';
import { Refusal } from '../refusal.ts';
import type { Member, Session } from '../sessions.ts';
import { toAmount } from '../wallet.ts';

interface Row {
  id: number;
  username: string;
  at: number;
  played: number;
  rewarded: number;
  rebates: number | null;
}

/** A member's friends, whether they played, and their rewards in cents. Takes the member's id twice. */
const friends = `SELECT m.id, m.username, m.created_at AS at,
    EXISTS (SELECT 1 FROM rounds r WHERE r.member_id = m.id) AS played,
    EXISTS (SELECT 1 FROM referral_rewards w WHERE w.friend_id = m.id) AS rewarded,
    (SELECT sum(b.amount) FROM rebates b WHERE b.player_id = m.id AND b.member_id = ?) AS rebates
  FROM members m WHERE m.recommender = ?`;

/** Referrals, for real accounts and agents. */
export const referral = {
  getReferral({ gateway: { store }, query, session }) {
    const { id, type } = inviterOf(session);
    const language = languageOf(query.language);
    const sums = store.one<{ count: number; rewards: number | null; rebates: number | null }>(
      `SELECT count(*) AS count, sum(rewarded) AS rewards, sum(rebates) AS rebates FROM (${friends})`,
      id,
      id,
    )!;
    return {
      code: invitationOf(store, id),
      terms: referralTerms[isReal(type) ? 'member' : 'agent'][language],
      friends: sums.count,
      earned: toAmount((sums.rewards ?? 0) * event.reward + (sums.rebates ?? 0)),
    };
  },

  getReferredFriends({ gateway: { store }, query, session }) {
    const { id: own } = inviterOf(session);
    const count = store.one<{ count: number }>(
      'SELECT count(*) AS count FROM members WHERE recommender = ?',
      own,
    )!.count;
    const rows = store.all<Row>(
      `${friends} ORDER BY m.created_at DESC, m.id DESC LIMIT ? OFFSET ?`,
      own,
      own,
      ...limitOf(query),
    );
    return {
      list: rows.map(({ id, username, at, played, rewarded, rebates }) => ({
        id,
        account: maskedName(username),
        at,
        state: rewarded ? 'rewarded' : played ? 'playing' : 'registered',
        reward: toAmount(rewarded * event.reward + (rebates ?? 0)),
      })),
      ...pageInfo(count, query),
    };
  },
} satisfies Partial<Handlers>;

/** @throws Refusal for accounts with play money */
function inviterOf({ member }: Session): Member {
  if (!holdsMoney(member.type)) throw new Refusal(refusal.realOnly);
  return member;
}
