import { useStore } from '@nanostores/react';
import Clock from 'lucide/dist/esm/icons/clock.mjs';
import LogOut from 'lucide/dist/esm/icons/log-out.mjs';
import type { ReactNode } from 'react';
import { siteConfig } from '../../src/config/site-config.ts';
import { momentText } from '../../src/i18n/moment-text.ts';
import { useTexts } from '../../src/i18n/texts-scope.tsx';
import { unitText } from '../../src/i18n/unit-text.ts';
import { linkTo } from '../../src/routes/routes.ts';
import { AgeNote } from '../../src/shell/footer/age-note.tsx';
import { LanguageSelector } from '../../src/shell/header/language-selector.tsx';
import '../../src/shell/header/language-list.css';
import { Logo } from '../../src/shell/header/logo.tsx';
import { Button } from '../../src/ui/button.tsx';
import { Icon } from '../../src/ui/icon.tsx';
import { AccessibilityButton } from '../accessibility/accessibility-button.tsx';
import { kioskConfig } from '../config/kiosk-config.ts';
import { $now, $venue } from '../venue/venue-state.ts';
import { $sessionMinutes } from '../visit/session-clock.ts';
import './visit-bar.css';

interface Props {
  onFinish(): void;
  /** Whether it is in the dialog of a game, above the page's own bar. */
  over?: boolean;
  /** Shown at the end of the bar. */
  children?: ReactNode;
}

/**
 * The bar on every page: brand, venue, clock, notices, language, session time, accessibility and Finish. Over a
 * game it leaves out brand, notices and language.
 */
export function VisitBar({ onFinish, over = false, children }: Props) {
  const { t, language } = useTexts();
  const minutes = useStore($sessionMinutes);
  const venue = useStore($venue);
  const now = useStore($now);
  const Bar = over ? 'div' : 'section';
  const ends = minutes !== undefined || venue.state === 'closing';
  return (
    <Bar className="visit-bar" {...(!over && { 'aria-label': kioskConfig().venue })}>
      {!over && (
        <a className="visit-bar__brand" href={linkTo('home')} aria-label={siteConfig().brand.name}>
          <Logo />
        </a>
      )}
      <div className="visit-bar__venue">
        <p className="visit-bar__now">
          <bdi>{kioskConfig().venue}</bdi>
          <time className="visit-bar__time" dir="auto">
            {momentText(now, now, language)}
          </time>
        </p>
        {minutes !== undefined && (
          <p className="visit-bar__clock" data-minutes={unitText(minutes, 'minute', language)}>
            <Icon shapes={Clock} />
            <span>{t('kiosk.signedInFor', { count: minutes })}</span>
          </p>
        )}
      </div>
      {venue.state === 'closing' && (
        <p className="visit-bar__closing" role="status">
          {t('kiosk.closingAt', { time: momentText(venue.at, venue.at, language) })}
        </p>
      )}
      {!over && (
        <>
          <AgeNote />
          <LanguageSelector />
        </>
      )}
      <AccessibilityButton />
      {ends && (
        <Button onClick={onFinish}>
          <Icon shapes={LogOut} directional />
          {t('kiosk.finish')}
        </Button>
      )}
      {children}
    </Bar>
  );
}
