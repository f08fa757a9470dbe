import { memo, useDeferredValue } from 'react';
import type { Game } from '../../gateway/endpoints/game.ts';
import { InfoButton } from '../details/info-button.tsx';
import { FavouriteStar } from '../favourites/favourite-star.tsx';
import { nameOf, vendorNameOf } from '../game-name.ts';
import { GameTile } from '../game-tile.tsx';
import { useStartGame } from '../launch/start-game-scope.tsx';
import type { GridProps } from './game-grid.tsx';
import { rowCount, rowsAround, withFocused } from './row-window.ts';
import type { GridViewport } from './use-grid-viewport.tsx';

export interface ListProps extends GridProps {
  /** Whether these are all games of the list; otherwise its length is unknown. */
  whole: boolean;
  /** Opens a game's details. */
  onAsk(game: Game): void;
}

interface Props extends ListProps {
  seen: GridViewport;
  focused: number | undefined;
}

const NONE: readonly Game[] = [];

/** Renders the rows around the viewport and the focused row, each at its position. */
export function GridRows({ seen, focused, games, names, onAsk, eager = 0, whole }: Props) {
  const startGame = useStartGame();
  // Renders the visible rows first: at the start, and with each key of a search.
  const begun = useDeferredValue(games, NONE);
  const columns = seen.size.columns || 3;
  const { rowHeight } = seen.size;
  const rows = withFocused(
    rowsAround(seen.size, games.length, seen.sight, goesOn(begun, games) ? undefined : 0),
    focused === undefined ? undefined : Math.floor(focused / columns),
    rowCount(games.length, columns),
  );
  return rows.map((row) => (
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
          onPlay={startGame}
          onAsk={onAsk}
          place={row * columns + column + 1}
          count={whole ? games.length : -1}
          eager={row * columns + column < eager}
        />
      ))}
    </div>
  ));
}

interface ItemProps extends Pick<ListProps, 'onAsk'> {
  game: Game;
  onPlay: ReturnType<typeof useStartGame>;
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

/** Whether the new games continue the old ones. */
function goesOn(before: readonly Game[], now: readonly Game[]): boolean {
  return before === now || (before.length <= now.length && before[0]?.nodeId === now[0]?.nodeId);
}
