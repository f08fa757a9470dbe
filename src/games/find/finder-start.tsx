import { useStore } from '@nanostores/react';
import { atom } from 'nanostores';
import { useMemo } from 'react';
import type { Game } from '../../gateway/endpoints/game.ts';
import type { Remote } from '../../gateway/resource.ts';
import { $signedIn } from '../../session/session.ts';
import { useDeferredStore } from '../../ui/use-deferred-store.tsx';
import { catalogue } from '../catalogue.ts';
import { hotGames } from '../games.ts';
import { recentGames } from '../lists/own-lists.ts';
import type { LobbyScope } from '../scope.ts';
import { allStudios } from './find-everywhere.ts';
import { SearchResults } from './found-groups.tsx';
import { RecentSearches } from './recent-searches-view.tsx';

interface Props {
  scope: LobbyScope;
  /** Looks for a text again. */
  onSearch(text: string): void;
  onPlay(game: Game): void;
  onChoose(): void;
}

/** Entries of each group. */
const GROUP = 6;

const $noGames = atom<Remote<Game[]>>({ state: 'ready', value: [] });
const nothing = { types: [], studios: [], games: [] } as const;

/** What the search offers before anything is typed: recent searches and games, popular games, studios (GC-7). */
export function FinderStart({ scope, onSearch, onPlay, onChoose }: Props) {
  const signedIn = useStore($signedIn);
  const recent = useDeferredStore(signedIn ? recentGames(scope) : $noGames);
  const hot = useDeferredStore(hotGames(scope));
  const known = useDeferredStore(catalogue(scope));
  const start = useMemo(() => {
    // All at once: a group that arrives later would move the others.
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
  const shared = { scope, onPlay, onChoose };
  return (
    <div className="found-groups">
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
