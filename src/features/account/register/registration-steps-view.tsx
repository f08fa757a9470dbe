import { useStore } from '@nanostores/react';
import { Suspense, useEffect, useRef } from 'react';
import { hintOf } from '../../../i18n/message.ts';
import { useTexts } from '../../../i18n/texts-scope.tsx';
import { ErrorBoundary } from '../../../ui/error-boundary.tsx';
import { FormField } from '../../../ui/form-field.tsx';
import { lazyComponent } from '../../../ui/lazy-component.tsx';
import { fieldHint } from '../../../validation/check-field.ts';
import { CaptchaField } from '../captcha/captcha-field.tsx';
import { PhoneField } from '../phone/phone-field.tsx';
import { SmsCodeField } from '../phone/sms-code-field.tsx';
import { fieldInputs } from './field-inputs.ts';
import type { Registration } from './register-store.ts';
import type { ShownField } from './registration-fields.ts';
import './registration-steps.css';

const ProtectionField = lazyComponent(() => import('./protection-field.tsx'));

/**
 * Renders the fields in steps (RG-2). The inputs of other steps stay in the form, hidden, so that password
 * managers fill them and find them on submit.
 */
export function RegistrationSteps({ registration }: { registration: Registration }) {
  const { t, number } = useTexts();
  const { progress } = registration;
  const steps = useStore(progress.$steps);
  const at = useStore(progress.$step);
  const target = useStore(progress.$target);
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!target) return;
    root.current?.querySelector<HTMLElement>(`[name="${target.name}"]`)?.focus();
  }, [target]);
  const nameOf = (step: number) =>
    t('account.stepOf', {
      step: number(step + 1),
      steps: number(steps.length),
      name: t(steps[step]!.title),
    });
  return (
    <div ref={root} className="registration-steps__step">
      {steps.length > 1 && (
        <div className="registration-steps__at">
          <span>{nameOf(at)}</span>
          <span className="registration-steps__bar" aria-hidden="true">
            {steps.map(({ title }, step) => (
              <span key={title} className={step <= at ? 'registration-steps__done' : ''} />
            ))}
          </span>
        </div>
      )}
      {steps.map(({ title, fields }, step) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset draws its own box
        <div
          key={title}
          role="group"
          aria-label={nameOf(step)}
          className="registration-steps__step"
          hidden={step !== at}
        >
          {fields.map((field) => (
            <RegistrationFieldView key={field.name} field={field} registration={registration} />
          ))}
        </div>
      ))}
    </div>
  );
}

interface Props {
  field: ShownField;
  registration: Registration;
}

function RegistrationFieldView({ field, registration }: Props) {
  const { name, required, pattern } = field;
  const texts = useTexts();
  const { t } = texts;
  const { form } = registration;
  if (name === 'mobileNum') return <PhoneField form={form} name={name} required={required} />;
  if (name === 'verificationCode') return <SmsCodeField form={form} code={registration.code} />;
  if (name === 'captcha') return <CaptchaField form={form} captcha={registration.captcha} />;
  if (name === 'birthDate' || name === 'depositLimit')
    return (
      <ErrorBoundary name={name}>
        <Suspense>
          <ProtectionField form={form} field={field} />
        </Suspense>
      </ErrorBoundary>
    );
  // Part of the deposit limit.
  if (name === 'limitAmount') return null;
  const { label, secret, ...look } = fieldInputs[name];
  return (
    <FormField
      form={form}
      name={name}
      label={t(label)}
      required={required}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...(secret && { showLabel: t('account.showPassword') })}
      {...hintOf(texts, fieldHint(name, { pattern }))}
      {...look}
    />
  );
}
