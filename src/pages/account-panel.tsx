import { useStore } from '@nanostores/react';
import { MemberCard } from '../features/member/member-card.tsx';
import { useTexts } from '../i18n/texts-scope.tsx';
import { $member } from '../session/member.ts';
import { MoneyLinks } from '../shell/header/money-links.tsx';
import './account-panel.css';

interface Props {
  /** Opens the choice of pictures. */
  onPicture?: () => void;
  /** Whether to show the name of the login, in addition to the nickname. */
  username?: boolean;
}

/** The member with money links; the header has the balance. */
export function AccountPanel({ username, ...props }: Props) {
  const { t } = useTexts();
  const member = useStore($member);
  return (
    <section className="sheet__panel account-panel" aria-label={t('shell.account')}>
      <MemberCard {...props} />
      {username && (
        <div className="account-panel__row">
          <span>{t('account.username')}</span>
          <bdi className="account-panel__name">{member.state === 'ready' && member.value.account}</bdi>
        </div>
      )}
      <div className="account-panel__money">
        <MoneyLinks />
      </div>
    </section>
  );
}
