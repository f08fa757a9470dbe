import type { LanguageCode } from '../../src/i18n/languages.ts';
import { backoffDelay, wait } from '../../src/lib/timing.ts';
import { createBackoff } from './backoff.ts';
import { type Browser, killLeftoverBrowser, startBrowser } from './browser.ts';
import type { Journal } from './journal.ts';
import { createNightlyRestart } from './nightly-restart.ts';
import { offlinePage } from './offline-page.ts';
import type { PageBridge } from './page-bridge.ts';
import { type InterceptedRequest, openScreen, type Screen } from './screen.ts';
import { pageAddress, type Settings } from './settings.ts';
import { whyUnreachable } from './site.ts';
import { type StopReason, watchPage } from './watch-page.ts';

/** State of a terminal, without data of visitors. */
export interface TerminalState {
  /** Milliseconds since 1970. */
  startedAt: number;
  /** Browser starts and page loads after the first. */
  restarts: number;
  reloads: number;
  /** When the last new frame was painted; 0 for never. */
  paintedAt: number;
  /** `away` while the offline page is shown; else the activity that the page publishes. */
  use: string;
  build: string;
  /** Route of the current page; empty if unknown. */
  page: string;
  gateway: 'there' | 'away' | 'unknown';
}

export interface Supervisor {
  state(): TerminalState;
  /** Requests a page load or browser restart, at once or when the terminal is idle. */
  request(what: 'reload' | 'restart', when: 'now' | 'idle'): void;
  /** Dispatches an event to the page, if it exists. */
  dispatchToPage(event: PageEventName): void;
  /** Whether the supervisor's event loop still runs. */
  isAlive(): boolean;
  /** Ends the browser and `run`. */
  stop(): Promise<void>;
  /** Keeps the browser running until it is stopped. */
  run(): Promise<void>;
}

/** Events for the page: end the visit; check for a new build and configuration. */
export type PageEventName = 'foyer:end' | 'foyer:look';

interface Surroundings {
  settings: Settings;
  /** Answers the page's request for kiosk.json. */
  config: InterceptedRequest;
  /** Language of the offline page. */
  language(): LanguageCode;
  journal: Journal;
  corner: Pick<PageBridge, 'status' | 'receive'>;
  /** Called when something is on the screen. */
  onShown(): void;
}

/** Milliseconds between two signs of life, and without one until the supervisor counts as stuck. */
const SIGN = 1_000;
const STUCK = 60_000;
/** Milliseconds after a visit in which its page logs out at the gateway. */
const SETTLE = 10_000;

/** Monotonic milliseconds: the machine's clock may be set by years while it runs. */
const clock = () => performance.now();

