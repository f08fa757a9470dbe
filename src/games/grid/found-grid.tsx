import { useStore } from '@nanostores/react';
import { useMemo } from 'react';
import type { Game } from '../../gateway/endpoints/game.ts';
import type { TextKey } from '../../i18n/keys.ts';
import { useTexts } from '../../i18n/texts-scope.tsx';
import { useDeferredStore } from '../../ui/use-deferred-store.tsx';
import { searchedName } from '../lists/game-filters.ts';
import { type GameList, keptGames } from '../lists/game-pages.ts';
import { type SearchList, searchList } from '../lists/search-list.ts';
import { EndlessGrid } from './endless-grid.tsx';
import { NothingFound } from './nothing-found.tsx';
import './found-grid.css';

interface Props {
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
  dropped?: ReadonlySet<string>;
}

const none: ReadonlySet<string> = new Set();

/** A list of games, or what is found of a name in it while it is typed (GC-7). */
export function FoundGrid(props: Props) {
  const { list, name, text, known, names, onPlay, empty, narrowed, onClear, dropped = none } = props;
  const typed = searchedName(text);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is loaded is looked through once a search
  const search = useMemo(
    () =>
      typed
        ? searchList({ text: typed, known: known(), answer: typed === name ? list : undefined })
        : undefined,
    [typed, name, list],
  );
  const shown = search ?? list;
  const pages = useDeferredStore(shown.$pages);
  const games = keptGames(pages, dropped);
  const over = pages.state === 'ready' && pages.value.beyond === 'none';
  const nothing = games.state === 'ready' && !games.value.length && over;
  return (
    <>
      {search && !nothing && <Said search={search} />}
      {nothing && (typed || narrowed) ? (
        <NothingFound name={typed} onClear={onClear} />
      ) : (
        <EndlessGrid list={shown} names={names} onPlay={onPlay} empty={empty} dropped={dropped} />
      )}
    </>
  );
}

/** How far a search has come; it has its line from the first key on, so that nothing moves. */
function Said({ search: { $pages } }: { search: SearchList }) {
  const { t } = useTexts();
  const pages = useStore($pages);
  let said = '';
  if (pages.state === 'loading') said = t('centre.looking');
  if (pages.state === 'ready') {
    const { how, games, beyond } = pages.value;
    const count = games.length;
    if (how === 'so far' && beyond === 'loading') said = t('centre.soFar', { count });
    if (how === 'found' && count)
      said = t(beyond === 'none' ? 'centre.found' : 'centre.foundMore', { count });
    if (how === 'close') said = t('centre.close');
  }
  return (
    <p className="found-grid__said" role="status">
      {said}
    </p>
  );
}
