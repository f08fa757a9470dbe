import type { Played } from '../games/play/launch.ts';
import { play } from '../games/play/play.ts';
import { $texts } from '../i18n/language.ts';
import { lobbyScope } from './lobby-scope.ts';

/** Plays a game by itself, in the language that is on. */
export function startGame(game: Played): void {
  const language = $texts.get()?.language;
  if (language) play(game, lobbyScope(language));
}
