import { useStore } from '@nanostores/react';
import ChevronLeft from 'lucide/dist/esm/icons/chevron-left.mjs';
import ChevronRight from 'lucide/dist/esm/icons/chevron-right.mjs';
import {
  type CSSProperties,
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { vendorNameOf } from '../../../src/games/game-name.ts';
import { GameTile } from '../../../src/games/game-tile.tsx';
import type { GameList } from '../../../src/games/lists/game-list.ts';
import type { Game } from '../../../src/gateway/endpoints/game.ts';
import { useTexts } from '../../../src/i18n/texts-scope.tsx';
import { BlockState } from '../../../src/ui/async-view.tsx';
import { IconButton } from '../../../src/ui/icon-button.tsx';
import { Skeleton } from '../../../src/ui/skeleton.tsx';

interface Props {
  list: GameList;
  names: Readonly<Record<string, string>>;
  rows: number;
  /** Shown when no game matches. */
  nothing: ReactNode;
  onPlay(game: Game): void;
}

/** Columns before the first layout. */
const INITIAL_COLUMNS = 3;

/** Games in pages of `rows` rows. The height of the mount does not depend on the number of games. */
export function GamePages({ list, names, rows, nothing, onPlay }: Props) {
  const { t, number } = useTexts();
  const pages = useStore(list);
  const grid = useRef<HTMLDivElement>(null);
  const size = rows * useColumns(grid);
  const [first, setFirst] = useState(0);
  const { items, nextPage } =
    pages.state === 'ready' ? pages.value : { items: [], nextPage: 'loading' as const };
  // Keeps the first visible game on the page when the number of columns changes.
  const from = Math.floor(first / size) * size;
  const shown = items.slice(from, from + size);
  const more = items.length > from + size || (shown.length > 0 && nextPage !== 'none');
  // Fetches one page ahead.
  const short = items.length < from + 2 * size;
  useEffect(() => {
    if (short && nextPage === 'available') void list.fetchNextPage();
  }, [short, nextPage, list]);
  const none = pages.state === 'ready' && !items.length && nextPage === 'none';
  const failed = pages.state === 'failed' ? pages.error : undefined;
  const stopped = failed || (nextPage === 'failed' && shown.length < size);
  const waiting = stopped || nextPage === 'none' ? 0 : size - shown.length;
  return (
    <>
      <div
        ref={grid}
        className="lobby__grid"
        style={{ '--rows': rows } as CSSProperties}
        aria-busy={waiting > 0}
      >
        {shown.map((game) => (
          <GameTile key={game.nodeId} game={game} vendorName={vendorNameOf(game, names)} onPlay={onPlay} />
        ))}
        {/* The key remounts the skeletons: otherwise they would visibly move behind new tiles. */}
        <Skeleton key={waiting} className="lobby__waiting" count={waiting} />
        {stopped && (
          <div className="lobby__all">
            <BlockState
              {...(failed && { error: failed })}
              retry={failed ? list.reload : list.fetchNextPage}
            />
          </div>
        )}
        {none && <div className="lobby__all">{nothing}</div>}
      </div>
      <div className="lobby__pages">
        <IconButton
          label={t('common.previous')}
          shapes={ChevronLeft}
          directional
          aria-disabled={from === 0 || undefined}
          onClick={() => from && setFirst(from - size)}
        />
        <bdi className="lobby__place" role="status">
          {shown.length > 0 && `${number(from + 1)}–${number(from + shown.length)}`}
        </bdi>
        <IconButton
          label={t('common.next')}
          shapes={ChevronRight}
          directional
          aria-disabled={!more || undefined}
          onClick={() => more && setFirst(from + size)}
        />
      </div>
    </>
  );
}

/** Returns the number of grid columns. */
function useColumns(grid: RefObject<HTMLElement | null>): number {
  const [columns, setColumns] = useState(INITIAL_COLUMNS);
  useLayoutEffect(() => {
    const element = grid.current!;
    const lay = () => setColumns(getComputedStyle(element).gridTemplateColumns.split(' ').length);
    // ResizeObserver calls back before the first paint, without a synchronous layout for each mount.
    if (!window.ResizeObserver) return lay();
    const watcher = new ResizeObserver(lay);
    watcher.observe(element);
    return () => watcher.disconnect();
  }, [grid]);
  return columns;
}
