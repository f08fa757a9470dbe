import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { useTexts } from '../i18n/texts-scope.tsx';
import { $sessionLost } from '../session/session.ts';
import { Button } from '../ui/button.tsx';
import { Form } from '../ui/form.tsx';
import { FormField } from '../ui/form-field.tsx';
import { createLogin } from './login-store.ts';
import { prepareSealing } from './sign-in.ts';

/** Signs in by username and password; whoever shows it watches the session to go on from there (A2, LG-7). */
export function LoginForm() {
  const { t } = useTexts();
  const [login] = useState(createLogin);
  const lost = useStore($sessionLost);
  const sending = useStore(login.$sending);
  useEffect(() => login.stop, [login]);
  return (
    <Form form={login.form} submission={login} onFocus={prepareSealing}>
      {lost !== undefined && sending.state !== 'failed' && (
        <p className="form__notice" role="status">
          {t('errors.loggedOut')}
        </p>
      )}
      <FormField
        form={login.form}
        name="username"
        label={t('account.username')}
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        required
      />
      <FormField
        form={login.form}
        name="password"
        label={t('account.password')}
        showLabel={t('account.showPassword')}
        autoComplete="current-password"
        enterKeyHint="go"
        required
      />
      <div className="form__buttons">
        <Button type="submit" look="primary" wide busy={sending.state === 'sending'}>
          {t('common.logIn')}
        </Button>
      </div>
    </Form>
  );
}
