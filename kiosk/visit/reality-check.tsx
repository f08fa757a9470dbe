import { useStore } from '@nanostores/react';
import { useTexts } from '../../src/i18n/texts-scope.tsx';
import { Button } from '../../src/ui/button.tsx';
import { Dialog } from '../../src/ui/dialog.tsx';
import { $realityCheckDue, $sessionMinutes, confirmRealityCheck } from './session-clock.ts';
import './countdown.css';

/** Shows the player at intervals how long they have been signed in, over a game too. */
export function RealityCheck({ onFinish }: { onFinish(): void }) {
  const { t } = useTexts();
  const due = useStore($realityCheckDue);
  const minutes = useStore($sessionMinutes);
  if (!due || minutes === undefined) return null;
  return (
    <Dialog title={t('kiosk.realityCheck')} onClose={confirmRealityCheck}>
      <div className="countdown">
        <p>{t('kiosk.realityCheckText', { count: minutes })}</p>
        <Button look="primary" wide onClick={confirmRealityCheck}>
          {t('kiosk.goOn')}
        </Button>
        <Button wide onClick={onFinish}>
          {t('kiosk.finish')}
        </Button>
      </div>
    </Dialog>
  );
}
