import { useStore } from '@nanostores/react';
import { $favourites } from '../../games/favourites/favourites.ts';
import { useTexts } from '../../i18n/texts-scope.tsx';

/** Number of favourite games, for the row that leads to them. */
export default function FavouritesState() {
  const { t } = useTexts();
  const { size } = useStore($favourites);
  return size ? (
    <small className="drawer-link__note">{t('member.favouriteGames', { number: size })}</small>
  ) : null;
}
