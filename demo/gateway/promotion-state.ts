import type { PromotionState } from '../../src/gateway/endpoints/promotions.ts';
import type { PromotionRules } from '../fixtures/content/promotion-seed.ts';

export interface PromotionApplication {
  at: number;
  /** Moved before the demo began; what the ledger holds of that time is in it. */
  counted: number;
  claimed_at: number | null;
}

/** Start and end of a promotion in milliseconds since 1970; 0 for none. */
export function timesOf({ opens, closes }: PromotionRules, began: number) {
  return {
    startTime: opens === undefined ? 0 : began + opens,
    endTime: closes === undefined ? 0 : began + closes,
  };
}

interface Standing {
  application: PromotionApplication | undefined;
  /** Moved towards the goal since joining. */
  counted: number;
  label: string;
  now: number;
  /** When the demo began. */
  began: number;
}

/** How a promotion stands for a member; for a guest, who has no application (PR-2). */
export function stateOf(rules: PromotionRules, standing: Standing): PromotionState {
  const { application, counted, label, now, began } = standing;
  const { startTime, endTime } = timesOf(rules, began);
  const over = endTime > 0 && now >= endTime;
  if (!application) {
    if (now < startTime) return 'comingSoon';
    return over ? 'close' : 'join';
  }
  if (application.claimed_at !== null) return 'claimed';
  const { review, goal } = rules;
  if (review) {
    if (now < application.at + review.ms) return 'applying';
    if (review.passes && !review.passes.includes(label)) return 'rejected';
    if (review.verdict === 'issued') return 'issued';
  }
  if (over) return 'close';
  if (!goal || counted <= 0) return 'joined';
  return counted < goal.cents ? 'process' : 'claim';
}
