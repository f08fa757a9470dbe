import type { Game } from '../../gateway/endpoints/game.ts';

/** Marks over Latin letters, which most players leave out when they type. */
const LATIN_MARKS = /[\u0300-\u036f]/g;

/** A name as it is compared: whatever its case, its width, its accents. */
export function normaliseName(text: string): string {
  return text.normalize('NFKD').replace(LATIN_MARKS, '').normalize('NFC').toLowerCase().trim();
}

/** What games are called: every key of a search compares thousands of them, which do not change. */
const names = new WeakMap<Game, string>();

/** All that a game is called, as it is compared. */
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

/** The games whose name has a text in it (B5), in the order they are given. */
export function filterByName(games: readonly Game[], text: string): Game[] {
  const part = normaliseName(text);
  return games.filter((game) => searchableName(game).includes(part));
}
