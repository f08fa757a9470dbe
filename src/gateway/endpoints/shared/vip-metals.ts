/** Metals of VIP levels, from the lowest to the highest. */
export const vipMetals = ['bronze', 'silver', 'gold', 'platinum', 'diamond'] as const;

export type VipMetal = (typeof vipMetals)[number];

/** Returns the metal of a level by its place, from 0, among a number of levels: the lowest is bronze and the highest diamond. */
export function metalAt(place: number, count: number): VipMetal {
  const share = count > 1 ? place / (count - 1) : 1;
  return vipMetals[Math.round(share * (vipMetals.length - 1))]!;
}
