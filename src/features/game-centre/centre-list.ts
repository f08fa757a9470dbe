import { showsVendorsOnly } from '../../games/category-texts.ts';
import { $favourites } from '../../games/favourites/favourites.ts';
import { type GameQuery, gameCount, LIST_PAGE } from '../../games/games.ts';
import { knownGames } from '../../games/known-games.ts';
import { filterByName, normaliseName } from '../../games/lists/filter-by-name.ts';
import { type ListChoice, matches } from '../../games/lists/game-filters.ts';
import { gameGroups } from '../../games/lists/game-groups.ts';
import type { GameList, GameResource } from '../../games/lists/game-list.ts';
import { categoryGames, hotList } from '../../games/lists/lists.ts';
import { favouriteGames, recentList } from '../../games/lists/player-lists.ts';
import type { LobbyScope } from '../../games/lobby-scope.ts';
import { ALL_GAMES } from '../../games/studios/all-vendors.ts';
import type { Game } from '../../gateway/endpoints/game.ts';
import type { Catalogue, Category } from '../../gateway/endpoints/shared/catalogue.ts';
import { ownEntry } from '../../lib/own-entry.ts';
import { platform } from '../../platform/platform.ts';
import { coversAllCategories, linkToCategory, type RouteName } from '../../routes/routes.ts';
import { loginAddressFrom } from '../../session/login-address.ts';
import { $session } from '../../session/session.ts';
import { afterPaint } from '../../ui/after-paint.ts';
import { showToast } from '../../ui/toasts.ts';
import type { FilterSource } from './filter-choices.ts';
import { type CentreEvent, type CentreState, FILTERED, modeOf, transition } from './game-centre.ts';
import { addressOf, shownVendor } from './list-address.ts';

/** Milliseconds of the loading toast after a change of vendor. */
const LOADING_TOAST = 2_000;

function queryOf(state: CentreState, category: Category): GameQuery {
  const { name, minBet, classify } = state;
  const vassalage = shownVendor(state, category);
  return {
    ...(state.category !== ALL_GAMES && { gameType: state.category }),
    ...(vassalage && { vassalage }),
    ...(name && { gameName: name }),
    ...(classify && { gameClassify: classify }),
    ...(minBet && { minBet }),
  };
}

/** Returns the list of games of a state; with `name`, those of the list that match it. */
export function centreList(scope: LobbyScope, state: CentreState, category: Category): GameResource {
  const { name } = state;
  switch (modeOf(state)) {
    case 'hot':
      return hotList(scope, { name }, LIST_PAGE);
    case 'fav':
      return favouriteGames(scope, { name });
    case 'recent':
      return recentList(scope, { name });
    case 'all':
    case 'filter':
      return categoryGames(scope, queryOf(state, category));
  }
}

/** Returns what a state's games are filtered by. In HOT, FAV and RECENT, filters lead to slots. */
export function filterSourceOf(scope: LobbyScope, state: CentreState, category: Category): FilterSource {
  const mode = modeOf(state);
  const leadsAway = mode !== 'all' && mode !== 'filter';
  const unfiltered = { ...state, ...(leadsAway && { category: FILTERED }), minBet: 0, classify: '' };
  // ALL includes lotteries, which the list does not.
  const isCountable = !leadsAway && category.code !== ALL_GAMES;
  return {
    category: unfiltered.category,
    groups: gameGroups(scope, queryOf(unfiltered, category)),
    loaded: () => ({ games: named(loadedCentreGames(scope, unfiltered), state.name), isWhole: false }),
    leadsAway,
    ...(isCountable && {
      countGames: (minBet, classify) => gameCount(scope, queryOf({ ...state, minBet, classify }, category)),
    }),
  };
}

/** Returns the loaded hot games, filtered by all but a name. */
export function loadedHotGames({ language }: LobbyScope, choice: Partial<ListChoice> = {}): Game[] {
  return knownGames(language).filter((game) => game.isHot && matches(game, choice));
}

/** Returns the loaded favourites, filtered by all but a name. */
export function loadedFavourites({ language }: LobbyScope, choice: Partial<ListChoice> = {}): Game[] {
  const kept = $favourites.get();
  return knownGames(language).filter((game) => kept.has(game.nodeId) && matches(game, choice));
}

