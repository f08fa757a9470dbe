import { useStore } from '@nanostores/react';
import ShieldCheck from 'lucide/dist/esm/icons/shield-check.mjs';
import { imageAddress } from '../../src/config/images.ts';
import { siteConfig } from '../../src/config/site-config.ts';
import { LoginForm } from '../../src/features/account/login/login-form.tsx';
import { $texts } from '../../src/i18n/language.ts';
import { TextsScope } from '../../src/i18n/texts-scope.tsx';
import { $session } from '../../src/session/session.ts';
import { Button } from '../../src/ui/button.tsx';
import { Icon } from '../../src/ui/icon.tsx';
import { ImageScope } from '../../src/ui/image-scope.tsx';
import { ToastHost } from '../../src/ui/toast-host.tsx';
import { ChangeView } from './change-view.tsx';
import { FramePanel } from './frame-panel.tsx';
import { $windowFocused } from './window-focus.ts';
import { $windowState, consentHost, giveConsent, type WindowState } from './window-page.ts';

/** The operator window: sign-in or consent, for the frame that opened it. */
export function WindowPage() {
  const texts = useStore($texts);
  const state = useStore($windowState);
  const session = useStore($session);
  if (!texts) return null;
  return (
    <TextsScope value={texts}>
      <ImageScope value={imageAddress}>
        {session?.mustChangePassword ? <ChangeView /> : <WindowContent state={state} />}
        <ToastHost />
      </ImageScope>
    </TextsScope>
  );
}

const notices = {
  alone: 'frame.windowAlone',
  failed: 'frame.windowFailed',
  done: 'frame.windowDone',
  meeting: 'common.loading',
  leaving: 'common.loading',
  agreed: 'frame.consentDone',
} as const satisfies Record<Exclude<WindowState, 'login' | 'consent'>, string>;

function WindowContent({ state }: { state: WindowState }) {
  const texts = useStore($texts)!;
  const { t } = texts;
  const { brand } = siteConfig();
  if (state === 'consent') return <ConsentQuestion />;
  return (
    <FramePanel title={state === 'login' ? t('common.logIn') : brand.name}>
      {state === 'login' ? (
        <>
          <p className="frame__aside">{t('frame.windowFor', { brand: brand.name })}</p>
          <LoginForm />
        </>
      ) : (
        <p role="status">{t(notices[state])}</p>
      )}
    </FramePanel>
  );
}

function ConsentQuestion() {
  const { t } = useStore($texts)!;
  const attentive = useStore($windowFocused);
  const { brand } = siteConfig();
  const host = consentHost();
  return (
    <FramePanel title={t('frame.consentTitle', { host })}>
      <div className="frame__consent">
        <Icon shapes={ShieldCheck} />
        <p>{t('frame.consentText', { host, brand: brand.name })}</p>
        <p>{t('frame.consentEnds')}</p>
        <Button look="primary" wide disabled={!attentive} onClick={giveConsent}>
          {t('frame.consentYes')}
        </Button>
        <Button wide onClick={() => window.close()}>
          {t('common.cancel')}
        </Button>
      </div>
    </FramePanel>
  );
}
