import Megaphone from 'lucide/dist/esm/icons/megaphone.mjs';
import { useTexts } from '../../src/i18n/texts-scope.tsx';
import { Icon } from '../../src/ui/icon.tsx';
import { useSupervisorStatus } from '../status/use-supervisor-status.tsx';
import './message-bar.css';

/** A line that the operator sends to this terminal, in the operator's own language; it goes by itself. */
export function MessageBar({ over = false }: { /** It lies over a whole screen. */ over?: boolean }) {
  const { t } = useTexts();
  const message = useSupervisorStatus()?.message;
  return (
    // Always there, so that what comes into it is told.
    <div className={over ? 'message-bar message-bar--over' : 'message-bar'} role="status">
      {message && (
        <p>
          <Icon shapes={Megaphone} />
          <span className="visually-hidden">{t('kiosk.message')}: </span>
          <bdi>{message}</bdi>
        </p>
      )}
    </div>
  );
}
