import { useStore } from '@nanostores/react';
import { $registrationRules } from '../features/account/register/registration-rules.ts';
import { InvitationCard } from '../features/agent/invitation-card.tsx';
import { OpenAccountForm } from '../features/agent/open-account-form.tsx';
import { $invitation } from '../features/agent/open-account-store.ts';
import { ShareButton } from '../features/invite/share-button.tsx';
import { canShare } from '../features/invite/share-link.ts';
import { useTexts } from '../i18n/texts-scope.tsx';
import { invitationLink } from '../routes/invitation-link.ts';
import { AsyncView } from '../ui/async-view.tsx';
import { copyText } from '../ui/copy-text.ts';
import { Skeleton } from '../ui/skeleton.tsx';
import { AgentSheet } from './agent-sheet.tsx';
import './open-account.css';

/** `/m/agentRegister`: the agent's link, and a form that opens an account (WL-11). */
export default function OpenAccountPage() {
  return (
    <AgentSheet stacked route="openAccount">
      <Ways />
    </AgentSheet>
  );
}

function Ways() {
  const { t } = useTexts();
  const rules = useStore($registrationRules);
  return (
    <AsyncView
      remote={useStore($invitation)}
      retry={$invitation.reload}
      skeleton={
        <>
          <Skeleton className="invitation--waiting" />
          <Skeleton className="open-account__waiting" count={5} />
        </>
      }
    >
      {({ code, maxRebate }) => (
        <>
          <Invitation code={code} />
          <section className="open-account">
            <h2 className="open-account__title">{t('agent.openTitle')}</h2>
            <p className="open-account__text">{t('agent.openText')}</p>
            <AsyncView
              remote={rules}
              retry={$registrationRules.reload}
              skeleton={<Skeleton className="open-account__waiting" count={5} />}
            >
              {(value) => <OpenAccountForm rules={value} maxRebate={maxRebate} />}
            </AsyncView>
          </section>
        </>
      )}
    </AsyncView>
  );
}

function Invitation({ code }: { code: string }) {
  const link = invitationLink(code, location.origin);
  const copy = (text: string) => void copyText(text);
  const share = canShare() && <ShareButton link={link} onFailure={() => copy(link)} />;
  return <InvitationCard code={code} link={link} onCopy={copy} share={share} />;
}
