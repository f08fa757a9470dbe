import { atom } from 'nanostores';
import { mutate } from '../../gateway/cache/mutate.ts';
import { type Resource, resource } from '../../gateway/cache/resource.ts';
import { claimReward, getRewards, type Reward } from '../../gateway/endpoints/rewards.ts';
import { call } from '../../gateway/http/client.ts';
import { asGatewayError } from '../../gateway/http/errors.ts';
import { errorText } from '../../i18n/error-texts.ts';
import { sumAmounts } from '../../lib/sum-amounts.ts';
import { invalidateBalance } from '../../session/member.ts';
import { PERSONAL_PREFIX } from '../../session/session.ts';
import { singleFlight } from '../../session/single-flight.ts';
import { showToast } from '../../ui/toasts.ts';

export function rewardsIn(language: string): Resource<Reward[]> {
  return resource(
    `${PERSONAL_PREFIX}rewards/${language}`,
    async (signal) => (await call(getRewards, { query: { language } }, { signal })).list,
  );
}

/** Returns number and sum of the rewards to claim, the sum in the site currency. */
export function openRewards(rewards: readonly Reward[]): { count: number; sum: number } {
  const open = rewards.filter(({ state }) => state === 'open');
  return { count: open.length, sum: sumAmounts(open.map(({ amount }) => amount)) };
}

export const $claiming = atom<ReadonlySet<string>>(new Set());

/** Claims a reward into the wallet; repeated calls send one request. */
export async function claimFromList(id: string, $rewards: Resource<Reward[]>): Promise<void> {
  await singleFlight($claiming, id, async (isHere) => {
    try {
      await call(claimReward, { body: { rewardId: id } });
      if (!isHere()) return;
      mutate($rewards, (list) =>
        list.map((reward) => (reward.id === id ? { ...reward, state: 'claimed' } : reward)),
      );
      showToast('wallet.claimedNow', { kind: 'success' });
      invalidateBalance();
    } catch (thrown) {
      if (isHere()) showToast(errorText(asGatewayError(thrown)), { kind: 'failure' });
    }
  });
}
