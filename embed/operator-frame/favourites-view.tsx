import { useTexts } from '../../src/i18n/texts-scope.tsx';
import { FavouriteList } from './favourite-list.tsx';
import { Sheet } from './frame-panel.tsx';

/** The member's favourites on the whole screen. */
export function FavouritesView() {
  const { t } = useTexts();
  return (
    <Sheet title={t('shell.favourites')}>
      <FavouriteList />
    </Sheet>
  );
}
