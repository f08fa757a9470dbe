import Star from 'lucide/dist/esm/icons/star.mjs';
import type { Game } from '../../gateway/endpoints/game.ts';
import { useTexts } from '../../i18n/texts-scope.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { nameOf } from '../game-name.ts';
import { useFavourite } from './use-favourite.tsx';
import './favourite-star.css';

/** Adds or removes a favourite (HM-8, GC-9). */
export function FavouriteStar({ game }: { game: Game }) {
  const { t } = useTexts();
  const [kept, toggle] = useFavourite(game);
  return (
    <IconButton
      className="favourite-star"
      label={t('lobby.favourite', { name: nameOf(game) })}
      shapes={Star}
      aria-pressed={kept}
      onClick={toggle}
    />
  );
}
