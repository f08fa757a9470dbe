import type { Game } from '../../gateway/endpoints/game.ts';
import type { TextKey } from '../../i18n/keys.ts';

/** Filters of a game list in addition to category and vendor. */
export interface GameFilters {
  /** Part of the name; empty for any. */
  name: string;
  /** Minimum bet in the site's currency; 0 for any. */
  minBet: number;
  /** JP, SC, VP, TG or AC for slots, the operator's codes for other games; empty for any. */
  classify: string;
}

/** Filters of the hot games and the favourites: a category (empty for all) and the others (GC-8). */
export interface ListChoice extends GameFilters {
  gameType: string;
}

export const noFilters: GameFilters = { name: '', minBet: 0, classify: '' };

/** Minimum bets to choose from (GC-3). */
export const minBets: readonly number[] = [0.01, 0.05, 0.1, 0.5, 0.75, 1];

/** Names of the classify codes (GC-3). */
export const classifies: Readonly<Record<string, TextKey>> = {
  JP: 'centre.classifyJP',
  SC: 'centre.classifySC',
  VP: 'centre.classifyVP',
  TG: 'centre.classifyTG',
  AC: 'centre.classifyAC',
};

/** Whether a kind is one of the specification's. */
export const isSpecified = (classify: string): boolean => Object.hasOwn(classifies, classify);

/** Maximum length of a search in characters. */
export const NAME_LENGTH = 60;

const kindCode = /^[A-Z0-9_-]{1,20}$/;
/** Largest minimum bet in an address. */
const MOST = 1_000_000;

/** Whether a category is filtered by the minimum bets and kinds of the specification (GC-3). */
export function hasMinBets(category: string): boolean {
  return category === 'RNG';
}

/** Lists with games of several categories. */
const mixed: readonly string[] = ['', 'ALL', 'HOT', 'FAV', 'RECENT'];

/** Whether a list may be filtered by minimum bet: that of slots by fixed ones, other categories by those of their games. */
export function offersMinBets(category: string): boolean {
  return !mixed.includes(category);
}

function isMinBet(bet: number, category: string): boolean {
  return hasMinBets(category) ? minBets.includes(bet) : offersMinBets(category) && bet > 0 && bet <= MOST;
}

/** Trims a typed name for a request. */
export function searchedName(text: string): string {
  return text.slice(0, NAME_LENGTH).trim();
}

/** Returns the filters in an address; ignores invalid values. */
export function filtersFrom(query: URLSearchParams, category: string): GameFilters {
  const minBet = Number(query.get('minBet'));
  const classify = query.get('classify') ?? '';
  return {
    name: searchedName(query.get('name') ?? ''),
    minBet: isMinBet(minBet, category) ? minBet : 0,
    classify: isSpecified(classify) || (!hasMinBets(category) && kindCode.test(classify)) ? classify : '',
  };
}

/** Returns the query for `filtersFrom`, without empty filters. */
export function filtersQuery({ name, minBet, classify }: GameFilters): Record<string, string> {
  return { name, minBet: minBet ? String(minBet) : '', classify };
}

export function hasFilters({ name, minBet, classify }: GameFilters): boolean {
  return name !== '' || minBet > 0 || classify !== '';
}

interface Wanted extends Partial<GameFilters> {
  gameType?: string;
  vassalage?: string;
}

/** Whether a game matches all filters except the name. */
export function matches(game: Game, { gameType, vassalage, minBet, classify }: Wanted): boolean {
  return (
    (!gameType || game.gameType === gameType) &&
    (!vassalage || game.vassalage === vassalage) &&
    (!minBet || game.minBet === minBet) &&
    (!classify || game.gameClassify === classify)
  );
}
