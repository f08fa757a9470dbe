import { mutate } from '../../gateway/cache/mutate.ts';
import { type Remote, type Resource, resource } from '../../gateway/cache/resource.ts';
import { getAgentAnnouncements } from '../../gateway/endpoints/agent.ts';
import type { Announcement } from '../../gateway/endpoints/announcements.ts';
import type { SessionInfo } from '../../gateway/endpoints/session.ts';
import { call } from '../../gateway/http/client.ts';
import type { Reply } from '../../gateway/http/endpoint.ts';
import { $session, PERSONAL_PREFIX } from '../../session/session.ts';
import type { AnnouncementsScope } from './announcements.ts';
import { storesReadMarks } from './notices.ts';
import { reportRead } from './read-reports.ts';

export type AgentNews = Reply<typeof getAgentAnnouncements>;

const AGENT_TYPES = 'A';
const AGENT_GROUP = 'm_home';

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

/** Returns the gateway's unread count; accounts of type 4 have no unread announcements (AG-6). */
export function unreadAgentNews(remote: Remote<AgentNews>, session: SessionInfo | undefined): number {
  return remote.state === 'ready' && storesReadMarks(session) ? remote.value.footer.unreadCount : 0;
}

export function isUnread({ read }: Pick<Announcement, 'read'>, session: SessionInfo | undefined): boolean {
  return storesReadMarks(session) && !read;
}

/** Marks a notice as read on screen, then at the gateway (AG-6). */
export function clickNotice(scope: AnnouncementsScope, { id }: Pick<Announcement, 'id'>): void {
  if (!storesReadMarks($session.get())) return;
  const $news = agentNews(scope);
  mutate($news, ({ list, footer }) => {
    const fresh = list.some((one) => one.id === id && !one.read);
    return {
      list: list.map((one) => (one.id === id ? { ...one, read: true } : one)),
      footer: { unreadCount: Math.max(0, footer.unreadCount - Number(fresh)) },
    };
  });
  reportRead(id, $news.reload);
}
