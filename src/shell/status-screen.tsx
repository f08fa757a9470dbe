import type { Availability } from '../config/status.ts';
import { useTexts } from '../i18n/texts-scope.tsx';
import { Button } from '../ui/button.tsx';
import { Logo } from './logo.tsx';
import './status-screen.css';

interface Props {
  availability: Exclude<Availability, 0>;
  ip: string;
  checkAgain(): void;
}

/** Stands instead of the whole site: maintenance, or a region that is not served (SY-1). */
export function StatusScreen({ availability, ip, checkAgain }: Props) {
  const { t } = useTexts();
  const maintenance = availability === 1;
  return (
    <main className="status-screen">
      <Logo />
      <h1>{t(maintenance ? 'shell.maintenanceTitle' : 'shell.regionTitle')}</h1>
      <p>{t(maintenance ? 'shell.maintenanceText' : 'shell.regionText')}</p>
      {!maintenance && ip && (
        <p>
          <bdi>{t('shell.yourIp', { ip })}</bdi>
        </p>
      )}
      <Button onClick={checkAgain}>{t('shell.checkAgain')}</Button>
    </main>
  );
}
