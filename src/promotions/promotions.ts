import { call } from '../gateway/client.ts';
import type { Reply } from '../gateway/endpoint.ts';
import { getPromotions, type Promotion } from '../gateway/endpoints/promotions.ts';
import { type Resource, resource } from '../gateway/resource.ts';
import { PERSONAL } from '../session/session.ts';

export interface PromotionsScope {
  merchantCode: string;
  language: string;
}

export type Promotions = Reply<typeof getPromotions>;

/** The promotions and their categories, as the member or a guest has them. */
export function promotions({ merchantCode, language }: PromotionsScope): Resource<Promotions> {
  return resource(`${PERSONAL}promotions/${merchantCode}/${language}`, (signal) =>
    call(getPromotions, { query: { merchantCode, language, platform: 'M' } }, { signal }),
  );
}

/** The promotions of a category; all of them without one. */
export function ofCategory({ promotions }: Promotions, category: string): readonly Promotion[] {
  if (!category) return promotions;
  return promotions.filter(({ promoAnnouncementCategoryIds: ids }) => ids.includes(category));
}

/** The picture of a promotion: the image of sequence 1 (PR-1); empty where there is none. */
export function pictureOf({ announcementImages }: Promotion): string {
  return announcementImages.find(({ sequence }) => sequence === 1)?.url ?? '';
}

/** The id the query names, if there is such a promotion. */
export function askedFor({ promotions }: Promotions, query: URLSearchParams): string {
  const id = query.get('id') ?? '';
  return promotions.some((promotion) => promotion.id === id) ? id : '';
}
