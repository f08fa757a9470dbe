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
import { isReachable } from './site.ts';
import { type StopReason, watchPage } from './watch-page.ts';

/** How a terminal is doing; nothing in it is about a visitor. */
export interface TerminalState {
  /** Milliseconds since 1970. */
  startedAt: number;
  /** Starts of the browser, and loads of the page, after the first. */
  restarts: number;
  reloads: number;
  /** When a new picture was seen on the screen last; 0 for never. */
  paintedAt: number;
  /** `away` while the supervisor's own page stands there; else what the page says of itself. */
  use: string;
  build: string;
  /** Route of the page on screen; empty where none says so. */
  page: string;
  gateway: 'there' | 'away' | 'unknown';
}

export interface Supervisor {
  state(): TerminalState;
  /** Asks for the page to be loaded, or the browser to be started, anew: at once, or as soon as nobody is there. */
  request(what: 'reload' | 'restart', when: 'now' | 'idle'): void;
  /** Has the page hear of an event, where there is one. */
  dispatchToPage(event: PageEventName): void;
  /** Whether its own work goes on. */
  isAlive(): boolean;
  /** Ends the browser and `run`. */
  stop(): Promise<void>;
  /** Starts the browser, and again whenever it has to be, until it is stopped. */
  run(): Promise<void>;
}

/** What a page is told of: the visit ends; configs and build are looked at now. */
export type PageEventName = 'foyer:end' | 'foyer:look';

interface Surroundings {
  settings: Settings;
  /** What the page reads as its kiosk.json. */
  config: InterceptedRequest;
  /** Language of the calm page. */
  language(): LanguageCode;
  journal: Journal;
  corner: Pick<PageBridge, 'status' | 'receive'>;
  /** Something stands on the screen. */
  onShown(): void;
}

/** Milliseconds between two signs of the supervisor's own life, and without one until it counts as stuck. */
const SIGN = 1_000;
const STUCK = 60_000;
/** Milliseconds after a visit in which its page tells the gateway of its end. */
const SETTLE = 10_000;

/** The machine's own time may be set while it runs, by years: what takes a while is measured by what only grows. */
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
  const starts = createBackoff(clock);
  const loads = createBackoff(clock);
  let wish: { what: 'reload' | 'restart'; when: 'now' | 'idle' } | undefined;
  const night = createNightlyRestart(settings.restartAt, Date.now);
  let browser: Browser | undefined;
  let screen: Screen | undefined;
  let stopped = false;
  let sign = clock();
  let idleSince = Number.POSITIVE_INFINITY;

  const setUse = (use: string) => {
    if (use === 'away') Object.assign(state, { page: '', gateway: 'unknown' });
    if (use !== 'idle') idleSince = Number.POSITIVE_INFINITY;
    else if (state.use !== 'idle') idleSince = clock();
    state.use = use;
  };
  const asked = () => {
    if (night.due()) wish ??= { what: 'restart', when: 'idle' };
    if (!wish || (wish.when === 'idle' && clock() - idleSince < SETTLE)) return undefined;
    const { what } = wish;
    wish = undefined;
    if (what === 'restart') night.done();
    return what;
  };

  /** Loads the page as soon as it can be had. @returns once it is there */
  const load = async (on: Screen, pause: number) => {
    for (let tries = 0, due = pause; ; due = backoffDelay(tries++)) {
      if (due || !(await isReachable(settings.address))) {
        setUse('away');
        await on.showHtml(offlinePage(language()));
        onShown();
        await wait(due);
        if (!(await isReachable(settings.address))) continue;
      }
      if (await on.show(pageAddress(settings))) return;
    }
  };

  /** Keeps one browser on the page. @returns why it has to be started anew */
  const tend = async (running: Browser): Promise<StopReason> => {
    const own = await openScreen(running, config);
    screen = own;
    let scale: number | undefined;
    for (let pause = 0; ; ) {
      await load(own, pause);
      onShown();
      setUse('starting');
      const reason = await watchPage(own, {
        told: corner.status,
        onAnswer: (answer) => {
          setUse(answer.use ?? 'starting');
          state.build = answer.build ?? '';
          state.page = answer.page ?? '';
          state.gateway = reachOf(answer.gateway);
          corner.receive(answer);
          scale ??= answer.scale;
          // No command of the protocol takes a zoom back; a new profile has none.
          if (answer.scale !== scale && !wish) {
            journal.note('page: zoomed');
            wish = { what: 'restart', when: 'idle' };
          }
        },
        onPainted: (at) => {
          state.paintedAt = at;
        },
        asked,
      });
      if (endsBrowser.has(reason)) return reason;
      journal.note(`page: ${reason}`, reason === 'reload' ? 'note' : 'crash');
      state.reloads++;
      pause = reason === 'reload' ? 0 : loads.failed();
    }
  };

  return {
    state: () => ({ ...state }),
    request(what, when) {
      wish = { what, when };
    },
    dispatchToPage(event) {
      void screen?.dispatch(event).catch(() => {});
    },
    isAlive: () => clock() - sign < STUCK,
    async stop() {
      stopped = true;
      await browser?.kill();
    },
    async run() {
      killLeftoverBrowser(settings.state);
      const signs = setInterval(() => {
        sign = clock();
      }, SIGN);
      while (!stopped) {
        const running = startBrowser({ ...settings, program: settings.browser });
        browser = running;
        const ended = running.ended.then(() => 'ended' as const);
        const reason = await Promise.race([tend(running), ended]).catch((error: unknown) =>
          error instanceof Error ? error.message : 'unknown',
        );
        await running.kill();
        screen = undefined;
        if (stopped) break;
        journal.note(`browser: ${reason}`, reason === 'restart' ? 'note' : 'crash');
        state.restarts++;
        setUse('away');
        await wait(reason === 'restart' ? 0 : starts.failed());
      }
      clearInterval(signs);
    },
  };
}

/** What a new load of the page does not mend. */
const endsBrowser: ReadonlySet<StopReason> = new Set(['hung', 'frozen', 'stalled', 'uncleared', 'restart']);

const reachOf = (told: string | undefined) => (told === 'there' || told === 'away' ? told : 'unknown');
