import { NoticeList } from '../features/announcements/notice-list.tsx';
import { currentAnnouncements } from '../features/announcements/notices.ts';
import { platform } from '../platform/platform.ts';
import { linkTo } from '../routes/routes.ts';
import type { PageModule } from '../shell/page/page-store.ts';
import { AfterHydration } from '../ui/use-hydrated.tsx';
import { useLobby } from './use-lobby.tsx';
import { useSearch } from './use-search.tsx';
import { WideOffers } from './wide-offers.tsx';
import './list-page.css';

export const reads: PageModule['reads'] = (scope) => [currentAnnouncements(scope)];

/** Keeps the open announcement in the address. */
function keep(index: number): void {
  platform().navigate(linkTo('notice', { index: index < 0 ? '' : String(index) }), { replace: true });
}

/** The announcements; the query names the open one (AN-2). */
export default function NoticePage() {
  const { scope } = useLobby();
  const asked = useSearch().get('index');
  return (
    <div className="list-page list-page--text">
      <NoticeList scope={scope} index={asked && /^\d+$/.test(asked) ? Number(asked) : -1} onIndex={keep} />
      <AfterHydration>
        <WideOffers />
      </AfterHydration>
    </div>
  );
}
