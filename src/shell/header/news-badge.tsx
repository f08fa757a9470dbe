import { useStore } from '@nanostores/react';
import { currentAnnouncements } from '../../features/announcements/notices.ts';
import { unreadNews } from '../../features/announcements/unread-news.ts';
import { UnreadBadge } from '../../features/messages/unread-badge.tsx';
import { useTexts } from '../../i18n/texts-scope.tsx';
import { $session } from '../../session/session.ts';
import { lobbyScope } from '../game/lobby-scope.ts';

/** Number of unread announcements. Needs the texts of messages. */
export default function NewsBadge() {
  const { language } = useTexts();
  const news = useStore(currentAnnouncements(lobbyScope(language)));
  return <UnreadBadge count={unreadNews(news, useStore($session))} />;
}
