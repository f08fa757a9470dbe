import { useEffect, useRef } from 'react';
import type { Game } from '../gateway/endpoints/game.ts';
import type { TextKey } from '../i18n/keys.ts';
import { useTexts } from '../i18n/texts-scope.tsx';
import { Face, Failed } from '../ui/face.tsx';
import { useNear } from '../ui/near.tsx';
import { useCalmly } from '../ui/use-calmly.tsx';
import { GridSkeleton } from './game-grid.tsx';
import { type GameList, keptGames } from './game-pages.ts';
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

/** Pixels from the bottom at which the next page is asked for (B9). */
const BOTTOM = 300;
const SKELETONS = 12;
const none: ReadonlySet<string> = new Set();

/** A list of games that goes on while it is scrolled (GC-5). */
export function EndlessGrid({ list, names, onPlay, empty, dropped = none }: Props) {
  const pages = useCalmly(list.$pages);
  const beyond = pages.state === 'ready' ? pages.value.beyond : 'none';
  return (
    <div className="game-list">
      <Face
        remote={keptGames(pages, dropped)}
        retry={list.$pages.reload}
        skeleton={<GridSkeleton count={SKELETONS} />}
        empty={empty}
        isEmpty={(games) => !games.length && beyond === 'none'}
      >
        {(games) => (
          <>
            <WindowedGrid games={games} names={names} onPlay={onPlay} eager={9} whole={beyond === 'none'} />
            <End list={list} beyond={beyond} />
          </>
        )}
      </Face>
    </div>
  );
}

function End({ list, beyond }: { list: GameList; beyond: 'none' | 'page' | 'loading' | 'failed' }) {
  const { t } = useTexts();
  const element = useRef<HTMLDivElement>(null);
  const near = useNear(element, { margin: BOTTOM });
  useEffect(() => {
    if (near && beyond === 'page') void list.more();
  }, [near, beyond, list]);
  return (
    <div ref={element} className="game-list__end">
      {beyond === 'failed' && <Failed retry={list.more} />}
      {beyond === 'loading' && <p role="status">{t('lobby.loadMore')}</p>}
    </div>
  );
}
