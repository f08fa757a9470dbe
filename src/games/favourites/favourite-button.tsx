import { useStore } from '@nanostores/react';
import type { Game } from '../../gateway/endpoints/game.ts';
import { useTexts } from '../../i18n/texts-scope.tsx';
import { Button } from '../../ui/button.tsx';
import { runWhenLoaded } from '../../ui/run-when-loaded.ts';
import { $favourites } from './favourites.ts';

/** Adds or removes a favourite, as a button with text. */
export function FavouriteButton({ game }: { game: Game }) {
  const { t } = useTexts();
  const kept = useStore($favourites).has(game.nodeId);
  return (
    <Button
      wide
      aria-pressed={kept}
      onClick={() => runWhenLoaded(import('./toggle-favourite.ts'), (code) => code.toggleFavourite(game))}
    >
      {t(kept ? 'play.unkeep' : 'play.keep')}
    </Button>
  );
}
