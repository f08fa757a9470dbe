import type { Browser } from './browser.ts';
import { CdpTimeout } from './cdp-pipe.ts';

/** What the page says of itself: `data-use` and `data-visit` of its root element, and the script it began with. */
export interface PageState {
  /** `starting`, `idle` (nobody is there) or `visit`; nothing while its code has not run. */
  use: string | undefined;
  /** Counts visits; nothing while there was none. */
  visit: string | undefined;
  /** Path of the build's entry. */
  build: string | undefined;
  /** Route of the page on screen, and whether the gateway is reached. */
  page: string | undefined;
  gateway: string | undefined;
  /** The staff corner is open, or asked for. */
  staff: boolean;
  /** A signed command that it was given for the supervisor; read once. */
  command: string | undefined;
  /** Device pixels of a CSS pixel: another number once somebody has zoomed. */
  scale: number;
}

/** The one page of a browser. */
export interface Screen {
  /** Goes there. @returns whether the page came; a browser's own error page is none */
  show(address: string): Promise<boolean>;
  /** Shows HTML that came with the supervisor. */
  showHtml(html: string): Promise<void>;
  /** Asks the page for its next frame, and leaves it what is told (`data-supervisor`). @throws CdpSilent where none comes */
  ask(told: string): Promise<PageState>;
  /** Has the page hear of an event of this name. */
  dispatch(name: string): Promise<void>;
  /** Redraws the mark and waits for a frame of it. @returns the frame's number @throws CdpSilent where none is painted */
  waitForFrame(): Promise<string>;
  /** Asks the browser's network service for cookies of nobody. @throws CdpSilent where it does not answer */
  probeNetwork(): Promise<void>;
  /** Takes away what pages have left in the browser: cookies, also those of a game in a frame, and storage of all kinds. */
  clearData(): Promise<void>;
  /**
   * What happened to the page since it was shown: its process ended, or the browser shows a page of its own in its place.
   */
  failure(): 'crashed' | 'left' | undefined;
}

/** Milliseconds until an answer, a picture and a page are given up. */
const ANSWER = 4_000;
const PICTURE = 7_000;
const LOAD = 20_000;

/** Size of the mark in CSS pixels, and its two colours, which nobody notices on the dark ground. */
const MARK = 2;
const COLOURS = ['#0d0f14', '#1a1e28'];

/** What a frame shows is never looked at. */
const SCREENCAST = { format: 'jpeg', quality: 1, maxWidth: 64, maxHeight: 64 };

const askPage = (told: string) => `new Promise((done) => requestAnimationFrame(() => {
  const { dataset } = document.documentElement;
  const { use, visit, page, gateway, staff, command } = dataset;
  const told = ${JSON.stringify(told)};
  if (dataset.supervisor !== told) dataset.supervisor = told;
  delete dataset.command;
  const build = document.querySelector('script[type=module]')?.getAttribute('src') ?? undefined;
  done(JSON.stringify({ use, visit, build, page, gateway, staff: staff !== undefined, command, scale: devicePixelRatio }));
}))`;

/** A mark above everything, dialogs too, in the last corner. */
const drawMark = (colour: string) => `new Promise((done) => {
  const id = 'foyer-mark';
  const mark = document.getElementById(id) ?? Object.assign(document.createElement('i'), { id, ariaHidden: 'true' });
  mark.style.cssText = 'position:fixed;inset:auto 0 0 auto;width:${MARK}px;height:${MARK}px;margin:0;border:0;padding:0;pointer-events:none;background:${colour}';
  mark.popover = 'manual';
  if (!mark.isConnected) document.documentElement.append(mark);
  else mark.hidePopover();
  mark.showPopover();
  requestAnimationFrame(() => done('true'));
})`;

