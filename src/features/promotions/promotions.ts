import { gatewayRead } from '../../gateway/cache/gateway-read.ts';
import { type Resource, resource } from '../../gateway/cache/resource.ts';
import { getPromotions, type Promotion } from '../../gateway/endpoints/promotions.ts';
import type { Reply } from '../../gateway/http/endpoint.ts';
import type { TextKey } from '../../i18n/keys.ts';
import { PERSONAL_PREFIX } from '../../session/session.ts';

export interface PromotionsScope {
  merchantCode: string;
  language: string;
}

export type Promotions = Reply<typeof getPromotions>;

export function promotions({ merchantCode, language }: PromotionsScope): Resource<Promotions> {
  return resource(
    `${PERSONAL_PREFIX}promotions/${merchantCode}/${language}`,
    gatewayRead(getPromotions, { merchantCode, language, platform: 'M' }),
  );
}

/**
 * Returns the promotions of a category in the gateway's order, closed ones last; without a category all, including
 * those without a known category.
 */
export function ofCategory({ promotions }: Promotions, category: string): readonly Promotion[] {
  const own = promotions.filter(
    ({ promoAnnouncementCategoryIds: ids }) => !category || ids.includes(category),
  );
  const isClosed = ({ state }: Promotion) => Number(state === 'close');
  return own.sort((a, b) => isClosed(a) - isClosed(b));
}

/** Returns the picture of a promotion, the image of sequence 1 (PR-1), or an empty string. */
export function pictureOf({ announcementImages }: Promotion): string {
  return announcementImages.find(({ sequence }) => sequence === 1)?.url ?? '';
}

/** Returns whether the content says more than the condition on the card. */
export function hasDetails({ content, terms }: Promotion): boolean {
  const said = content.replaceAll(/<(?!img\b)[^>]*>/g, '').trim();
  return said !== '' && said !== terms;
}

export interface PromotionQuery {
  /** Id of the promotion to open; empty for none. */
  id: string;
  /** Id of the chosen category; empty for all. */
  category: string;
  /** Whether the named promotion does not exist. */
  isMissing: boolean;
}

/** Parses a query (PR-1); a named promotion is always in the list. */
export function parsePromotionQuery(all: Promotions, query: URLSearchParams): PromotionQuery {
  const id = query.get('id') ?? '';
  const named = all.promotions.find((promotion) => promotion.id === id);
  const wanted = query.get('category') ?? '';
  const known = all.categories.some((category) => category.id === wanted);
  const holds = !named || named.promoAnnouncementCategoryIds.includes(wanted);
  return {
    id: named ? id : '',
    category: known && holds ? wanted : '',
    isMissing: id !== '' && !named,
  };
}

/** Returns how many promotions to show so that the named one is included; 0 without one. */
export function countUpTo(shown: readonly Promotion[], { id }: PromotionQuery): number {
  return shown.findIndex((promotion) => promotion.id === id) + 1;
}

/** Returns the query for a category; keeps the named promotion if it belongs to it. */
export function queryFor(
  all: Promotions,
  { id }: PromotionQuery,
  category: string,
): Readonly<Record<string, string>> {
  return { id: ofCategory(all, category).some((promotion) => promotion.id === id) ? id : '', category };
}

/** Returns the time to show for a promotion's state, in milliseconds since 1970. */
export function timeOf({
  state,
  startTime,
  endTime,
}: Promotion): { text: TextKey; time: number } | undefined {
  if (state === 'comingSoon') return startTime ? { text: 'promotions.starts', time: startTime } : undefined;
  if (!endTime) return undefined;
  return { text: state === 'close' ? 'promotions.ended' : 'promotions.ends', time: endTime };
}

/** States of a promotion that the player can still have. */
const reachable: ReadonlySet<Promotion['state']> = new Set(['join', 'joined', 'process', 'claim']);

/** Returns the first promotion that rewards the player's deposits, if there is one. */
export function depositPromotionOf({ promotions }: Promotions): Promotion | undefined {
  return promotions.find(({ deposit, state }) => deposit && reachable.has(state));
}

const MAX_OFFERS = 4;

/** Returns the promotions that can be joined now, in the gateway's order. */
export function offersOf({ promotions }: Promotions): readonly Promotion[] {
  return promotions.filter(({ state }) => state === 'join').slice(0, MAX_OFFERS);
}
