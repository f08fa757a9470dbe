import type { Game } from '../../gateway/endpoints/game.ts';
import { addFavourite, removeFavourite } from '../../gateway/endpoints/player-games.ts';
import type { SessionInfo } from '../../gateway/endpoints/session.ts';
import { call } from '../../gateway/http/client.ts';
import { asGatewayError } from '../../gateway/http/errors.ts';
import { errorText } from '../../i18n/error-texts.ts';
import { $session } from '../../session/session.ts';
import { whenSignedIn } from '../../session/when-signed-in.ts';
import { showToast } from '../../ui/toasts.ts';
import { favouriteLists } from '../lists/player-lists.ts';
import { $favouriteIds } from './favourites.ts';

/** The last change of each game, so that two quick taps reach the gateway in their order. */
const pending = new Map<string, Promise<void>>();

/**
 * Adds a game to the favourites, or removes it (GC-9): shown at once, then sent, and taken back with a toast
 * when the gateway refuses. A visitor signs in first, and has then added it: an own favourite was no empty star.
 */
export async function toggleFavourite(game: Game): Promise<void> {
  if ($session.get()) await change(game);
  else whenSignedIn(() => void change(game, true));
}

/** Adds it if `wanted`; else does the other thing than before. */
async function change(game: Game, wanted = false): Promise<void> {
  const { nodeId } = game;
  if ($favouriteIds.get().state !== 'ready') await $favouriteIds.reload();
  const ids = $favouriteIds.get();
  const session = $session.get();
  if (ids.state !== 'ready' || !session) {
    if (ids.state === 'failed') showToast(errorText(ids.error), { kind: 'failure' });
    return;
  }
  const add = !ids.value.includes(nodeId);
  if (wanted && !add) return;
  const settle = add ? showAdded(game) : showRemoved(nodeId);
  const sent = (pending.get(nodeId) ?? Promise.resolve()).then(() => send(game, add, session, settle));
  pending.set(nodeId, sent);
  await sent;
  if (pending.get(nodeId) === sent) pending.delete(nodeId);
}

/** Sends a change for whoever made it: it is no concern of who signed in meanwhile. */
async function send(game: Game, add: boolean, { token }: SessionInfo, settle: Settle): Promise<void> {
  const { nodeId, vassalage: vendor } = game;
  const left = () => $session.get()?.token !== token;
  if (left()) return;
  try {
    await call(add ? addFavourite : removeFavourite, { body: { nodeId, vendor } });
    if (!left()) settle(true);
  } catch (thrown) {
    if (left()) return;
    settle(false);
    showToast(errorText(asGatewayError(thrown)), { kind: 'failure' });
  }
}

/** Told whether the gateway has made a change that is shown already. */
type Settle = (done: boolean) => void;

function mark(nodeId: string, on: boolean): void {
  $favouriteIds.mutate((ids) => (on ? [...new Set([...ids, nodeId])] : ids.filter((id) => id !== nodeId)));
}

function showAdded(game: Game): Settle {
  mark(game.nodeId, true);
  for (const list of favouriteLists()) list.add(game);
  return (done) => {
    if (!done) showRemoved(game.nodeId)(true);
  };
}

function showRemoved(nodeId: string): Settle {
  mark(nodeId, false);
  const removals = new Map(favouriteLists().map((list) => [list, list.remove(nodeId)]));
  return (done) => {
    if (!done) mark(nodeId, true);
    // A list that was opened meanwhile may have been answered before.
    for (const list of favouriteLists()) (removals.get(list) ?? list.remove(nodeId)).settle(done);
  };
}
