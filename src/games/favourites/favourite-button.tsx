import type { Game } from '../../gateway/endpoints/game.ts';
import { useTexts } from '../../i18n/texts-scope.tsx';
import { Button } from '../../ui/button.tsx';
import { useFavourite } from './use-favourite.tsx';

/** Adds or removes a favourite, as a button with text. */
export function FavouriteButton({ game }: { game: Game }) {
  const { t } = useTexts();
  const [kept, toggle] = useFavourite(game);
  return (
    <Button wide aria-pressed={kept} onClick={toggle}>
      {t(kept ? 'play.unkeep' : 'play.keep')}
    </Button>
  );
}
