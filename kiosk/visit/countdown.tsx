import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import { useTexts } from '../../src/i18n/texts-scope.tsx';
import type { IdleTimer } from '../../src/platform/idle.ts';
import { $signedIn } from '../../src/session/session.ts';
import { AnnouncedSeconds } from '../../src/ui/announced-seconds.tsx';
import { Button } from '../../src/ui/button.tsx';
import { Dialog } from '../../src/ui/dialog.tsx';
import { finishVisit } from './finish-visit.ts';
import './countdown.css';

/**
 * Asks whether the visitor is still there. The button, a tap outside the dialog or Escape gives more time (WCAG
 * 2.2.1).
 */
export function Countdown({ idle }: { idle: IdleTimer }) {
  const { t, number } = useTexts();
  const state = useStore(idle.$idle);
  const signedIn = useStore($signedIn);
  const stay = useRef<HTMLDivElement>(null);
  useEffect(() => {
    stay.current?.querySelector('button')?.focus();
  }, []);
  if (state.state !== 'countdown') return null;
  const { secondsLeft } = state;
  return (
    <Dialog title={t('kiosk.stillThere')} onClose={idle.extend}>
      <div className="countdown" ref={stay}>
        <p className="countdown__seconds" aria-hidden="true">
          <bdi>{number(secondsLeft)}</bdi>
        </p>
        <p>{t(signedIn ? 'kiosk.stillThereText' : 'kiosk.stillThereVisitor')}</p>
        <AnnouncedSeconds left={secondsLeft} />
        <Button look="primary" wide onClick={idle.extend}>
          {t('kiosk.stay')}
        </Button>
        <Button wide onClick={() => finishVisit(idle.end)}>
          {t('kiosk.finish')}
        </Button>
      </div>
    </Dialog>
  );
}
