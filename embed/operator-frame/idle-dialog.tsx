import { useStore } from '@nanostores/react';
import { useTexts } from '../../src/i18n/texts-scope.tsx';
import type { IdleTimer } from '../../src/platform/idle.ts';
import { Button } from '../../src/ui/button.tsx';
import { Dialog } from '../../src/ui/dialog.tsx';
import { $idleTimer } from './idle-session.ts';

/** Seconds between two times that the rest is spoken. */
const SPOKEN_EVERY = 10;

/** Asks, before a session ends for want of use, whether anybody is still here (WCAG 2.2.1). */
export function IdleQuestion() {
  const timer = useStore($idleTimer);
  return timer ? <Question timer={timer} /> : null;
}

function Question({ timer }: { timer: IdleTimer }) {
  const { t } = useTexts();
  const idle = useStore(timer.$idle);
  if (idle.state !== 'countdown') return null;
  const spoken = Math.ceil(idle.secondsLeft / SPOKEN_EVERY) * SPOKEN_EVERY;
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
