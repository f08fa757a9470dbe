import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type { Announcement } from '../gateway/endpoints/announcements.ts';
import { languages } from '../i18n/languages.ts';
import { useTexts } from '../i18n/texts-scope.tsx';
import { dayText } from '../lib/dates.ts';
import { $session } from '../session/session.ts';
import { Face } from '../ui/face.tsx';
import { Fold } from '../ui/fold.tsx';
import { Html } from '../ui/html.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import type { AnnouncementsScope } from './announcements.ts';
import { keepsRead, markRead, ownAnnouncements, playerNews } from './notices.ts';

interface Props {
  scope: AnnouncementsScope;
  /** Place of the announcement to open, as the marquee counts; -1 for none. */
  index: number;
}

/** The announcements, each with its text to open and close (AN-2); one is open at a time. */
export function NoticeList({ scope, index }: Props) {
  const $news = ownAnnouncements(scope);
  const news = playerNews(useStore($news));
  const [open, setOpen] = useState(index);
  return (
    <Face
      remote={news}
      retry={$news.reload}
      skeleton={<Skeleton className="fold--waiting" count={5} />}
      empty="announcements.none"
      isEmpty={(value) => !value.length}
    >
      {(value) => (
        <ul className="folds">
          {value.map((notice, place) => (
            <Notice
              key={notice.id}
              notice={notice}
              open={place === open}
              onToggle={() => setOpen(place === open ? -1 : place)}
              onOpen={() => markRead(scope, notice)}
            />
          ))}
        </ul>
      )}
    </Face>
  );
}

interface NoticeProps {
  notice: Announcement;
  open: boolean;
  onToggle(): void;
  onOpen(): void;
}

function Notice({ notice: { id, title, content, startDate, read }, open, onToggle, onOpen }: NoticeProps) {
  const { t, language } = useTexts();
  // Nobody keeps what a guest or a trial account has read.
  const news = keepsRead(useStore($session)) && !read;
  return (
    <Fold
      id={`notice-${id}`}
      title={title.trim() || t('announcements.untitled')}
      mark={news ? t('announcements.new') : undefined}
      open={open}
      onToggle={onToggle}
      onOpen={onOpen}
    >
      {startDate && (
        <p className="fold__date">
          <bdi>{dayText(startDate, languages[language].locales)}</bdi>
        </p>
      )}
      <Html source={content} />
    </Fold>
  );
}
