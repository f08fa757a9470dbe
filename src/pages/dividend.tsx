import { useStore } from '@nanostores/react';
import { $status } from '../config/status.ts';
import { DividendList } from '../features/agent/dividend-list.tsx';
import { DIVIDEND_FLAG } from '../features/agent/dividends.ts';
import { BlockState } from '../ui/async-view.tsx';
import { AgentSheet } from './agent-sheet.tsx';

/** `/m/member/agent/agentDivident`: dividends by period, if the operator pays them (WL-12). */
export default function DividendPage() {
  const status = useStore($status);
  const off = status.state === 'ready' && !status.value.info.whitelabel[DIVIDEND_FLAG];
  return (
    <AgentSheet stacked route="dividend">
      {off ? <BlockState empty="errors.noPermission" /> : <DividendList />}
    </AgentSheet>
  );
}
