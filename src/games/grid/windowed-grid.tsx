import { type FocusEvent, memo, useDeferredValue, useRef, useState } from 'react';
import type { Game } from '../../gateway/endpoints/game.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { FavouriteStar } from '../favourites/favourite-star.tsx';
import { nameOf, vendorNameOf } from '../game-name.ts';
import { GameTile } from '../game-tile.tsx';
import { InfoButton } from '../info/info-button.tsx';
import type { GridProps } from './game-grid.tsx';
import { rowCount, rowsAround, withFocused } from './row-window.ts';
import { useGridViewport } from './use-grid-viewport.tsx';
import './windowed-grid.css';

interface Props extends GridProps {
  /** Whether these are all the games of the list; else how many there are is not known. */
  whole: boolean;
  /** Asks what a game is. */
  onAsk(game: Game): void;
}

/**
 * Games in columns of which only the rows around what is seen are in the page, so that thousands scroll like a
 * dozen. A row that has the focus stays, wherever the page is scrolled to.
 */
export function WindowedGrid({ games, names, onPlay, onAsk, eager = 0, whole }: Props) {
  const grid = useRef<HTMLDivElement>(null);
  const sample = useRef<HTMLDivElement>(null);
  const seen = useGridViewport(grid, sample);
  // The rows in view first, on their own: they are drawn in one go with the measuring, and with each key of a search.
  const begun = useDeferredValue(seen !== undefined && games);
  const drawn = begun && goesOn(begun, games);
  const [focused, setFocused] = useState<number>();
  const columns = seen?.size.columns || 3;
  const rowHeight = seen?.size.rowHeight ?? 0;
  const last = rowCount(games.length, columns);
  const rows = seen
    ? withFocused(
        rowsAround(seen.size, games.length, seen.sight, drawn ? undefined : 0),
        focused === undefined ? undefined : Math.floor(focused / columns),
        last,
      )
    : [];
  const gone = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setFocused(undefined);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: its rows stand between it and its items
    <div
      ref={grid}
      role="list"
      className="windowed-grid"
      style={rowHeight ? { blockSize: last * rowHeight } : {}}
      onFocus={({ target }) => setFocused(placeOf(target))}
      onBlur={gone}
    >
      <div ref={sample} className="game-grid windowed-grid__sample" aria-hidden="true">
        <Skeleton className="game-grid__waiting" />
      </div>
      {rows.map((row) => (
        <div
          key={row}
          className={rowHeight ? 'game-grid windowed-grid__row' : 'game-grid'}
          style={rowHeight ? { insetBlockStart: row * rowHeight } : {}}
        >
          {games.slice(row * columns, (row + 1) * columns).map((game, column) => (
            <Item
              key={game.nodeId}
              game={game}
              vendorName={vendorNameOf(game, names)}
              onPlay={onPlay}
              onAsk={onAsk}
              place={row * columns + column + 1}
              count={whole ? games.length : -1}
              eager={row * columns + column < eager}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

interface ItemProps extends Pick<Props, 'onPlay' | 'onAsk'> {
  game: Game;
  vendorName: string;
  place: number;
  count: number;
  eager: boolean;
}

const Item = memo(function Item({ game, onAsk, ...rest }: ItemProps) {
  const buttons = (
    <>
      <FavouriteStar game={game} />
      <InfoButton name={nameOf(game)} onAsk={() => onAsk(game)} />
    </>
  );
  return <GameTile game={game} star={buttons} {...rest} />;
});

/** Index of the game that an element belongs to. */
function placeOf(element: Element): number | undefined {
  const item = element.closest('[aria-posinset]');
  return item ? Number(item.getAttribute('aria-posinset')) - 1 : undefined;
}

/** Whether games are those that stood there, perhaps with more behind them. */
function goesOn(before: readonly Game[], now: readonly Game[]): boolean {
  return before === now || (before.length <= now.length && before[0]?.nodeId === now[0]?.nodeId);
}
