import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import { useTexts } from '../../../i18n/texts-scope.tsx';
import { platform } from '../../../platform/platform.ts';
import { linkTo } from '../../../routes/routes.ts';
import { $session } from '../../../session/session.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { LoginForm } from './login-form.tsx';

/** On the body while the modal is open (A4). */
const LOGIN_OPEN_CLASS = 'login-open';

interface Props {
  onClose(): void;
  /** Somebody is signed in and may go on; it also closes the modal. */
  onSignedIn(): void;
}

/**
 * The login over the page, for what needs a session without leaving where one is (LG-11). Whoever signs in is
 * back on the page, or changes a temporary password first.
 */
export function LoginModal({ onClose, onSignedIn }: Props) {
  const { t } = useTexts();
  const session = useStore($session);
  const closed = useRef(onClose);
  const signedIn = useRef(onSignedIn);
  useEffect(() => {
    document.body.classList.add(LOGIN_OPEN_CLASS);
    return () => document.body.classList.remove(LOGIN_OPEN_CLASS);
  }, []);
  useEffect(() => {
    if (!session) return;
    if (!session.mustChangePassword) return signedIn.current();
    closed.current();
    platform().navigate(linkTo('changePassword'));
  }, [session]);
  return (
    <Dialog title={t('common.logIn')} onClose={onClose}>
      <LoginForm />
      <p className="login-form__register">
        {t('account.noAccount')} <a href={linkTo('register')}>{t('common.register')}</a>
      </p>
    </Dialog>
  );
}
