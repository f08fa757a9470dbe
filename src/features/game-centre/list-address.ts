import {
  filtersFrom,
  filtersQuery,
  hasFilters,
  hasMinBets,
  type ListChoice,
  noFilters,
} from '../../games/lists/game-filters.ts';
import { ALL_GAMES, ALL_VENDORS, withoutFirstVendor } from '../../games/vendors/whole-category.ts';
import type { Catalogue, Category } from '../../gateway/arranged-vendors.ts';
import { ownEntry } from '../../lib/own-entry.ts';
import { categoryRoutes, liesAcross, linkTo, type RouteName } from '../../routes/routes.ts';
import type { CentreState } from './game-centre.ts';

/** The category a list page shows: the query's, else the one of its route, else slots (RT-3). */
export function categoryOf(route: RouteName | undefined, query: URLSearchParams): string {
  const asked = query.get('gameType');
  if (asked) return asked;
  const found = Object.entries(categoryRoutes).find(([, name]) => name === route);
  return found?.[0] ?? 'RNG';
}

/** Reads the game centre's state from an address; `addressOf` is its other direction. */
export function stateAt(route: RouteName | undefined, query: URLSearchParams): CentreState {
  const category = categoryOf(route, query);
  const filters = filtersFrom(query, category);
  if (liesAcross(category)) return { ...noFilters, category, vendor: '', name: filters.name };
  const asked = query.get('vassalage');
  const all = asked === ALL_VENDORS || withoutFirstVendor.has(category) || hasFilters(filters);
  return { category, vendor: asked && asked !== ALL_VENDORS ? asked : all ? '' : undefined, ...filters };
}

/**
 * The address of a state of the game centre: the category's own page, or the game list where the player is on it;
 * then `gameType` where the page does not say it, `vassalage`, `name`, `minBet`, `classify`.
 */
export function addressOf(state: CentreState, route?: RouteName): string {
  const { category, vendor } = state;
  const own = route === 'gameList' ? route : (ownEntry(categoryRoutes, category) ?? 'gameList');
  const filters = filtersQuery(state);
  const spelled = vendor === '' && beginsWithVendor(state) ? ALL_VENDORS : (vendor ?? '');
  const said = own !== 'gameList' && !liesAcross(category);
  return linkTo(own, { gameType: said ? '' : category, vassalage: spelled, ...filters });
}

function beginsWithVendor(state: CentreState): boolean {
  return !liesAcross(state.category) && !withoutFirstVendor.has(state.category) && !hasFilters(state);
}

/** The vendor whose games are shown: the chosen one, else the first of the category (GC-6); empty for all. */
export function shownVendor({ vendor }: CentreState, { vendors }: Category): string {
  return vendor ?? vendors[0]?.vassalage ?? '';
}

/** Reads the choice on the page of the hot games or the favourites; `choiceAddress` is its other direction. */
export function choiceAt(query: URLSearchParams): ListChoice {
  const gameType = query.get('gameType') ?? '';
  return { gameType, ...filtersFrom(query, gameType) };
}

export function choiceAddress(route: RouteName, { gameType, ...filters }: ListChoice): string {
  return linkTo(route, { gameType, ...filtersQuery(filters) });
}

/** The choice with another category; filters that category does not have are dropped. */
export function chosenCategory(choice: ListChoice, gameType: string): ListChoice {
  return { ...choice, gameType, minBet: hasMinBets(gameType) ? choice.minBet : 0 };
}

/** Where an entry of the category menu leads: all games of the category, of whatever vendor (B4). */
export function categoryAddress(category: string): string {
  return addressOf({ ...noFilters, category, vendor: '' });
}

/** Where a name is looked for in all categories at once (GC-7). */
export function searchAllAddress(name: string): string {
  return addressOf({ ...noFilters, category: ALL_GAMES, vendor: '', name });
}

/** The entries of the category menu in order: HOT, FAV, then the operator's (GC-2), and ALL where it did not place it. */
export function menuCodes({ categories }: Catalogue): string[] {
  return [...new Set(['HOT', 'FAV', ...categories.map(({ code }) => code), ALL_GAMES])];
}
