import { useStore } from '@nanostores/react';
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { siteConfig } from '../../../config/site-config.ts';
import { $flags } from '../../../config/status.ts';
import { GatewayError } from '../../../gateway/http/errors.ts';
import { pageRulesOf } from '../../../gateway/protection/page-rules.ts';
import { errorText } from '../../../i18n/error-texts.ts';
import { useTexts } from '../../../i18n/texts-scope.tsx';
import { platform } from '../../../platform/platform.ts';
import { linkTo } from '../../../routes/routes.ts';
import { canUsePasskeys } from '../../../second-factor/can-use-passkeys.ts';
import { $idleEnded } from '../../../session/idle-ended.ts';
import { $sessionLost } from '../../../session/session.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Form } from '../../../ui/form.tsx';
import { FormField } from '../../../ui/form-field.tsx';
import { useHydrated } from '../../../ui/use-hydrated.tsx';
import { bounds } from '../../../validation/bounds.ts';
import { failureTextOf } from '../captcha/captcha.ts';
import { MethodSwitch } from '../method-switch.tsx';
import { prepareSealing } from '../sign-in.ts';
import { SocialSlot } from '../social/social-slot.tsx';
import { type Audience, createLogin, type Login } from './login-store.ts';
import { canRememberLogin } from './remembered-login.ts';
import { useStatusKnown } from './use-status-known.tsx';
import './login-form.css';
import { lazyComponent } from '../../../ui/lazy-component.tsx';

const CaptchaField = lazyComponent(async () => ({
  default: (await import('../captcha/captcha-field.tsx')).CaptchaField,
}));
const RiskNotice = lazyComponent(async () => ({ default: (await import('../risk-notice.tsx')).RiskNotice }));
const SmsFields = lazyComponent(async () => ({
  default: (await import('../phone/sms-fields.tsx')).SmsFields,
}));

const waiting = <div className="login-form__waiting" aria-busy="true" />;

export interface LoginFormProps {
  audience?: Audience;
  /** Additional text about an ended session. */
  notice?: string | undefined;
  /** Focuses the first field. */
  autoFocus?: boolean | undefined;
  /** Details of a refused login. */
  details?(error: GatewayError): ReactNode;
}

/** Signs in by username or mobile number (LG-1). The parent component follows the session and navigates. */
export function LoginForm({ audience, notice, autoFocus, details }: LoginFormProps) {
  const { t } = useTexts();
  const [login] = useState(() => createLogin(audience));
  const [switched, setSwitched] = useState(false);
  const idleMinutes = useStore($idleEnded);
  const lost = useStore($sessionLost);
  const ended =
    notice ??
    (idleMinutes
      ? t('frame.idleEnded', { count: idleMinutes })
      : lost && t(errorText(new GatewayError('refused', lost))));
  const sending = useStore(login.$sending);
  const method = useStore(login.$method);
  const asked = useStore(login.captcha.$captcha).state !== 'hidden';
  const phone = platform().phoneSignIn;
  const bySms = useStore($flags).MOBILEVERCODELOGIN3 === true;
  useEffect(() => login.follow(), [login]);
  // The methods depend on the status, which would move the fields below them when it arrives.
  if (!useStatusKnown())
    return <div className="login-form__waiting login-form__waiting--whole" aria-busy="true" />;
  return (
    <Form
      form={login.form}
      submission={login}
      onFocus={prepareSealing}
      fieldForRefusal={login.fieldForRefusal}
      failureText={failureTextOf(login.captcha)}
    >
      {ended && sending.state !== 'failed' && (
        <p className="form__notice" role="alert">
          {ended}
        </p>
      )}
      {sending.state === 'failed' && details?.(sending.error)}
      {bySms && (
        <MethodSwitch
          label={t('account.loginMethod')}
          methods={{ username: t('account.byUsername'), sms: t('account.byMobile') }}
          chosen={method}
          onChoose={(next) => {
            setSwitched(true);
            login.choose(next);
          }}
        />
      )}
      <Suspense fallback={waiting}>
        {method === 'sms' ? (
          <SmsFields form={login.form} code={login.code} />
        ) : (
          <UsernameFields login={login} autoFocus={autoFocus && !switched} />
        )}
        {pageRulesOf(siteConfig().protection).riskAtLogin && <RiskNotice />}
      </Suspense>
      {asked && (
        <Suspense>
          <CaptchaField form={login.form} captcha={login.captcha} />
        </Suspense>
      )}
      <div className="login-form__aside">
        {canRememberLogin() && <Remember login={login} />}
        {method === 'username' && (
          <a className="text-link" href={linkTo('forget')}>
            {t('account.forgot')}
          </a>
        )}
      </div>
      <div className="form__buttons">
        <Button type="submit" look="primary" wide busy={sending.state === 'sending'}>
          {t('common.logIn')}
        </Button>
        <PasskeyButton action={login.passkey} />
        {phone && (
          <Button wide onClick={phone}>
            {t('account.byPhone')}
          </Button>
        )}
      </div>
      <SocialSlot audience={audience} shown={method === 'username'} />
    </Form>
  );
}

function PasskeyButton({ action }: { action: Login['passkey'] }) {
  const { t } = useTexts();
  const sending = useStore(action.$sending);
  // The server does not know the device. Nearly all have passkeys, and the fields below must not move.
  if (useHydrated() && !canUsePasskeys()) return null;
  return (
    <>
      {sending.state === 'failed' && (
        <p className="form__failure" role="alert">
          {t(sending.error.kind === 'refused' ? 'account.passkeyFailed' : errorText(sending.error))}
        </p>
      )}
      <Button wide busy={sending.state === 'sending'} onClick={action.submit}>
        {t('account.byPasskey')}
      </Button>
    </>
  );
}

function UsernameFields({
  login: { form },
  autoFocus,
}: { login: Login } & Pick<LoginFormProps, 'autoFocus'>) {
  const { t } = useTexts();
  const autofill = useHydrated() && canUsePasskeys();
  return (
    <>
      <FormField
        form={form}
        name="username"
        label={t('account.username')}
        hint={t('account.orContact')}
        autoComplete={autofill ? 'username webauthn' : 'username'}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        maxLength={bounds.textMax}
        required
        autoFocus={autoFocus}
      />
      <FormField
        form={form}
        name="password"
        label={t('account.password')}
        showLabel={t('account.showPassword')}
        autoComplete="current-password"
        enterKeyHint="go"
        maxLength={bounds.loginPasswordMax}
        required
      />
    </>
  );
}

function Remember({ login }: { login: Login }) {
  const { t } = useTexts();
  const wanted = useStore(login.$remember);
  const method = useStore(login.$method);
  return (
    <Checkbox
      label={method === 'sms' ? t('account.rememberNumber') : t('account.rememberPassword')}
      hint={t('account.rememberHint')}
      checked={wanted}
      onChange={login.setRemember}
    />
  );
}
