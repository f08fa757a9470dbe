import { siteConfig } from '../../src/config/site-config.ts';
import { addToRecentGames, requestLaunchUrl } from '../../src/games/launch/launch.ts';
import { $openGame, closeGame } from '../../src/games/launch/open-game.ts';
import { restartGame } from '../../src/games/launch/restart-game.ts';
import { needsWindow } from '../../src/games/launch/start-game.ts';
import type { LobbyScope } from '../../src/games/lobby-scope.ts';
import { $texts } from '../../src/i18n/language.ts';
import { $session } from '../../src/session/session.ts';
import type { ChosenGame } from '../chosen-game.ts';
import { $consents, needsConsent } from './consent.ts';
import { $drawer, $stage, type Stage } from './current-view.ts';

/** Whose lobby the frame shows, in the language that is on. */
export function frameScope(): LobbyScope {
  const { merchantCode, newWindowVendors } = siteConfig();
  return { merchantCode, language: $texts.get()?.language ?? 'EN', newWindowVendors };
}

/** What is played once somebody is signed in, and by whom it was begun. */
let begun: { stage: Stage; token: string } | undefined;

/**
 * Launches the game on the stage as soon as somebody may play it: at once, or after the login and the player's consent. Who signs in after a
 * session that has ended goes on with the same game.
 */
export function followStage(): void {
  const follow = () => {
    const stage = $stage.get();
    const session = $session.get();
    const ready = session && !session.mustChangePassword && !needsConsent();
    if (stage?.show !== 'game' || !ready || needsWindow(stage.game.vassalage, frameScope())) {
      begun = undefined;
      if ($openGame.get()) closeGame();
      $drawer.set(false);
      return;
    }
    if (begun?.stage === stage && begun.token === session.token) return;
    begun = { stage, token: session.token };
    launch(stage.game);
  };
  $stage.listen(follow);
  $session.listen(follow);
  $consents.listen(follow);
}

function launch(game: ChosenGame): void {
  const again = () => requestLaunchUrl(game, frameScope());
  $openGame.set({ title: game.gameName, requestUrl: again, address: { state: 'loading' } });
  void restartGame().then(() => {
    const playing = $openGame.get();
    if (playing?.requestUrl === again && playing.address.state === 'ready') void addToRecentGames(game);
  });
}
