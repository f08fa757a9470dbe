import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import type { Announcement } from '../../gateway/endpoints/announcements.ts';
import { useTexts } from '../../i18n/texts-scope.tsx';
import { $session } from '../../session/session.ts';
import { Button } from '../../ui/button.tsx';
import { GrowingList } from '../../ui/growing-list.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { AnnouncementsScope } from './announcements.ts';
import { markRead } from './mark-read.ts';
import { Notice } from './notice.tsx';
import { currentAnnouncements, storesReadMarks } from './notices.ts';
import './list-news.css';

interface Props {
  scope: AnnouncementsScope;
  list: 'hot' | 'promotion';
}

/** Announcements shown above a page's content; the others are collapsed. */
const VISIBLE = 3;

/** The announcements of a list above a page's content (AN-4); renders nothing without announcements. */
export function ListNews({ scope, list }: Props) {
  const { t } = useTexts();
  const session = useStore($session);
  const news = useStore(currentAnnouncements(scope));
  const [open, setOpen] = useState('');
  const [whole, setWhole] = useState(false);
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    if (whole) section.current?.querySelectorAll<HTMLElement>('[aria-expanded]')[VISIBLE]?.focus();
  }, [whole]);
  if (news.state === 'loading') return <Skeleton className="list-news list-news--waiting" />;
  if (news.state !== 'ready' || !news.value[list].length) return null;
  const all = news.value[list];
  const drawn = (some: readonly Announcement[]) => (
    <ul className="accordion">
      {some.map((notice) => (
        <Notice
          key={notice.id}
          notice={notice}
          mark={storesReadMarks(session) && !notice.read ? t('announcements.new') : undefined}
          open={notice.id === open}
          onToggle={() => setOpen(notice.id === open ? '' : notice.id)}
          onOpen={() => markRead(scope, notice)}
        />
      ))}
    </ul>
  );
  return (
    <section ref={section} className="list-news" aria-label={t('announcements.title')}>
      {whole ? <GrowingList items={all}>{drawn}</GrowingList> : drawn(all.slice(0, VISIBLE))}
      {!whole && all.length > VISIBLE && <Button onClick={() => setWhole(true)}>{t('common.more')}</Button>}
    </section>
  );
}
