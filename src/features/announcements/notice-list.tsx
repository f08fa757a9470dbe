import { useStore } from '@nanostores/react';
import Megaphone from 'lucide/dist/esm/icons/megaphone.mjs';
import { useState } from 'react';
import { useTexts } from '../../i18n/texts-scope.tsx';
import { $session } from '../../session/session.ts';
import { AccordionSection, AccordionSign } from '../../ui/accordion-section.tsx';
import { AsyncView } from '../../ui/async-view.tsx';
import { GrowingList } from '../../ui/growing-list.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { AnnouncementsScope } from './announcements.ts';
import { markRead } from './mark-read.ts';
import { Notice } from './notice.tsx';
import { currentAnnouncements, playerNews, storesReadMarks } from './notices.ts';

interface Props {
  scope: AnnouncementsScope;
  /** Index of the open announcement, counted as in the marquee; -1 for none. */
  index: number;
  /** Reports the index of the open announcement. */
  onIndex?: (index: number) => void;
}

/** The announcements as an accordion (AN-2); one is open at a time. */
export function NoticeList({ scope, index, onIndex }: Props) {
  const { t } = useTexts();
  const session = useStore($session);
  const $news = currentAnnouncements(scope);
  const news = playerNews(useStore($news));
  const [open, setOpen] = useState(index);
  const [asked, setAsked] = useState(index);
  if (index !== asked) {
    setAsked(index);
    setOpen(index);
  }
  // Guests and trial accounts have none.
  const hasMarks = storesReadMarks(session);
  const choose = (next: number) => {
    setOpen(next);
    onIndex?.(next);
  };
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
            <AccordionSection count={drawn.length} onBeside={() => open < 0 && setOpen(0)}>
              {drawn.map((notice, place) => (
                <Notice
                  key={notice.id}
                  notice={notice}
                  mark={hasMarks && !notice.read ? t('announcements.new') : undefined}
                  sign={<AccordionSign shapes={Megaphone} isRead={hasMarks && notice.read} />}
                  open={place === open}
                  onToggle={() => choose(place === open ? -1 : place)}
                  onOpen={() => markRead(scope, notice)}
                />
              ))}
            </AccordionSection>
          )}
        </GrowingList>
      )}
    </AsyncView>
  );
}
