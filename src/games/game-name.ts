import type { Game } from '../gateway/endpoints/game.ts';
import { ownEntry } from '../lib/own-entry.ts';

/** Something that can be seen; spaces, joiners and marks alone cannot. */
const VISIBLE = /[^\s\p{C}\p{M}\p{Z}]/u;
/** Marks that turn the direction of what follows, which would reach beyond the name in a sentence or a tooltip. */
const TURNS = /[\u202a-\u202e\u2066-\u2069]/gu;

/** What a game is called: its name for people, its own name, or its id where both show nothing. */
export function nameOf({ displayName, gameName, gameId }: Pick<Game, 'displayName' | 'gameName' | 'gameId'>) {
  const name = [displayName, gameName].find((text) => VISIBLE.test(text)) ?? gameId;
  return name.replace(TURNS, '').trim();
}

/** What stands below the name: the game's own name where people know another, else its vendor. */
export function secondLine(game: Game, vendorName: string): string {
  const own = game.gameName.replace(TURNS, '').trim();
  return own === nameOf(game) || !VISIBLE.test(own) ? vendorName : own;
}

/** Name of a game's vendor; its code where the operator gave it none. */
export function vendorNameOf({ vassalage }: Game, names: Readonly<Record<string, string>>): string {
  const name = ownEntry(names, vassalage);
  return name && VISIBLE.test(name) ? name : vassalage;
}
