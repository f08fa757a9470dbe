import { AgentNoticeList } from '../features/announcements/agent-notice-list.tsx';
import { AgentSheet } from './agent-sheet.tsx';
import { useLobby } from './use-lobby.tsx';

/** `/m/member/notice?types=A`: announcements for agents (AG-6). */
export default function AgentNoticePage() {
  const { scope } = useLobby();
  return (
    <AgentSheet route="agentNotice">
      <AgentNoticeList scope={scope} />
    </AgentSheet>
  );
}
