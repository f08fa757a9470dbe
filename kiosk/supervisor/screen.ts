import type { Browser } from './browser.ts';
import { CdpTimeout } from './cdp-pipe.ts';

/** State of the page, from attributes of its root element and its entry script. */
export interface PageState {
  /** `starting`, `idle` or `visit`; undefined while the page's code has not run. */
  use: string | undefined;
  /** Number of the visit; undefined before the first. */
  visit: string | undefined;
  /** Release and entry script of the page. */
  build: string | undefined;
  /** Route of the current page, and whether it reaches the gateway. */
  page: string | undefined;
  gateway: string | undefined;
  /** Whether the staff corner is open. */
  staff: boolean;
  /** A signed command for the supervisor; read once. */
  command: string | undefined;
  /** Device pixel ratio, which changes with the zoom. */
  scale: number;
}

/** The browser's only page. */
export interface Screen {
  /** Loads an address. @returns whether the page loaded, rather than an error page of the browser */
  show(address: string): Promise<boolean>;
  /** Shows HTML of the supervisor. */
  showHtml(html: string): Promise<void>;
  /**
   * Waits for the page's next animation frame, publishes the status to the page (`data-supervisor`) and reads its
   * state. @throws CdpTimeout
   */
  readState(status: string): Promise<PageState>;
  /** Dispatches an event of this name on the page's document. */
  dispatch(name: string): Promise<void>;
  /** Redraws the mark and waits until a frame is painted. @returns the number of the frame @throws CdpTimeout */
  waitForFrame(): Promise<string>;
  /** Asks the browser's network service for cookies of an unknown site. @throws CdpTimeout */
  probeNetwork(): Promise<void>;
  /** Clears cookies and storage of all sites, those in iframes too. */
  clearData(): Promise<void>;
  /** Returns an event since the page was loaded: its process crashed, or an error page replaced it. */
  failure(): 'crashed' | 'left' | undefined;
}

/** Milliseconds until an answer, a frame and a page load time out. */
const ANSWER = 4_000;
const PICTURE = 7_000;
const LOAD = 20_000;

/** Size of the mark in CSS pixels, and its two colours, which are hardly visible on the dark background. */
const MARK = 2;
const COLOURS = ['#0d0f14', '#1a1e28'];

/** The content of the frames is not used. */
const SCREENCAST = { format: 'jpeg', quality: 1, maxWidth: 64, maxHeight: 64 };

const readPageState = (status: string) => `new Promise((done) => requestAnimationFrame(() => {
  const { dataset } = document.documentElement;
  const { use, visit, page, gateway, staff, command } = dataset;
  const status = ${JSON.stringify(status)};
  if (dataset.supervisor !== status) dataset.supervisor = status;
  delete dataset.command;
  const version = document.querySelector('meta[name=version]')?.content;
  const script = document.querySelector('script[type=module]')?.getAttribute('src');
  const build = [version, script?.split('/').at(-1)].filter(Boolean).join(' ') || undefined;
  done(JSON.stringify({ use, visit, build, page, gateway, staff: staff !== undefined, command, scale: devicePixelRatio }));
}))`;

/** Draws a mark above everything, dialogs too, in the lower corner. */
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

/** Attaches to the browser's page, and closes every other tab or window. */
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
  /** The page was loaded and has not answered yet. */
  let arrived = false;
  /** The address that was loaded last. */
  let shown = '';
  let turn = 0;
  /** Frames of the screencast so far, those to acknowledge, and the callback for the next. */
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
    // A page that is being unloaded gives no answer.
    if (result.value === undefined) throw new CdpTimeout('The page gave no answer');
    return JSON.parse(result.value) as Result;
  };
  const closeOther = ({ targetId }: Target) =>
    cdp
      .send('Target.closeTarget', { targetId })
      .then(() => cdp.send('Target.activateTarget', { targetId: own.targetId }));
  const quietly = (work: Promise<unknown>) => void work.catch(() => {});
  /** Stops a document and its iframes from opening file dialogs, which no sandbox can forbid. */
  const guard = async (within: string) => {
    const send = (method: string, params: object = {}) =>
      cdp.send(method, params, { session: within, timeout: ANSWER });
    await Promise.all([
      send('Page.enable'),
      send('Page.setInterceptFileChooserDialog', { enabled: true }),
      send('Target.setAutoAttach', {
        autoAttach: true,
        waitForDebuggerOnStart: true,
        flatten: true,
        filter: [{ type: 'iframe' }],
      }),
      send('Runtime.runIfWaitingForDebugger'),
    ]);
  };

  cdp.on(({ method, params, sessionId }) => {
    // A new target may become a page a moment later.
    if (method === 'Target.targetCreated' || method === 'Target.targetInfoChanged') {
      const target = params.targetInfo as Target;
      if (isPage(target) && target.targetId !== own.targetId) quietly(closeOther(target));
      return;
    }
    if (method === 'Target.attachedToTarget') quietly(guard(String(params.sessionId)));
    if (sessionId !== session) return;
    if (method === 'Inspector.targetCrashed') crashed = true;
    // A dialog of the page would cover and block it until it is answered.
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
      // Navigating to the same address with a fragment would not reload the page.
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
    async readState(status) {
      const answer = await run<PageState>(readPageState(status));
      // Leaves no history for a key or gesture that goes back.
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
        // Clipped screenshots swallow touches while they are taken; screencast frames do not. A page that is being
        // loaded refuses to start one: the next call tries again.
        unacknowledged.length = 0;
        await send('Page.stopScreencast');
        await send('Page.startScreencast', SCREENCAST);
        casting = true;
      }
      // The browser sends no further frames until the last ones are acknowledged.
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

/** Answers a request of the page that the supervisor intercepts. */
export type RequestHandler = (send: Send, paused: PausedRequest) => Promise<void>;

/** An address whose requests the supervisor answers. */
export interface InterceptedRequest {
  address: string;
  answer: RequestHandler;
}

/** Popups of the address bar are also listed as pages. */
const isPage = ({ type, url }: Target) => type === 'page' && !url.includes('.top-chrome/');

const isErrorPage = ({ parentId, url, unreachableUrl }: Frame) =>
  !parentId && (unreachableUrl !== undefined || url.startsWith('chrome-error:'));
