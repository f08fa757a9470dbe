import type { Game } from '../gateway/endpoints/game.ts';

/** Games by language, then by node id. */
const known = new Map<string, Map<string, Game>>();

/** Keeps games that some list was answered with, so that a search finds them before the gateway has answered. */
export function noteGames(language: string, games: readonly Game[]): void {
  const there = known.get(language) ?? new Map<string, Game>();
  known.set(language, there);
  for (const game of games) there.set(game.nodeId, game);
}

/** Every game that was seen in a language, in the order they came. */
export function knownGames(language: string): Game[] {
  return [...(known.get(language)?.values() ?? [])];
}
