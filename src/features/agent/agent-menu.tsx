import { useStore } from '@nanostores/react';
import ArrowLeftRight from 'lucide/dist/esm/icons/arrow-left-right.mjs';
import BadgePercent from 'lucide/dist/esm/icons/badge-percent.mjs';
import Banknote from 'lucide/dist/esm/icons/banknote.mjs';
import ChartLine from 'lucide/dist/esm/icons/chart-line.mjs';
import Dices from 'lucide/dist/esm/icons/dices.mjs';
import FilePen from 'lucide/dist/esm/icons/file-pen.mjs';
import Gift from 'lucide/dist/esm/icons/gift.mjs';
import Headset from 'lucide/dist/esm/icons/headset.mjs';
import LayoutDashboard from 'lucide/dist/esm/icons/layout-dashboard.mjs';
import Mail from 'lucide/dist/esm/icons/mail.mjs';
import ShieldCheck from 'lucide/dist/esm/icons/shield-check.mjs';
import Users from 'lucide/dist/esm/icons/users.mjs';
import type { ReactNode } from 'react';
import { $flags } from '../../config/status.ts';
import { useTexts } from '../../i18n/texts-scope.tsx';
import type { RouteName } from '../../routes/routes.ts';
import { requireSession } from '../../session/require-session.ts';
import { Icon, type IconShapes } from '../../ui/icon.tsx';
import { type AgentMenuKey, agentAddress, agentMenu } from './agent-entries.ts';
import { pendingContracts } from './contracts.ts';
import './agent-menu.css';

const icons: Readonly<Record<AgentMenuKey, IconShapes>> = {
  overview: LayoutDashboard,
  transactions: ArrowLeftRight,
  management: Users,
  redRain: Gift,
  profitAndLoss: ChartLine,
  betting: Dices,
  rebateSettings: BadgePercent,
  rebateIncome: Banknote,
  security: ShieldCheck,
  inbox: Mail,
};

interface Props {
  route: RouteName;
  inboxBadge: ReactNode;
  contractsBadge: ReactNode;
  onContracts(): void;
  onService(): void;
}

/**
 * The agent's menu: entries by whitelabel key, contracts that need a reply (AG-5), and customer service, always
 * (AG-2).
 */
export function AgentMenu({ route, inboxBadge, contractsBadge, onContracts, onService }: Props) {
  const { t } = useTexts();
  const flags = useStore($flags);
  const waiting = useStore(pendingContracts);
  return (
    <nav className="agent-menu" aria-label={t('agent.menu')}>
      <ul className="agent-menu__list">
        {agentMenu(flags).map((entry) => (
          <li key={entry.key}>
            <a
              className="agent-menu__entry"
              href={agentAddress(entry)}
              aria-current={entry.to === route ? 'page' : undefined}
              onClick={(event) => {
                if (!requireSession()) event.preventDefault();
              }}
            >
              <Icon shapes={icons[entry.key]} />
              <span>{t(entry.text)}</span>
              {entry.key === 'inbox' && inboxBadge}
            </a>
          </li>
        ))}
        {waiting.state === 'ready' && waiting.value.length > 0 && (
          <li>
            <button type="button" className="agent-menu__entry" onClick={onContracts}>
              <Icon shapes={FilePen} />
              <span>{t('agent.contracts')}</span>
              {contractsBadge}
            </button>
          </li>
        )}
        <li>
          <button type="button" className="agent-menu__entry" onClick={onService}>
            <Icon shapes={Headset} />
            <span>{t('agent.service')}</span>
          </button>
        </li>
      </ul>
    </nav>
  );
}
