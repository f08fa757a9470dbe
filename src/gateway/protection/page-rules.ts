import { type Market, marketOf } from './markets.ts';
import type { ProtectionRules } from './rules.ts';

/** The rules that pages apply by themselves, without a response of the gateway. */
export type PageRules = Pick<ProtectionRules, 'riskAtLogin' | 'idleMinutes'>;

export const generalPageRules: PageRules = { riskAtLogin: false, idleMinutes: 0 };

/** Values of the packs, which name their clauses; the login has no room for all of a pack. */
export const pageRules = {
  ontario: { idleMinutes: 30 },
  brazil: { riskAtLogin: true, idleMinutes: 30 },
} as const satisfies { readonly [M in Market]?: Partial<PageRules> };

/** Returns the rules of `protection` of site.json, which the front server has validated. */
export function pageRulesOf(settings: unknown): PageRules {
  const demanded: { readonly [M in Market]?: Partial<PageRules> } = pageRules;
  const { tighten } = (settings ?? {}) as { tighten?: Partial<PageRules> };
  return { ...generalPageRules, ...demanded[marketOf(settings)], ...tighten };
}
