import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import { inboxUnread } from '../../features/messages/unread.ts';
import { CountedBadge } from '../../features/messages/unread-badge.tsx';
import { checkInboxAccess } from '../../session/gates.ts';
import { $session } from '../../session/session.ts';
import { $shown } from '../page/page-store.ts';
import './inbox-badge.css';

/** Number of unread inbox entries, refreshed with each page. */
export default function InboxBadge() {
  useStore($session);
  const turn = useStore($shown)?.turn;
  const counted = useRef(turn);
  useEffect(() => {
    if (turn === counted.current) return;
    counted.current = turn;
    inboxUnread.refresh();
  }, [turn]);
  return checkInboxAccess() ? null : <CountedBadge unread={inboxUnread} />;
}
