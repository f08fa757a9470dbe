import { MemberCard } from '../features/member/member-card.tsx';
import { useTexts } from '../i18n/texts-scope.tsx';
import { linkTo } from '../routes/routes.ts';
import { Balance } from '../shell/balance.tsx';
import './account-panel.css';

/** Who is signed in, with the balance and the ways to move it. `onPicture` asks for another picture. */
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
        <a className="button button--primary" href={linkTo('deposit')}>
          {t('shell.deposit')}
        </a>
        <a className="button button--outline" href={linkTo('withdraw')}>
          {t('shell.withdraw')}
        </a>
      </div>
    </section>
  );
}
