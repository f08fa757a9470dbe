import { computed, type ReadableAtom } from 'nanostores';
import { favouriteGames, recentGames } from '../../games/lists/player-lists.ts';
import type { LobbyScope } from '../../games/lobby-scope.ts';
import type { Remote } from '../../gateway/cache/resource.ts';
import type { Game } from '../../gateway/endpoints/game.ts';

export interface OwnGames {
  played: boolean;
  games: readonly Game[];
}

/**
 * Returns recently played games, followed by other favourites. If one of the two requests fails, the other is
 * shown. Requires a session.
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
