import type { Random } from '../../../fixtures/random.ts';

/** What one may bet on at a table. */
export interface Option {
  id: string;
  /** Times the stake that it pays, stake included, in hundredths. */
  times: number;
}

/** What lay on the table, by whose it was. */
export interface Shown {
  /** A word of the game's page. */
  label: string;
  pieces: readonly string[];
}

/** How a round fell, and what came back for the bet, in hundredths of the stake. */
export interface Dealt {
  shown: readonly Shown[];
  paid: number;
}

/** A game of one bet and one round. */
export interface Table {
  options: readonly Option[];
  /** Percent of all stakes that come back over time, by the bets that are made most. */
  returnToPlayer: number;
  play(random: Random, option: Option): Dealt;
}

/** What an option pays where one of several can fall. */
export const paidFor = ({ id, times }: Option, fallen: string): number => (id === fallen ? times : 0);
