import { useStore } from '@nanostores/react';
import { atom } from 'nanostores';
import { useMemo } from 'react';
import type { Remote } from '../../gateway/cache/resource.ts';
import type { Game } from '../../gateway/endpoints/game.ts';
import { $signedIn } from '../../session/session.ts';
import { useDeferredStore } from '../../ui/use-deferred-store.tsx';
import { recentGames } from '../lists/player-lists.ts';
import type { LobbyScope } from '../lobby-scope.ts';
import { RecentSearches } from './recent-searches-view.tsx';
import { SearchResults } from './search-results.tsx';
import { suggestionCount, usePopular } from './use-popular.tsx';

interface Props {
  scope: LobbyScope;
  /** Repeats a search. */
  onSearch(text: string): void;
  onChoose(): void;
}

const $noGames = atom<Remote<Game[]>>({ state: 'ready', value: [] });

/** Suggestions before typing: recent searches and games, popular games, studios (GC-7). */
export function FinderStart({ scope, onSearch, onChoose }: Props) {
  const signedIn = useStore($signedIn);
  const read = useDeferredStore(signedIn ? recentGames(scope) : $noGames);
  const popular = usePopular(scope);
  const recent = useMemo(
    () => ({
      types: [],
      studios: [],
      games: read.state === 'ready' ? read.value.slice(0, suggestionCount()) : [],
    }),
    [read],
  );
  const shared = { scope, onChoose };
  return (
    <div className="search-groups">
      <RecentSearches onChoose={onSearch} />
      {popular && read.state !== 'loading' && (
        <>
          {recent.games.length > 0 && (
            <SearchResults {...shared} names={popular.names} found={recent} gamesTitle="centre.recent" />
          )}
          <SearchResults
            {...shared}
            names={popular.names}
            found={popular.found}
            gamesTitle="lobby.hotGames"
          />
        </>
      )}
    </div>
  );
}
