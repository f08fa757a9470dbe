import { probeGateway } from '../src/config/probe-gateway.ts';
import { siteConfig } from '../src/config/site-config.ts';
import { encryptionKey } from '../src/config/status.ts';
import { redirectToPasswordChange } from '../src/features/account/password/temporary-password.ts';
import { configureGateway } from '../src/gateway/http/client.ts';
import { $texts, switchLanguage } from '../src/i18n/language.ts';
import { browserClock, createIdle, type IdleTimer } from '../src/platform/idle.ts';
import { platform } from '../src/platform/platform.ts';
import { $session, dropEndedSession } from '../src/session/session.ts';
import { closePanel } from '../src/shell/drawers/panels.ts';
import { prefetchGameWindow } from '../src/shell/game/prefetch-game-window.ts';
import { resumePendingGame } from '../src/shell/game/resume-pending-game.ts';
import { startSiteGame } from '../src/shell/game/start-site-game.ts';
import { setDocumentLanguage } from '../src/shell/page/document-language.ts';
import { $shown } from '../src/shell/page/page-store.ts';
import { reportDropped } from '../src/shell/status/dropped-entries.ts';
import { watchSessionLoss } from '../src/shell/status/watch-session-loss.ts';
import { applyAccessibilityOptions } from './accessibility/apply-options.ts';
import { enableArrowKeys } from './arrows/arrow-keys.ts';
import { watchImageHosts } from './config/image-host.ts';
import { kioskConfig } from './config/kiosk-config.ts';
import { limitToOfferedCategories } from './config/offered-games.ts';
import { hideUnofferedLinksCss } from './config/offered-pages.ts';
import { disableFlags } from './config/without-sign-in-service.ts';
import { navigateToOffered } from './device/platform.ts';
import { showKeyboardForFields } from './keyboard/keyboard-store.ts';
import { showExternalLink } from './navigation/external-link.ts';
import { interceptLinks } from './navigation/links.ts';
import { prefetchBuild, showPageOfLocation } from './navigation/show-pages.ts';
import { currentIdleSeconds, extendIdleForPhone } from './phone-sign-in/busy-with-phone.ts';
import { onStaffCornerHeld } from './staff/hold-corner.ts';
import { showStaffCorner } from './staff/staff-store.ts';
import { firstViewLoaded } from './start/first-view.ts';
import { checkConfig, fetchText, loadedConfigTexts } from './start/provision.ts';
import { type UpdateWatch, watchUpdates } from './start/watch-updates.ts';
import { $connectivity, type ConnectivityWatch, watchConnectivity } from './status/connectivity.ts';
import { publishActivity, publishPage, publishVisit } from './status/page-status.ts';
import { reportStatusToGateway } from './status/report-status.ts';
import { handleSupervisorEvents } from './status/supervisor-status.ts';
import { $venue } from './venue/venue-state.ts';
import { watchUserInput } from './visit/user-input.ts';
import { $visit, endVisit, visitFetch } from './visit/visit.ts';

/** Device header, by which a logout also clears the browser's storage. */
const DEVICE = 'KIOSK';

let connectivity: ConnectivityWatch | undefined;

/** Probes the gateway at once after a request that did not reach it. */
const watchedFetch: typeof fetch = async (input, init) => {
  try {
    return await visitFetch(input, init);
  } catch (error) {
    if (error instanceof TypeError) connectivity?.check();
    throw error;
  }
};

/** Starts everything that needs the configuration. */
export function startTerminal(): IdleTimer {
  const { base, paths, merchantCode } = gatewaySettings();
  configureGateway({
    base,
    paths,
    merchantCode,
    token: () => $session.get()?.token,
    device: () => DEVICE,
    key: encryptionKey,
    fetch: watchedFetch,
    report: (event) => platform().report(event),
    onDropped: reportDropped,
    onSessionLost: dropEndedSession,
    onMustChange: redirectToPasswordChange,
  });
  disableFlags();
  const idle = startIdle();
  hideUnofferedLinks();
  watchLanguage(idle);
  showPageOfLocation();
  interceptLinks({
    page(address) {
      closePanel();
      navigateToOffered(address);
    },
    outside: showExternalLink,
  });
  // Watches for as long as the terminal runs, which also keeps the status loaded for the probe to refresh.
  watchImageHosts();
  connectivity = watchConnectivity(probeGateway);
  watchSessionLoss();
  if (kioskConfig().onScreenKeyboard) showKeyboardForFields();
  applyAccessibilityOptions();
  enableArrowKeys();
  void prefetchBuild();
  prefetchGameWindow(() => import('../src/shell/game/game-overlay.tsx'));
  resumePendingGame(startSiteGame);
  const updates = startUpdateWatch(idle);
  handleSupervisorEvents({ end: idle.end, look: updates.check });
  publishPageChanges();
  onStaffCornerHeld(showStaffCorner);
  if (kioskConfig().terminal) reportStatusToGateway(kioskConfig().terminal);
  return idle;
}

/** Publishes the current page and whether the gateway is reached. */
function publishPageChanges(): void {
  const tell = () => publishPage($shown.get()?.route ?? '', $connectivity.get());
  $shown.listen(tell);
  $connectivity.subscribe(tell);
}

function startUpdateWatch({ $idle }: IdleTimer): UpdateWatch {
  const script = document.querySelector<HTMLScriptElement>('script[type=module][src]');
  return watchUpdates({
    read: fetchText,
    taken: loadedConfigTexts,
    check: checkConfig,
    page: location.pathname,
    entry: script?.getAttribute('src') ?? '',
    $idle,
    reload: () => location.reload(),
    report: (error) => platform().report({ name: 'provision', error }),
  });
}

function gatewaySettings() {
  const { gateway, endpoints, merchantCode } = siteConfig();
  return { base: gateway, paths: endpoints, merchantCode };
}

function startIdle(): IdleTimer {
  const { countdownSeconds } = kioskConfig();
  const idle = createIdle({
    clock: browserClock,
    idleSeconds: currentIdleSeconds,
    countdownSeconds,
    onEnd: () => void endVisit(),
  });
  watchUserInput(idle.input, browserClock);
  document.addEventListener('keydown', idle.wake);
  $visit.subscribe(publishVisit);
  extendIdleForPhone(idle.input);
  // Until then the supervisor sees a starting terminal, not a page of placeholders.
  void firstViewLoaded().then(() =>
    idle.$idle.subscribe(({ state }) => publishActivity(state === 'attract' ? 'idle' : 'visit')),
  );
  // Ends a session that a late response started after its visitor had left.
  $session.listen((session) => session && idle.$idle.get().state === 'attract' && void endVisit());
  $venue.subscribe((venue) => venue.state === 'closed' && idle.end());
  return idle;
}

function hideUnofferedLinks(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(hideUnofferedLinksCss(kioskConfig()));
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

function watchLanguage({ $idle }: IdleTimer): void {
  const home = kioskConfig().language;
  $texts.subscribe((texts) => {
    if (!texts) return;
    setDocumentLanguage(texts);
    limitToOfferedCategories(texts.language);
    // Resets a language whose texts arrived after its visitor had left.
    if ($idle.get().state === 'attract' && texts.language !== home) void switchLanguage(home);
  });
}
