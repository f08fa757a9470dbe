import { refusal } from '../../../src/gateway/http/errors.ts';
import { featureRefusal } from '../../../src/gateway/http/feature-refusals.ts';
import { promotionCategories } from '../../fixtures/content/promotion-categories.ts';
import { detailsContent } from '../../fixtures/content/promotion-details.ts';
import type { PromotionSeed } from '../../fixtures/content/promotion-seed.ts';
import { promotionSeeds } from '../../fixtures/content/promotions.ts';
import { type Language, languageOf } from '../../fixtures/languages.ts';
import { pictureAddress } from '../../fixtures/picture-address.ts';
import { isReal } from '../account-types.ts';
import type { Gateway } from '../gateway-state.ts';
import type { Handlers } from '../handler.ts';
import {
  applicationOf,
  countedFor,
  isNewcomer,
  rewardOf,
  startOfPromotions,
  stateFor,
  timesOf,
} from '../promotion-state.ts';
import { Refusal } from '../refusal.ts';
import type { Member } from '../sessions.ts';
import { balanceOf, move, toAmount } from '../wallet.ts';

export const promotions = {
  getPromotions({ gateway, query, session, base }) {
    const language = languageOf(query.language);
    const start = startOfPromotions(gateway.store);
    return {
      categories: promotionCategories.map(({ id, name }) => ({ id, name: name[language] })),
      promotions: inOrder(gateway, session?.member).map((seed) => {
        const content = seed.content(language, base);
        return {
          id: seed.id,
          title: seed.title[language],
          offer: seed.offer?.[language] ?? '',
          terms: firstParagraph(content),
          ...progressOf(gateway, seed, session?.member),
          content: withoutCondition(content) + (seed.details ? detailsContent(seed.details, language) : ''),
          promoAnnouncementCategoryIds: [...seed.categories],
          announcementImages: picturesOf(seed, base),
          ...statusFor(gateway, seed, session?.member, language),
          ...timesOf(seed.rules, start),
          referral: seed.rules.referral ?? false,
          deposit: isForDeposits(seed) && isOfferedTo(gateway, seed, session?.member),
        };
      }),
    };
  },

  joinPromotion({ gateway, body, session: { member } }) {
    const seed = joinable(body.promotionId, member);
    const { store, clock } = gateway;
    // Promotions by referral have no application.
    if (seed.rules.referral) throw new Refusal(featureRefusal.notEligible);
    if (applicationOf(store, member.id, seed.id)) throw new Refusal(featureRefusal.promotionJoined);
    if (stateFor(gateway, seed, member) !== 'join') throw new Refusal(featureRefusal.promotionClosed);
    store.insert('promotion_applications', { member_id: member.id, promotion_id: seed.id, at: clock() });
    return statusFor(gateway, seed, member, languageOf(body.language));
  },

  claimPromotion({ gateway, body, session: { member } }) {
    const seed = joinable(body.promotionId, member);
    const { store, clock } = gateway;
    store.transaction(() => {
      const state = stateFor(gateway, seed, member);
      if (state === 'claimed') return;
      if (state === 'close') throw new Refusal(featureRefusal.promotionClosed);
      if (state !== 'claim') throw new Refusal(featureRefusal.notEligible);
      const cents = rewardOf(store, seed, member.id);
      const mark =
        'UPDATE promotion_applications SET claimed_at = ? WHERE member_id = ? AND promotion_id = ?';
      store.run(mark, clock(), member.id, seed.id);
      move(store, member.id, 'reward', cents, clock());
    });
    return {
      ...statusFor(gateway, seed, member, languageOf(body.language)),
      sumBalance: toAmount(balanceOf(store, member.id)),
    };
  },
} satisfies Partial<Handlers>;

/** Newcomers see the offer for their first deposit before all others. */
function inOrder({ store }: Gateway, member: Member | undefined): readonly PromotionSeed[] {
  if (!isNewcomer(store, member)) return promotionSeeds;
  return [...promotionSeeds.filter(isForDeposits), ...promotionSeeds.filter((seed) => !isForDeposits(seed))];
}

/** Members who have deposited before keep a bonus that they joined, and are offered no other. */
const isOfferedTo = ({ store }: Gateway, seed: PromotionSeed, member: Member | undefined) =>
  isNewcomer(store, member) || applicationOf(store, member!.id, seed.id) !== undefined;

const isForDeposits = ({ rules }: PromotionSeed) => rules.goal?.kind === 'deposit';

/** Returns the text below the condition, which the card shows anyway, though without its links. */
const withoutCondition = (html: string) => html.replace(/<p>(?:(?!<a |<\/p>).)*<\/p>/, '');

/** Returns the text of the first paragraph of HTML, which states the condition. */
const firstParagraph = (html: string) =>
  (/<p[^>]*>(.*?)<\/p>/s.exec(html)?.[1] ?? '').replaceAll(/<[^>]*>/g, '').trim();

function progressOf({ store }: Gateway, seed: PromotionSeed, member: Member | undefined) {
  const reached = member && applicationOf(store, member.id, seed.id) ? countedFor(store, seed, member.id) : 0;
  return { goal: toAmount(seed.rules.goal?.cents ?? 0), reached: toAmount(reached) };
}

/** A second picture is listed first, so that clients must use the sequence. */
function picturesOf({ banner, wide }: PromotionSeed, base: string) {
  const picture = (name: string, sequence: number) => ({
    url: pictureAddress(base, 'banners', `${name}.avif`),
    sequence,
  });
  const first = picture(banner, 1);
  return wide ? [picture(`${banner}-wide`, 2), first] : [first];
}

function joinable(promotionId: string, member: Member): PromotionSeed {
  const seed = promotionSeeds.find(({ id }) => id === promotionId);
  if (!seed) throw new Refusal(refusal.notFound);
  if (!isReal(member.type)) throw new Refusal(refusal.realOnly);
  return seed;
}

function statusFor(gateway: Gateway, seed: PromotionSeed, member: Member | undefined, language: Language) {
  const state = stateFor(gateway, seed, member);
  const note = state === 'rejected' ? (seed.rules.review?.reason?.[language] ?? '') : '';
  return { state, note };
}
