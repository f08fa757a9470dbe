import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import { useTexts } from '../../../i18n/texts-scope.tsx';
import { platform } from '../../../platform/platform.ts';
import { linkTo } from '../../../routes/routes.ts';
import { $session } from '../../../session/session.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { LoginForm, type LoginFormProps } from './login-form.tsx';

const LOGIN_OPEN_CLASS = 'login-open';

interface Props extends Pick<LoginFormProps, 'details'> {
  onClose(): void;
  /** Runs after sign-in; also closes the modal. */
  onSignedIn(): void;
}

/**
 * Login over the current page (LG-11). After sign-in the page is still there; an account with a temporary
 * password changes it first.
 */
export function LoginModal({ onClose, onSignedIn, ...rest }: Props) {
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
      <LoginForm autoFocus {...rest} />
      <p className="login-form__register">
        {t('account.noAccount')}{' '}
        <a className="text-link" href={linkTo('register')}>
          {t('common.register')}
        </a>
      </p>
    </Dialog>
  );
}
