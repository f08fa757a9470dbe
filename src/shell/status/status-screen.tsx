import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { $status, type Availability } from '../../config/status.ts';
import { customerServiceAddress } from '../../features/messages/customer-service.ts';
import { useTexts } from '../../i18n/texts-scope.tsx';
import { platform } from '../../platform/platform.ts';
import { Button } from '../../ui/button.tsx';
import { hourglass, place } from '../../ui/state-pictures.ts';
import { StateArt } from '../../ui/state-view.tsx';
import { Logo } from '../header/logo.tsx';
import './status-screen.css';

interface Props {
  availability: Exclude<Availability, 0>;
  checkAgain(): void;
}

/** Milliseconds between checks, with a jitter of half, because many clients wait for the same end. */
const AGAIN = 30_000;

/** Replaces the site during maintenance or in a restricted region (SY-1), and disappears by itself. */
export function StatusScreen({ availability, checkAgain }: Props) {
  const { t } = useTexts();
  const status = useStore($status);
  const ip = status.state === 'ready' && status.value.location?.ip;
  const service = status.state === 'ready' && customerServiceAddress(status.value);
  useEffect(() => {
    const timer = setInterval(checkAgain, AGAIN * (0.5 + Math.random()));
    const onSeen = () => document.hidden || checkAgain();
    document.addEventListener('visibilitychange', onSeen);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onSeen);
    };
  }, [checkAgain]);
  const maintenance = availability === 1;
  return (
    <main className="status-screen">
      <Logo />
      <StateArt picture={maintenance ? hourglass : place} />
      <h1>{t(maintenance ? 'shell.maintenanceTitle' : 'shell.regionTitle')}</h1>
      <p>{t(maintenance ? 'shell.maintenanceText' : 'shell.regionText')}</p>
      {!maintenance && ip && (
        <p>
          <bdi>{t('shell.yourIp', { ip })}</bdi>
        </p>
      )}
      <Button look="primary" onClick={checkAgain}>
        {t('shell.checkAgain')}
      </Button>
      {service && <Button onClick={() => platform().open(service)}>{t('shell.customerService')}</Button>}
    </main>
  );
}
