import type { Game } from '../gateway/endpoints/game.ts';

/** Languages whose games are kept, the latest, and games of each. */
const LANGUAGES = 2;
const GAMES = 5_000;

/** Games by language, then by node id; what came first stands first. */
const known = new Map<string, Map<string, Game>>();

/** Keeps games that some list was answered with, so that a search finds them before the gateway has answered. */
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

/** The games that were seen in a language, in the order they came. */
export function knownGames(language: string): Game[] {
  return [...(known.get(language)?.values() ?? [])];
}
