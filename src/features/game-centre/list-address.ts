import {
  filtersFrom,
  filtersQuery,
  hasFilters,
  hasMinBets,
  isSpecified,
  type ListChoice,
  minBets,
  noFilters,
} from '../../games/lists/game-filters.ts';
import { ALL_GAMES, ALL_VENDORS, withoutFirstVendor } from '../../games/studios/all-vendors.ts';
import type { Catalogue, Category } from '../../gateway/endpoints/shared/catalogue.ts';
import { ownEntry } from '../../lib/own-entry.ts';
import { categoryRoutes, coversAllCategories, linkTo, type RouteName } from '../../routes/routes.ts';
import type { CentreState } from './game-centre.ts';

/** Returns the category of a list page: from the query, else from the route, else slots (RT-3). */
export function categoryOf(route: RouteName | undefined, query: URLSearchParams): string {
  const asked = query.get('gameType');
  if (asked) return asked;
  const found = Object.entries(categoryRoutes).find(([, name]) => name === route);
  return found?.[0] ?? 'RNG';
}

/** Parses the state of the game centre from an address; the inverse of `addressOf`. */
export function parseState(route: RouteName | undefined, query: URLSearchParams): CentreState {
  const category = categoryOf(route, query);
  const filters = filtersFrom(query, category);
  if (coversAllCategories(category)) return { ...noFilters, category, vendor: '', name: filters.name };
  const asked = query.get('vassalage');
  const all = asked === ALL_VENDORS || withoutFirstVendor.has(category) || hasFilters(filters);
  return { category, vendor: asked && asked !== ALL_VENDORS ? asked : all ? '' : undefined, ...filters };
}

/**
 * Returns the address of a state: the category's own page, or the game list if the player is on it, with the
 * parameters `gameType` where the page does not imply it, `vassalage`, `name`, `minBet` and `classify`.
 */
export function addressOf(state: CentreState, route?: RouteName): string {
  const { category, vendor } = state;
  const own = route === 'gameList' ? route : (ownEntry(categoryRoutes, category) ?? 'gameList');
  const filters = filtersQuery(state);
  const spelled = vendor === '' && beginsWithVendor(state) ? ALL_VENDORS : (vendor ?? '');
  const impliedCategory = own !== 'gameList' && !coversAllCategories(category);
  return linkTo(own, { gameType: impliedCategory ? '' : category, vassalage: spelled, ...filters });
}

function beginsWithVendor(state: CentreState): boolean {
  return (
    !coversAllCategories(state.category) && !withoutFirstVendor.has(state.category) && !hasFilters(state)
  );
}

/** Returns the vendor whose games show: the chosen one, else the category's first (GC-6); empty for all. */
export function shownVendor({ vendor }: CentreState, { vendors }: Category): string {
  return vendor ?? vendors[0]?.vassalage ?? '';
}

/** Parses the choice on the page of the hot games or favourites; the inverse of `choiceAddress`. */
export function parseChoice(query: URLSearchParams): ListChoice {
  const gameType = query.get('gameType') ?? '';
  return { gameType, ...filtersFrom(query, gameType) };
}

export function choiceAddress(route: RouteName, { gameType, ...filters }: ListChoice): string {
  return linkTo(route, { gameType, ...filtersQuery(filters) });
}

/** Returns the choice for another category, without filters that the category lacks. */
export function choiceForCategory(choice: ListChoice, gameType: string): ListChoice {
  const { minBet, classify } = choice;
  const keepsKind = !gameType || isSpecified(classify) === hasMinBets(gameType);
  return {
    ...choice,
    gameType,
    minBet: hasMinBets(gameType) && minBets.includes(minBet) ? minBet : 0,
    classify: keepsKind ? classify : '',
  };
}

export function categoryAddress(category: string): string {
  return addressOf({ ...noFilters, category, vendor: '' });
}

export function searchAllAddress(name: string): string {
  return addressOf({ ...noFilters, category: ALL_GAMES, vendor: '', name });
}

/**
 * Returns the codes of the category menu: HOT, FAV, the operator's categories (GC-2), and ALL unless the
 * operator placed it.
 */
export function menuCodes({ categories }: Catalogue): string[] {
  return [...new Set(['HOT', 'FAV', ...categories.map(({ code }) => code), ALL_GAMES])];
}