/** Returns what the hot games are filtered by: all of them are in one response. */
export function hotSource(scope: LobbyScope, { gameType, name }: ListChoice): FilterSource {
  return {
    category: gameType,
    groups: gameGroups(scope, { gameType }),
    isLocal: true,
    loaded: () => ({ games: named(loadedHotGames(scope, { gameType }), name), isWhole: true }),
  };
}

/** Returns what the favourites are filtered by, without counts until all are loaded. */
export function favouriteSource(scope: LobbyScope, { gameType, name }: ListChoice): FilterSource {
  return {
    category: gameType,
    groups: gameGroups(scope, { gameType }),
    isLocal: true,
    loaded: () => ({
      games: named(loadedFavourites(scope, { gameType }), name),
      isWhole: loadedFavourites(scope).length === $favourites.get().size,
    }),
  };
}

const named = (games: readonly Game[], name: string) => (name ? filterByName(games, name) : games);

/** Returns the loaded games that a search can match. */
export function loadedCentreGames(scope: LobbyScope, state: CentreState): readonly Game[] {
  const { category, vendor, minBet, classify } = state;
  switch (modeOf(state)) {
    case 'hot':
      return loadedHotGames(scope);
    case 'fav':
      return loadedFavourites(scope);
    case 'recent': {
      const played = recentList(scope).get();
      return played.state === 'ready' ? played.value.items : [];
    }
    case 'all':
    case 'filter': {
      const gameType = category === ALL_GAMES ? '' : category;
      const wanted = { gameType, vassalage: vendor ?? '', minBet, classify };
      return knownGames(scope.language).filter((game) => matches(game, wanted));
    }
  }
}

/** Returns a category by its code; ALL combines the vendors of all categories with games. */
export function categoryNamed(code: string, { categories }: Catalogue): Category {
  if (code !== ALL_GAMES) return categories.find((one) => one.code === code) ?? { code, vendors: [] };
  const vendors = categories.filter(({ code }) => showsStrip(code)).flatMap((one) => one.vendors);
  return { code, vendors: [...new Map(vendors.map((vendor) => [vendor.vassalage, vendor])).values()] };
}

/** Returns whether a category shows its vendors in a strip above the games (GC-2). */
export function showsStrip(code: string): boolean {
  return !coversAllCategories(code) && !showsVendorsOnly(code) && code !== 'LOTT' && code !== 'ELOTT';
}

export function vendorsNamed(category: Category, names: Catalogue['names'], text: string): Category {
  const part = normaliseName(text);
  const named = ({ vassalage }: Category['vendors'][number]) =>
    normaliseName(ownEntry(names, vassalage) ?? vassalage).includes(part);
  return { ...category, vendors: category.vendors.filter(named) };
}

/** Handles an event: navigates to the resulting address and runs its effect. */
export function dispatch(
  event: CentreEvent,
  state: CentreState,
  { route, scope, catalogue }: { route: RouteName | undefined; scope: LobbyScope; catalogue?: Catalogue },
): void {
  const { state: next, effect } = transition(state, event, $session.get() !== undefined);
  if (effect === 'login' || effect === 'pleaseLogIn') {
    showToast(effect === 'login' ? 'errors.notLoggedIn' : 'centre.pleaseLogIn');
  }
  const address = addressOf(next, route);
  if (effect === 'login') {
    platform().navigate(address, { replace: true });
    platform().navigate(loginAddressFrom(linkToCategory('FAV')));
    return;
  }
  if (address === addressOf(state, route)) return;
  platform().navigate(address, { replace: event.type !== 'chooseCategory' });
  if (event.type === 'chooseVendor' && catalogue) {
    afterPaint(() => showLoadingToast(centreList(scope, next, categoryNamed(next.category, catalogue))));
  }
}

/** Shows a toast while the games load, 2 s at most (GC-10). */
function showLoadingToast(list: GameList): void {
  if (list.get().state === 'ready') return;
  const hide = showToast('common.loading', { kind: 'loading', ms: LOADING_TOAST });
  const unsubscribe = list.listen(({ state }) => {
    if (state === 'loading') return;
    unsubscribe();
    hide();
  });
}
