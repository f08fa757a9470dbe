import type { Game } from '../gateway/endpoints/game.ts';
import { ownEntry } from '../lib/own-entry.ts';

/** A visible character; spaces, joiners and marks alone are not. */
const VISIBLE = /[^\s\p{C}\p{M}\p{Z}]/u;
/** Direction marks, which would affect the text after the name. */
const TURNS = /[\u202a-\u202e\u2066-\u2069]/gu;

type Named = Pick<Game, 'gameName' | 'gameId'> & Partial<Pick<Game, 'displayName'>>;

/** Returns the visible name of a game: display name, game name or id. */
export function nameOf({ displayName = '', gameName, gameId }: Named): string {
  const name = [displayName, gameName].find((text) => VISIBLE.test(text)) ?? gameId;
  return name.replace(TURNS, '').trim();
}

/** Returns the second line of a tile: the game's own name if it differs from the shown one, otherwise the vendor. */
export function secondLine(game: Game, vendorName: string): string {
  const own = game.gameName.replace(TURNS, '').trim();
  return own === nameOf(game) || !VISIBLE.test(own) ? vendorName : own;
}

/** Returns the name of a game's vendor, or the vendor code. */
export function vendorNameOf({ vassalage }: Game, names: Readonly<Record<string, string>>): string {
  const name = ownEntry(names, vassalage);
  return name && VISIBLE.test(name) ? name : vassalage;
}
