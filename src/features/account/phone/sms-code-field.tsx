import { useStore } from '@nanostores/react';
import { Suspense } from 'react';
import { useTexts } from '../../../i18n/texts-scope.tsx';
import { Button } from '../../../ui/button.tsx';
import { FormField } from '../../../ui/form-field.tsx';
import type { FormFields } from '../../../ui/form-state.ts';
import { bounds } from '../../../validation/bounds.ts';
import { $verification } from '../verification/human-verification.ts';
import type { SmsCode } from './sms-code.ts';
import './sms-code-field.css';
import { lazyComponent } from '../../../ui/lazy-component.tsx';

const CheckDialog = lazyComponent(async () => ({
  default: (await import('../verification/page-dialog.tsx')).PageVerificationDialog,
}));
const SliderDialog = lazyComponent(async () => ({
  default: (await import('../verification/slider-dialog.tsx')).SliderDialog,
}));

interface Props {
  form: FormFields<'verificationCode'>;
  code: SmsCode;
  required?: boolean;
  /** Enabled only while the countdown of a sent code runs (PW-3). */
  disabled?: boolean;
}

export function SmsCodeField({ form, code, required = true, disabled = false }: Props) {
  const { t, number } = useTexts();
  const state = useStore(code.$state);
  const left = useStore(code.$secondsLeft);
  const asked = useStore($verification);
  return (
    <div className="sms-code-field">
      <FormField
        form={form}
        name="verificationCode"
        label={t('account.smsCode')}
        inputMode="numeric"
        autoComplete="one-time-code"
        dir="ltr"
        maxLength={bounds.codeMax}
        required={required}
        disabled={disabled}
      />
      <Button
        className="sms-code-field__button"
        busy={state === 'asking'}
        disabled={state === 'counting'}
        onClick={async () => {
          if (await code.request()) document.getElementsByName('verificationCode')[0]?.focus();
        }}
      >
        {state === 'counting' ? t('account.codeAgain', { seconds: number(left) }) : t('account.getCode')}
      </Button>
      {asked && (
        <Suspense>
          {asked.page ? (
            <CheckDialog page={asked.page} settle={asked.settle} />
          ) : (
            <SliderDialog key={asked.mobileNum} {...asked} />
          )}
        </Suspense>
      )}
    </div>
  );
}
