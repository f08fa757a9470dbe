import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { $flags, $status } from '../../../config/status.ts';
import type { RegistrationRules } from '../../../gateway/endpoints/register.ts';
import { useTexts } from '../../../i18n/texts-scope.tsx';
import { Button } from '../../../ui/button.tsx';
import { requestConfirmation } from '../../../ui/confirm.ts';
import { Form } from '../../../ui/form.tsx';
import { failureTextOf } from '../captcha/captcha.ts';
import { MethodSwitch } from '../method-switch.tsx';
import { prepareSealing } from '../sign-in.ts';
import { phoneByService } from '../sign-in-service/phone-proof.ts';
import { SocialSlot } from '../social/social-slot.tsx';
import { Agreement } from './agreement.tsx';
import { loadAttribution } from './attribution.ts';
import { fieldForError } from './field-for-error.ts';
import { createRegistration } from './register-store.ts';
import { allowedMethods, unsupportedFields } from './registration-fields.ts';
import { RegistrationSteps } from './registration-steps-view.tsx';

interface Props {
  rules: RegistrationRules;
  /** Inviter's code from the address. */
  invitation: string;
  onReadTerms(): void;
  /** Runs when the new member is signed in. */
  onRegistered?: () => void;
}

/** Opens an account by the methods that the site's flags allow, or says that registration is closed (RG-1). */
export function RegisterForm({ rules, invitation, ...actions }: Props) {
  const { t } = useTexts();
  const flags = useStore($flags);
  const known = useStore($status).state === 'ready';
  const methods = allowedMethods(known ? flags : undefined);
  const sendsCodes = flags.REGMOBVERF3 === true || phoneByService();
  const closed = !methods.length || unsupportedFields(rules, sendsCodes).length > 0;
  if (closed) return <p className="form__notice">{t('account.cannotRegisterHere')}</p>;
  // Remounts the form when the flags change; they arrive once, with the status.
  const key = `${methods} ${sendsCodes}`;
  return (
    <OpenForm
      key={key}
      rules={rules}
      invitation={invitation}
      sendsCodes={sendsCodes}
      methods={methods}
      {...actions}
    />
  );
}

type OpenProps = Props & { sendsCodes: boolean; methods: ReturnType<typeof allowedMethods> };

function OpenForm({ rules, invitation, sendsCodes, methods, onReadTerms, onRegistered }: OpenProps) {
  const { t } = useTexts();
  const [registration] = useState(() =>
    createRegistration(rules, {
      methods,
      sendsCodes,
      host: location.hostname,
      invitation: invitation || (loadAttribution()?.code ?? ''),
      ...(onRegistered && { onRegistered }),
    }),
  );
  const sending = useStore(registration.$sending).state === 'sending';
  const method = useStore(registration.$method);
  const fields = useStore(registration.$fields);
  const agreed = useStore(registration.$agreed);
  const { progress } = registration;
  const at = useStore(progress.$step);
  const last = at === useStore(progress.$steps).length - 1;
  useEffect(() => registration.stop, [registration]);
  const askReset = async () => {
    const question = { title: 'account.resetAsk', text: 'account.resetText', yes: 'account.reset' } as const;
    if (registration.isEmpty() || (await requestConfirmation({ ...question, no: 'common.cancel' })))
      registration.reset();
  };
  const about = (code: string) => {
    const name = fieldForError(code);
    if (name === 'captcha' && !registration.captcha.needsCode()) return undefined;
    return fields.some((field) => field.name === name) ? name : undefined;
  };
  return (
    <Form
      form={registration.form}
      submission={registration}
      onFocus={prepareSealing}
      fieldForRefusal={about}
      failureText={failureTextOf(registration.captcha)}
      next={progress.next}
      goTo={progress.goTo}
    >
      {methods.length > 1 && at === 0 && (
        <MethodSwitch
          label={t('account.registerMethod')}
          methods={{ username: t('account.byUsername'), mobile: t('account.byMobile') }}
          chosen={method}
          onChoose={registration.choose}
        />
      )}
      <RegistrationSteps registration={registration} />
      {last && <Agreement agreed={agreed} onAgree={registration.agree} onReadTerms={onReadTerms} />}
      <div className="form__buttons">
        <Button type="submit" look="primary" wide disabled={last && !agreed} busy={sending}>
          {t(last ? 'common.register' : 'account.next')}
        </Button>
        {at > 0 && (
          <Button wide disabled={sending} onClick={progress.back}>
            {t('account.back')}
          </Button>
        )}
        <Button look="plain" wide disabled={sending} onClick={askReset}>
          {t('account.reset')}
        </Button>
      </div>
      <SocialSlot shown={method === 'username' && at === 0} />
    </Form>
  );
}
