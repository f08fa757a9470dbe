import { Suspense } from 'react';
import { siteConfig } from '../config/site-config.ts';
import { bannerPictureFor, bannersOf } from '../features/announcements/announcements.ts';
import { BannerCarousel } from '../features/announcements/banner-carousel.tsx';
import { currentAnnouncements, playerNews } from '../features/announcements/notices.ts';
import { blockId } from '../features/home/anchors.ts';
import { Lobby } from '../features/home/lobby.tsx';
import { LazyWinners } from '../features/winners/lazy-winners.tsx';
import { StartGameScope } from '../games/launch/start-game-scope.tsx';
import { linkTo } from '../routes/routes.ts';
import { SearchButton } from '../shell/header/search-button.tsx';
import { ErrorBoundary } from '../ui/error-boundary.tsx';
import { lazyComponent } from '../ui/lazy-component.tsx';
import { useDeferredStore } from '../ui/use-deferred-store.tsx';
import { useLobby } from './use-lobby.tsx';
import './home.css';

const DownloadTool = lazyComponent(() => import('../shell/header/download-tool.tsx'));
const Marquee = lazyComponent(async () => ({
  default: (await import('../features/announcements/marquee.tsx')).Marquee,
}));

export { homeReads as reads } from './home-reads.ts';

/** Home (HM-1): announcements, banners, and the lobby with its anchors. */
export default function HomePage() {
  const { scope, currency, play } = useLobby();
  const $news = currentAnnouncements(scope);
  const news = useDeferredStore($news);
  const banners = bannersOf(news);
  return (
    <StartGameScope value={play}>
      <div className="home stage">
        <h1 className="visually-hidden">{siteConfig().brand.name}</h1>
        <div id={blockId('HOME')} className="home__top" tabIndex={-1}>
          <div className="home__news">
            {news.state !== 'failed' && (
              <ErrorBoundary name="home announcements">
                <Suspense fallback={<div className="marquee" />}>
                  <Marquee
                    news={playerNews(news)}
                    addressOf={(index) => linkTo('notice', { index: String(index) })}
                    tool={
                      <Suspense>
                        <DownloadTool className="marquee__download" />
                      </Suspense>
                    }
                  />
                </Suspense>
              </ErrorBoundary>
            )}
            <SearchButton className="home__search" />
          </div>
          <ErrorBoundary name="home banners">
            <BannerCarousel banners={banners} retry={$news.reload} />
          </ErrorBoundary>
        </div>
        <Lobby
          scope={scope}
          sportsPicture={bannerPictureFor('sportGames', banners)}
          winners={
            <LazyWinners
              merchantCode={scope.merchantCode}
              currency={currency}
              room="home__winners"
              onPlay={play}
            />
          }
        />
      </div>
    </StartGameScope>
  );
}
