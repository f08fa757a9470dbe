import { useStore } from '@nanostores/react';
import { useTexts } from '../../src/i18n/texts-scope.tsx';
import type { IdleTimer } from '../../src/platform/idle.ts';
import { Button } from '../../src/ui/button.tsx';
import { Dialog } from '../../src/ui/dialog.tsx';
import { $idleTimer } from './idle-session.ts';

/** Screen readers announce the countdown every this many seconds. */
const ANNOUNCE_EVERY = 10;

/** Asks the player before an idle session ends (WCAG 2.2.1). */
export function IdleDialog() {
  const timer = useStore($idleTimer);
  return timer ? <Question timer={timer} /> : null;
}

function Question({ timer }: { timer: IdleTimer }) {
  const { t } = useTexts();
  const idle = useStore(timer.$idle);
  if (idle.state !== 'countdown') return null;
  const spoken = Math.ceil(idle.secondsLeft / ANNOUNCE_EVERY) * ANNOUNCE_EVERY;
  return (
    <Dialog title={t('kiosk.stillThere')} onClose={timer.extend}>
      <p>{t('frame.idleText')}</p>
      <p role="status">{t('kiosk.secondsLeft', { count: spoken })}</p>
      <div className="form__buttons">
        <Button look="primary" wide onClick={timer.extend}>
          {t('kiosk.stay')}
        </Button>
        <Button wide onClick={timer.end}>
          {t('shell.signOut')}
        </Button>
      </div>
    </Dialog>
  );
}
