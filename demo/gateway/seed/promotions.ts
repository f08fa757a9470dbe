import { eventPromotions } from './event-promotions.ts';
import { housePromotions } from './house-promotions.ts';
import type { PromotionSeed } from './promotion-seed.ts';

/** Every promotion, in the order they are shown. */
export const promotionSeeds: readonly PromotionSeed[] = [...eventPromotions, ...housePromotions];
