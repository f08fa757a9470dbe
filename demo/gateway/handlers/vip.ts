import { refusal } from '../../../src/gateway/http/errors.ts';
import { featureRefusal } from '../../../src/gateway/http/feature-refusals.ts';
import { languageOf } from '../../fixtures/languages.ts';
import { vipLevels } from '../../fixtures/operator/vip-levels.ts';
import { isReal } from '../account-types.ts';
import type { Handlers } from '../handler.ts';
import { Refusal } from '../refusal.ts';
import type { Store } from '../store.ts';
import { levelLabel, standingOf } from '../vip.ts';
import { balanceOf, move, toAmount } from '../wallet.ts';

export const vip = {
  getVipBenefits({ gateway: { store }, query, session: { member } }) {
    const language = languageOf(query.language ?? '');
    if (!isReal(member.type)) throw new Refusal(refusal.realOnly);
    const { level, deposit, turnover } = standingOf(store, member.id);
    const claimed = claimedBy(store, member.id);
    const bonusState = (of: number) => {
      if (claimed.has(of)) return 'claimed';
      return of <= level ? 'open' : 'locked';
    };
    return {
      level,
      label: levelLabel(level, language),
      deposit: toAmount(deposit),
      turnover: toAmount(turnover),
      levels: vipLevels.map((seed, index) => ({
        level: index + 1,
        label: seed.label[language],
        deposit: toAmount(seed.deposit),
        turnover: toAmount(seed.turnover),
        bonus: toAmount(seed.bonus),
        bonusState: bonusState(index + 1),
        rebates: Object.entries(seed.rebates).map(([gameType, rate]) => ({ gameType, rate })),
        withdrawals: seed.withdrawals.count,
        withdrawalLimit: toAmount(seed.withdrawals.most),
      })),
    };
  },

  claimVipBonus({ gateway: { store, clock }, body, session: { member } }) {
    if (!isReal(member.type)) throw new Refusal(refusal.realOnly);
    const seed = vipLevels[body.level - 1];
    if (!seed) throw new Refusal(refusal.notFound);
    store.transaction(() => {
      if (standingOf(store, member.id).level < body.level) throw new Refusal(featureRefusal.vipLevel);
      const first = store.insert(
        'vip_bonuses',
        { member_id: member.id, level: body.level, at: clock() },
        'IGNORE',
      );
      if (!first) throw new Refusal(featureRefusal.vipClaimed);
      move(store, member.id, 'reward', seed.bonus, clock());
    });
    return { sumBalance: toAmount(balanceOf(store, member.id)) };
  },
} satisfies Partial<Handlers>;

function claimedBy(store: Store, memberId: number): Set<number> {
  const rows = store.all<{ level: number }>('SELECT level FROM vip_bonuses WHERE member_id = ?', memberId);
  return new Set(rows.map(({ level }) => level));
}
