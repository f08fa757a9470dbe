import type { PromotionState } from '../../gateway/endpoints/promotions.ts';
import type { TextKey } from '../../i18n/keys.ts';

export type PromotionAction = 'join' | 'claim';

export interface StateLook {
  label: TextKey;
  action?: PromotionAction;
  tone: 'waiting' | 'good' | 'bad' | 'over';
  /** When the state may change without the player's action. */
  mayChange: 'any time' | 'start' | 'end' | 'never';
}

/** How each activity state is shown (PR-2); the gateway decides the transitions. */
export const stateLooks: Readonly<Record<Exclude<PromotionState, ''>, StateLook>> = {
  comingSoon: { label: 'common.comingSoon', tone: 'waiting', mayChange: 'start' },
  join: { label: 'promotions.join', action: 'join', tone: 'waiting', mayChange: 'end' },
  applying: { label: 'promotions.applying', tone: 'waiting', mayChange: 'any time' },
  joined: { label: 'promotions.joined', tone: 'good', mayChange: 'any time' },
  process: { label: 'promotions.process', tone: 'waiting', mayChange: 'any time' },
  claim: { label: 'promotions.claim', action: 'claim', tone: 'good', mayChange: 'end' },
  claimed: { label: 'promotions.claimed', tone: 'good', mayChange: 'never' },
  issued: { label: 'promotions.issued', tone: 'good', mayChange: 'never' },
  rejected: { label: 'promotions.rejected', tone: 'bad', mayChange: 'never' },
  close: { label: 'promotions.closed', tone: 'over', mayChange: 'never' },
};

/** Returns how a state is shown; undefined for unknown states. */
export function lookOf(state: PromotionState): StateLook | undefined {
  return state ? stateLooks[state] : undefined;
}
