import { call } from '../../gateway/client.ts';
import type { Game } from '../../gateway/endpoints/game.ts';
import { addFavourite, removeFavourite } from '../../gateway/endpoints/own-games.ts';
import { asGatewayError } from '../../gateway/errors.ts';
import { errorText } from '../../i18n/error-texts.ts';
import { requireSession } from '../../session/require-session.ts';
import { $session } from '../../session/session.ts';
import { showToast } from '../../ui/toasts.ts';
import { showFavourite } from '../lists/lists.ts';
import { $dropped, $favouriteIds } from './favourites.ts';

/** The last change of each game, so that two quick taps reach the gateway in their order. */
const pending = new Map<string, Promise<void>>();

/**
 * Adds a game to the favourites, or removes it (GC-9): shown at once, then sent, and taken back with a toast
 * when the gateway refuses. A visitor goes to login.
 */
export async function toggleFavourite(game: Game): Promise<void> {
  if (!requireSession()) return;
  const { nodeId } = game;
  if ($favouriteIds.get().state !== 'ready') await $favouriteIds.reload();
  const ids = $favouriteIds.get();
  if (ids.state !== 'ready') {
    if (ids.state === 'failed') showToast(errorText(ids.error), { kind: 'failure' });
    return;
  }
  const add = !ids.value.includes(nodeId);
  mark(game, add);
  const change = (pending.get(nodeId) ?? Promise.resolve()).then(() => send(game, add));
  pending.set(nodeId, change);
  await change;
  if (pending.get(nodeId) === change) pending.delete(nodeId);
}

async function send(game: Game, add: boolean): Promise<void> {
  const { nodeId, vassalage: vendor } = game;
  const session = $session.get();
  if (!session) return;
  try {
    await call(add ? addFavourite : removeFavourite, { body: { nodeId, token: session.token, vendor } });
  } catch (thrown) {
    if ($session.get()?.token !== session.token) return;
    mark(game, !add);
    showToast(errorText(asGatewayError(thrown)), { kind: 'failure' });
  }
}

function mark(game: Game, on: boolean): void {
  const { nodeId } = game;
  $favouriteIds.mutate((ids) => (on ? [...new Set([...ids, nodeId])] : ids.filter((id) => id !== nodeId)));
  const dropped = new Set($dropped.get());
  if (on) dropped.delete(nodeId);
  else dropped.add(nodeId);
  $dropped.set(dropped);
  if (on) showFavourite(game);
}
