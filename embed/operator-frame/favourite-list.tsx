import { useEffect } from 'react';
import { FavouriteStar } from '../../src/games/favourites/favourite-star.tsx';
import { vendorNameOf } from '../../src/games/game-name.ts';
import { GameTile } from '../../src/games/game-tile.tsx';
import { GridSkeleton } from '../../src/games/grid/game-grid.tsx';
import { favouriteGames } from '../../src/games/lists/player-lists.ts';
import { useVendorNames } from '../../src/games/studios/use-vendor-names.tsx';
import type { Game } from '../../src/gateway/endpoints/game.ts';
import { InfiniteList } from '../../src/ui/infinite-list.tsx';
import { $favouritesOpen, $view } from './current-view.ts';
import { lobbyScope } from './play-game.ts';

/** The player's favourites. A tap replaces the current game. */
export function FavouriteList() {
  const scope = lobbyScope();
  const list = favouriteGames(scope);
  const names = useVendorNames(scope);
  useEffect(() => {
    // Games that were starred in the game view lack details.
    void list.reload();
  }, [list]);
  const play = ({ gameId, nodeId, gameName, displayName, gameType, vassalage }: Game) => {
    $favouritesOpen.set(false);
    $view.set({
      show: 'game',
      game: { gameId, nodeId, gameName: displayName || gameName, gameType, vassalage },
    });
  };
  return (
    <InfiniteList
      list={list}
      className="frame__games"
      skeleton={<GridSkeleton count={3} />}
      empty="lobby.noFavourites"
      waiting="lobby.loadMore"
      head={() => null}
      row={(game) => (
        <li key={game.nodeId}>
          <GameTile
            game={game}
            vendorName={vendorNameOf(game, names)}
            onPlay={play}
            star={<FavouriteStar game={game} />}
          />
        </li>
      )}
    />
  );
}