export function createSupervisor({
  settings,
  config,
  language,
  journal,
  corner,
  onShown,
}: Surroundings): Supervisor {
  const state: TerminalState = {
    startedAt: Date.now(),
    restarts: 0,
    reloads: 0,
    paintedAt: 0,
    use: 'away',
    build: '',
    page: '',
    gateway: 'unknown',
  };
  const restartBackoff = createBackoff(clock);
  const reloadBackoff = createBackoff(clock);
  let pendingRequest: { what: 'reload' | 'restart'; when: 'now' | 'idle' } | undefined;
  const nightlyRestart = createNightlyRestart(settings.restartAt, Date.now);
  let browser: Browser | undefined;
  let screen: Screen | undefined;
  let stopped = false;
  let unreachable: string | undefined;
  let lastSign = clock();
  let idleSince = Number.POSITIVE_INFINITY;

  const setActivity = (use: string) => {
    if (use === 'away') Object.assign(state, { page: '', gateway: 'unknown' });
    if (use !== 'idle') idleSince = Number.POSITIVE_INFINITY;
    else if (state.use !== 'idle') idleSince = clock();
    state.use = use;
  };
  const dueRequest = () => {
    if (nightlyRestart.due()) pendingRequest ??= { what: 'restart', when: 'idle' };
    if (!pendingRequest || (pendingRequest.when === 'idle' && clock() - idleSince < SETTLE)) return undefined;
    const { what } = pendingRequest;
    pendingRequest = undefined;
    if (what === 'restart') nightlyRestart.done();
    return what;
  };

  /** Whether the page can be loaded now. The journal says why not, once for each reason, and when it can again. */
  const isReachable = async () => {
    const reason = await whyUnreachable(settings.address);
    if (reason === unreachable) return !reason;
    unreachable = reason;
    // Certificates fail first when the machine's clock is wrong.
    const clockTime = reason?.startsWith('CERT_')
      ? `; this machine's clock: ${new Date().toISOString()}`
      : '';
    journal.note(reason ? `site: not reachable, ${reason}${clockTime}` : 'site: reachable again');
    return !reason;
  };

  /** Shows the offline page until the page can be loaded, then loads it. */
  const loadPage = async (on: Screen, pause: number) => {
    for (let tries = 0, due = pause; ; due = backoffDelay(tries++)) {
      if (due || !(await isReachable())) {
        setActivity('away');
        await on.showHtml(offlinePage(language()));
        onShown();
        await wait(due);
        if (!(await isReachable())) continue;
      }
      if (await on.show(pageAddress(settings))) return;
    }
  };

  /** Keeps one browser on the page. @returns why it must be restarted */
  const watchBrowser = async (running: Browser): Promise<StopReason> => {
    const own = await openScreen(running, config);
    screen = own;
    let scale: number | undefined;
    for (let pause = 0; ; ) {
      await loadPage(own, pause);
      onShown();
      setActivity('starting');
      const reason = await watchPage(own, {
        status: corner.status,
        onAnswer: (answer) => {
          setActivity(answer.use ?? 'starting');
          state.build = answer.build ?? '';
          state.page = answer.page ?? '';
          state.gateway = gatewayState(answer.gateway);
          corner.receive(answer);
          scale ??= answer.scale;
          // No DevTools command resets the zoom; a new profile does.
          if (answer.scale !== scale && !pendingRequest) {
            journal.note('page: zoomed');
            pendingRequest = { what: 'restart', when: 'idle' };
          }
        },
        onPainted: (at) => {
          state.paintedAt = at;
        },
        dueRequest: dueRequest,
      });
      if (endsBrowser.has(reason)) return reason;
      journal.note(`page: ${reason}`, reason === 'reload' ? 'note' : 'crash');
      state.reloads++;
      pause = reason === 'reload' ? 0 : reloadBackoff.failed();
    }
  };

  return {
    state: () => ({ ...state }),
    request(what, when) {
      pendingRequest = { what, when };
    },
    dispatchToPage(event) {
      void screen?.dispatch(event).catch(() => {});
    },
    isAlive: () => clock() - lastSign < STUCK,
    async stop() {
      stopped = true;
      await browser?.kill();
    },
    async run() {
      killLeftoverBrowser(settings.state);
      const signs = setInterval(() => {
        lastSign = clock();
      }, SIGN);
      while (!stopped) {
        const running = startBrowser({ ...settings, program: settings.browser });
        browser = running;
        const ended = running.ended.then(() => 'ended' as const);
        const reason = await Promise.race([watchBrowser(running), ended]).catch((error: unknown) =>
          error instanceof Error ? error.message : 'unknown',
        );
        await running.kill();
        screen = undefined;
        if (stopped) break;
        journal.note(`browser: ${reason}`, reason === 'restart' ? 'note' : 'crash');
        state.restarts++;
        setActivity('away');
        await wait(reason === 'restart' ? 0 : restartBackoff.failed());
      }
      clearInterval(signs);
    },
  };
}

/** Problems that reloading the page does not solve. */
const endsBrowser: ReadonlySet<StopReason> = new Set(['hung', 'frozen', 'stalled', 'uncleared', 'restart']);

const gatewayState = (state: string | undefined) =>
  state === 'there' || state === 'away' ? state : 'unknown';
