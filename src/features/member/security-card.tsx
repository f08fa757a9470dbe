import { useStore } from '@nanostores/react';
import { useTexts } from '../../i18n/texts-scope.tsx';
import { timeText } from '../../i18n/time-text.ts';
import { AsyncView } from '../../ui/async-view.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { $security } from './security.ts';
import { SessionList } from './session-list.tsx';
import './security-card.css';

export function SecurityCard() {
  const { t, language } = useTexts();
  const security = useStore($security);
  return (
    <AsyncView
      remote={security}
      retry={$security.reload}
      skeleton={
        <>
          <Skeleton className="security__waiting security__waiting--card" />
          <Skeleton className="security__waiting security__waiting--session" />
        </>
      }
    >
      {({ email, emailChecked, mobile, mobileChecked, session }) => (
        <>
          <dl className="security">
            <Bound label={t('member.email')} value={email} checked={emailChecked} />
            <Bound label={t('member.mobile')} value={mobile} checked={mobileChecked} />
          </dl>
          <p className="security__note">{t('member.securityText')}</p>
          <SessionList />
          <p className="security__note">
            {t('member.sessionExpires', { time: timeText(session.expiresAt, language) })}{' '}
            {t('member.sessionNote')}
          </p>
        </>
      )}
    </AsyncView>
  );
}

function Bound({ label, value, checked }: { label: string; value: string; checked: boolean }) {
  const { t } = useTexts();
  if (!value) return <Line label={label} value={t('member.notBound')} />;
  return (
    <Line
      label={label}
      value={value}
      state={t(checked ? 'member.bound' : 'member.unchecked')}
      checked={checked}
    />
  );
}

interface LineProps {
  label: string;
  value: string;
  state?: string;
  checked?: boolean;
}

function Line({ label, value, state, checked }: LineProps) {
  return (
    <div className="security__line">
      <dt>{label}</dt>
      <dd>
        <bdi>{value}</bdi>
        {state && (
          <span className={`security__state ${checked ? 'security__state--checked' : ''}`}>{state}</span>
        )}
      </dd>
    </div>
  );
}
