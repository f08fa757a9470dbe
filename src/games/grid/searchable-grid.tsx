import { type ReactNode, useMemo } from 'react';
import { hasNoItems } from '../../gateway/cache/paginated.ts';
import type { Game } from '../../gateway/endpoints/game.ts';
import type { TextKey } from '../../i18n/keys.ts';
import { useDeferredStore } from '../../ui/use-deferred-store.tsx';
import { searchedName } from '../lists/game-filters.ts';
import type { GameList } from '../lists/game-list.ts';
import { type FoundPages, searchList } from '../lists/search-list.ts';
import type { LobbyScope } from '../lobby-scope.ts';
import { Marked } from '../search/marked.tsx';
import { InfiniteGrid } from './infinite-grid.tsx';
import { NoResults } from './no-results.tsx';
import { SearchProgress } from './search-progress.tsx';

interface Props {
  scope: LobbyScope;
  /** The gateway's list for the submitted name. */
  list: GameList;
  /** The submitted name, and the text in the field. */
  name: string;
  text: string;
  /** Returns the loaded games to search in. */
  known(): readonly Game[];
  names: Readonly<Record<string, string>>;
  /** Shown for an empty list without filters. */
  empty: TextKey;
  /** Whether filters other than the name are set. */
  narrowed: boolean;
  onClear(): void;
  /** Results outside this list, if nothing in it has the name. */
  elsewhere?(name: string): ReactNode;
  /** Favourites, if the list shows them: a search covers only current favourites. */
  favourites?: ReadonlySet<string>;
}

/** A list of games, or the results of a search in it while the player types (GC-7). */
export function SearchableGrid(props: Props) {
  const { scope, list, name, text, known, names, empty, narrowed, onClear, elsewhere, favourites } = props;
  const typed = searchedName(text);
  // biome-ignore lint/correctness/useExhaustiveDependencies: searches loaded games once per text
  const search = useMemo(
    () =>
      typed
        ? searchList({ text: typed, known: known(), answer: typed === name ? list : undefined })
        : undefined,
    [typed, name, list, favourites],
  );
  const shown = search ?? list;
  const pages = useDeferredStore(shown);
  const near = search && pages.state === 'ready' ? (pages.value as FoundPages).near : undefined;
  const mark = useMemo(
    () => (typed ? (shown: string) => <Marked name={shown} text={typed} near={near} /> : undefined),
    [typed, near],
  );
  const nothing = pages.state === 'ready' && hasNoItems(pages.value);
  return (
    <>
      {search && !nothing && <SearchProgress search={search} />}
      {nothing && (typed || narrowed) ? (
        <>
          <NoResults name={typed} onClear={onClear} />
          {typed && elsewhere?.(typed)}
        </>
      ) : (
        <InfiniteGrid scope={scope} list={shown} names={names} empty={empty} mark={mark} />
      )}
    </>
  );
}
