import type { ReactNode } from 'react';
import { MemberCard } from '../features/member/member-card.tsx';
import { useTexts } from '../i18n/texts-scope.tsx';
import { MoneyLinks } from '../shell/header/money-links.tsx';
import './account-panel.css';

interface Props {
  /** Opens the choice of pictures. */
  onPicture?: () => void;
  /** Facts of the account. */
  children?: ReactNode;
}

/** The member with money links; the header has the balance. */
export function AccountPanel({ children, ...props }: Props) {
  const { t } = useTexts();
  return (
    <section className="sheet__panel account-panel" aria-label={t('shell.account')}>
      <MemberCard {...props} />
      {children}
      <div className="account-panel__money">
        <MoneyLinks />
      </div>
    </section>
  );
}
