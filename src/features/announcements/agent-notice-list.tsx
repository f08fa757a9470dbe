import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { useTexts } from '../../i18n/texts-scope.tsx';
import { $session } from '../../session/session.ts';
import { AsyncView } from '../../ui/async-view.tsx';
import { GrowingList } from '../../ui/growing-list.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { agentNews, clickNotice, isUnread } from './agent-notices.ts';
import type { AnnouncementsScope } from './announcements.ts';
import { Notice } from './notice.tsx';

/** Announcements for agents. Cards open independently, and every click on one is reported (AG-6). */
export function AgentNoticeList({ scope }: { scope: AnnouncementsScope }) {
  const { t } = useTexts();
  const $news = agentNews(scope);
  const session = useStore($session);
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const toggle = (id: string) => {
    const next = new Set(open);
    if (!next.delete(id)) next.add(id);
    setOpen(next);
  };
  return (
    <AsyncView
      remote={useStore($news)}
      retry={$news.reload}
      skeleton={<Skeleton className="accordion-item--waiting" count={4} />}
      empty="announcements.none"
      isEmpty={({ list }) => !list.length}
    >
      {({ list }) => (
        <GrowingList items={list}>
          {(drawn) => (
            <ul className="accordion">
              {drawn.map((notice) => (
                <Notice
                  key={notice.id}
                  notice={notice}
                  mark={isUnread(notice, session) ? t('announcements.new') : undefined}
                  open={open.has(notice.id)}
                  onToggle={() => {
                    toggle(notice.id);
                    clickNotice(scope, notice);
                  }}
                />
              ))}
            </ul>
          )}
        </GrowingList>
      )}
    </AsyncView>
  );
}
