import { refusal } from '../../../src/gateway/http/errors.ts';
import { rewardSeeds } from '../../fixtures/content/rewards.ts';
import { languageOf } from '../../fixtures/languages.ts';
import { isReal } from '../account-types.ts';
import type { Gateway } from '../gateway-state.ts';
import type { Handlers } from '../handler.ts';
import { ageOf } from '../members.ts';
import { Refusal } from '../refusal.ts';
import type { Store } from '../store.ts';
import { standingOf } from '../vip.ts';
import { balanceOf, move, toAmount } from '../wallet.ts';

export const rewards = {
  getRewards({ gateway, query, session }) {
    if (!isReal(session.member.type)) return { list: [] };
    const language = languageOf(query.language);
    const claimed = claimedBy(gateway.store, session.member.id);
    const list = rewardsFor(gateway, session.member.id).map(({ id, kind, amount, title, note }) => ({
      id,
      kind,
      title: title[language],
      note: note[language],
      amount: toAmount(amount),
      state: claimed.has(id) ? ('claimed' as const) : ('open' as const),
    }));
    return { list: [...list.filter(isOpen), ...list.filter((reward) => !isOpen(reward))] };
  },

  claimReward({ gateway, body, session: { member } }) {
    const { store, clock } = gateway;
    if (!isReal(member.type)) throw new Refusal(refusal.realOnly);
    const reward = rewardsFor(gateway, member.id).find(({ id }) => id === body.rewardId);
    if (!reward) throw new Refusal(refusal.notFound);
    store.transaction(() => {
      const first = store.insert(
        'claimed_rewards',
        { member_id: member.id, reward_id: reward.id, at: clock() },
        'IGNORE',
      );
      if (first) move(store, member.id, 'reward', reward.amount, clock());
    });
    return { sumBalance: toAmount(balanceOf(store, member.id)) };
  },
} satisfies Partial<Handlers>;

/** Returns the rewards for an account of this age and VIP level. */
function rewardsFor(gateway: Gateway, memberId: number) {
  const age = ageOf(gateway, memberId);
  const { level } = standingOf(gateway.store, memberId);
  return rewardSeeds
    .filter(({ after = 0 }) => age >= after)
    .map(({ byLevel, amount, ...reward }) => ({
      ...reward,
      amount: byLevel ? amount * Math.max(1, level) : amount,
    }));
}

const isOpen = ({ state }: { state: 'open' | 'claimed' }) => state === 'open';

function claimedBy(store: Store, memberId: number): Set<string> {
  const rows = store.all<{ reward_id: string }>(
    'SELECT reward_id FROM claimed_rewards WHERE member_id = ?',
    memberId,
  );
  return new Set(rows.map((row) => row.reward_id));
}
