import { useStore } from '@nanostores/react';
import { atom } from 'nanostores';
import { useMemo } from 'react';
import type { Remote } from '../../gateway/cache/resource.ts';
import type { Game } from '../../gateway/endpoints/game.ts';
import { $signedIn } from '../../session/session.ts';
import { useDeferredStore } from '../../ui/use-deferred-store.tsx';
import { catalogue } from '../catalogue.ts';
import { hotGames } from '../games.ts';
import { recentGames } from '../lists/player-lists.ts';
import type { LobbyScope } from '../lobby-scope.ts';
import { RecentSearches } from './recent-searches-view.tsx';
import { allStudios } from './search-everywhere.ts';
import { SearchResults } from './search-results.tsx';

interface Props {
  scope: LobbyScope;
  /** Repeats a search. */
  onSearch(text: string): void;
  onChoose(): void;
}

/** Maximum of entries per group. */
const GROUP = 6;

const $noGames = atom<Remote<Game[]>>({ state: 'ready', value: [] });
const nothing = { types: [], studios: [], games: [] } as const;

/** Suggestions before typing: recent searches and games, popular games, studios (GC-7). */
export function FinderStart({ scope, onSearch, onChoose }: Props) {
  const signedIn = useStore($signedIn);
  const recent = useDeferredStore(signedIn ? recentGames(scope) : $noGames);
  const hot = useDeferredStore(hotGames(scope));
  const known = useDeferredStore(catalogue(scope));
  const start = useMemo(() => {
    // Shows all groups at once, because a late group would move the others.
    if ([recent, hot, known].some(({ state }) => state === 'loading')) return undefined;
    return {
      recent: { ...nothing, games: firstOf(recent) },
      popular: {
        ...nothing,
        games: firstOf(hot),
        studios: known.state === 'ready' ? allStudios(known.value).slice(0, GROUP) : [],
      },
      names: known.state === 'ready' ? known.value.names : {},
    };
  }, [recent, hot, known]);
  const shared = { scope, onChoose };
  return (
    <div className="search-groups">
      <RecentSearches onChoose={onSearch} />
      {start && (
        <>
          {start.recent.games.length > 0 && (
            <SearchResults {...shared} names={start.names} found={start.recent} gamesTitle="centre.recent" />
          )}
          <SearchResults {...shared} names={start.names} found={start.popular} gamesTitle="lobby.hotGames" />
        </>
      )}
    </div>
  );
}

function firstOf(games: Remote<readonly Game[]>): readonly Game[] {
  return games.state === 'ready' ? games.value.slice(0, GROUP) : [];
}
