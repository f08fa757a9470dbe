import { atom } from 'nanostores';
import { siteConfig } from '../../config/site-config.ts';
import { mutate } from '../../gateway/cache/mutate.ts';
import type { Resource } from '../../gateway/cache/resource.ts';
import { claimPromotion, joinPromotion, type Promotion } from '../../gateway/endpoints/promotions.ts';
import { call } from '../../gateway/http/client.ts';
import { asGatewayError, type GatewayError, refusal } from '../../gateway/http/errors.ts';
import { featureRefusal } from '../../gateway/http/feature-refusals.ts';
import { errorText } from '../../i18n/error-texts.ts';
import type { TextKey } from '../../i18n/keys.ts';
import { ownEntry } from '../../lib/own-entry.ts';
import { linkTo } from '../../routes/routes.ts';
import { checkRealAccount, type RefusedAccount } from '../../session/gates.ts';
import { $session } from '../../session/session.ts';
import { singleFlight } from '../../session/single-flight.ts';
import { whenSignedIn } from '../../session/when-signed-in.ts';
import { showToast } from '../../ui/toasts.ts';
import type { Promotions } from './promotions.ts';
import { lookOf, type PromotionAction } from './states.ts';

/** Actions outside of this feature, provided by the page. */
export interface PromotionActions {
  /** Invites friends if referral is enabled, otherwise says "coming soon" (RT-12). */
  invite(): void;
  /** Explains why the account type cannot take part. */
  refuse(why: RefusedAccount): void;
  /** Runs when the balance may have changed. */
  paid(): void;
}

export const $acting = atom<ReadonlySet<string>>(new Set());

const refusals: Readonly<Record<string, TextKey>> = {
  [featureRefusal.promotionJoined]: 'promotions.alreadyJoined',
  [featureRefusal.promotionClosed]: 'promotions.notOpen',
  [featureRefusal.notEligible]: 'promotions.notEligible',
  [refusal.notFound]: 'promotions.gone',
};

const rows = { join: joinPromotion, claim: claimPromotion } as const;

/**
 * Joins or claims a promotion; repeated calls send one request (PR-2). Visitors sign in first; promotions that
 * need a referral require it to be enabled.
 */
export async function joinOrClaim(
  { id, state, referral }: Promotion,
  $promotions: Resource<Promotions>,
  language: string,
  actions: PromotionActions,
): Promise<void> {
  const action = lookOf(state)?.action;
  if (!action || $acting.get().has(id)) return;
  if (referral && !siteConfig().features.referral) return actions.invite();
  const refused = checkRealAccount();
  if (refused === 'visitor') {
    const retry = () => void takePartAsMember(id, action, $promotions, language, actions);
    return whenSignedIn(retry, linkTo('activityDetail', { id }));
  }
  if (refused) return actions.refuse(refused);
  if (referral && action === 'join') return actions.invite();
  await singleFlight($acting, id, async (isHere) => {
    try {
      const reply = await call(rows[action], { body: { promotionId: id, language } });
      if (!isHere()) return;
      mutate($promotions, (all) => ({
        ...all,
        promotions: all.promotions.map((one) =>
          one.id === id ? { ...one, state: reply.state, note: reply.note } : one,
        ),
      }));
      showFailure(action, reply.state);
      if (action === 'claim') actions.paid();
    } catch (thrown) {
      if (!isHere()) return;
      const error = asGatewayError(thrown);
      showToast(refusalText(error), { kind: 'failure' });
      // The state on screen is stale, or the outcome unknown.
      if (action === 'claim' && error.kind !== 'refused') actions.paid();
      void $promotions.reload();
    }
  });
}

/** Continues after sign-in if the promotion offers the same action to that member. */
async function takePartAsMember(
  id: string,
  action: PromotionAction,
  $promotions: Resource<Promotions>,
  language: string,
  actions: PromotionActions,
): Promise<void> {
  const token = $session.get()?.token;
  await $promotions.reload();
  const all = $promotions.get();
  if (all.state !== 'ready' || $session.get()?.token !== token) return;
  const own = all.value.promotions.find((promotion) => promotion.id === id);
  if (own && lookOf(own.state)?.action === action) await joinOrClaim(own, $promotions, language, actions);
}

function showFailure(action: PromotionAction, state: Promotion['state']): void {
  if (state === 'rejected') return void showToast('promotions.rejected', { kind: 'failure' });
  if (action === 'join') {
    showToast(state === 'applying' ? 'promotions.appliedNow' : 'promotions.joinedNow', { kind: 'success' });
  } else
    showToast(state === 'claimed' ? 'promotions.claimedNow' : 'promotions.issuedNow', { kind: 'success' });
}

function refusalText(error: GatewayError): TextKey {
  return (error.kind === 'refused' && ownEntry(refusals, error.code)) || errorText(error);
}
