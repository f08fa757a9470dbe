import type { GameQuery } from '../../../src/games/games.ts';
import { knownGames } from '../../../src/games/known-games.ts';
import { matches } from '../../../src/games/lists/game-filters.ts';
import type { GameResource } from '../../../src/games/lists/game-list.ts';
import { categoryGames, hotList } from '../../../src/games/lists/lists.ts';
import type { LobbyScope } from '../../../src/games/lobby-scope.ts';
import { withoutLotteries } from '../../../src/games/without-lotteries.ts';
import type { Game } from '../../../src/gateway/endpoints/game.ts';
import type { Vendor } from '../../../src/gateway/endpoints/lobby.ts';
import type { Catalogue, Category } from '../../../src/gateway/endpoints/shared/catalogue.ts';

/** The hot games of all categories, listed first. */
export const HOT = 'HOT';
/** The gateway returns all hot games in one response. */
const ALL_HOT = 999;
/** Games to fetch per row: the largest number of columns. */
const GAMES_PER_ROW = 12;

/** The category, studio and filters of the list. */
export interface LobbyChoice {
  category: string;
  /** A studio's code; empty for all. */
  vendor: string;
  /** The search text; empty for none. */
  name: string;
  /** 0 for any. */
  minBet: number;
  /** Empty for any. */
  classify: string;
}

/** Returns the initial choice. Unknown categories and studios are ignored. */
export function firstChoice(
  { categories }: Catalogue,
  { category, vendor }: { category: string | undefined; vendor: string | undefined },
): LobbyChoice {
  const has = ({ vendors }: Category) => vendors.some(({ vassalage }) => vassalage === vendor);
  const codes = [HOT, ...categories.map(({ code }) => code)];
  const asked = category && codes.includes(category) ? category : undefined;
  const found = asked ?? (vendor && categories.find(has)?.code) ?? HOT;
  const offered = categories.some((one) => (found === HOT || one.code === found) && has(one));
  return { category: found, vendor: offered ? vendor! : '', name: '', minBet: 0, classify: '' };
}

/** Returns all hot games in the operator's order. */
export function allHotGames(scope: LobbyScope): GameResource {
  return hotList(scope, {}, ALL_HOT);
}

/** Returns the list for a choice. In the hot category a search covers all categories. */
export function lobbyList(scope: LobbyScope, choice: LobbyChoice, rows: number): GameResource {
  const { category, vendor, name, minBet, classify } = choice;
  if (category === HOT && !name) return hotList(scope, { vassalage: vendor, minBet, classify }, ALL_HOT);
  const query: GameQuery = {
    gameType: typeOf(category),
    vassalage: vendor,
    gameName: name,
    gameClassify: classify,
    ...(minBet && { minBet }),
  };
  return categoryGames(scope, query, rows * GAMES_PER_ROW);
}

/** Returns the games in memory that a search covers. */
export function loadedGames({ language }: LobbyScope, choice: LobbyChoice): readonly Game[] {
  const { category, vendor, minBet, classify } = choice;
  const wanted = { gameType: typeOf(category), vassalage: vendor, minBet, classify };
  const known = knownGames(language).filter((game) => matches(game, wanted));
  return category === HOT ? withoutLotteries(known) : known;
}

const typeOf = (category: string) => (category === HOT ? '' : category);

/** Returns the studios of a category; for the hot category, those of the hot games. */
export function lobbyVendors({ categories }: Catalogue, category: string, hot: readonly Game[]): Vendor[] {
  if (category !== HOT) return [...(categories.find(({ code }) => code === category)?.vendors ?? [])];
  const there = new Set(hot.map(({ vassalage }) => vassalage));
  const all = categories.flatMap(({ vendors }) => vendors).filter(({ vassalage }) => there.has(vassalage));
  return [...new Map(all.map((vendor) => [vendor.vassalage, vendor])).values()];
}
