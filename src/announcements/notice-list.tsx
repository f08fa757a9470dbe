import { useStore } from '@nanostores/react';
import ChevronDown from 'lucide/dist/esm/icons/chevron-down.mjs';
import { useEffect, useRef, useState } from 'react';
import type { Announcement } from '../gateway/endpoints/announcements.ts';
import { languages } from '../i18n/languages.ts';
import { useTexts } from '../i18n/texts-scope.tsx';
import { dayText } from '../lib/dates.ts';
import { $session } from '../session/session.ts';
import { Disclosure } from '../ui/disclosure.tsx';
import { Face } from '../ui/face.tsx';
import { Html } from '../ui/html.tsx';
import { Icon } from '../ui/icon.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import type { AnnouncementsScope } from './announcements.ts';
import { keepsRead, markRead, ownAnnouncements, playerNews } from './notices.ts';
import './notice-list.css';

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
      skeleton={<Skeleton className="notice notice--waiting" count={5} />}
      empty="announcements.none"
      isEmpty={(value) => !value.length}
    >
      {(value) => (
        <ul className="notices">
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
  const element = useRef<HTMLLIElement>(null);
  const opened = useRef(onOpen);
  opened.current = onOpen;
  useEffect(() => {
    if (!open) return;
    element.current?.scrollIntoView({ block: 'nearest' });
    opened.current();
  }, [open]);
  return (
    <li ref={element} className="notice">
      <Disclosure
        id={`notice-${id}`}
        open={open}
        onToggle={onToggle}
        headClass="notice__title"
        className="notice__text"
        head={
          <>
            <span dir="auto">{title.trim() || t('announcements.untitled')}</span>
            {news && <span className="notice__new">{t('announcements.new')}</span>}
            <Icon shapes={ChevronDown} />
          </>
        }
      >
        {startDate && (
          <p className="notice__date">
            <bdi>{dayText(startDate, languages[language].locales)}</bdi>
          </p>
        )}
        <Html source={content} />
      </Disclosure>
    </li>
  );
}
