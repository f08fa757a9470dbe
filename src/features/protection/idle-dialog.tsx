import { useStore } from '@nanostores/react';
import { useTexts } from '../../i18n/texts-scope.tsx';
import type { IdleTimer } from '../../platform/idle.ts';
import { AnnouncedSeconds } from '../../ui/announced-seconds.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import './idle-dialog.css';

interface Props {
  timer: IdleTimer;
  onLogOut(): void;
}

/** Asks the player before an idle session ends (WCAG 2.2.1). The texts are of the areas `kiosk` and `frame`. */
export function IdleDialog({ timer, onLogOut }: Props) {
  const { t } = useTexts();
  const idle = useStore(timer.$idle);
  if (idle.state !== 'countdown') return null;
  const { secondsLeft } = idle;
  return (
    <Dialog title={t('kiosk.stillThere')} onClose={timer.extend}>
      <div className="idle-dialog">
        <p>{t('frame.idleText')}</p>
        <p aria-hidden="true">{t('kiosk.secondsLeft', { count: secondsLeft })}</p>
        <AnnouncedSeconds left={secondsLeft} />
        <Button look="primary" wide onClick={timer.extend}>
          {t('kiosk.stay')}
        </Button>
        <Button wide onClick={onLogOut}>
          {t('shell.signOut')}
        </Button>
      </div>
    </Dialog>
  );
}
