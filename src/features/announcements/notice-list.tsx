import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { useTexts } from '../../i18n/texts-scope.tsx';
import { $session } from '../../session/session.ts';
import { AsyncView } from '../../ui/async-view.tsx';
import { GrowingList } from '../../ui/growing-list.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { AnnouncementsScope } from './announcements.ts';
import { markRead } from './mark-read.ts';
import { Notice } from './notice.tsx';
import { keepsRead, ownAnnouncements, playerNews } from './notices.ts';

interface Props {
  scope: AnnouncementsScope;
  /** Place of the announcement to open, as the marquee counts; -1 for none. */
  index: number;
}

/** The announcements, each with its text to open and close (AN-2); one is open at a time. */
export function NoticeList({ scope, index }: Props) {
  const { t } = useTexts();
  const session = useStore($session);
  const $news = ownAnnouncements(scope);
  const news = playerNews(useStore($news));
  const [open, setOpen] = useState(index);
  return (
    <AsyncView
      remote={news}
      retry={$news.reload}
      skeleton={<Skeleton className="accordion-item--waiting" count={5} />}
      empty="announcements.none"
      isEmpty={(value) => !value.length}
    >
      {(value) => (
        <GrowingList items={value} atLeast={index + 1}>
          {(drawn) => (
            <ul className="accordion">
              {drawn.map((notice, place) => (
                <Notice
                  key={notice.id}
                  notice={notice}
                  // Nobody keeps what a guest or a trial account has read.
                  mark={keepsRead(session) && !notice.read ? t('announcements.new') : undefined}
                  open={place === open}
                  onToggle={() => setOpen(place === open ? -1 : place)}
                  onOpen={() => markRead(scope, notice)}
                />
              ))}
            </ul>
          )}
        </GrowingList>
      )}
    </AsyncView>
  );
}
