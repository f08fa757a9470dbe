import type { Game } from '../../gateway/endpoints/game.ts';
import type { TextKey } from '../../i18n/keys.ts';
import { AsyncView } from '../../ui/async-view.tsx';
import { ListEnd } from '../../ui/list-end.tsx';
import { useDeferredStore } from '../../ui/use-deferred-store.tsx';
import { type GameList, keptGames } from '../lists/game-pages.ts';
import { GridSkeleton } from './game-grid.tsx';
import { WindowedGrid } from './windowed-grid.tsx';
import './endless-grid.css';

interface Props {
  list: GameList;
  names: Readonly<Record<string, string>>;
  onPlay(game: Game): void;
  empty: TextKey;
  /** Node ids that left the list meanwhile. */
  dropped?: ReadonlySet<string>;
}

const SKELETONS = 12;
const none: ReadonlySet<string> = new Set();

/** A list of games that goes on while it is scrolled (GC-5). */
export function EndlessGrid({ list, names, onPlay, empty, dropped = none }: Props) {
  const pages = useDeferredStore(list.$pages);
  const beyond = pages.state === 'ready' ? pages.value.beyond : 'none';
  return (
    <div className="game-list">
      <AsyncView
        remote={keptGames(pages, dropped)}
        retry={list.$pages.reload}
        skeleton={<GridSkeleton count={SKELETONS} />}
        empty={empty}
        isEmpty={(games) => !games.length && beyond === 'none'}
      >
        {(games) => (
          <>
            <WindowedGrid games={games} names={names} onPlay={onPlay} eager={9} whole={beyond === 'none'} />
            <ListEnd more={list.more} beyond={beyond} waiting="lobby.loadMore" />
          </>
        )}
      </AsyncView>
    </div>
  );
}
