import { useStore } from '@nanostores/react';
import { pendingContracts } from '../../features/agent/contracts.ts';
import { UnreadBadge } from '../../features/messages/unread-badge.tsx';

/** Number of contracts to answer (AG-5). Needs the texts of agent. */
export default function ContractsBadge() {
  const waiting = useStore(pendingContracts);
  return (
    <UnreadBadge
      count={waiting.state === 'ready' ? waiting.value.length : 0}
      label="agent.contractsWaiting"
    />
  );
}
