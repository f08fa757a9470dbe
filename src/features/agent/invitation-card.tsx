import { useId } from 'react';
import { useTexts } from '../../i18n/texts-scope.tsx';
import { invitationLink } from '../../routes/invitation-link.ts';
import { Button } from '../../ui/button.tsx';
import './invitation-card.css';

interface Props {
  code: string;
  onCopy(text: string): void;
}

/** The agent's link and code, to be copied (WL-11). */
export function InvitationCard({ code, onCopy }: Props) {
  const { t } = useTexts();
  const id = useId();
  const link = invitationLink(code, location.origin);
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
      <div className="invitation__ways">
        <Button look="primary" onClick={() => onCopy(link)}>
          {t('agent.copyLink')}
        </Button>
        <Button onClick={() => onCopy(code)}>{t('agent.copyCode')}</Button>
      </div>
    </section>
  );
}
