import type { ReactNode } from 'react';
import { hasNoItems } from '../../gateway/cache/paginated.ts';
import type { TextKey } from '../../i18n/keys.ts';
import { AsyncView } from '../../ui/async-view.tsx';
import { ListEnd } from '../../ui/list-end.tsx';
import { useDeferredStore } from '../../ui/use-deferred-store.tsx';
import { useGameInfo } from '../details/use-game-details.tsx';
import type { GameList } from '../lists/game-list.ts';
import type { LobbyScope } from '../lobby-scope.ts';
import { GridSkeleton } from './game-grid.tsx';
import { WindowedGrid } from './windowed-grid.tsx';
import './infinite-grid.css';

interface Props {
  scope: LobbyScope;
  list: GameList;
  names: Readonly<Record<string, string>>;
  empty: TextKey;
  /** Renders the texts of the tiles, so that a search can mark its matches. */
  mark?: ((text: string) => ReactNode) | undefined;
}

/** A list of games that loads more on scrolling (GC-5). */
export function InfiniteGrid({ scope, list, names, empty, mark }: Props) {
  const [info, ask] = useGameInfo(scope);
  return (
    <div className="game-list">
      <AsyncView
        remote={useDeferredStore(list)}
        retry={list.reload}
        skeleton={<GridSkeleton />}
        empty={empty}
        isEmpty={hasNoItems}
      >
        {({ items, nextPage }) => (
          <WindowedGrid
            games={items}
            names={names}
            onAsk={ask}
            mark={mark}
            eager={9}
            whole={nextPage === 'none'}
            end={<ListEnd list={list} nextPage={nextPage} waiting="lobby.loadMore" />}
          />
        )}
      </AsyncView>
      {info}
    </div>
  );
}
