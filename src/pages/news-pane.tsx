import { NoticeList } from '../features/announcements/notice-list.tsx';
import { useTexts } from '../i18n/texts-scope.tsx';
import { linkTo } from '../routes/routes.ts';
import { useLobby } from './use-lobby.tsx';
import './news-pane.css';

/** The announcements with the open one, at first the newest, at their side. */
export default function NewsPane() {
  const { t } = useTexts();
  const { scope } = useLobby();
  return (
    <section className="news-pane" aria-labelledby="news-pane">
      <div className="news-pane__head">
        <h2 id="news-pane">{t('announcements.title')}</h2>
        <a className="text-link" href={linkTo('notice')}>
          {t('common.all')}
        </a>
      </div>
      <NoticeList scope={scope} index={-1} />
    </section>
  );
}
