import { computed, type ReadableAtom } from 'nanostores';
import { favouriteGames, recentGames } from '../../games/lists/player-lists.ts';
import type { LobbyScope } from '../../games/lobby-scope.ts';
import type { Remote } from '../../gateway/cache/resource.ts';
import type { Game } from '../../gateway/endpoints/game.ts';
import { platform } from '../../platform/platform.ts';
import { OWN_KEY } from './had-own-games.ts';

/** What a member goes on with from home. */
export interface OwnGames {
  /** Whether some of them were played; else they are favourites alone. */
  played: boolean;
  games: readonly Game[];
}

/**
 * What the member played lately, then the favourites that are not among it. One of the two that cannot be read leaves the
 * other. Read it only where there is a session.
 */
export function ownGames(scope: LobbyScope): {
  $own: ReadableAtom<Remote<OwnGames>>;
  reload(): Promise<void>;
} {
  const $recent = recentGames(scope);
  const $favourites = favouriteGames(scope);
  const $own = computed([$recent, $favourites], (recent, favourites): Remote<OwnGames> => {
    if (recent.state === 'loading' || favourites.state === 'loading') return { state: 'loading' };
    const played = recent.state === 'ready' ? recent.value : [];
    const kept = favourites.state === 'ready' ? favourites.value.items : [];
    if (favourites.state === 'failed' && !played.length) return favourites;
    const there = new Set(played.map(({ nodeId }) => nodeId));
    const games = [...played, ...kept.filter(({ nodeId }) => !there.has(nodeId))];
    return { state: 'ready', value: { played: played.length > 0, games } };
  });
  return { $own, reload: async () => void (await Promise.all([$recent.reload(), $favourites.reload()])) };
}

/** Keeps whether FAV has anything, by which it is placed when home is opened again: nothing moves while it is read. */
export function keepOwnGames(any: boolean): void {
  const { persistentStorage } = platform();
  if (any) persistentStorage.set(OWN_KEY, '1');
  else persistentStorage.remove(OWN_KEY);
}
