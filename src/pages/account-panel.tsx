import { MemberCard } from '../features/member/member-card.tsx';
import { useTexts } from '../i18n/texts-scope.tsx';
import { Balance } from '../shell/header/balance.tsx';
import { MoneyLinks } from '../shell/header/money-links.tsx';
import './account-panel.css';

/** The member with balance and money links; `onPicture` opens the choice of pictures. */
export function AccountPanel(props: { onPicture?: () => void }) {
  const { t } = useTexts();
  return (
    <section className="sheet__panel account-panel" aria-label={t('shell.account')}>
      <MemberCard {...props} />
      <div className="account-panel__balance">
        <span>{t('member.balance')}</span>
        <Balance />
      </div>
      <div className="account-panel__money">
        <MoneyLinks />
      </div>
    </section>
  );
}
