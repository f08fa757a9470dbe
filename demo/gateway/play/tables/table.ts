import type { Random } from '../../../fixtures/random.ts';

/** A possible bet. */
export interface Option {
  id: string;
  /** Payout in hundredths of the stake, including the stake. */
  times: number;
}

/** Cards of one side. */
export interface Shown {
  /** A key of the page's texts. */
  label: string;
  pieces: readonly string[];
}

/** Result of a round, with the payout in hundredths of the stake. */
export interface Dealt {
  shown: readonly Shown[];
  paid: number;
}

/** A game with one bet per round. */
export interface Table {
  options: readonly Option[];
  /** Percent of stakes that are paid back over time, for the usual bets. */
  returnToPlayer: number;
  play(random: Random, option: Option): Dealt;
}

/** Returns the payout of an option, if it won. */
export const paidFor = ({ id, times }: Option, fallen: string): number => (id === fallen ? times : 0);
