import type { Duties } from './duties.ts';
import { type Market, marketOf } from './markets.ts';
import type { ProtectionRules } from './rules.ts';

/** The rules that pages apply by themselves, without a response of the gateway. */
export type PageRules = Pick<ProtectionRules, 'riskAtLogin'>;

export const generalPageRules: PageRules = { riskAtLogin: false };

/** These duties of the packs are a small module, because the login reads them. */
export const pageDuties = {
  brazil: {
    riskAtLogin: { value: true, clause: 'Art. 4, I', source: 'spaOriginal', unverified: true },
  },
} as const satisfies { readonly [M in Market]?: Pick<Duties, keyof PageRules> };

/** Returns the rules of `protection` of site.json, which the front server has validated. */
export function pageRulesOf(settings: unknown): PageRules {
  const duties: Pick<Duties, keyof PageRules> | undefined = (
    pageDuties as { readonly [M in Market]?: Pick<Duties, keyof PageRules> }
  )[marketOf(settings)];
  const { tighten } = (settings ?? {}) as { tighten?: Partial<PageRules> };
  const ruleOf = <Rule extends keyof PageRules>(rule: Rule): PageRules[Rule] =>
    tighten?.[rule] ?? duties?.[rule]?.value ?? generalPageRules[rule];
  return { riskAtLogin: ruleOf('riskAtLogin') };
}
