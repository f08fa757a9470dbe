/**
 * Inlined in the page: starts the requests of the first screen while the code is still loading.
 * `take-prefetched.ts` hands each response to the first request for the same address; the others are dropped.
 */
import { DISPLAY_FONT_KEY } from '../lib/display-font-key.ts';
import { LANGUAGE_KEY, LANGUAGE_PARAMETER } from '../lib/language-key.ts';
import type { PlannedRead } from '../lib/served-page.ts';
import { type StartupWatch, watchStartup } from '../shell/status/startup-watch.ts';
import { type EarlyInput, keepEarlyInput } from './early-input.ts';
import { waitForFirstPaint } from './first-painted.ts';
import { loadCode } from './load-code.ts';
import { fetchFiles, filesOf } from './page-files.ts';
import { applyServed, type Languages, type ServedState, servedInPage } from './served-state.ts';

/** The state that this script hands to the code. */
export interface Prefetched {
  /** Responses by address. */
  answers: Map<string, Promise<Response>>;
  /** Resolves once all requests have started. */
  planned: Promise<unknown>;
  /** A random number from 0 to 1 that chooses the image host of this visit. */
  draw: number;
  /** The server's data that applies to this visit. */
  served?: ServedState;
  start: StartupWatch;
  /** The input that a rendered page received before its code. */
  input?: EarlyInput | undefined;
  /** The browser's install prompt, when its event preceded the code. */
  offer?: Event;
}

declare global {
  interface Window {
    foyerPrefetched?: Prefetched;
  }
}

declare const __CONFIG_ADDRESS__: string;
declare const __TEXTS__: string;
/** Codes of the languages that are written from right to left. */
declare const __RIGHT_TO_LEFT__: string[];
/** The read of the status, with which every page begins. */
declare const __STATUS__: PlannedRead;

const watch = watchStartup();
const answers = new Map<string, Promise<Response>>();

function start(address: string, options?: RequestInit): Promise<Response> {
  const known = answers.get(address);
  if (known) return known;
  const answer = fetch(address, options);
  // The consumer handles a failure; until then it must not be reported as unhandled.
  answer.catch(() => {});
  answers.set(address, answer);
  return answer;
}

/** Encodes a value for a query. */
const encoded = (value = '') => String(new URLSearchParams([['', value]])).slice(1);

const languageOf = ({ languages, defaultLanguage = 'EN' }: Languages, stored: string | null) =>
  stored && (!languages || languages.includes(stored)) ? stored : defaultLanguage;
const rightToLeft = __RIGHT_TO_LEFT__;
const direct = (language: string) => {
  document.documentElement.dir = rightToLeft.includes(language) ? 'rtl' : 'ltr';
};

/** Stores the language of a sitemap address (`?lang=ES`), and removes the parameter. */
function takeNamedLanguage(): void {
  const url = new URL(location.href);
  const named = url.searchParams.get(LANGUAGE_PARAMETER);
  if (!named) return;
  url.searchParams.delete(LANGUAGE_PARAMETER);
  history.replaceState(history.state, '', url);
  if (/^[A-Z]{2}$/.test(named)) localStorage.setItem(LANGUAGE_KEY, named);
}

/** Marks a rendered page until its code runs, or the visitor scrolls to the pictures that wait for it (first-paint.css). */
function holdPictures(): void {
  const { classList } = document.documentElement;
  classList.add('starting');
  addEventListener('scroll', () => classList.remove('starting'), { once: true });
}

const served = servedInPage();
let input: EarlyInput | undefined;
try {
  takeNamedLanguage();
  // Set before the first paint, so that the page does not flip.
  direct(languageOf(served?.config ?? {}, localStorage.getItem(LANGUAGE_KEY)));
  if (localStorage.getItem(DISPLAY_FONT_KEY)) document.documentElement.classList.add('face');
} catch {
  // Storage is not available.
}
if (served) {
  const config = new Response(JSON.stringify(served.config));
  answers.set(__CONFIG_ADDRESS__, Promise.resolve(config));
  if (served.rendered) {
    input = keepEarlyInput();
    holdPictures();
  }
}

const draw = served?.draw ?? Math.random();
const config = start(__CONFIG_ADDRESS__);
// On a slow phone, requests for some twenty files take longer than the first paint, and would delay its
// pictures.
const painted = waitForFirstPaint();
painted.then(loadCode).catch(() => watch.failed());
// Separate tasks: first the requests of all pages, then the page's reads, then its files. They precede pictures below the screen,
// which have a low priority.
const task = () => new Promise((go) => setTimeout(go));
const page = painted.then(task).then(() => filesOf(location.pathname));
void page.then(async ({ files }) => {
  await task();
  fetchFiles(files);
});

// When the page contains the config, this runs before the first paint: members must not see the visitors'
// page.
const planned = Promise.resolve(served?.config ?? config.then((answer) => answer.clone().json()))
  .then(async (config) => {
    const { merchantCode, gateway = '', endpoints = {} } = config;
    const language = languageOf(config, localStorage.getItem(LANGUAGE_KEY));
    direct(language);
    const values: Record<string, string> = { merchantCode, language };
    const installed = matchMedia('(display-mode: standalone)').matches;
    const isVisitor = !localStorage.getItem('MC_SESSION_INFO');
    if (served) prefetched.served = applyServed(served, { language, isVisitor, installed });
    const { areas, calls = [] } = await page;
    const read = (
      { name, path, search, open, noDevice, guest }: PlannedRead,
      priority: RequestPriority = 'auto',
    ) => {
      // With a session the response depends on the member, so only the code can request it.
      if (guest && !isVisitor) return;
      void start(
        gateway + (endpoints[name] ?? path) + search.replace(/\*(\w+)\*/g, (_, key) => encoded(values[key])),
        {
          priority,
          ...(open && { credentials: 'omit' }),
          ...(!noDevice && { headers: { Device: installed ? 'OTHERS' : 'MOBILE' } }),
        },
      );
    };
    const hydrates = prefetched.served?.hydrates;
    // Hydration does not wait for it: the page has the server's.
    read(__STATUS__, hydrates ? 'low' : 'auto');
    for (const area of ['first', ...areas]) void start(`${__TEXTS__}${language}/${area}.json`);
    if (!hydrates) for (const call of calls) read(call);
  })
  .catch(() => {});
const prefetched: Prefetched = { answers, planned, draw, start: watch, input };
window.foyerPrefetched = prefetched;
// Browsers send this event once, soon after the page has loaded.
addEventListener('beforeinstallprompt', (offer) => {
  offer.preventDefault();
  prefetched.offer = offer;
});
