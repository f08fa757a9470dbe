/**
 * Inlined in the page: starts what the first screen needs while the code is still on its way. Each answer waits
 * under its address until the code asks for the very same one (`take-prefetched.ts`); what nobody asks for is dropped.
 */
import { LANGUAGE_KEY } from '../lib/language-key.ts';
import { limitLoads } from '../lib/load-limit.ts';
import type { PlannedRead } from '../lib/served-page.ts';
import { type StartupWatch, watchStartup } from '../shell/status/startup-watch.ts';
import { keepEarlyInput } from './early-input.ts';
import { firstPainted } from './first-painted.ts';
import { loadCode } from './load-code.ts';
import { fetchFiles, filesOf } from './page-files.ts';
import { applyServed, type Languages, type ServedState, servedInPage } from './served-state.ts';

/** What the script leaves for the code. */
export interface Prefetched {
  /** Answers by address. */
  answers: Map<string, Promise<Response>>;
  /** Settles once everything that can be started is on its way. */
  planned: Promise<unknown>;
  /** From 0 up to 1: which image host serves this visit. */
  draw: number;
  /** What the server rendered the page with, as far as it applies to this visit. */
  served?: ServedState;
  start: StartupWatch;
  /** The browser's offer to install the site, where it came before the code. */
  offer?: Event;
}

declare global {
  interface Window {
    foyerPrefetched?: Prefetched;
  }
}

declare const __CONFIG_ADDRESS__: string;
declare const __TEXTS__: string;
/** Codes of the languages that are written so. */
declare const __RIGHT_TO_LEFT__: string[];
/** The reads that pages name by their places; the status is first. */
declare const __CALLS__: PlannedRead[];

limitLoads();
const watch = watchStartup();
const answers = new Map<string, Promise<Response>>();
const table = __CALLS__;

function start(address: string, options?: RequestInit): Promise<Response> {
  const known = answers.get(address);
  if (known) return known;
  const answer = fetch(address, options);
  // Whoever takes the answer handles its failure; until then it must not count as uncaught.
  answer.catch(() => {});
  answers.set(address, answer);
  return answer;
}

/** A value as it stands in a query. */
const encoded = (value = '') => String(new URLSearchParams([['', value]])).slice(1);

const languageOf = ({ languages, defaultLanguage = 'EN' }: Languages, stored: string | null) =>
  stored && (!languages || languages.includes(stored)) ? stored : defaultLanguage;
const rightToLeft = __RIGHT_TO_LEFT__;
const direct = (language: string) => {
  document.documentElement.dir = rightToLeft.includes(language) ? 'rtl' : '';
};

/** Stores the language that an address of the sitemap names (`?lang=ES`), and removes it from the address. */
function takeNamedLanguage(): void {
  const url = new URL(location.href);
  const named = url.searchParams.get('lang');
  if (!named) return;
  url.searchParams.delete('lang');
  history.replaceState(history.state, '', url);
  if (/^[A-Z]{2}$/.test(named)) localStorage.setItem(LANGUAGE_KEY, named);
}

const served = servedInPage();
try {
  takeNamedLanguage();
  // Before the first paint, which would turn round otherwise.
  direct(languageOf(served?.config ?? {}, localStorage.getItem(LANGUAGE_KEY)));
} catch {
  // The browser keeps nothing for this page.
}
if (served) {
  const config = new Response(JSON.stringify(served.config));
  answers.set(__CONFIG_ADDRESS__, Promise.resolve(config));
  if (served.rendered) keepEarlyInput();
}

const path = location.pathname.replace(/(.)\/$/, '$1');
const draw = served?.draw ?? Math.random();
const config = start(__CONFIG_ADDRESS__);
// A slow phone asks for some twenty files longer than it paints what is there, and pictures of that come sooner alone.
const painted = firstPainted();
painted.then(loadCode).catch(() => watch.failed());
// In tasks of their own: what the page reads after what all pages wait for, and its files, at a low priority, after that.
const task = () => new Promise((go) => setTimeout(go));
const page = painted.then(task).then(() => filesOf(path));
void page.then(async ({ files }) => {
  await task();
  fetchFiles(files, 'low');
});

// Before the first paint where the config is in the page: a member must not see what visitors do.
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
    const read = ({ name, path, search, open, noDevice, guest }: PlannedRead) => {
      // With a session the answer depends on who asks, which only the code can say.
      if (guest && !isVisitor) return;
      void start(
        gateway + (endpoints[name] ?? path) + search.replace(/\*(\w+)\*/g, (_, key) => encoded(values[key])),
        {
          ...(open && { credentials: 'omit' }),
          ...(!noDevice && { headers: { Device: installed ? 'OTHERS' : 'MOBILE' } }),
        },
      );
    };
    read(table[0]!);
    for (const area of ['first', ...areas]) void start(`${__TEXTS__}${language}/${area}.json`);
    if (!prefetched.served?.hydrates) for (const place of calls) read(table[place]!);
  })
  .catch(() => {});
const prefetched: Prefetched = { answers, planned, draw, start: watch };
window.foyerPrefetched = prefetched;
// It comes once, as soon as the page has loaded.
addEventListener('beforeinstallprompt', (offer) => {
  offer.preventDefault();
  prefetched.offer = offer;
});
