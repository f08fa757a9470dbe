import { GroupBannerCarousel } from '../features/announcements/group-banner-carousel.tsx';
import { groupBanners } from '../features/announcements/group-banners.ts';
import { ListNews } from '../features/announcements/list-news.tsx';
import { currentAnnouncements } from '../features/announcements/notices.ts';
import { hotSource, loadedHotGames } from '../features/game-centre/centre-list.ts';
import { FilteredList } from '../features/game-centre/filtered-list.tsx';
import { parseChoice } from '../features/game-centre/list-address.ts';
import { catalogue } from '../games/catalogue.ts';
import { StartGameScope } from '../games/launch/start-game-scope.tsx';
import { hotList } from '../games/lists/lists.ts';
import { useTexts } from '../i18n/texts-scope.tsx';
import type { PageModule } from '../shell/page/page-store.ts';
import { useListAddress } from './use-list-address.tsx';
import { useLobby } from './use-lobby.tsx';
import './list-page.css';

/** Group name of this page's banners. */
const BANNERS = 'm_hotgames';

export const reads: PageModule['reads'] = (scope, { query }) => [
  groupBanners(scope, BANNERS),
  hotList(scope, parseChoice(query)),
  currentAnnouncements(scope),
  catalogue(scope),
];

/** The hot games (GC-8), below banners and announcements. */
export default function HotGamesPage() {
  const { t } = useTexts();
  const { scope, play } = useLobby();
  const choice = parseChoice(useListAddress((route) => route === 'hotGames').query);
  return (
    <StartGameScope value={play}>
      <div className="list-page">
        <FilteredList
          scope={scope}
          route="hotGames"
          title={t('lobby.hotGames')}
          choice={choice}
          list={hotList(scope, choice)}
          filterSource={hotSource(scope, choice)}
          loadedGames={() => loadedHotGames(scope, choice)}
          empty="lobby.noGames"
          above={
            <>
              <GroupBannerCarousel scope={scope} group={BANNERS} className="list-page__banners stage" />
              <ListNews scope={scope} list="hot" />
            </>
          }
        />
      </div>
    </StartGameScope>
  );
}
