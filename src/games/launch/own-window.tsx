import { useTexts } from '../../i18n/texts-scope.tsx';
import { Button } from '../../ui/button.tsx';
import { newWindow } from '../../ui/state-pictures.ts';
import { StateView } from '../../ui/state-view.tsx';

/** Replaces the game of a vendor that forbids iframes. A browser opens windows for taps only, so this needs one more. */
export function OwnWindow({ name, onOpen }: { name: string; onOpen(): void }) {
  const { t } = useTexts();
  return (
    <StateView picture={newWindow} title={<bdi>{name}</bdi>}>
      <p>{t('lobby.ownWindow')}</p>
      <Button look="primary" onClick={onOpen}>
        {t('lobby.windowOpen')}
      </Button>
    </StateView>
  );
}
