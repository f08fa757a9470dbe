import { useStore } from '@nanostores/react';
import type { Game } from '../../gateway/endpoints/game.ts';
import { runWhenLoaded } from '../../ui/run-when-loaded.ts';
import { $favourites } from './favourites.ts';

/** Returns whether a game is a favourite, and adds or removes it. */
export function useFavourite(game: Game): [kept: boolean, toggle: () => void] {
  const kept = useStore($favourites).has(game.nodeId);
  const toggle = () => runWhenLoaded(import('./toggle-favourite.ts'), (code) => code.toggleFavourite(game));
  return [kept, toggle];
}
