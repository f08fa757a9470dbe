import { atom } from 'nanostores';
import { call } from '../../gateway/client.ts';
import {
  claimVipBonus,
  getVipBenefits,
  type VipBenefits,
  type VipLevel,
} from '../../gateway/endpoints/vip.ts';
import { asGatewayError, type GatewayError } from '../../gateway/errors.ts';
import { featureRefusal } from '../../gateway/feature-refusals.ts';
import { resource } from '../../gateway/resource.ts';
import { errorText } from '../../i18n/error-texts.ts';
import type { TextKey } from '../../i18n/keys.ts';
import { ownEntry } from '../../lib/own-entry.ts';
import { $member } from '../../session/member.ts';
import { singleFlight } from '../../session/once-at-a-time.ts';
import { PERSONAL_PREFIX } from '../../session/session.ts';
import { showToast } from '../../ui/toasts.ts';

/** The member's VIP level, and what all levels give (WL-6). */
export const $vip = resource<VipBenefits>(`${PERSONAL_PREFIX}vip`, async (signal) => {
  const benefits = await call(getVipBenefits, {}, { signal });
  followLevel(benefits.label);
  return benefits;
});

/** A level reached since the member was read is in the header and in the drawers as well. */
function followLevel(label: string): void {
  const member = $member.get();
  if (member.state === 'ready' && member.value.clubLabel.labelName !== label) void $member.reload();
}

/** What a level asks for, and how much of it is done, in the site currency. */
export interface VipGoal {
  kind: 'deposit' | 'turnover';
  done: number;
  needed: number;
}

/** The level after the member's own; nothing at the top. */
export function nextLevel({ level, levels }: VipBenefits): VipLevel | undefined {
  return levels.filter((one) => one.level > level).sort((a, b) => a.level - b.level)[0];
}

/** What the next level asks for: only what it asks at all. */
export function goalsOf(benefits: VipBenefits, next: VipLevel): VipGoal[] {
  const kinds = ['deposit', 'turnover'] as const;
  return kinds
    .map((kind) => ({ kind, done: benefits[kind], needed: next[kind] }))
    .filter(({ needed }) => needed > 0);
}

/** How a level stands to the member's own. */
export function standOf(level: number, { level: own }: Pick<VipBenefits, 'level'>) {
  if (level === own) return 'own';
  return level < own ? 'reached' : 'ahead';
}

/** Levels whose bonus is being claimed. */
export const $claimingBonus = atom<ReadonlySet<number>>(new Set());

const refusals: Readonly<Record<string, TextKey>> = {
  [featureRefusal.vipClaimed]: 'vip.alreadyClaimed',
  [featureRefusal.vipLevel]: 'vip.notReached',
};

/** Pays the bonus of a level into the wallet, once however often it is pressed. `paid`: the balance may be another. */
export async function claimBonus(level: number, paid: () => void): Promise<void> {
  await singleFlight($claimingBonus, level, async (isHere) => {
    try {
      await call(claimVipBonus, { body: { level } });
      if (!isHere()) return;
      $vip.mutate((benefits) => ({
        ...benefits,
        levels: benefits.levels.map((one) =>
          one.level === level ? { ...one, bonusState: 'claimed' as const } : one,
        ),
      }));
      showToast('vip.claimedNow', { kind: 'success' });
      paid();
    } catch (thrown) {
      if (!isHere()) return;
      const error = asGatewayError(thrown);
      showToast(refusalText(error), { kind: 'failure' });
      // Paid on another device, or nobody knows whether it went through.
      if (error.kind !== 'refused' || error.code === featureRefusal.vipClaimed) paid();
      void $vip.reload();
    }
  });
}

function refusalText(error: GatewayError): TextKey {
  return (error.kind === 'refused' && ownEntry(refusals, error.code)) || errorText(error);
}
