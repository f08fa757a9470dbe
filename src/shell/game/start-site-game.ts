import type { PlayableGame } from '../../games/launch/launch.ts';
import { startGame } from '../../games/launch/start-game.ts';
import { $texts } from '../../i18n/language.ts';
import { lobbyScope } from './lobby-scope.ts';

/** Starts a game in the site's current language. */
export function startSiteGame(game: PlayableGame): void {
  const language = $texts.get()?.language;
  if (language) startGame(game, lobbyScope(language));
}
