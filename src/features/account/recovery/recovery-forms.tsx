import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { refusal } from '../../../gateway/http/errors.ts';
import { hintOf } from '../../../i18n/message.ts';
import { useTexts } from '../../../i18n/texts-scope.tsx';
import { Button } from '../../../ui/button.tsx';
import { Form } from '../../../ui/form.tsx';
import { FormField } from '../../../ui/form-field.tsx';
import { bounds } from '../../../validation/bounds.ts';
import { fieldHint } from '../../../validation/check-field.ts';
import { SmsFields } from '../phone/sms-fields.tsx';
import { prepareSealing } from '../sign-in.ts';
import { createEmailRecovery, createPhoneRecovery } from './recovery-stores.ts';

export function EmailRecoveryForm() {
  const { t } = useTexts();
  const [recovery] = useState(createEmailRecovery);
  const sending = useStore(recovery.$sending);
  useEffect(() => recovery.stop, [recovery]);
  return (
    <Form
      form={recovery.form}
      submission={recovery}
      fieldForRefusal={(code) => (code === refusal.emailFormat ? 'email' : undefined)}
    >
      <FormField
        form={recovery.form}
        name="username"
        label={t('account.username')}
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        maxLength={bounds.loginNameMax}
        required
      />
      <FormField
        form={recovery.form}
        name="email"
        label={t('account.email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        dir="ltr"
        maxLength={bounds.textMax}
        enterKeyHint="send"
        required
      />
      <div className="form__buttons">
        <Button type="submit" look="primary" wide busy={sending.state === 'sending'}>
          {t('account.retrieve')}
        </Button>
      </div>
    </Form>
  );
}

export function PhoneRecoveryForm() {
  const texts = useTexts();
  const { t } = texts;
  const [recovery] = useState(createPhoneRecovery);
  const sending = useStore(recovery.$sending);
  const complete = useStore(recovery.$complete);
  const counting = useStore(recovery.code.$state) === 'counting';
  useEffect(() => recovery.stop, [recovery]);
  return (
    <Form
      form={recovery.form}
      submission={recovery}
      onFocus={prepareSealing}
      fieldForRefusal={recovery.fieldForRefusal}
    >
      <SmsFields form={recovery.form} code={recovery.code} codeDisabled={!counting} />
      <FormField
        form={recovery.form}
        name="password"
        label={t('account.newPassword')}
        {...hintOf(texts, fieldHint('password'))}
        showLabel={t('account.showPassword')}
        autoComplete="new-password"
        maxLength={bounds.loginPasswordMax}
        enterKeyHint="go"
        required
      />
      <div className="form__buttons">
        <Button type="submit" look="primary" wide disabled={!complete} busy={sending.state === 'sending'}>
          {t('account.setPassword')}
        </Button>
      </div>
    </Form>
  );
}
