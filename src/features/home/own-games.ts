import { computed, type ReadableAtom } from 'nanostores';
import { hotGames } from '../../games/games.ts';
import { favouriteGames, recentGames } from '../../games/lists/player-lists.ts';
import type { LobbyScope } from '../../games/lobby-scope.ts';
import type { Remote } from '../../gateway/cache/resource.ts';
import type { Game } from '../../gateway/endpoints/game.ts';

export interface OwnGames {
  kind: 'played' | 'favourites' | 'suggested';
  games: readonly Game[];
}

const SUGGESTIONS = 12;

/**
 * Returns recently played games, followed by other favourites; hot games for members without any. If one of the two
 * requests fails, the other is shown. Requires a session.
 */
export function ownGames(scope: LobbyScope): {
  $own: ReadableAtom<Remote<OwnGames>>;
  reload(): Promise<void>;
} {
  const $recent = recentGames(scope);
  const $favourites = favouriteGames(scope);
  const $own = computed(
    [$recent, $favourites, hotGames(scope)],
    (recent, favourites, hot): Remote<OwnGames> => {
      if (recent.state === 'loading' || favourites.state === 'loading') return { state: 'loading' };
      const played = recent.state === 'ready' ? recent.value : [];
      const kept = favourites.state === 'ready' ? favourites.value.items : [];
      if (favourites.state === 'failed' && !played.length) return favourites;
      const there = new Set(played.map(({ nodeId }) => nodeId));
      const games = [...played, ...kept.filter(({ nodeId }) => !there.has(nodeId))];
      if (games.length)
        return { state: 'ready', value: { kind: played.length ? 'played' : 'favourites', games } };
      if (hot.state === 'loading') return hot;
      // The last hot games: the section above shows the first.
      const suggested = hot.state === 'ready' ? hot.value.slice(-SUGGESTIONS).toReversed() : [];
      return { state: 'ready', value: { kind: 'suggested', games: suggested } };
    },
  );
  return { $own, reload: async () => void (await Promise.all([$recent.reload(), $favourites.reload()])) };
}
