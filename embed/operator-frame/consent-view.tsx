import { useStore } from '@nanostores/react';
import { siteConfig } from '../../src/config/site-config.ts';
import { useTexts } from '../../src/i18n/texts-scope.tsx';
import { linkTo } from '../../src/routes/routes.ts';
import { Button } from '../../src/ui/button.tsx';
import type { ChosenGame } from '../chosen-game.ts';
import { $consentWindow, askConsent, type ConsentWindow } from './consent.ts';
import { Sheet } from './frame-panel.tsx';
import { gameQuery } from './outgoing-links.ts';
import type { ParentPage } from './parent-page.ts';

const states = {
  waiting: 'frame.consentWaiting',
  blocked: 'frame.windowBlocked',
  closed: 'frame.consentClosed',
} as const satisfies Record<Exclude<ConsentWindow, 'none'>, string>;

/** Leads to the window that asks for the player's consent, or to the game on the operator's site, which needs none. */
export function ConsentView({ game, page }: { game: ChosenGame; page: ParentPage }) {
  const { t } = useTexts();
  const state = useStore($consentWindow);
  const brand = siteConfig().brand.name;
  return (
    <Sheet title={game.gameName} page={page}>
      <div className="frame__consent">
        <p>{t('frame.consentNeeded', { host: new URL(page.origin()).host, brand })}</p>
        <div role="status">
          {state !== 'none' && (
            <p className={state === 'waiting' ? 'form__notice' : 'form__failure'}>{t(states[state])}</p>
          )}
        </div>
        <Button look="primary" wide onClick={askConsent}>
          {t('frame.consentOpen', { brand })}
        </Button>
        <a className="button button--outline" href={linkTo('gameList', gameQuery(game))}>
          {t('frame.consentTab', { brand })}
        </a>
      </div>
    </Sheet>
  );
}