/** Takes hold of the browser's page and closes whatever opens beside it. */
export async function openScreen({ cdp }: Browser, { address, answer }: InterceptedRequest): Promise<Screen> {
  const { targetInfos } = await cdp.send<{ targetInfos: Target[] }>('Target.getTargets');
  const own = targetInfos.find(isPage);
  if (!own) throw new Error('The browser has no page');
  const { sessionId: session } = await cdp.send<{ sessionId: string }>('Target.attachToTarget', {
    targetId: own.targetId,
    flatten: true,
  });
  let crashed = false;
  let left = false;
  /** The page was shown and has not answered yet. */
  let arrived = false;
  /** The address that was shown last. */
  let shown = '';
  let turn = 0;
  /** Frames of the screencast so far, those not acknowledged yet, and what waits for the next. */
  let frames = 0;
  const unacknowledged: number[] = [];
  let casting = false;
  let onFrame = () => {};
  const send = <Result = unknown>(method: string, params: object = {}, timeout = ANSWER) =>
    cdp.send<Result>(method, params, { session, timeout });
  const run = async <Result>(expression: string): Promise<Result> => {
    const { result } = await send<{ result: { value?: string } }>('Runtime.evaluate', {
      expression,
      awaitPromise: true,
    });
    // A page that is just being left has no answer.
    if (result.value === undefined) throw new CdpTimeout('The page gave no answer');
    return JSON.parse(result.value) as Result;
  };
  const closeOther = ({ targetId }: Target) =>
    cdp
      .send('Target.closeTarget', { targetId })
      .then(() => cdp.send('Target.activateTarget', { targetId: own.targetId }));
  const quietly = (work: Promise<unknown>) => void work.catch(() => {});
  /** Has a document and the frames in it, which wait for that, open no dialog of files: no sandbox can forbid it. */
  const guard = async (within: string) => {
    const tell = (method: string, params: object = {}) =>
      cdp.send(method, params, { session: within, timeout: ANSWER });
    await Promise.all([
      tell('Page.enable'),
      tell('Page.setInterceptFileChooserDialog', { enabled: true }),
      tell('Target.setAutoAttach', {
        autoAttach: true,
        waitForDebuggerOnStart: true,
        flatten: true,
        filter: [{ type: 'iframe' }],
      }),
      tell('Runtime.runIfWaitingForDebugger'),
    ]);
  };

  cdp.on(({ method, params, sessionId }) => {
    // A window may be something else when it is made, and a page a moment later.
    if (method === 'Target.targetCreated' || method === 'Target.targetInfoChanged') {
      const target = params.targetInfo as Target;
      if (isPage(target) && target.targetId !== own.targetId) quietly(closeOther(target));
      return;
    }
    if (method === 'Target.attachedToTarget') quietly(guard(String(params.sessionId)));
    if (sessionId !== session) return;
    if (method === 'Inspector.targetCrashed') crashed = true;
    // A question of the page's would stand over it, and stop it, until somebody answers.
    if (method === 'Page.javascriptDialogOpening')
      quietly(send('Page.handleJavaScriptDialog', { accept: false }));
    if (method === 'Page.screencastFrame') {
      frames++;
      unacknowledged.push(Number(params.sessionId));
      onFrame();
    }
    if (method === 'Page.frameNavigated') left ||= isErrorPage(params.frame as Frame);
    if (method === 'Fetch.requestPaused') quietly(answer(send, params as unknown as PausedRequest));
  });
  await cdp.send('Target.setDiscoverTargets', { discover: true });
  for (const domain of ['Page', 'Inspector']) await send(`${domain}.enable`);
  await guard(session);
  await send('Fetch.enable', { patterns: [{ urlPattern: address }] });

  return {
    async show(address) {
      // With a `#`, the address of the page that stands there would be a place in it, and load nothing.
      if (shown === address && address.includes('#')) {
        await send('Page.navigate', { url: 'about:blank' }, LOAD);
      }
      shown = address;
      crashed = left = casting = false;
      arrived = true;
      const { errorText } = await send<{ errorText?: string }>('Page.navigate', { url: address }, LOAD);
      return errorText === undefined && !left;
    },
    async showHtml(html) {
      crashed = left = false;
      const { frameId } = await send<{ frameId: string }>('Page.navigate', { url: 'about:blank' }, LOAD);
      await send('Page.setDocumentContent', { frameId, html });
    },
    async ask(told) {
      const answer = await run<PageState>(askPage(told));
      // A key or a gesture that leads back in a browser finds nothing there.
      if (arrived) quietly(send('Page.resetNavigationHistory'));
      arrived = false;
      return answer;
    },
    async dispatch(name) {
      await send('Runtime.evaluate', {
        expression: `document.dispatchEvent(new Event(${JSON.stringify(name)}))`,
      });
    },
    async waitForFrame() {
      if (!casting) {
        // Clipped pictures would swallow touches while they are taken; frames of the screencast do not. A page that is
        // just being shown refuses: the next picture asks again.
        unacknowledged.length = 0;
        await send('Page.stopScreencast');
        await send('Page.startScreencast', SCREENCAST);
        casting = true;
      }
      // Without an acknowledgement the browser sends no further frames.
      const seen = unacknowledged.splice(0);
      for (const sessionId of seen) await send('Page.screencastFrameAck', { sessionId });
      const before = frames;
      await run(drawMark(COLOURS[turn++ % 2]!));
      if (frames === before) {
        await new Promise<void>((resolve, reject) => {
          const late = setTimeout(() => reject(new CdpTimeout('No frame was painted')), PICTURE);
          onFrame = () => {
            clearTimeout(late);
            resolve();
          };
        });
      }
      return String(frames);
    },
    async probeNetwork() {
      await send('Network.getCookies', { urls: ['http://nobody.invalid/'] });
    },
    async clearData() {
      await send('Storage.clearDataForOrigin', { origin: '*', storageTypes: 'all' });
    },
    failure: () => (crashed ? 'crashed' : left ? 'left' : undefined),
  };
}

interface Target {
  targetId: string;
  type: string;
  url: string;
}

interface Frame {
  parentId?: string;
  url: string;
  unreachableUrl?: string;
}

export interface PausedRequest {
  requestId: string;
  request: { url: string };
}

type Send = <Result = unknown>(method: string, params?: object) => Promise<Result>;

/** Answers a request that the page makes and the supervisor has asked to see. */
export type RequestHandler = (send: Send, paused: PausedRequest) => Promise<void>;

/** An address that the page reads from the supervisor instead of from the network. */
export interface InterceptedRequest {
  address: string;
  answer: RequestHandler;
}

/** Lists that the address bar would open are called pages too. */
const isPage = ({ type, url }: Target) => type === 'page' && !url.includes('.top-chrome/');

const isErrorPage = ({ parentId, url, unreachableUrl }: Frame) =>
  !parentId && (unreachableUrl !== undefined || url.startsWith('chrome-error:'));
