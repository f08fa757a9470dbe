import type { ReactNode } from 'react';
import { $status } from '../config/status.ts';
import { inviteToAgency } from '../features/agent/agents-modal.ts';
import { AgentsOnly } from '../features/agent/agents-only.tsx';
import { affiliateService } from '../features/messages/customer-service.ts';
import type { RouteName } from '../routes/routes.ts';
import { isAgent } from '../session/account-types.ts';
import { $session } from '../session/session.ts';
import { AgentFooter } from '../shell/footer/agent-footer.tsx';
import './agent-sheet.css';

interface Props {
  /** The page, if the footer links to it. */
  route?: RouteName;
  /** Stacks the parts of the page with gaps. */
  stacked?: boolean;
  /** Whether an account type has access; agents by default. */
  may?: (type: number) => boolean;
  children: ReactNode;
}

/** Frame of the agents' pages with their footer (AG-3, AG-4). Needs the texts of agent and messages. */
export function AgentSheet({ route, stacked, may = isAgent, children }: Props) {
  const agent = isAgent($session.get()?.type ?? 0);
  return (
    <AgentsOnly may={may} onRefused={() => void inviteToAgency(affiliateService($status.get()))}>
      <div className={stacked ? 'agent-sheet agent-sheet--stacked' : 'agent-sheet'}>{children}</div>
      {agent && <AgentFooter {...(route && { route })} />}
    </AgentsOnly>
  );
}
