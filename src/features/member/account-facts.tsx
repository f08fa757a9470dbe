import { useStore } from '@nanostores/react';
import { useTexts } from '../../i18n/texts-scope.tsx';
import { $member } from '../../session/member.ts';
import { type Description, DescriptionList } from '../../ui/description-list.tsx';
import { $security } from './security.ts';
import '../../ui/ruled-list.css';
import './account-facts.css';

/** The name of the login, and `more`. */
export function AccountFacts({ more = [] }: { more?: readonly Description[] }) {
  const { t } = useTexts();
  const member = useStore($member);
  const account = member.state === 'ready' ? member.value.account : '';
  return (
    <DescriptionList
      className="account-facts ruled-list"
      items={[{ label: t('account.username'), value: account }, ...more]}
    />
  );
}

/** Adds the masked address and number; a failed read leaves them out. */
export function AccountFactsWithContact() {
  const { t } = useTexts();
  const security = useStore($security);
  if (security.state === 'failed') return <AccountFacts />;
  const fact = (label: string, known: 'email' | 'mobile') => ({
    label,
    value: security.state === 'ready' ? security.value[known] || t('member.notBound') : '',
  });
  return <AccountFacts more={[fact(t('member.email'), 'email'), fact(t('member.mobile'), 'mobile')]} />;
}
