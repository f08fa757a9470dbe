import type { PromotionState } from '../../gateway/endpoints/promotions.ts';
import type { TextKey } from '../../i18n/keys.ts';

/** What the player can do with a promotion. */
export type PromotionAction = 'join' | 'claim';

export interface StateLook {
  label: TextKey;
  /** Pressed instead of read. */
  action?: PromotionAction;
  /** How a label is coloured: waiting for something, well, badly, over and done. */
  tone: 'waiting' | 'good' | 'bad' | 'over';
  /** When another state may follow without the player doing anything here. */
  moves: 'any time' | 'start' | 'end' | 'never';
}

/** The activity states of B4 (PR-2); the gateway decides which follows which. */
export const stateLooks: Readonly<Record<Exclude<PromotionState, ''>, StateLook>> = {
  comingSoon: { label: 'common.comingSoon', tone: 'waiting', moves: 'start' },
  join: { label: 'promotions.join', action: 'join', tone: 'waiting', moves: 'end' },
  applying: { label: 'promotions.applying', tone: 'waiting', moves: 'any time' },
  joined: { label: 'promotions.joined', tone: 'good', moves: 'any time' },
  process: { label: 'promotions.process', tone: 'waiting', moves: 'any time' },
  claim: { label: 'promotions.claim', action: 'claim', tone: 'good', moves: 'end' },
  claimed: { label: 'promotions.claimed', tone: 'good', moves: 'never' },
  issued: { label: 'promotions.issued', tone: 'good', moves: 'never' },
  rejected: { label: 'promotions.rejected', tone: 'bad', moves: 'never' },
  close: { label: 'promotions.closed', tone: 'over', moves: 'never' },
};

/** How a state is shown; nothing for one that is not known here. */
export function lookOf(state: PromotionState): StateLook | undefined {
  return state ? stateLooks[state] : undefined;
}
