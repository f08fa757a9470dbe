import { useStore } from '@nanostores/react';
import { $flags, $status } from '../../config/status.ts';
import { useTexts } from '../../i18n/texts-scope.tsx';
import { $member } from '../../session/member.ts';
import { type Description, DescriptionList } from '../../ui/description-list.tsx';
import { $security } from './security.ts';
import '../../ui/ruled-list.css';
import './account-facts.css';

interface Contact {
  email: string;
  mobile: string;
}

const emptyContact: Contact = { email: '', mobile: '' };

/** The name of the login; with `hasContact` also the masked address and number, if the operator shows them. */
export function AccountFacts({ hasContact }: { hasContact: boolean }) {
  const isKnown = useStore($status).state !== 'loading';
  const flags = useStore($flags);
  if (!hasContact || (isKnown && !flags.SECPRIV)) return <Facts />;
  return isKnown ? <FactsWithContact /> : <Facts contact={emptyContact} />;
}

/** A failed read leaves the contact out. */
function FactsWithContact() {
  const { t } = useTexts();
  const security = useStore($security);
  if (security.state === 'failed') return <Facts />;
  if (security.state === 'loading') return <Facts contact={emptyContact} />;
  const { email, mobile } = security.value;
  const none = t('member.notBound');
  return <Facts contact={{ email: email || none, mobile: mobile || none }} />;
}

function Facts({ contact }: { contact?: Contact }) {
  const { t } = useTexts();
  const member = useStore($member);
  const items: Description[] = [
    { label: t('account.username'), value: member.state === 'ready' ? member.value.account : '' },
  ];
  if (contact)
    items.push(
      { label: t('member.email'), value: contact.email },
      { label: t('member.mobile'), value: contact.mobile },
    );
  return <DescriptionList className="account-facts ruled-list" items={items} />;
}
