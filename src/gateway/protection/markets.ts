/** The markets with a pack; `general` is for all others. */
export const markets = ['general', 'uk', 'germany', 'ontario', 'malta', 'brazil', 'spain'] as const;

export type Market = (typeof markets)[number];

/** Returns the market of `protection` of site.json, which the front server has validated. */
export function marketOf(settings: unknown): Market {
  const { pack } = (settings ?? {}) as { pack?: unknown };
  return markets.find((market) => market === pack) ?? 'general';
}
