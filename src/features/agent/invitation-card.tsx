import { type ReactNode, useId } from 'react';
import { useTexts } from '../../i18n/texts-scope.tsx';
import { Button } from '../../ui/button.tsx';
import './invitation-card.css';

interface Props {
  code: string;
  link: string;
  onCopy(text: string): void;
  /** The button that opens the device's share sheet, where it has one. */
  share?: ReactNode;
}

export function InvitationCard({ code, link, onCopy, share }: Props) {
  const { t } = useTexts();
  const id = useId();
  return (
    <section className="invitation" aria-labelledby={id}>
      <h2 id={id} className="invitation__title">
        {t('agent.invite')}
      </h2>
      <p className="invitation__text">{t('agent.inviteText')}</p>
      <dl className="invitation__lines">
        <dt>{t('agent.inviteLink')}</dt>
        <dd dir="ltr">{link}</dd>
        <dt>{t('agent.inviteCode')}</dt>
        <dd dir="ltr">{code}</dd>
      </dl>
      <div className="invitation__actions">
        {share}
        <Button look={share ? 'outline' : 'primary'} onClick={() => onCopy(link)}>
          {t('agent.copyLink')}
        </Button>
        <Button onClick={() => onCopy(code)}>{t('agent.copyCode')}</Button>
      </div>
    </section>
  );
}
