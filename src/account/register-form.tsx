import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { $flags } from '../config/status.ts';
import type { RegistrationRules } from '../gateway/endpoints/register.ts';
import { refusal } from '../gateway/errors.ts';
import { useTexts } from '../i18n/texts-scope.tsx';
import { Button } from '../ui/button.tsx';
import { Form } from '../ui/form.tsx';
import { FormField } from '../ui/form-field.tsx';
import { fieldLooks } from './field-looks.ts';
import { createRegistration } from './register-store.ts';
import { unmetDemands } from './registration-fields.ts';
import { prepareSealing } from './sign-in.ts';

/** Opens an account by username, with the fields the site's rules ask for (A2, RG-2). */
export function RegisterForm({ rules }: { rules: RegistrationRules }) {
  const { t } = useTexts();
  const [registration] = useState(() => createRegistration(rules, location.hostname));
  const sending = useStore(registration.$sending);
  const flags = useStore($flags);
  useEffect(() => registration.stop, [registration]);
  // The flag closes this way in only once the gateway has said so.
  const closed = flags.USERNAMEREG3 === false || unmetDemands(rules).length > 0;
  if (closed) return <p className="form__notice">{t('account.cannotRegisterHere')}</p>;
  const { form } = registration;
  return (
    <Form
      form={form}
      submission={registration}
      onFocus={prepareSealing}
      fieldAfter={(code) => (code === refusal.nameTaken ? 'username' : undefined)}
    >
      {registration.fields.map(({ name, required }) => {
        const { label, secret, ...look } = fieldLooks[name];
        return (
          <FormField
            key={name}
            form={form}
            name={name}
            label={t(label)}
            required={required}
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            {...(secret && { showLabel: t('account.showPassword') })}
            {...look}
          />
        );
      })}
      <div className="form__buttons">
        <Button type="submit" look="primary" wide busy={sending.state === 'sending'}>
          {t('common.register')}
        </Button>
        <Button wide disabled={sending.state === 'sending'} onClick={registration.reset}>
          {t('account.reset')}
        </Button>
      </div>
    </Form>
  );
}
