import { probeGateway } from '../src/config/probe.ts';
import { siteConfig } from '../src/config/site-config.ts';
import { encryptionKey } from '../src/config/status.ts';
import { leadToPasswordChange } from '../src/features/account/password/temporary-password.ts';
import { configureGateway } from '../src/gateway/client.ts';
import { $texts, switchLanguage } from '../src/i18n/language.ts';
import { browserClock, createIdle, type IdleTimer } from '../src/platform/idle.ts';
import { platform } from '../src/platform/platform.ts';
import { $session, dropEndedSession } from '../src/session/session.ts';
import { setDocumentLanguage } from '../src/shell/document-language.ts';
import { reportDropped } from '../src/shell/dropped-entries.ts';
import { resumePendingGame } from '../src/shell/follow-wanted.ts';
import { prefetchGameWindow } from '../src/shell/game-ahead.ts';
import { $shown } from '../src/shell/page-store.ts';
import { closePanel } from '../src/shell/panels.ts';
import { watchSessionLoss } from '../src/shell/session-loss.ts';
import { startSiteGame } from '../src/shell/start-game.ts';
import { followEase } from './accessibility/apply-options.ts';
import { followArrows } from './arrows/follow-arrows.ts';
import { followImageHosts } from './config/image-host.ts';
import { kioskConfig } from './config/kiosk-config.ts';
import { keepToCategories } from './config/offered-games.ts';
import { unofferedRules } from './config/offered-pages.ts';
import { offerOwnCodesOnly } from './config/without-sign-in-service.ts';
import { visitPage } from './device/platform.ts';
import { followFields } from './keyboard/keyboard-store.ts';
import { showOutside } from './navigation/external-link.ts';
import { followLinks } from './navigation/links.ts';
import { fetchAhead, followPlace } from './navigation/show-pages.ts';
import { followPhone, idleSecondsNow } from './phone-sign-in/busy-with-phone.ts';
import { watchCorner } from './staff/hold-corner.ts';
import { showStaffCorner } from './staff/staff-store.ts';
import { firstViewLoaded } from './start/first-view.ts';
import { checkConfig, taken, textOf } from './start/provision.ts';
import { type Following, followUpdates } from './start/watch-updates.ts';
import { $connectivity, type Watch, watchConnectivity } from './status/connectivity.ts';
import { showPlace, showUse, showVisit } from './status/page-status.ts';
import { tellGateway } from './status/report-status.ts';
import { followSupervisor } from './status/supervisor-status.ts';
import { $venue } from './venue/venue-state.ts';
import { followInput } from './visit/user-input.ts';
import { $visit, endVisit, visitFetch } from './visit/visit.ts';

/** What the gateway reads in the Device header: a logout from here clears the browser's storage too. */
const DEVICE = 'KIOSK';

let reach: Watch | undefined;

/** A request that meets no gateway has the terminal look at once whether it is away. */
const watchedFetch: typeof fetch = async (input, init) => {
  try {
    return await visitFetch(input, init);
  } catch (error) {
    if (error instanceof TypeError) reach?.check();
    throw error;
  }
};

/** Connects everything of a terminal that knows its config, and sets it going. */
export function runTerminal(): IdleTimer {
  const { base, paths, merchantCode } = gatewayOf();
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
    onMustChange: leadToPasswordChange,
  });
  offerOwnCodesOnly();
  const idle = startIdle();
  hideUnoffered();
  followLanguage(idle);
  followPlace();
  followLinks({
    page(address) {
      closePanel();
      visitPage(address);
    },
    outside: showOutside,
  });
  // For as long as the terminal runs, which also gives a look at the gateway something to renew.
  followImageHosts();
  reach = watchConnectivity(probeGateway);
  watchSessionLoss();
  if (kioskConfig().onScreenKeyboard) followFields();
  followEase();
  followArrows();
  void fetchAhead();
  prefetchGameWindow(() => import('../src/shell/game-overlay.tsx'));
  resumePendingGame(startSiteGame);
  const updates = takeUpdates(idle);
  followSupervisor({ end: idle.end, look: updates.look });
  tellOfPlace();
  watchCorner(showStaffCorner);
  if (kioskConfig().terminal) tellGateway(kioskConfig().terminal);
  return idle;
}

/** What stands on the screen and whether the gateway is reached, for who looks after the terminal. */
function tellOfPlace(): void {
  const tell = () => showPlace($shown.get()?.route ?? '', $connectivity.get());
  $shown.listen(tell);
  $connectivity.subscribe(tell);
}

function takeUpdates({ $idle }: IdleTimer): Following {
  const script = document.querySelector<HTMLScriptElement>('script[type=module][src]');
  return followUpdates({
    read: textOf,
    taken,
    check: checkConfig,
    page: location.pathname,
    entry: script?.getAttribute('src') ?? '',
    $idle,
    reload: () => location.reload(),
    report: (error) => platform().report({ name: 'provision', error }),
  });
}

function gatewayOf() {
  const { gateway, endpoints, merchantCode } = siteConfig();
  return { base: gateway, paths: endpoints, merchantCode };
}

function startIdle(): IdleTimer {
  const { countdownSeconds } = kioskConfig();
  const idle = createIdle({
    clock: browserClock,
    idleSeconds: idleSecondsNow,
    countdownSeconds,
    onEnd: () => void endVisit(),
  });
  followInput(idle.input, browserClock);
  document.addEventListener('keydown', idle.wake);
  $visit.subscribe(showVisit);
  followPhone(idle.input);
  // Until then it is starting: the supervisor must not take a page of placeholders for one that can be used.
  void firstViewLoaded().then(() =>
    idle.$idle.subscribe(({ state }) => showUse(state === 'attract' ? 'idle' : 'visit')),
  );
  // Nobody is here to have signed in: an answer that was late.
  $session.listen((session) => session && idle.$idle.get().state === 'attract' && void endVisit());
  $venue.subscribe((venue) => venue.state === 'closed' && idle.end());
  return idle;
}

function hideUnoffered(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(unofferedRules(kioskConfig()));
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

function followLanguage({ $idle }: IdleTimer): void {
  const home = kioskConfig().language;
  $texts.subscribe((texts) => {
    if (!texts) return;
    setDocumentLanguage(texts);
    keepToCategories(texts.language);
    // A choice that was still on its way when its visitor left.
    if ($idle.get().state === 'attract' && texts.language !== home) void switchLanguage(home);
  });
}
