import { useContext } from 'react';
import type { Game } from '../../gateway/endpoints/game.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { FavouriteStar } from '../favourites/favourite-star.tsx';
import { vendorNameOf } from '../game-name.ts';
import { GameTile } from '../game-tile.tsx';
import { useStartGame } from '../launch/start-game-scope.tsx';
import { TileFacts } from './tile-facts.tsx';
import './game-grid.css';

export interface GridProps {
  games: readonly Game[];
  names: Readonly<Record<string, string>>;
  /** Number of first tiles whose pictures load eagerly. */
  eager?: number;
}

/** Games in columns, three on a phone. */
export function GameGrid({ games, names, eager = 0 }: GridProps) {
  const startGame = useStartGame();
  const facts = useContext(TileFacts);
  return (
    <div className="game-grid">
      {games.map((game, index) => (
        <GameTile
          key={game.nodeId}
          game={game}
          vendorName={vendorNameOf(game, names)}
          onPlay={startGame}
          star={
            <>
              <FavouriteStar game={game} />
              {facts?.(game)}
            </>
          }
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
