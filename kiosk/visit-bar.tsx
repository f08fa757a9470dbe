import { useStore } from '@nanostores/react';
import Clock from 'lucide/dist/esm/icons/clock.mjs';
import LogOut from 'lucide/dist/esm/icons/log-out.mjs';
import { momentText } from '../src/i18n/moment-text.ts';
import { useTexts } from '../src/i18n/texts-scope.tsx';
import { Button } from '../src/ui/button.tsx';
import { Icon } from '../src/ui/icon.tsx';
import { EaseButton } from './ease/ease-button.tsx';
import { kioskConfig } from './kiosk-config.ts';
import { $sessionMinutes } from './session-clock.ts';
import { $venue } from './venue-time.ts';
import './visit-bar.css';

interface Props {
  onFinish(): void;
  /** It stands in the dialog of a game, over the page that has one as well. */
  over?: boolean;
}

/**
 * How long the player has been signed in and the way to leave nothing behind; for all, what makes the terminal easier to
 * use and that the venue closes soon.
 */
export function VisitBar({ onFinish, over = false }: Props) {
  const { t, language } = useTexts();
  const minutes = useStore($sessionMinutes);
  const venue = useStore($venue);
  const Bar = over ? 'div' : 'section';
  const ends = minutes !== undefined || venue.state === 'closing';
  return (
    <Bar className="visit-bar" {...(!over && { 'aria-label': kioskConfig().venue })}>
      <bdi className="visit-bar__venue">{kioskConfig().venue}</bdi>
      {venue.state === 'closing' && (
        <p className="visit-bar__closing" role="status">
          {t('kiosk.closingAt', { time: momentText(venue.at, venue.at, language) })}
        </p>
      )}
      {minutes !== undefined && (
        <p className="visit-bar__clock">
          <Icon shapes={Clock} />
          {t('kiosk.signedInFor', { count: minutes })}
        </p>
      )}
      <EaseButton />
      {ends && (
        <Button onClick={onFinish}>
          <Icon shapes={LogOut} directional />
          {t('kiosk.finish')}
        </Button>
      )}
    </Bar>
  );
}
