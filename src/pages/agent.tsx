import { useStore } from '@nanostores/react';
import { $status } from '../config/status.ts';
import { useRefusal } from '../features/account/gates.tsx';
import { AgentHead } from '../features/agent/agent-head.tsx';
import { AgentMenu } from '../features/agent/agent-menu.tsx';
import { TeamCounters } from '../features/agent/team-counters.tsx';
import { customerServiceAddress } from '../features/messages/customer-service.ts';
import { inboxUnread } from '../features/messages/unread.ts';
import { CountedBadge } from '../features/messages/unread-badge.tsx';
import { LazyTeamMonth } from '../features/records/lazy-team-month.tsx';
import { useTexts } from '../i18n/texts-scope.tsx';
import { platform } from '../platform/platform.ts';
import { usePath } from '../platform/use-address.tsx';
import { routeAt } from '../routes/routes.ts';
import { openPanel } from '../shell/drawers/panels.ts';
import { Balance } from '../shell/header/balance.tsx';
import ContractsBadge from '../shell/header/contracts-badge.tsx';
import { MoneyLinks } from '../shell/header/money-links.tsx';
import { showToast } from '../ui/toasts.ts';
import { useWideScreen } from '../ui/use-media.tsx';
import { AgentSheet } from './agent-sheet.tsx';
import './agent.css';

/** `/m/agent`, the agency centre, and `/m/agent/team/overview`, which starts with the team's figures (AG-1). */
export default function AgentPage() {
  const path = usePath();
  const overview = routeAt(path) === 'teamOverview';
  const route = overview ? 'teamOverview' : 'agent';
  const wide = useWideScreen();
  const status = useStore($status);
  const serve = () => {
    const address = status.state === 'ready' ? customerServiceAddress(status.value) : undefined;
    if (address) platform().open(address);
    else showToast('agent.noService');
  };
  return (
    <AgentSheet stacked route={route}>
      <AgentHead />
      {overview ? (
        <>
          <TeamCounters />
          <Money />
          <LazyTeamMonth />
        </>
      ) : (
        <>
          <Money />
          <TeamCounters />
        </>
      )}
      <AgentMenu
        route={route}
        inboxBadge={<CountedBadge unread={inboxUnread} />}
        contractsBadge={<ContractsBadge />}
        onContracts={() => openPanel('contracts')}
        onService={serve}
      />
      {wide && !overview && <LazyTeamMonth />}
    </AgentSheet>
  );
}

/** The balance, and money links if the agent is a player, too. */
function Money() {
  const { t } = useTexts();
  const why = useRefusal();
  return (
    <section
      className={why ? 'agent-money agent-money--plain' : 'agent-money'}
      aria-label={t('agent.balance')}
    >
      <p className="agent-money__title">{t('agent.balance')}</p>
      <Balance />
      {!why && <MoneyLinks ways={['withdraw', 'deposit']} />}
    </section>
  );
}
