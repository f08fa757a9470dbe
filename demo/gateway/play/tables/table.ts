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
  /** Name of the hand: a key of the page's texts. */
  rank?: string;
  /** The highest rank of what the hand is named after, which decides between hands of the same name. */
  high?: string;
  /** Points of the pieces, in games that count them. */
  total?: number;
  /** Places of the pieces that have points, in games where others have none. */
  counted?: readonly number[];
  /** Sizes of the sets and runs with which the pieces begin, in games that lay them down. */
  melds?: readonly number[];
}

/** The hands of a game for two players. */
export interface Hand {
  set: 'cards' | 'melds' | 'tiles' | 'dominoes' | 'dice';
  /** Pieces of a player, and of both where their number is known. */
  cards: number;
  board: number;
  /** Whether further players at the table leave the round. */
  folds: boolean;
}

/** What a round adds to the history of its table. */
export interface RoadEntry {
  /** The side that won, or another key of the page's texts. */
  fallen: string;
  points?: number;
}

/** Result of a round, with the payout in hundredths of the stake. */
export interface Dealt extends RoadEntry {
  shown: readonly Shown[];
  paid: number;
}

/** A game with one bet per round. */
export interface Table {
  options: readonly Option[];
  /** Percent of stakes that are paid back over time, for the usual bets. */
  returnToPlayer: number;
  /** Present in games for two players. */
  hand?: Hand;
  play(random: Random, option: Option): Dealt;
}

/** Returns the payout of an option, if it won. */
export const paidFor = ({ id, times }: Option, fallen: string): number => (id === fallen ? times : 0);
