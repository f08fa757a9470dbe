import { useStore } from '@nanostores/react';
import Star from 'lucide/dist/esm/icons/star.mjs';
import type { Game } from '../../gateway/endpoints/game.ts';
import { useTexts } from '../../i18n/texts-scope.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { runWhenLoaded } from '../../ui/run-when-loaded.ts';
import { nameOf } from '../game-name.ts';
import { $favourites } from './favourites.ts';
import './favourite-star.css';

/** Adds or removes a favourite (HM-8, GC-9). */
export function FavouriteStar({ game }: { game: Game }) {
  const { t } = useTexts();
  const kept = useStore($favourites).has(game.nodeId);
  return (
    <IconButton
      className="favourite-star"
      label={t('lobby.favourite', { name: nameOf(game) })}
      shapes={Star}
      aria-pressed={kept}
      onClick={() => runWhenLoaded(import('./toggle-favourite.ts'), (code) => code.toggleFavourite(game))}
    />
  );
}
