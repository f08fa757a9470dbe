import { memo, type ReactNode, useContext, useDeferredValue } from 'react';
import type { Game } from '../../gateway/endpoints/game.ts';
import { InfoButton } from '../details/info-button.tsx';
import { FavouriteStar } from '../favourites/favourite-star.tsx';
import { nameOf, vendorNameOf } from '../game-name.ts';
import { GameTile } from '../game-tile.tsx';
import { useStartGame } from '../launch/start-game-scope.tsx';
import type { GridProps } from './game-grid.tsx';
import { rowCount, rowsAround, withFocused } from './row-window.ts';
import { PhoneColumns, TileFacts } from './tile-facts.tsx';
import type { GridViewport } from './use-grid-viewport.tsx';

export interface ListProps extends GridProps {
  /** Whether these are all games of the list; otherwise its length is unknown. */
  whole: boolean;
  /** Renders the texts of the tiles, so that a search can mark its matches. */
  mark?: ((text: string) => ReactNode) | undefined;
  /** Opens a game's details. */
  onAsk(game: Game): void;
}

interface Props extends ListProps {
  /** Undefined before anything is measured. */
  seen: GridViewport | undefined;
  /** Index of the game that has the focus. */
  focused: number | undefined;
  /** Number of first rows that are in the layout of the grid around them, and stay rendered. */
  flow: number;
}

/** Rows below the visible ones while the player types: the next key replaces most of them. */
const SEARCH_OVERSCAN = 1;

const NONE: readonly Game[] = [];

const UNMEASURED: GridViewport = {
  size: { columns: 0, rowHeight: 0 },
  sight: { above: 0, height: 0 },
};

/** The visible rows with a margin, each in its place, and the row that has the focus. */
export function GridRows({ seen, focused, flow, games, names, mark, onAsk, eager = 0, whole }: Props) {
  const startGame = useStartGame();
  // The rows in view first, on their own: at the start, and with each text of a search.
  const begun = useDeferredValue(games, NONE);
  const { size, sight } = seen ?? UNMEASURED;
  const phoneColumns = useContext(PhoneColumns);
  const columns = size.columns || phoneColumns;
  const margin = mark && sight.above <= 0 ? SEARCH_OVERSCAN : undefined;
  const { from, to } = rowsAround(
    { ...size, columns },
    games.length,
    sight,
    goesOn(begun, games) ? margin : 0,
  );
  const rows = withFocused(
    { from: flow ? 0 : from, to: seen || !flow ? to : flow },
    focused === undefined ? undefined : Math.floor(focused / columns),
    rowCount(games.length, columns),
  );
  return rows.map((row) => (
    <div
      key={row}
      className={row < flow ? 'windowed-grid__flow' : 'game-grid windowed-grid__row'}
      style={row < flow ? {} : { insetBlockStart: row * size.rowHeight }}
    >
      {games.slice(row * columns, (row + 1) * columns).map((game, column) => (
        <Item
          key={game.nodeId}
          game={game}
          vendorName={vendorNameOf(game, names)}
          onPlay={startGame}
          onAsk={onAsk}
          mark={mark}
          place={row * columns + column + 1}
          count={whole ? games.length : -1}
          eager={row * columns + column < eager}
        />
      ))}
    </div>
  ));
}

interface ItemProps extends Pick<ListProps, 'onAsk' | 'mark'> {
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
      {useContext(TileFacts)?.(game)}
    </>
  );
  return <GameTile game={game} star={buttons} {...rest} />;
});

/** Whether the new games continue the old ones. */
function goesOn(before: readonly Game[], now: readonly Game[]): boolean {
  return before === now || (before.length <= now.length && before[0]?.nodeId === now[0]?.nodeId);
}
