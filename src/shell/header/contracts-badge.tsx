import { useStore } from '@nanostores/react';
import { pendingContracts } from '../../features/agent/contracts.ts';
import { UnreadBadge } from '../../features/messages/unread-badge.tsx';

/** How many contracts wait for an answer, in the name of the way to them (AG-5). It needs the texts of agent. */
export default function ContractsBadge() {
  const waiting = useStore(pendingContracts);
  return (
    <UnreadBadge
      count={waiting.state === 'ready' ? waiting.value.length : 0}
      label="agent.contractsWaiting"
    />
  );
}
