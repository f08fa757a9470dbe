import { pauseAfter, wait } from '../../src/lib/timing.ts';
import { type Browser, killLeftover, startBrowser } from './browser.ts';
import { calmPage } from './calm-page.ts';
import type { ConfigKeeper } from './config-keeper.ts';
import type { Journal } from './journal.ts';
import { createNightly } from './nightly.ts';
import { createPauses } from './pauses.ts';
import { openScreen } from './screen.ts';
import { pageOf, type Settings } from './settings.ts';
import { answers, configFor } from './site.ts';
import { type Reason, watch } from './watch.ts';

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
}

export interface Supervisor {
  state(): TerminalState;
  /** Asks for the page to be loaded, or the browser to be started, anew: at once, or as soon as nobody is there. */
  ask(what: 'reload' | 'restart', when: 'now' | 'idle'): void;
  /** Whether its own work goes on. */
  works(): boolean;
  /** Ends the browser and `run`. */
  stop(): Promise<void>;
  /** Starts the browser, and again whenever it has to be, until it is stopped. */
  run(): Promise<void>;
}

interface Surroundings {
  settings: Settings;
  keeper: ConfigKeeper;
  journal: Journal;
  /** Something stands on the screen. */
  onShown(): void;
}

/** Milliseconds between two signs of the supervisor's own life, and without one until it counts as stuck. */
const SIGN = 1_000;
const STUCK = 60_000;
/** Milliseconds after a visit in which its page tells the gateway of its end. */
const SETTLE = 10_000;

export function createSupervisor({ settings, keeper, journal, onShown }: Surroundings): Supervisor {
  const state: TerminalState = {
    startedAt: Date.now(),
    restarts: 0,
    reloads: 0,
    paintedAt: 0,
    use: 'away',
    build: '',
  };
  const starts = createPauses(Date.now);
  const loads = createPauses(Date.now);
  let wish: { what: 'reload' | 'restart'; when: 'now' | 'idle' } | undefined;
  const night = createNightly(settings.restartAt, Date.now);
  let browser: Browser | undefined;
  let stopped = false;
  let sign = Date.now();
  let idleSince = Number.POSITIVE_INFINITY;

  const setUse = (use: string) => {
    if (use !== 'idle') idleSince = Number.POSITIVE_INFINITY;
    else if (state.use !== 'idle') idleSince = Date.now();
    state.use = use;
  };
  const asked = () => {
    if (night.due()) wish ??= { what: 'restart', when: 'idle' };
    if (!wish || (wish.when === 'idle' && Date.now() - idleSince < SETTLE)) return undefined;
    const { what } = wish;
    wish = undefined;
    if (what === 'restart') night.done();
    return what;
  };

  /** Loads the page as soon as it can be had. @returns once it is there */
  const load = async (screen: Awaited<ReturnType<typeof openScreen>>, pause: number) => {
    for (let tries = 0, due = pause; ; due = pauseAfter(tries++)) {
      if (due || !(await answers(settings.address))) {
        setUse('away');
        await screen.showOwn(calmPage(keeper.good()?.language ?? 'EN'));
        onShown();
        await wait(due);
        if (!(await answers(settings.address))) continue;
      }
      if (await screen.show(pageOf(settings))) return;
    }
  };

  /** Keeps one browser on the page. @returns why it has to be started anew */
  const tend = async (running: Browser): Promise<Reason> => {
    const screen = await openScreen(running, configFor(settings.address, keeper));
    for (let pause = 0; ; ) {
      await load(screen, pause);
      onShown();
      setUse('starting');
      const reason = await watch(screen, {
        onAnswer: ({ use, build }) => {
          setUse(use ?? 'starting');
          state.build = build ?? '';
        },
        onPainted: (at) => {
          state.paintedAt = at;
        },
        asked,
      });
      if (reason === 'hung' || reason === 'frozen' || reason === 'restart') return reason;
      journal.note(`page: ${reason}`);
      state.reloads++;
      pause = reason === 'reload' ? 0 : loads.failed();
    }
  };

  return {
    state: () => ({ ...state }),
    ask(what, when) {
      wish = { what, when };
    },
    works: () => Date.now() - sign < STUCK,
    async stop() {
      stopped = true;
      await browser?.kill();
    },
    async run() {
      killLeftover(settings.state);
      const signs = setInterval(() => {
        sign = Date.now();
      }, SIGN);
      while (!stopped) {
        const running = startBrowser({ ...settings, program: settings.browser });
        browser = running;
        const ended = running.ended.then(() => 'ended' as const);
        const reason = await Promise.race([tend(running), ended]).catch((error: unknown) =>
          error instanceof Error ? error.message : 'unknown',
        );
        await running.kill();
        if (stopped) break;
        journal.note(`browser: ${reason}`);
        state.restarts++;
        setUse('away');
        await wait(reason === 'restart' ? 0 : starts.failed());
      }
      clearInterval(signs);
    },
  };
}
