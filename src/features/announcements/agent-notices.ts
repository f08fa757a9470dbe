import { call } from '../../gateway/client.ts';
import type { Reply } from '../../gateway/endpoint.ts';
import { getAgentAnnouncements } from '../../gateway/endpoints/agent.ts';
import type { Announcement } from '../../gateway/endpoints/announcements.ts';
import type { SessionInfo } from '../../gateway/endpoints/session.ts';
import { type Remote, type Resource, resource } from '../../gateway/resource.ts';
import { $session, PERSONAL_PREFIX } from '../../session/session.ts';
import type { AnnouncementsScope } from './announcements.ts';
import { keepsRead } from './notices.ts';
import { reportRead } from './read-reports.ts';

export type AgentNews = Reply<typeof getAgentAnnouncements>;

const AGENT_TYPES = 'A';
const AGENT_GROUP = 'm_home';

/** What the house tells its agents (AG-6). */
export function agentNews({ merchantCode, language }: AnnouncementsScope): Resource<AgentNews> {
  return resource(`${PERSONAL_PREFIX}agent-announcements/${merchantCode}/${language}`, (signal) => {
    const query = {
      types: AGENT_TYPES,
      groupName: AGENT_GROUP,
      platform: 'M',
      merchantCode,
      language,
    } as const;
    return call(getAgentAnnouncements, { query }, { signal });
  });
}

/** How many of them are unread, as the gateway counts; those of type 4 always count as read (A4). */
export function unreadAgentNews(remote: Remote<AgentNews>, session: SessionInfo | undefined): number {
  return remote.state === 'ready' && keepsRead(session) ? remote.value.footer.unreadCount : 0;
}

/** Whether one of them stands as unread. */
export function isUnread({ read }: Pick<Announcement, 'read'>, session: SessionInfo | undefined): boolean {
  return keepsRead(session) && !read;
}

/** Each click on a notice reports it as read (A4): here at once, then at the gateway. */
export function clickNotice(scope: AnnouncementsScope, { id }: Pick<Announcement, 'id'>): void {
  if (!keepsRead($session.get())) return;
  const $news = agentNews(scope);
  $news.mutate(({ list, footer }) => {
    const fresh = list.some((one) => one.id === id && !one.read);
    return {
      list: list.map((one) => (one.id === id ? { ...one, read: true } : one)),
      footer: { unreadCount: Math.max(0, footer.unreadCount - Number(fresh)) },
    };
  });
  reportRead(id, $news.reload);
}
