import type { Game } from '../../gateway/endpoints/game.ts';

/** Accents of Latin letters, which most players do not type. */
const LATIN_MARKS = /[\u0300-\u036f]/g;

/** Names without accents, which are most: a fifth of the time. */
const PLAIN = /^[ -~]*$/;

/** Normalises case, width and accents of a name. */
export function normaliseName(text: string): string {
  if (PLAIN.test(text)) return text.toLowerCase().trim();
  return text.normalize('NFKD').replace(LATIN_MARKS, '').normalize('NFC').toLowerCase().trim();
}

/** Normalised names: each key of a search compares thousands of them. */
const names = new WeakMap<Game, string>();

/** Returns all names of a game, normalised. */
export function searchableName(game: Game): string {
  let name = names.get(game);
  if (name === undefined) {
    const { gameName, displayName } = game;
    name = normaliseName(gameName);
    if (displayName && displayName !== gameName) name = `${normaliseName(displayName)} ${name}`;
    names.set(game, name);
  }
  return name;
}

/** Returns the games whose name contains a text, in order. */
export function filterByName(games: readonly Game[], text: string): Game[] {
  const part = normaliseName(text);
  return games.filter((game) => searchableName(game).includes(part));
}
