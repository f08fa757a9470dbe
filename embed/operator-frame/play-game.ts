import { siteConfig } from '../../src/config/site-config.ts';
import { addToRecentGames, requestLaunchUrl, restartGame } from '../../src/games/launch/launch.ts';
import { $openGame, closeGame } from '../../src/games/launch/open-game.ts';
import { needsWindow } from '../../src/games/launch/start-game.ts';
import type { LobbyScope } from '../../src/games/lobby-scope.ts';
import { $texts } from '../../src/i18n/language.ts';
import { $session } from '../../src/session/session.ts';
import type { ChosenGame } from '../mount-contract.ts';
import { $consents, needsConsent } from './consent.ts';
import { $favouritesOpen, $view, type FrameView } from './current-view.ts';

/** Returns merchant and language for the game lists. */
export function lobbyScope(): LobbyScope {
  const { merchantCode, newWindowVendors } = siteConfig();
  return { merchantCode, language: $texts.get()?.language ?? 'EN', newWindowVendors };
}

/** The launched game and its session. */
let launched: { stage: FrameView; token: string } | undefined;

/** Launches the current game once the player is signed in and has consented. Relaunches it after a new sign-in. */
export function playCurrentView(): void {
  const follow = () => {
    const stage = $view.get();
    const session = $session.get();
    const ready = session && !session.mustChangePassword && !needsConsent();
    if (stage?.show !== 'game' || !ready || needsWindow(stage.game.vassalage, lobbyScope())) {
      launched = undefined;
      if ($openGame.get()) closeGame();
      $favouritesOpen.set(false);
      return;
    }
    if (launched?.stage === stage && launched.token === session.token) return;
    launched = { stage, token: session.token };
    launchGame(stage.game);
  };
  $view.listen(follow);
  $session.listen(follow);
  $consents.listen(follow);
}

function launchGame(game: ChosenGame): void {
  const again = () => requestLaunchUrl(game, lobbyScope());
  $openGame.set({ title: game.gameName, requestUrl: again, address: { state: 'loading' } });
  void restartGame().then(() => {
    const playing = $openGame.get();
    if (playing?.requestUrl === again && playing.address.state === 'ready') void addToRecentGames(game);
  });
}
