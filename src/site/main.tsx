import '../ui/tokens.css';
import '../shell/base.css';
import './base.css';
import './display-font.css';
import { startTransition } from 'react';
import { chooseImageHost } from '../config/images.ts';
import { readSiteConfig } from '../config/read-site-config.ts';
import { $siteConfig } from '../config/site-config.ts';
import { $status, encryptionKey } from '../config/status.ts';
import { isOnGameEntry } from '../games/launch/game-history-entry.ts';
import { wholeValues } from '../games/short-catalogue.ts';
import { fillStores } from '../gateway/cache/fill-stores.ts';
import { configureGateway } from '../gateway/http/client.ts';
import { asLoadError } from '../gateway/http/errors.ts';
import { $texts, startLanguage, switchLanguage } from '../i18n/language.ts';
import { limitLoads } from '../lib/load-limit.ts';
import { pages } from '../pages/entries.ts';
import { keepInstallPrompt } from '../platform/install-prompt.ts';
import { providePlatform } from '../platform/platform.ts';
import { routeAt } from '../routes/routes.ts';
import { $session, dropEndedSession, restoreSession } from '../session/session.ts';
import { applyBrand } from '../shell/page/brand.ts';
import { builtMessages } from '../shell/page/built-messages.ts';
import { setDocumentLanguage } from '../shell/page/document-language.ts';
import { showPage } from '../shell/page/page-store.ts';
import { rootErrors, watchPageErrors } from '../shell/status/watch-page-errors.ts';
import { watchSessionLoss } from '../shell/status/watch-session-loss.ts';
import { App } from './app.tsx';
import { followLinks, settleAddress } from './links.ts';
import { keepHistory, sitePlatform } from './platform.ts';
import { replayInput } from './replay-input.ts';
import { report } from './report.ts';
import { showStartFailed } from './start-failed.ts';
import { imageDraw, prefetchPlanned, servedState, takePrefetched } from './take-prefetched.ts';

declare const __CONFIG_ADDRESS__: string;

/**
 * Milliseconds until the first retry of code that could not be fetched; doubled each time, as the file may be
 * deleted.
 */
const RETRY_DELAY = 5_000;

limitLoads();

async function start(): Promise<void> {
  const platform = sitePlatform();
  providePlatform(platform);
  // Browsers send this event once, soon after the page has loaded, so it may already have happened.
  addEventListener('beforeinstallprompt', keepInstallPrompt);
  const { offer, input } = window.foyerPrefetched ?? {};
  if (offer) keepInstallPrompt(offer);
  if (input) replayInput(input);
  watchPageErrors();
  document.documentElement.classList.toggle('in-app', platform.device.inApp);
  const answer = await takePrefetched(__CONFIG_ADDRESS__);
  const config = readSiteConfig(await answer.text());
  await prefetchPlanned();
  const served = servedState();
  if (served) fillStores(wholeValues(served.values()));
  $siteConfig.set(config);
  platform.persistentStorage.set('theme', config.brand.theme ?? 'dark');
  applyBrand();
  const draw = imageDraw();
  chooseImageHost(config.imageCDNs, config.gateway, draw);
  configureGateway({
    base: config.gateway,
    paths: config.endpoints,
    merchantCode: config.merchantCode,
    token: () => $session.get()?.token,
    device: () => (platform.device.installed ? 'OTHERS' : 'MOBILE'),
    key: encryptionKey,
    fetch: takePrefetched,
    report: platform.report,
    onSessionLost: dropEndedSession,
    onDropped(...answer) {
      void import('../shell/status/dropped-entries.ts').then(({ reportDropped }) => reportDropped(...answer));
    },
    onMustChange(token) {
      void import('../features/account/password/temporary-password.ts').then(({ redirectToPasswordChange }) =>
        redirectToPasswordChange(token),
      );
    },
  });
  restoreSession();
  $status.subscribe((status) => {
    if (status.state === 'ready') chooseImageHost(status.value.info.imageCDNs, config.gateway, draw);
  });
  if (config.newWindowVendors.length) {
    const { openGameWindow } = await import('../games/launch/game-window.ts');
    platform.openGameWindow = (title) => openGameWindow(platform.device, title);
  }
  const language = startLanguage();
  await switchLanguage(language, builtMessages(takePrefetched));
  $texts.subscribe((texts) => texts && setDocumentLanguage(texts));
  if (isOnGameEntry()) void keepHistory();
  settleAddress();
  const route = routeAt(location.pathname) ?? 'home';
  const arrives = performance.getEntriesByType('navigation')[0]?.type === 'navigate';
  if (!arrives) await followScroll();
  const [{ createRoot, hydrateRoot }] = await Promise.all([
    // Imported separately, so that a slow phone does not run all the code in one long task.
    import('./renderer.tsx'),
    showPage(route, pages[route], undefined, !served?.hydrates),
  ]);
  document.documentElement.classList.remove('starting');
  followLinks();
  watchSessionLoss();
  // Evaluating React's code took a long task, so the render starts in a new one.
  await new Promise((go) => setTimeout(go));
  // A transition renders in small steps; until then the first paint stays visible.
  const onShown = () => {
    window.foyerPrefetched?.start.shown();
    if (arrives) void followScroll();
    const follow = (wait: number): void => {
      // Retries until the code arrives. The browser's online event is no use: it may fire before there is a
      // connection.
      import('./visit.ts').then(
        ({ followVisit }) => followVisit(),
        () => setTimeout(follow, wait, 2 * wait),
      );
    };
    follow(RETRY_DELAY);
  };
  const app = <App onShown={onShown} />;
  const root = document.getElementById('root')!;
  startTransition(() => {
    if (served?.hydrates) hydrateRoot(root, app, rootErrors);
    else createRoot(root, rootErrors).render(app);
  });
}

/**
 * Restores and records scroll positions. Only a visitor who reloads or returns waits for the code; a new page begins
 * at the top anyway, also when the code cannot be loaded.
 */
const followScroll = () => import('./scroll.ts').then(({ restoreScroll }) => restoreScroll(), asLoadError);

start().catch((error: unknown) => {
  showStartFailed(error);
  report({ name: 'start', error });
});
