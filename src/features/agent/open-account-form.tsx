import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import type { RegistrationRules } from '../../gateway/endpoints/register.ts';
import { hintOf } from '../../i18n/message.ts';
import { useTexts } from '../../i18n/texts-scope.tsx';
import { Button } from '../../ui/button.tsx';
import { Form } from '../../ui/form.tsx';
import { FormField } from '../../ui/form-field.tsx';
import { RadioCard } from '../../ui/radio-card.tsx';
import { bounds } from '../../validation/bounds.ts';
import { fieldHint } from '../../validation/check-field.ts';
import type { FieldName } from '../../validation/field-rules.ts';
import { type AccountRole, createAccountOpening } from './open-account-store.ts';
import './open-account-form.css';

interface Props {
  rules: RegistrationRules;
  maxRebate: number;
}

const roles = { member: 'agent.roleMember', agent: 'agent.roleAgent' } as const;

export function OpenAccountForm({ rules, maxRebate }: Props) {
  const texts = useTexts();
  const { t, number } = texts;
  const [opening] = useState(() => createAccountOpening(rules, maxRebate));
  const sending = useStore(opening.$sending).state === 'sending';
  const role = useStore(opening.$role);
  const opened = useStore(opening.$opened);
  useEffect(() => opening.stop, [opening]);
  const status = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The submit button of the long form is far from the message.
    if (opened) status.current?.scrollIntoView({ block: 'nearest' });
  }, [opened]);
  const { form } = opening;
  const plain = { form, autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false } as const;
  const hint = (name: FieldName) => hintOf(texts, fieldHint(name, { pattern: rules[name]?.pattern ?? '' }));
  const secret = {
    form,
    showLabel: t('account.showPassword'),
    maxLength: bounds.loginPasswordMax,
    autoComplete: 'new-password',
    required: true,
  } as const;
  return (
    <Form form={form} submission={opening} fieldForRefusal={opening.fieldForRefusal}>
      <div ref={status} className="open-account__status" role="status">
        {opened && (
          <p className="form__notice open-account__done">
            {t(opened.role === 'agent' ? 'agent.openedAgent' : 'agent.opened', {
              name: `\u2068${opened.account}\u2069`,
            })}
          </p>
        )}
      </div>
      <fieldset className="open-account__roles">
        <legend>{t('agent.role')}</legend>
        {(Object.keys(roles) as AccountRole[]).map((one) => (
          <RadioCard key={one} name="role" checked={role === one} onChange={() => opening.choose(one)}>
            {t(roles[one])}
          </RadioCard>
        ))}
      </fieldset>
      <FormField
        {...plain}
        {...hint('username')}
        name="username"
        label={t('account.username')}
        autoComplete="off"
        required
      />
      <FormField {...plain} {...hint('nickname')} name="nickname" label={t('account.nickname')} />
      <FormField {...secret} {...hint('password')} name="password" label={t('account.password')} />
      <FormField {...secret} name="confirmPassword" label={t('account.confirmPassword')} />
      {maxRebate > 0 && (
        <FormField
          {...plain}
          name="rebate"
          label={t('agent.rebate')}
          hint={t('agent.rebateHint', { most: number(maxRebate) })}
          inputMode="decimal"
          dir="ltr"
        />
      )}
      <Button type="submit" look="primary" wide busy={sending}>
        {t('agent.openAccount')}
      </Button>
    </Form>
  );
}
