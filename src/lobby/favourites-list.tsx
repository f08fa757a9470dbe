import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import type { Game } from '../gateway/endpoints/game.ts';
import { EndlessGrid } from './endless-grid.tsx';
import { $dropped, readAllFavouriteIds } from './favourites.ts';
import { favouriteGames } from './lists.ts';
import type { LobbyScope } from './scope.ts';

interface Props {
  scope: LobbyScope;
  names: Readonly<Record<string, string>>;
  onPlay(game: Game): void;
}

/** All favourites; one whose star is taken away leaves the list (GC-5). */
export function FavouritesList({ scope, names, onPlay }: Props) {
  useEffect(() => void readAllFavouriteIds(), []);
  return (
    <EndlessGrid
      list={favouriteGames(scope)}
      names={names}
      onPlay={onPlay}
      empty="lobby.noFavourites"
      dropped={useStore($dropped)}
    />
  );
}
