import { useStore } from '@nanostores/react';
import HandCoins from 'lucide/dist/esm/icons/hand-coins.mjs';
import House from 'lucide/dist/esm/icons/house.mjs';
import Megaphone from 'lucide/dist/esm/icons/megaphone.mjs';
import UserRoundPlus from 'lucide/dist/esm/icons/user-round-plus.mjs';
import { siteConfig } from '../../config/site-config.ts';
import { $flags } from '../../config/status.ts';
import { DIVIDEND_FLAG } from '../../features/agent/dividends.ts';
import { agentNews, unreadAgentNews } from '../../features/announcements/agent-notices.ts';
import { UnreadBadge } from '../../features/messages/unread-badge.tsx';
import type { TextKey } from '../../i18n/keys.ts';
import { useTexts } from '../../i18n/texts-scope.tsx';
import { linkTo, type RouteName } from '../../routes/routes.ts';
import { $session } from '../../session/session.ts';
import { Icon, type IconShapes } from '../../ui/icon.tsx';
import './bottom-menu.css';
import './agent-footer.css';
import '../header/inbox-badge.css';

const items: readonly [RouteName, TextKey, IconShapes][] = [
  ['home', 'shell.home', House],
  ['openAccount', 'agent.openAccount', UserRoundPlus],
  ['dividend', 'agent.dividend', HandCoins],
  ['agentNotice', 'shell.announcements', Megaphone],
];

/** Links at the bottom of the agents' pages, instead of the bottom menu (AG-3). */
export function AgentFooter({ route }: { route?: RouteName }) {
  const { t, language } = useTexts();
  const flags = useStore($flags);
  const session = useStore($session);
  const news = useStore(agentNews({ merchantCode: siteConfig().merchantCode, language }));
  return (
    <nav className="bottom-menu agent-footer" aria-label={t('agent.footer')}>
      {items
        .filter(([name]) => name !== 'dividend' || flags[DIVIDEND_FLAG])
        .map(([name, text, shapes]) => (
          <a
            key={name}
            className="bottom-menu__item"
            href={linkTo(name, { types: name === 'agentNotice' ? 'A' : '' })}
            aria-current={route === name ? 'page' : undefined}
          >
            <Icon shapes={shapes} />
            <span>{t(text)}</span>
            {name === 'agentNotice' && <UnreadBadge count={unreadAgentNews(news, session)} />}
          </a>
        ))}
    </nav>
  );
}
