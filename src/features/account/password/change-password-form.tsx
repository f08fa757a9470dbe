import { useStore } from '@nanostores/react';
import UserRound from 'lucide/dist/esm/icons/user-round.mjs';
import { useEffect, useState } from 'react';
import { hintOf } from '../../../i18n/message.ts';
import { useTexts } from '../../../i18n/texts-scope.tsx';
import { $session } from '../../../session/session.ts';
import { Button } from '../../../ui/button.tsx';
import { Form } from '../../../ui/form.tsx';
import { FormField } from '../../../ui/form-field.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { bounds } from '../../../validation/bounds.ts';
import { fieldHint } from '../../../validation/check-field.ts';
import { prepareSealing } from '../sign-in.ts';
import { createPasswordChange } from './change-password-store.ts';
import './change-password-form.css';

export function ChangePasswordForm() {
  const texts = useTexts();
  const { t } = texts;
  const [change] = useState(createPasswordChange);
  const session = useStore($session);
  const sending = useStore(change.$sending);
  useEffect(() => change.stop, [change]);
  const { form } = change;
  const password = {
    form,
    showLabel: t('account.showPassword'),
    maxLength: bounds.loginPasswordMax,
    required: true,
  };
  return (
    <Form form={form} submission={change} onFocus={prepareSealing} fieldForRefusal={change.fieldForRefusal}>
      <p className="password-owner">
        <Icon shapes={UserRound} />
        <span>{t('account.username')}</span>
        <bdi>{session?.userName}</bdi>
      </p>
      {/* Tells password managers which account's password changes. */}
      <input hidden readOnly name="username" autoComplete="username" value={session?.userName ?? ''} />
      {session?.mustChangePassword && <p className="form__notice">{t('account.mustChangeText')}</p>}
      {change.asksOld && (
        <FormField
          {...password}
          name="old_password"
          label={t('account.oldPassword')}
          autoComplete="current-password"
        />
      )}
      <FormField
        {...password}
        {...hintOf(texts, fieldHint('password'))}
        name="password"
        label={t('account.newPassword')}
        autoComplete="new-password"
      />
      <FormField
        {...password}
        name="confimpsw"
        label={t('account.confirmPassword')}
        autoComplete="new-password"
        enterKeyHint="go"
      />
      <div className="form__buttons">
        <Button type="submit" look="primary" wide busy={sending.state === 'sending'}>
          {t('account.changePassword')}
        </Button>
      </div>
    </Form>
  );
}
