import { MemberFacts } from '../features/member/member-facts.tsx';
import { useTexts } from '../i18n/texts-scope.tsx';
import { Balance } from '../shell/header/balance.tsx';
import './account-panel.css';

/** The account as a compact list: the base version of the member centre (SY-1). */
export function AccountFacts() {
  const { t } = useTexts();
  return (
    <section aria-label={t('shell.account')}>
      <MemberFacts />
      <div className="account-panel__balance">
        <span>{t('member.balance')}</span>
        <Balance />
      </div>
    </section>
  );
}
