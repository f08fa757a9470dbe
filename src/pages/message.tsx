import { useStore } from '@nanostores/react';
import Mail from 'lucide/dist/esm/icons/mail.mjs';
import Megaphone from 'lucide/dist/esm/icons/megaphone.mjs';
import { $status } from '../config/status.ts';
import { currentAnnouncements } from '../features/announcements/notices.ts';
import { unreadNews } from '../features/announcements/unread-news.ts';
import { explainFreePlay } from '../features/messages/explain-free-play.ts';
import { inboxUnread } from '../features/messages/unread.ts';
import { CountedBadge, UnreadBadge } from '../features/messages/unread-badge.tsx';
import { useTexts } from '../i18n/texts-scope.tsx';
import { linkTo } from '../routes/routes.ts';
import { checkInboxAccess } from '../session/gates.ts';
import { $session } from '../session/session.ts';
import { DrawerLink } from '../shell/drawers/drawer-link.tsx';
import { ContactWays } from './contact-ways.tsx';
import { MessageGroup } from './message-group.tsx';
import { MessagePane } from './message-pane.tsx';
import { useLobby } from './use-lobby.tsx';
import { WaitingMessage } from './waiting-message.tsx';
import './message.css';

/** `/m/message`: customer service, announcements and inbox (MS-1). */
export default function MessagePage() {
  const { t } = useTexts();
  const { scope } = useLobby();
  const news = unreadNews(useStore(currentAnnouncements(scope)), useStore($session));
  const status = useStore($status);
  const inbox = checkInboxAccess() === 'trial' ? { onClick: explainFreePlay } : { href: linkTo('inbox') };
  if (status.state === 'loading') return <WaitingMessage />;
  return (
    <div className="message-page">
      <nav className="message-page__ways" aria-label={t('messages.ways')}>
        <ContactWays title={t('messages.contact')} service="affiliates" />
        <MessageGroup title={t('messages.news')} art="news">
          <li>
            <DrawerLink shapes={Megaphone} href={linkTo('notice')}>
              <span>{t('messages.announcements')}</span>
              <UnreadBadge count={news} />
            </DrawerLink>
          </li>
          <li>
            <DrawerLink shapes={Mail} {...inbox}>
              <span>{t('messages.messages')}</span>
              <CountedBadge unread={inboxUnread} />
            </DrawerLink>
          </li>
        </MessageGroup>
      </nav>
      <MessagePane />
    </div>
  );
}
