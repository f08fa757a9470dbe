import type { Language, Texts } from '../languages.ts';
import type { PromotionRules } from '../promotion-state.ts';

export interface PromotionSeed {
  id: string;
  title: Texts;
  /** HTML in one language; `base` is the origin its pictures come from. */
  content(language: Language, base: string): string;
  categories: readonly string[];
  /** Its picture; empty for none. */
  banner: string;
  rules: PromotionRules;
}
