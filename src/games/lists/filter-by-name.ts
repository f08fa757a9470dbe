import type { Game } from '../../gateway/endpoints/game.ts';

/** Marks over Latin letters, which most players leave out when they type. */
const LATIN_MARKS = /[\u0300-\u036f]/g;

/** A name as it is compared: whatever its case, its width, its accents. */
export function normalise(text: string): string {
  return text.normalize('NFKD').replace(LATIN_MARKS, '').normalize('NFC').toLowerCase().trim();
}

/** All that a game is called, as it is compared. */
export function namesOf({ gameName, displayName }: Game): string {
  return displayName && displayName !== gameName
    ? `${normalise(displayName)} ${normalise(gameName)}`
    : normalise(gameName);
}

/** The games whose name has a text in it (B5), in the order they are given. */
export function filterByName(games: readonly Game[], text: string): Game[] {
  const part = normalise(text);
  return games.filter((game) => namesOf(game).includes(part));
}
