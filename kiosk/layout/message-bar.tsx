import Megaphone from 'lucide/dist/esm/icons/megaphone.mjs';
import { useTexts } from '../../src/i18n/texts-scope.tsx';
import { Icon } from '../../src/ui/icon.tsx';
import { useSupervisorStatus } from '../status/use-supervisor-status.tsx';
import './message-bar.css';

/** Shows the operator's message to this terminal, in the language that the operator wrote. It disappears by itself. */
export function MessageBar({
  over = false,
}: {
  /** Whether it covers a full-screen view. */ over?: boolean;
}) {
  const { t } = useTexts();
  const message = useSupervisorStatus()?.message;
  return (
    // Always rendered, because screen readers announce only changes of an existing live region.
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
