import { type ReactNode, useMemo } from 'react';
import type { Game } from '../../gateway/endpoints/game.ts';
import type { TextKey } from '../../i18n/keys.ts';
import { useDeferredStore } from '../../ui/use-deferred-store.tsx';
import { searchedName } from '../lists/game-filters.ts';
import type { GameList } from '../lists/game-list.ts';
import { searchList } from '../lists/search-list.ts';
import type { LobbyScope } from '../lobby-scope.ts';
import { InfiniteGrid } from './infinite-grid.tsx';
import { NoResults } from './no-results.tsx';
import { SearchProgress } from './search-progress.tsx';

interface Props {
  scope: LobbyScope;
  /** The list as the gateway gives it, for the name asked for. */
  list: GameList;
  /** The name asked for, and the one in the search as it is typed. */
  name: string;
  text: string;
  /** What is loaded of what may be found. */
  known(): readonly Game[];
  names: Readonly<Record<string, string>>;
  onPlay(game: Game): void;
  /** Said of a list that is empty without being narrowed. */
  empty: TextKey;
  /** Whether it is narrowed by more than a name. */
  narrowed: boolean;
  onClear(): void;
  /** What is found of the name beyond this list, where nothing in it is called so. */
  elsewhere?(name: string): ReactNode;
  /** The favourites, where the list is of them: a search in it is of those there are now. */
  favourites?: ReadonlySet<string>;
}

/** A list of games, or what is found of a name in it while it is typed (GC-7). */
export function SearchableGrid(props: Props) {
  const { scope, list, name, text, known, names, onPlay, empty, narrowed, onClear, elsewhere, favourites } =
    props;
  const typed = searchedName(text);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is loaded is looked through once a search
  const search = useMemo(
    () =>
      typed
        ? searchList({ text: typed, known: known(), answer: typed === name ? list : undefined })
        : undefined,
    [typed, name, list, favourites],
  );
  const shown = search ?? list;
  const pages = useDeferredStore(shown);
  const nothing = pages.state === 'ready' && !pages.value.items.length && pages.value.nextPage === 'none';
  return (
    <>
      {search && !nothing && <SearchProgress search={search} />}
      {nothing && (typed || narrowed) ? (
        <>
          <NoResults name={typed} onClear={onClear} />
          {typed && elsewhere?.(typed)}
        </>
      ) : (
        <InfiniteGrid scope={scope} list={shown} names={names} onPlay={onPlay} empty={empty} />
      )}
    </>
  );
}
