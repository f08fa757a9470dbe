import { useTexts } from '../../src/i18n/texts-scope.tsx';
import { FavouriteList } from './favourite-list.tsx';
import { FramePanel } from './frame-panel.tsx';

export function FavouritesView() {
  const { t } = useTexts();
  return (
    <FramePanel title={t('shell.favourites')} titled>
      <FavouriteList />
    </FramePanel>
  );
}
