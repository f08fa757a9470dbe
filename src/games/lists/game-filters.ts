import type { Game } from '../../gateway/endpoints/game.ts';
import type { TextKey } from '../../i18n/keys.ts';

/** What a list of games is narrowed by, beside its category and vendor (B2). */
export interface GameFilters {
  /** Part of the name; empty for any. */
  name: string;
  /** Minimum bet in the site's currency; 0 for any. */
  minBet: number;
  /** JP, SC, VP, TG or AC; empty for any. */
  classify: string;
}

/** What the lists of hot games and favourites are narrowed by: a category, or empty for all, and filters (GC-8). */
export interface ListChoice extends GameFilters {
  gameType: string;
}

export const noFilters: GameFilters = { name: '', minBet: 0, classify: '' };

/** Minimum bets to choose from, beside any (GC-3). */
export const minBets: readonly number[] = [0.01, 0.05, 0.1, 0.5, 0.75, 1];

/** Classify codes with what they are called (GC-3). */
export const classifies: Readonly<Record<string, TextKey>> = {
  JP: 'centre.classifyJP',
  SC: 'centre.classifySC',
  VP: 'centre.classifyVP',
  TG: 'centre.classifyTG',
  AC: 'centre.classifyAC',
};

/** Characters of a name that is searched for; no game is called longer. */
export const NAME_LENGTH = 60;

/** Categories whose games are told apart by their minimum bet (GC-3). */
export function hasMinBets(category: string): boolean {
  return category === 'RNG';
}

/** A typed name as it is asked for: trimmed (B5). */
export function searchedName(text: string): string {
  return text.slice(0, NAME_LENGTH).trim();
}

/** The filters an address carries for a category; what is none of the choices is left out. */
export function filtersFrom(query: URLSearchParams, category: string): GameFilters {
  const minBet = Number(query.get('minBet'));
  const classify = query.get('classify') ?? '';
  return {
    name: searchedName(query.get('name') ?? ''),
    minBet: hasMinBets(category) && minBets.includes(minBet) ? minBet : 0,
    classify: Object.hasOwn(classifies, classify) ? classify : '',
  };
}

/** The filters as `filtersFrom` reads them; empty ones stay out of the address. */
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

/** Whether a game is what is asked for, its name aside. */
export function matches(game: Game, { gameType, vassalage, minBet, classify }: Wanted): boolean {
  return (
    (!gameType || game.gameType === gameType) &&
    (!vassalage || game.vassalage === vassalage) &&
    (!minBet || game.minBet === minBet) &&
    (!classify || game.gameClassify === classify)
  );
}
