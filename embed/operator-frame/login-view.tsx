import { useStore } from '@nanostores/react';
import { Suspense, useEffect, useRef, useState } from 'react';
import { siteConfig } from '../../src/config/site-config.ts';
import { LoginForm } from '../../src/features/account/login/login-form.tsx';
import { refusal } from '../../src/gateway/http/errors.ts';
import { useTexts } from '../../src/i18n/texts-scope.tsx';
import { linkTo } from '../../src/routes/routes.ts';
import { $sessionLost } from '../../src/session/session.ts';
import { Button } from '../../src/ui/button.tsx';
import { lazyComponent } from '../../src/ui/lazy-component.tsx';
import type { Stage } from './current-view.ts';
import { Sheet } from './frame-panel.tsx';
import { $idleEnded } from './idle-session.ts';
import type { ParentPage } from './parent-page.ts';
import { $signInWindow, type SignInWindow, signInByWindow } from './sign-in-window.ts';
import { keepsStorage } from './storage.ts';

const TrialButton = lazyComponent(async () => ({
  default: (await import('../../src/features/account/login/trial-button.tsx')).TrialButton,
}));

/** The site's login in a partner's page. What it leads to follows by itself: the game that was chosen, or the page. */
export function LoginView({ page, stage }: { page: ParentPage; stage: Stage }) {
  const { t } = useTexts();
  const [kept] = useState(keepsStorage);
  const element = useRef<HTMLDivElement>(null);
  const notice = useNotice();
  const { brand, legal } = siteConfig();
  useEffect(() => {
    element.current?.querySelector('input')?.focus();
  }, []);
  const title =
    stage.show === 'game' ? t('frame.gameWaits', { name: stage.game.gameName }) : t('common.logIn');
  return (
    <Sheet title={title} page={page}>
      <div ref={element} className="frame__login">
        {!kept && <p className="form__notice">{t('frame.noStorage')}</p>}
        <LoginForm notice={notice} />
        <Suspense>
          <TrialButton />
        </Suspense>
        <WindowState />
        <Button wide onClick={() => void signInByWindow()}>
          {t('frame.inWindow', { brand: brand.name })}
        </Button>
        <p className="frame__aside">
          {t('account.noAccount')}{' '}
          <a className="frame__link" href={linkTo('register')}>
            {t('common.register')}
          </a>
        </p>
        <p className="frame__aside">
          <bdi dir="ltr">{legal.age}+</bdi>{' '}
          <a className="frame__link" href={legal.saferPlay || linkTo('help', { topic: 'saferPlay' })}>
            {t('shell.footerResponsible')}
          </a>{' '}
          <a className="frame__link" href={legal.terms || linkTo('help', { topic: 'terms' })}>
            {t('shell.footerTerms')}
          </a>
        </p>
      </div>
    </Sheet>
  );
}

/** Why the session before has ended, where that is known. */
function useNotice(): string | undefined {
  const { t } = useTexts();
  const minutes = useStore($idleEnded);
  const lost = useStore($sessionLost);
  if (lost === refusal.revoked) return t('frame.elsewhere');
  return minutes === undefined ? undefined : t('frame.idleEnded', { count: minutes });
}

const windowTexts = {
  waiting: 'frame.windowWaiting',
  blocked: 'frame.windowBlocked',
  closed: 'frame.windowClosed',
  failed: 'frame.windowFailed',
} as const satisfies Record<Exclude<SignInWindow, 'none'>, string>;

function WindowState() {
  const { t } = useTexts();
  const state = useStore($signInWindow);
  return (
    <div role="status">
      {state !== 'none' && (
        <p className={state === 'waiting' ? 'form__notice' : 'form__failure'}>{t(windowTexts[state])}</p>
      )}
    </div>
  );
}
