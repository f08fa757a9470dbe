import { useStore } from '@nanostores/react';
import { errorText } from '../../src/i18n/error-texts.ts';
import { useTexts } from '../../src/i18n/texts-scope.tsx';
import { linkTo } from '../../src/routes/routes.ts';
import { Button } from '../../src/ui/button.tsx';
import { Dialog } from '../../src/ui/dialog.tsx';
import { Skeleton } from '../../src/ui/skeleton.tsx';
import { displayAddress, QrCode } from '../navigation/qr-code.tsx';
import { useSecondsLeft } from '../visit/use-seconds-left.tsx';
import {
  $phoneSignIn,
  closePhoneSignIn,
  openPhoneSignIn,
  type PhoneSignIn,
  type ShownCode,
} from './phone-sign-in-store.ts';
import './phone-sign-in.css';

/** Shows a code over the login, by which the player's phone signs this terminal in (KI-1). */
export function PhoneSignInDialog() {
  const { t } = useTexts();
  const signIn = useStore($phoneSignIn);
  if (!signIn) return null;
  return (
    <Dialog title={t('account.byPhone')} onClose={closePhoneSignIn}>
      <div className="phone-sign-in">
        <Inside signIn={signIn} />
      </div>
    </Dialog>
  );
}

function Inside({ signIn }: { signIn: PhoneSignIn }) {
  const { t } = useTexts();
  switch (signIn.state) {
    case 'starting':
      return (
        <div aria-busy="true">
          <Skeleton className="phone-sign-in__waiting" count={1} />
        </div>
      );
    case 'waiting':
    case 'looked':
      return <Code code={signIn} />;
    case 'failed':
      return <Ended text={t(errorText(signIn.error))} />;
    case 'refused':
      return <Ended text={t('kiosk.phoneRefused')} />;
    case 'contested':
      return <Ended text={t('kiosk.phoneContested')} />;
    case 'expired':
      return <Ended text={t('kiosk.phoneExpired')} />;
  }
}

function Code({ code }: { code: ShownCode }) {
  const { t } = useTexts();
  const left = useSecondsLeft(code.deadline);
  const page = new URL(linkTo('terminal'), location.origin).href;
  return (
    <>
      {code.state === 'waiting' && (
        <>
          <QrCode address={`${page}#${code.userCode}`} />
          <p>{t('kiosk.phoneScan', { address: `\u2068${displayAddress(page)}\u2069` })}</p>
          <p className="phone-sign-in__code" dir="ltr">
            <span aria-hidden="true">{code.userCode}</span>
            <span className="visually-hidden">{code.userCode.replace('-', '').split('').join(' ')}</span>
          </p>
        </>
      )}
      <p role="status">{t(code.state === 'looked' ? 'kiosk.phoneLooked' : 'kiosk.phoneNumber')}</p>
      {/* The phone shows the same digits, whatever its language. */}
      <p className="phone-sign-in__number">{code.number}</p>
      <p className="phone-sign-in__left" role="timer">
        {t('kiosk.secondsLeft', { count: left })}
      </p>
      {code.offline && <p role="alert">{t('kiosk.phoneOffline')}</p>}
    </>
  );
}

function Ended({ text }: { text: string }) {
  const { t } = useTexts();
  return (
    <>
      <p role="alert">{text}</p>
      <Button look="primary" wide onClick={openPhoneSignIn}>
        {t('kiosk.phoneAgain')}
      </Button>
    </>
  );
}
