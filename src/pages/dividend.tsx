import { useStore } from '@nanostores/react';
import { $status } from '../config/status.ts';
import { DividendList } from '../features/agent/dividend-list.tsx';
import { DIVIDEND_FLAG } from '../features/agent/dividends.ts';
import { useTexts } from '../i18n/texts-scope.tsx';
import { AgentSheet } from './agent-sheet.tsx';

/** `/m/member/agent/agentDivident`: dividends by period, if the operator pays them (WL-12). */
export default function DividendPage() {
  const { t } = useTexts();
  const status = useStore($status);
  const off = status.state === 'ready' && !status.value.info.whitelabel[DIVIDEND_FLAG];
  return (
    <AgentSheet stacked route="dividend">
      {off ? <p className="async-view async-view--empty">{t('errors.noPermission')}</p> : <DividendList />}
    </AgentSheet>
  );
}
