import { AgentNoticeList } from '../features/announcements/agent-notice-list.tsx';
import { useTexts } from '../i18n/texts-scope.tsx';
import { AgentSheet } from './agent-sheet.tsx';
import { ContactWays } from './contact-ways.tsx';
import { useLobby } from './use-lobby.tsx';

/** `/m/member/notice?types=A`: announcements for agents (AG-6). */
export default function AgentNoticePage() {
  const { t } = useTexts();
  const { scope } = useLobby();
  return (
    <AgentSheet route="agentNotice" stacked>
      <AgentNoticeList scope={scope} />
      <ContactWays title={t('messages.stillAsking')} service="affiliates" />
    </AgentSheet>
  );
}
