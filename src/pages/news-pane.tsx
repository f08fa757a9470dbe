import { NoticeList } from '../features/announcements/notice-list.tsx';
import { useTexts } from '../i18n/texts-scope.tsx';
import { linkTo } from '../routes/routes.ts';
import { Pane } from './pane.tsx';
import { useLobby } from './use-lobby.tsx';

/** The announcements with the open one, at first the newest, at their side. */
export default function NewsPane() {
  const { t } = useTexts();
  const { scope } = useLobby();
  return (
    <Pane name="news-pane" title={t('announcements.title')} address={linkTo('notice')} more={t('common.all')}>
      <NoticeList scope={scope} index={-1} />
    </Pane>
  );
}
