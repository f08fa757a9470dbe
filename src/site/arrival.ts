import { forgetAttribution, saveAttribution } from '../features/account/register/attribution.ts';
import { savePendingGame } from '../games/launch/save-pending-game.ts';
import { parseJson } from '../lib/json.ts';
import { platform } from '../platform/platform.ts';
import { $session } from '../session/session.ts';
import { whenSignedIn } from '../session/when-signed-in.ts';
import { authRoutes } from '../shell/game/resume-pending-game.ts';
import { startSiteGame } from '../shell/game/start-site-game.ts';
import { $shown } from '../shell/page/page-store.ts';
import { requestConfirmation } from '../ui/confirm.ts';
import { $openDialogs } from '../ui/open-dialogs.ts';

/** A game that the visitor chose on a partner's page. */
interface Chosen {
  gameId: string;
  nodeId: string;
  gameName: string;
  gameType: string;
  vassalage: string;
}

const KEY = 'CHOSEN_GAME';
/** Maximum length of the game's name in the question. */
const NAME_LENGTH = 60;

/** Reads the chosen game from a query; returns undefined when a part of it is missing. */
export function chosenAt(query: URLSearchParams): Chosen | undefined {
  const [gameId, nodeId, gameName, gameType, vassalage] = [
    'gameId',
    'nodeId',
    'game',
    'gameType',
    'vassalage',
  ].map((name) => query.get(name)?.slice(0, NAME_LENGTH) ?? '') as [string, string, string, string, string];
  return gameId && nodeId && gameName && vassalage
    ? { gameId, nodeId, gameName, gameType, vassalage }
    : undefined;
}

/**
 * Attributes a visitor who arrives from a partner's page to that partner until they register. Offers the game
 * that they chose there: at once, and again after sign-in.
 * @param address the URL at which the visit began
 * @returns a function that stops it
 */
export function followArrival(address: string): () => void {
  const storage = platform().sessionStorage;
  const { searchParams } = new URL(address);
  if (!$session.get()) saveAttribution(searchParams);
  const named = chosenAt(searchParams);
  // After a reload the address has the same game; the earlier answer still applies.
  if (named && storage.get(`${KEY} ${named.nodeId}`) === undefined) keep(named);
  let asking = false;

  function keep(game: Chosen): void {
    storage.set(KEY, JSON.stringify(game));
    storage.set(`${KEY} ${game.nodeId}`, '1');
  }

  const offer = async () => {
    const game = parseJson(storage.get(KEY)) as Chosen | undefined;
    const session = $session.get();
    if (!game?.nodeId || asking || authRoutes.has($shown.get()?.route)) return;
    if (session?.mustChangePassword) return;
    if ($openDialogs.get()) return;
    asking = true;
    const values = { game: game.gameName };
    const yes = await requestConfirmation({
      title: 'lobby.chosen',
      text: 'lobby.chosenText',
      yes: 'common.play',
      no: 'common.cancel',
      values,
    });
    asking = false;
    storage.remove(KEY);
    if (!yes) return;
    if ($session.get()) return startSiteGame(game);
    savePendingGame(game);
    whenSignedIn(() => {});
  };

  let token = $session.get()?.token;
  const ends = [
    $session.listen((session) => {
      if (session && session.token !== token) forgetAttribution();
      token = session?.token;
      if (session) setTimeout(() => void offer());
    }),
    $openDialogs.listen((count) => {
      if (!count) setTimeout(() => void offer());
    }),
    $shown.listen(() => void offer()),
  ];
  void offer();
  return () => {
    for (const end of ends) end();
  };
}
