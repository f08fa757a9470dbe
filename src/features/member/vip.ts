import { atom } from 'nanostores';
import { mutate } from '../../gateway/cache/mutate.ts';
import { resource } from '../../gateway/cache/resource.ts';
import { metalAt, type VipMetal } from '../../gateway/endpoints/shared/vip-metals.ts';
import {
  claimVipBonus,
  getVipBenefits,
  type VipBenefits,
  type VipLevel,
} from '../../gateway/endpoints/vip.ts';
import { call } from '../../gateway/http/client.ts';
import { asGatewayError, type GatewayError } from '../../gateway/http/errors.ts';
import { featureRefusal } from '../../gateway/http/feature-refusals.ts';
import { errorText } from '../../i18n/error-texts.ts';
import type { TextKey } from '../../i18n/keys.ts';
import { followLanguage, inLanguage } from '../../lib/current-language.ts';
import { ownEntry } from '../../lib/own-entry.ts';
import { $member } from '../../session/member.ts';
import { PERSONAL_PREFIX } from '../../session/session.ts';
import { singleFlight } from '../../session/single-flight.ts';
import { showToast } from '../../ui/toasts.ts';

export const $vip = followLanguage(
  resource<VipBenefits>(`${PERSONAL_PREFIX}vip`, async (signal) => {
    const benefits = await call(getVipBenefits, inLanguage(), { signal });
    followLevel(benefits.label);
    return benefits;
  }),
);

/** Updates the header and drawers when the level has risen since the member was fetched. */
function followLevel(label: string): void {
  const member = $member.get();
  if (member.state === 'ready' && member.value.clubLabel.labelName !== label) void $member.reload();
}

/** A requirement of a level with its progress, in the site currency. */
export interface VipGoal {
  kind: 'deposit' | 'turnover';
  done: number;
  needed: number;
}

/** Returns the next level, or undefined at the top. */
export function nextLevel({ level, levels }: VipBenefits): VipLevel | undefined {
  return levels.filter((one) => one.level > level).sort((a, b) => a.level - b.level)[0];
}

/** Returns the next level's requirements, without those of 0. */
export function goalsOf(benefits: VipBenefits, next: VipLevel): VipGoal[] {
  const kinds = ['deposit', 'turnover'] as const;
  return kinds
    .map((kind) => ({ kind, done: benefits[kind], needed: next[kind] }))
    .filter(({ needed }) => needed > 0);
}

/** Returns a level's position relative to the member's own. */
export function levelStatus(level: number, { level: own }: Pick<VipBenefits, 'level'>) {
  if (level === own) return 'own';
  return level < own ? 'reached' : 'ahead';
}

/** Returns the metal of a level by its place among all. */
export function toneOf(level: number, levels: readonly VipLevel[]): VipMetal {
  const sorted = levels.map((one) => one.level).sort((a, b) => a - b);
  return metalAt(Math.max(0, sorted.indexOf(level)), sorted.length);
}

/** Returns the metal of the member's level; `none` below the first level. */
export function ownTone({ level, levels }: Pick<VipBenefits, 'level' | 'levels'>): VipMetal | 'none' {
  return levels.some((one) => one.level <= level) ? toneOf(level, levels) : 'none';
}

/** Steps of the ladder: phones have room for five. */
const STEPS = 5;

/** Returns up to five levels around the member's own, the lowest first. */
export function ladderOf({ level, levels }: VipBenefits): readonly VipLevel[] {
  const sorted = levels.toSorted((a, b) => a.level - b.level);
  const reached = sorted.filter((one) => one.level <= level).length;
  const first = Math.max(0, Math.min(reached - 3, sorted.length - STEPS));
  return sorted.slice(first, first + STEPS);
}

/** Returns how much of the way to the next level is done, from 0 to 1: that of its furthest requirement. */
export function progressTo(benefits: VipBenefits, next: VipLevel): number {
  return Math.min(1, ...goalsOf(benefits, next).map(({ done, needed }) => Math.max(0, done / needed)));
}

export const $claimingBonus = atom<ReadonlySet<number>>(new Set());

const refusals: Readonly<Record<string, TextKey>> = {
  [featureRefusal.vipClaimed]: 'vip.alreadyClaimed',
  [featureRefusal.vipLevel]: 'vip.notReached',
};

/** Claims a level's bonus; repeated calls send one request. `paid` runs when the balance may have changed. */
export async function claimBonus(level: number, paid: () => void): Promise<void> {
  await singleFlight($claimingBonus, level, async (isHere) => {
    try {
      await call(claimVipBonus, { body: { level } });
      if (!isHere()) return;
      mutate($vip, (benefits) => ({
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
      // Paid on another device, or the outcome is unknown.
      if (error.kind !== 'refused' || error.code === featureRefusal.vipClaimed) paid();
      void $vip.reload();
    }
  });
}

function refusalText(error: GatewayError): TextKey {
  return (error.kind === 'refused' && ownEntry(refusals, error.code)) || errorText(error);
}
