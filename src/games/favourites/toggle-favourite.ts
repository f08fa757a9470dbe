import { mutate } from '../../gateway/cache/mutate.ts';
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

/** The last change of each game; sends two quick taps in order. */
const pending = new Map<string, Promise<void>>();

/**
 * Adds or removes a favourite (GC-9). Shows the change at once and reverts it with a toast if the gateway refuses. A
 * visitor signs in first; then the game is added in any case, because the star they tapped was empty.
 */
export async function toggleFavourite(game: Game): Promise<void> {
  if ($session.get()) await change(game);
  else whenSignedIn(() => void change(game, true));
}

/** Adds the game if `wanted`, otherwise toggles it. */
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

/** Sends a change with the session in which it was made. */
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

/** Completes a change that is already visible; `done` tells whether the gateway accepted it. */
type Settle = (done: boolean) => void;

function mark(nodeId: string, on: boolean): void {
  mutate($favouriteIds, (ids) => (on ? [...new Set([...ids, nodeId])] : ids.filter((id) => id !== nodeId)));
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
    // A list opened meanwhile may have been read before the change.
    for (const list of favouriteLists()) (removals.get(list) ?? list.remove(nodeId)).settle(done);
  };
}
