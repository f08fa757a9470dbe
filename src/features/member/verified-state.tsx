import { useStore } from '@nanostores/react';
import { useTexts } from '../../i18n/texts-scope.tsx';
import { $security } from './security.ts';
import { $sessions } from './sessions.ts';

/** Whether e-mail address or number of the account are verified, and the number of devices, for a row that leads to them. */
export default function VerifiedState() {
  const { t } = useTexts();
  const security = useStore($security);
  const sessions = useStore($sessions);
  if (security.state !== 'ready') return null;
  const { email, mobile, emailChecked, mobileChecked } = security.value;
  const found = email || mobile ? 'member.unchecked' : 'member.notBound';
  return (
    <small className="drawer-link__note">
      {t(emailChecked || mobileChecked ? 'member.bound' : found)}
      {sessions.state === 'ready' && <> · {t('member.deviceNumber', { count: sessions.value.length })}</>}
    </small>
  );
}
