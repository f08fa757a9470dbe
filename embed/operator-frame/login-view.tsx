import { useStore } from '@nanostores/react';
import { Suspense, useEffect, useRef, useState } from 'react';
import { siteConfig } from '../../src/config/site-config.ts';
import { LoginForm } from '../../src/features/account/login/login-form.tsx';
import { refusal } from '../../src/gateway/http/errors.ts';
import { useTexts } from '../../src/i18n/texts-scope.tsx';
import { linkTo } from '../../src/routes/routes.ts';
import { $sessionLost } from '../../src/session/session.ts';
import { breakDetails } from '../../src/shell/account/break-details.tsx';
import { Button } from '../../src/ui/button.tsx';
import { lazyComponent } from '../../src/ui/lazy-component.tsx';
import { lazyComponentWithTexts } from '../../src/ui/lazy-component-with-texts.tsx';
import { $breakBegun, type FrameView } from './current-view.ts';
import { FramePanel } from './frame-panel.tsx';
import type { ParentPage } from './parent-page.ts';
import { $signInWindow, type SignInWindow, signInByWindow } from './sign-in-window.ts';
import { hasStorage } from './storage.ts';

const TrialButton = lazyComponent(async () => ({
  default: (await import('../../src/features/account/login/trial-button.tsx')).TrialButton,
}));

const BegunBreak = lazyComponentWithTexts(
  ['protection'],
  () => import('../../src/features/protection/begun-break.tsx'),
);

/** The login. Afterwards the frame shows the chosen game, or closes. */
export function LoginView({ page, stage }: { page: ParentPage; stage: FrameView }) {
  const { t } = useTexts();
  const [kept] = useState(hasStorage);
  const element = useRef<HTMLDivElement>(null);
  const notice = useNotice();
  const breakBegun = useStore($breakBegun);
  const { brand, legal } = siteConfig();
  useEffect(() => {
    element.current?.querySelector('input')?.focus();
  }, []);
  const title =
    stage.show === 'game' ? t('frame.gameWaits', { name: stage.game.gameName }) : t('common.logIn');
  return (
    <FramePanel title={title} page={page}>
      <div ref={element} className="frame__login">
        {breakBegun && (
          <Suspense>
            <BegunBreak />
          </Suspense>
        )}
        {!kept && <p className="form__notice">{t('frame.noStorage')}</p>}
        <LoginForm notice={notice} details={breakDetails} />
        <p className="frame__aside">
          {t('account.noAccount')}{' '}
          <a className="text-link" href={linkTo('register')}>
            {t('common.register')}
          </a>
        </p>
        <Suspense>
          <TrialButton />
        </Suspense>
        <WindowState />
        <Button wide onClick={() => void signInByWindow()}>
          {t('frame.inWindow', { brand: brand.name })}
        </Button>
        <p className="frame__aside">
          <bdi dir="ltr">{legal.age}+</bdi>{' '}
          <a className="text-link" href={legal.saferPlay || linkTo('help', { topic: 'saferPlay' })}>
            {t('shell.footerResponsible')}
          </a>{' '}
          <a className="text-link" href={legal.terms || linkTo('help', { topic: 'terms' })}>
            {t('shell.footerTerms')}
          </a>
        </p>
      </div>
    </FramePanel>
  );
}

/** Returns that another login ended the previous session; the form knows the other reasons. */
function useNotice(): string | undefined {
  const { t } = useTexts();
  return useStore($sessionLost) === refusal.revoked ? t('frame.elsewhere') : undefined;
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
