import { classifies, hasMinBets, minBets, offersMinBets } from '../../games/lists/game-filters.ts';
import type { GameGroup, GameGroups } from '../../games/lists/game-groups.ts';
import type { Resource } from '../../gateway/cache/resource.ts';
import type { Game } from '../../gateway/endpoints/game.ts';

export interface FilterChoice<T> {
  value: T;
  /** Games that the choice leaves; undefined if unknown. */
  count?: number | undefined;
}

/** A filter without choices is not offered. */
export interface FilterChoices {
  /** Whether the kinds are above the minimum bets. */
  kindsFirst?: boolean;
  bets: readonly FilterChoice<number>[];
  kinds: readonly FilterChoice<string>[];
  /** Games that both choices leave; undefined if unknown. */
  left?: number | undefined;
}

export interface Chosen {
  minBet: number;
  classify: string;
}

/** What a list is filtered by. */
export interface FilterSource {
  /** Category of the games; that of slots where a choice leads to them. */
  category: string;
  /** The gateway's counts, and its names of kinds. */
  groups: Resource<GameGroups | undefined>;
  /** Whether only the loaded games are counted, not the gateway's. */
  isLocal?: boolean;
  /** Returns the loaded games of the list, and whether they are all of its games. */
  loaded(): { games: readonly Game[]; isWhole: boolean };
  /** Counts the games of the list, where the gateway sends no counts. */
  countGames?: (minBet: number, classify: string) => Resource<number>;
  /** Whether a choice leads to another list. */
  leadsAway?: boolean;
}

const codes = Object.keys(classifies);

/** Returns the choices of the specification, without counts. */
export function specifiedChoices(withMinBets: boolean): FilterChoices {
  return {
    bets: withMinBets ? [0, ...minBets].map((value) => ({ value })) : [],
    kinds: ['', ...codes].map((value) => ({ value })),
  };
}

interface Known extends GameGroups {
  /** Whether the groups have all games of the list. */
  isWhole: boolean;
}

/**
 * Returns the choices of a category's filter: those of the specification for slots, for other games what tells them
 * apart (GC-3).
 */
export function filterChoices(
  category: string,
  { groups, kinds, isWhole }: Known,
  chosen: Chosen,
): FilterChoices {
  const countOf = (wanted: Chosen) => (isWhole ? sizeOf(groups, wanted) : undefined);
  const isSlots = hasMinBets(category);
  const bets = isSlots ? minBets : offersMinBets(category) ? betsOf(groups, chosen) : [];
  const offered = isSlots ? codes : kindsOf(groups, [...kinds.keys(), ...codes], chosen);
  return {
    kindsFirst: !isSlots,
    bets: withAll(0, bets).map((minBet) => ({ value: minBet, count: countOf({ ...chosen, minBet }) })),
    kinds: withAll('', offered).map((classify) => ({
      value: classify,
      count: countOf({ ...chosen, classify }),
    })),
    left: countOf(chosen),
  };
}

const withAll = <T>(all: T, values: readonly T[]): T[] => (values.length ? [all, ...values] : []);

function sizeOf(groups: readonly GameGroup[], { minBet, classify }: Chosen): number {
  return groups
    .filter((one) => (!minBet || one.minBet === minBet) && (!classify || one.classify === classify))
    .reduce((sum, { count }) => sum + count, 0);
}

/** Returns the minimum bets by which games differ, and the chosen one. */
function betsOf(groups: readonly GameGroup[], { minBet }: Chosen): number[] {
  return differing(
    groups.map((group) => group.minBet),
    minBet,
  )
    .filter(Boolean)
    .sort((one, other) => one - other);
}

/** Returns the kinds by which games differ, and the chosen one, in a given order; kinds without a name are left out. */
function kindsOf(groups: readonly GameGroup[], ordered: readonly string[], { classify }: Chosen): string[] {
  const offered = differing(
    groups.map((group) => group.classify),
    classify,
  );
  return [...new Set(ordered)].filter((code) => offered.includes(code));
}

/** Returns distinct values, if there are several, and the chosen one. */
function differing<T>(values: readonly T[], chosen: T): T[] {
  const distinct = new Set(values);
  return [...new Set(distinct.size > 1 ? [...distinct, chosen] : [chosen])];
}
