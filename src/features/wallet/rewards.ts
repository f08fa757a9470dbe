import { atom } from 'nanostores';
import { call } from '../../gateway/client.ts';
import { claimReward, getRewards, type Reward } from '../../gateway/endpoints/rewards.ts';
import { asGatewayError } from '../../gateway/errors.ts';
import { type Resource, resource } from '../../gateway/resource.ts';
import { errorText } from '../../i18n/error-texts.ts';
import { invalidateBalance } from '../../session/member.ts';
import { singleFlight } from '../../session/once-at-a-time.ts';
import { PERSONAL_PREFIX } from '../../session/session.ts';
import { showToast } from '../../ui/toasts.ts';

/** The member's rewards and cashback in a language (WL-7). */
export function rewardsIn(language: string): Resource<Reward[]> {
  return resource(
    `${PERSONAL_PREFIX}rewards/${language}`,
    async (signal) => (await call(getRewards, { query: { language } }, { signal })).list,
  );
}

/** Ids of the rewards being claimed. */
export const $claiming = atom<ReadonlySet<string>>(new Set());

/** Pays a reward of the list into the wallet, once however often it is pressed. */
export async function claim(id: string, $rewards: Resource<Reward[]>): Promise<void> {
  await singleFlight($claiming, id, async (isHere) => {
    try {
      await call(claimReward, { body: { rewardId: id } });
      if (!isHere()) return;
      $rewards.mutate((list) =>
        list.map((reward) => (reward.id === id ? { ...reward, state: 'claimed' } : reward)),
      );
      showToast('wallet.claimedNow', { kind: 'success' });
      invalidateBalance();
    } catch (thrown) {
      if (isHere()) showToast(errorText(asGatewayError(thrown)), { kind: 'failure' });
    }
  });
}
