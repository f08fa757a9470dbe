import { call } from '../../gateway/client.ts';
import type { Reply } from '../../gateway/endpoint.ts';
import { getPromotions, type Promotion } from '../../gateway/endpoints/promotions.ts';
import { type Resource, resource } from '../../gateway/resource.ts';
import type { TextKey } from '../../i18n/keys.ts';
import { PERSONAL_PREFIX } from '../../session/session.ts';

export interface PromotionsScope {
  merchantCode: string;
  language: string;
}

export type Promotions = Reply<typeof getPromotions>;

/** The promotions and their categories, as the member or a guest has them. */
export function promotions({ merchantCode, language }: PromotionsScope): Resource<Promotions> {
  return resource(`${PERSONAL_PREFIX}promotions/${merchantCode}/${language}`, (signal) =>
    call(getPromotions, { query: { merchantCode, language, platform: 'M' } }, { signal }),
  );
}

/** The promotions of a category; all of them, those of no known category included, without one. */
export function ofCategory({ promotions }: Promotions, category: string): readonly Promotion[] {
  if (!category) return promotions;
  return promotions.filter(({ promoAnnouncementCategoryIds: ids }) => ids.includes(category));
}

/** The picture of a promotion: the image of sequence 1 (PR-1); empty where there is none. */
export function pictureOf({ announcementImages }: Promotion): string {
  return announcementImages.find(({ sequence }) => sequence === 1)?.url ?? '';
}

/** What an address asks for. */
export interface Asked {
  /** Id of the promotion to open; empty for none. */
  id: string;
  /** Id of the chosen category; empty for all. */
  category: string;
  /** It names a promotion that there is not. */
  gone: boolean;
}

/** What a query asks for (PR-1): a promotion it names is always among those shown. */
export function askedFor(all: Promotions, query: URLSearchParams): Asked {
  const id = query.get('id') ?? '';
  const named = all.promotions.find((promotion) => promotion.id === id);
  const wanted = query.get('category') ?? '';
  const known = all.categories.some((category) => category.id === wanted);
  const holds = !named || named.promoAnnouncementCategoryIds.includes(wanted);
  return {
    id: named ? id : '',
    category: known && holds ? wanted : '',
    gone: id !== '' && !named,
  };
}

/** How many promotions there are up to the one that is asked for; none without one. */
export function placeOf(shown: readonly Promotion[], { id }: Asked): number {
  return shown.findIndex((promotion) => promotion.id === id) + 1;
}

/** The query of a chosen category; a promotion that was asked for stays named where it is shown. */
export function queryFor(all: Promotions, { id }: Asked, category: string): Readonly<Record<string, string>> {
  return { id: ofCategory(all, category).some((promotion) => promotion.id === id) ? id : '', category };
}

/** The time worth telling of a promotion as it stands, in milliseconds since 1970. */
export function timeOf({
  state,
  startTime,
  endTime,
}: Promotion): { text: TextKey; time: number } | undefined {
  if (state === 'comingSoon') return startTime ? { text: 'promotions.starts', time: startTime } : undefined;
  if (!endTime) return undefined;
  return { text: state === 'close' ? 'promotions.ended' : 'promotions.ends', time: endTime };
}

/** Promotions that are offered to a newcomer at most. */
const OFFERS = 4;

/** What can be joined at once, in the gateway's order. */
export function offersOf({ promotions }: Promotions): readonly Promotion[] {
  return promotions.filter(({ state }) => state === 'join').slice(0, OFFERS);
}
