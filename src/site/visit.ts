import { dismissBar } from '../features/install/install-offers.ts';
import { deleteSearchesWithSession } from '../games/search/recent-searches.ts';
import { platform } from '../platform/platform.ts';
import { recordWebClip } from '../platform/web-clip.ts';
import { watchSearchKey } from '../shell/drawers/search-key.ts';
import { prefetchGameWindow } from '../shell/game/prefetch-game-window.ts';
import { resumePendingGame } from '../shell/game/resume-pending-game.ts';
import { startSiteGame } from '../shell/game/start-site-game.ts';
import { watchRelease } from '../shell/page/replaced-build.ts';
import { loadCard, PageBlockState } from '../shell/status/page-block-state.tsx';
import { watchConnection } from '../shell/status/watch-connection.ts';
// Imported eagerly, so that overlays, toasts, Back and error reports work without a network.
import '../shell/drawers/overlays.tsx';
import '../shell/status/reports.ts';
import '../ui/toast-host.tsx';
import '../features/announcements/marquee-states.css';
import '../shell/header/language-list.css';
import '../shell/page/page-fade.css';
import './after-start.css';
import '../features/home/game-carousel.css';
import '../ui/control-states.css';
import '../ui/default-picture.css';
import '../ui/async-view.css';
import '../ui/growing-list.css';
import '../ui/figures.css';
import '../ui/html-content.css';
import '../games/favourites/starred.css';
import '../games/grid/search-progress.css';
import '../games/search/marked.css';
import './desktop-dialog.css';
import './footer.css';
import './move-pictures.css';
import './back.ts';
import { $blockStateView } from '../ui/async-view.tsx';
import { followArrival } from './arrival.ts';
import { followContracts } from './contracts.ts';
import { fetchDisplayFont } from './display-font.ts';
import { showDownloadBarLater } from './download-bar.ts';
import { forgetVisited } from './forget-visited.ts';
import { followIdleSessions } from './idle-sign-out.ts';
import { showKeyTips } from './key-tips.ts';
import { measureVisit, whenIdle } from './measure-visit.ts';
import { movePictures } from './move-pictures.ts';
import { fetchOtherPages } from './other-pages.ts';
import { followOtherTabs } from './other-tabs.ts';
import { fetchPanels } from './panel-files.ts';
import { watchSwipes } from './swipe.ts';
import { watchTiles } from './tile-previews.ts';

/** Starts everything that can wait until the first page is shown. */
export function followVisit(): void {
  $blockStateView.set(PageBlockState);
  watchConnection();
  watchRelease();
  recordWebClip(platform());
  showDownloadBarLater();
  prefetchGameWindow(() => import('../shell/game/game-overlay.tsx'));
  deleteSearchesWithSession();
  watchSwipes();
  movePictures();
  showKeyTips();
  followOtherTabs();
  forgetVisited();
  measureVisit();
  fetchDisplayFont();
  // When its code cannot be loaded, the site works without a service worker.
  whenIdle(
    () =>
      void import('./follow-worker.ts').then(
        ({ followWorker }) => followWorker(),
        () => {},
      ),
  );
  whenIdle(() => void loadCard());
  followContracts();
  followIdleSessions();
  resumePendingGame(startSiteGame);
  void fetchOtherPages();
  fetchPanels();
  watchSearchKey();
  watchTiles();
  followArrival(beganAt());
  addEventListener('appinstalled', dismissBar);
}

/** Returns the address at which the visit began; the page may already have replaced it. */
function beganAt(): string {
  return performance.getEntriesByType('navigation')[0]?.name ?? location.href;
}
