import type { Handlers } from '../handler.ts';
import { languageOf } from '../languages.ts';
import { promotionCategories, promotionSeeds } from '../seed/promotions.ts';

export const promotions: Pick<Handlers, 'getPromotions'> = {
  getPromotions({ query, base }) {
    const language = languageOf(query.language);
    return {
      categories: promotionCategories.map(({ id, name }) => ({ id, name: name[language] })),
      promotions: promotionSeeds.map((seed) => ({
        id: seed.id,
        title: seed.title[language],
        content: seed.content(language),
        promoAnnouncementCategoryIds: [...seed.categories],
        // A second picture comes first in the list, so that only the sequence tells which one is meant.
        announcementImages: [
          { url: `${base}/art/banners/${seed.banner}-wide.svg`, sequence: 2 },
          { url: `${base}/art/banners/${seed.banner}.svg`, sequence: 1 },
        ],
      })),
    };
  },
};
