import { useStore } from '@nanostores/react';
import { siteConfig } from '../../src/config/site-config.ts';
import { gameDetail } from '../../src/games/details/game-details.ts';
import { useTexts } from '../../src/i18n/texts-scope.tsx';
import { linkTo } from '../../src/routes/routes.ts';
import { Button } from '../../src/ui/button.tsx';
import { Picture } from '../../src/ui/picture.tsx';
import type { ChosenGame } from '../mount-contract.ts';
import { $consentWindow, type ConsentWindow, requestConsent } from './consent.ts';
import { FramePanel } from './frame-panel.tsx';
import { gameQuery } from './outgoing-links.ts';
import type { ParentPage } from './parent-page.ts';
import { lobbyScope } from './play-game.ts';

/** Pixels of the game's picture. */
const ART = 160;

const states = {
  waiting: 'frame.consentWaiting',
  blocked: 'frame.windowBlocked',
  closed: 'frame.consentClosed',
} as const satisfies Record<Exclude<ConsentWindow, 'none'>, string>;

/** Opens the window that asks for consent. The alternative is the operator's site, where no consent is needed. */
export function ConsentView({ game, page }: { game: ChosenGame; page: ParentPage }) {
  const { t } = useTexts();
  const state = useStore($consentWindow);
  const detail = useStore(gameDetail(lobbyScope(), game.nodeId));
  const brand = siteConfig().brand.name;
  return (
    <FramePanel title={game.gameName} titled page={page}>
      <div className="frame__consent">
        {detail.state === 'loading' ? (
          <span className="frame__art" />
        ) : (
          <Picture
            className="frame__art"
            src={detail.state === 'ready' ? detail.value.game.iconUrl.trim() : ''}
            alt=""
            width={ART}
            height={ART}
            eager
          />
        )}
        <p>{t('frame.consentNeeded', { host: new URL(page.origin()).host, brand })}</p>
        <div role="status">
          {state !== 'none' && (
            <p className={state === 'waiting' ? 'form__notice' : 'form__failure'}>{t(states[state])}</p>
          )}
        </div>
        <Button look="primary" wide onClick={requestConsent}>
          {t('frame.consentOpen', { brand })}
        </Button>
        <a className="button button--outline" href={linkTo('gameList', gameQuery(game))}>
          {t('frame.consentTab', { brand })}
        </a>
      </div>
    </FramePanel>
  );
}
