import type { Game } from '../../gateway/endpoints/game.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { FavouriteStar } from '../favourites/favourite-star.tsx';
import { vendorNameOf } from '../game-name.ts';
import { GameTile } from '../game-tile.tsx';
import './game-grid.css';

export interface GridProps {
  games: readonly Game[];
  names: Readonly<Record<string, string>>;
  onPlay(game: Game): void;
  /** Number of first tiles whose pictures load eagerly. */
  eager?: number;
}

/** Games in columns, three on a phone. */
export function GameGrid({ games, names, onPlay, eager = 0 }: GridProps) {
  return (
    <div className="game-grid">
      {games.map((game, index) => (
        <GameTile
          key={game.nodeId}
          game={game}
          vendorName={vendorNameOf(game, names)}
          onPlay={onPlay}
          star={<FavouriteStar game={game} />}
          eager={index < eager}
        />
      ))}
    </div>
  );
}

/** Placeholders of the size of tiles; by default as many as fit a phone. */
export function GridSkeleton({ count = 18 }: { count?: number }) {
  return (
    <div className="game-grid">
      <Skeleton className="game-grid__waiting" count={count} />
    </div>
  );
}
