import { useStore } from '@nanostores/react';
import Clock from 'lucide/dist/esm/icons/clock.mjs';
import { useTexts } from '../../src/i18n/texts-scope.tsx';
import { Icon } from '../../src/ui/icon.tsx';
import { $sessionMinutes } from './session-clock.ts';

/** Shows how long the player has been signed in. */
export function SessionClock() {
  const { t } = useTexts();
  const minutes = useStore($sessionMinutes);
  if (minutes === undefined) return null;
  return (
    <p className="frame__clock">
      <Icon shapes={Clock} />
      {t('kiosk.signedInFor', { count: minutes })}
    </p>
  );
}
