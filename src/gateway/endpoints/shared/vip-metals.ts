/** Metals of VIP levels, from the lowest to the highest. */
export const vipMetals = ['bronze', 'silver', 'gold', 'platinum', 'diamond'] as const;
