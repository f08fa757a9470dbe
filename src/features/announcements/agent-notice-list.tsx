import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type { Announcement } from '../../gateway/endpoints/announcements.ts';
import { useTexts } from '../../i18n/texts-scope.tsx';
import { $session } from '../../session/session.ts';
import { AccordionSection } from '../../ui/accordion-section.tsx';
import { AsyncView } from '../../ui/async-view.tsx';
import { GrowingList } from '../../ui/growing-list.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useWideScreen } from '../../ui/use-media.tsx';
import { agentNews, clickNotice, isUnread } from './agent-notices.ts';
import type { AnnouncementsScope } from './announcements.ts';
import { Notice } from './notice.tsx';

/**
 * Announcements for agents. Every click on a card is reported (AG-6). Cards open independently; wide screens show the text of one,
 * at first the newest.
 */
export function AgentNoticeList({ scope }: { scope: AnnouncementsScope }) {
  const { t } = useTexts();
  const $news = agentNews(scope);
  const session = useStore($session);
  const isWide = useWideScreen();
  const [opened, setOpened] = useState<readonly string[]>([]);
  const open = isWide ? opened.slice(-1) : opened;
  const choose = (notice: Announcement) => {
    const { id } = notice;
    setOpened(open.includes(id) ? open.filter((one) => one !== id) : [...open, id]);
    clickNotice(scope, notice);
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
            <AccordionSection count={drawn.length} onBeside={() => list[0] && choose(list[0])}>
              {drawn.map((notice) => (
                <Notice
                  key={notice.id}
                  notice={notice}
                  mark={isUnread(notice, session) ? t('announcements.new') : undefined}
                  open={open.includes(notice.id)}
                  onToggle={() => choose(notice)}
                />
              ))}
            </AccordionSection>
          )}
        </GrowingList>
      )}
    </AsyncView>
  );
}
