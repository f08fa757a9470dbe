import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { $flags } from '../config/status.ts';
import { MethodSwitch } from '../features/account/method-switch.tsx';
import { EmailRecoveryForm, PhoneRecoveryForm } from '../features/account/recovery/recovery-forms.tsx';
import { VisitorsOnly } from '../features/account/visitors-only.tsx';
import { useTexts } from '../i18n/texts-scope.tsx';
import { linkTo } from '../routes/routes.ts';
import { Logo } from '../shell/header/logo.tsx';
import { EntrySheet } from './entry-sheet.tsx';
import './forget.css';

/** `/m/forget` (PW-1): recovery by e-mail, or by phone if the site prefers it. */
export default function ForgetPage() {
  const { t } = useTexts();
  const byPhone = useStore($flags).MOBILENUMPASSREG3 === true;
  const [chosen, choose] = useState<'phone' | 'email'>('phone');
  const method = byPhone ? chosen : 'email';
  return (
    <VisitorsOnly to={linkTo('home')}>
      <EntrySheet
        head={
          <div className="forget-page__logo">
            <Logo />
          </div>
        }
        text={method === 'phone' ? t('account.forgotPhoneText') : t('account.forgotEmailText')}
      >
        {byPhone && (
          <MethodSwitch
            label={t('account.recoveryMethod')}
            methods={{ phone: t('account.byMobile'), email: t('account.byEmail') }}
            chosen={method}
            onChoose={(next) => choose(next)}
          />
        )}
        {method === 'phone' ? <PhoneRecoveryForm /> : <EmailRecoveryForm />}
        <p className="sheet__aside">
          <a className="text-link" href={linkTo('login')}>
            {t('account.noLogin')}
          </a>
        </p>
      </EntrySheet>
    </VisitorsOnly>
  );
}
