import type { Game } from '../gateway/endpoints/game.ts';
import { Skeleton } from '../ui/skeleton.tsx';
import { Strip } from '../ui/strip.tsx';
import { FavouriteStar } from './favourites/favourite-star.tsx';
import { vendorNameOf } from './game-name.ts';
import { GameTile } from './game-tile.tsx';
import { useStartGame } from './launch/start-game-scope.tsx';
import './game-row.css';

interface Props {
  label: string;
  games: readonly Game[];
  names: Readonly<Record<string, string>>;
}

/** Games in one row that scrolls sideways. */
export function GameRow({ label, games, names }: Props) {
  const startGame = useStartGame();
  return (
    <Strip label={label} chosen="" className="game-row">
      {games.map((game) => (
        <GameTile
          key={game.nodeId}
          game={game}
          vendorName={vendorNameOf(game, names)}
          onPlay={startGame}
          star={<FavouriteStar game={game} />}
        />
      ))}
    </Strip>
  );
}

export function GameRowSkeleton() {
  return (
    <div className="game-row game-grid">
      <Skeleton className="game-grid__waiting" count={3} />
    </div>
  );
}
