import type { Market } from './markets.ts';
import type { ProtectionRules } from './rules.ts';

/** The rules that pages apply by themselves, without a response of the gateway. */
export type PageRules = Pick<ProtectionRules, 'riskAtLogin' | 'idleMinutes'>;

export const generalPageRules: PageRules = { riskAtLogin: false, idleMinutes: 0 };

/** Values of the packs, which name their clauses; the login has no room for all of a pack. */
export const pageRules = {
  ontario: { idleMinutes: 30 },
  brazil: { riskAtLogin: true, idleMinutes: 30 },
} as const satisfies { readonly [M in Market]?: Partial<PageRules> };

/** Returns the rules that `protection` of site.json changes; the front server has validated it. */
export function pageRulesOf(settings: unknown): Partial<PageRules> {
  const demanded: { readonly [M in Market]?: Partial<PageRules> } = pageRules;
  const { pack, tighten } = (settings ?? {}) as { pack?: Market; tighten?: Partial<PageRules> };
  return { ...(pack && demanded[pack]), ...tighten };
}
