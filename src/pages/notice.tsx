import { NoticeList } from '../features/announcements/notice-list.tsx';
import { useLobby } from './use-lobby.tsx';
import { useSearch } from './use-search.tsx';
import './list-page.css';

/** The announcements; the query says which one was tapped (AN-2). */
export default function NoticePage() {
  const { scope } = useLobby();
  const asked = useSearch().get('index');
  return (
    <div className="list-page">
      <NoticeList key={asked} scope={scope} index={asked && /^\d+$/.test(asked) ? Number(asked) : -1} />
    </div>
  );
}
