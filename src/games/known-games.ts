import type { Game } from '../gateway/endpoints/game.ts';

/** Maximum numbers of recent languages, and of games for each. */
const LANGUAGES = 2;
const GAMES = 5_000;

/** Games by language, then node id, in order of arrival. */
const known = new Map<string, Map<string, Game>>();

/** Stores loaded games, so that a search finds them before the gateway responds. */
export function rememberGames(language: string, games: readonly Game[]): void {
  const there = known.get(language) ?? new Map<string, Game>();
  known.delete(language);
  known.set(language, there);
  for (const game of games) there.set(game.nodeId, game);
  dropFirst(there, GAMES);
  dropFirst(known, LANGUAGES);
}

function dropFirst(map: Map<string, unknown>, most: number): void {
  for (const key of map.keys()) {
    if (map.size <= most) return;
    map.delete(key);
  }
}

/** Returns the loaded games of a language, in order of arrival. */
export function knownGames(language: string): Game[] {
  return [...(known.get(language)?.values() ?? [])];
}
