/**
 * Inlined in the page: starts what the first screen needs while the code is still on its way. Each answer waits
 * under its address until the code asks for the very same one (`take-prefetched.ts`); what nobody asks for is dropped.
 */
import { LANGUAGE_KEY } from '../lib/language-key.ts';
import { limitLoads } from '../lib/load-limit.ts';
import { type StartupWatch, watchStartup } from '../shell/status/startup-watch.ts';
import { firstAnswers, type Languages, takeFirstAnswers } from './first-answers.ts';
import { firstPainted } from './first-painted.ts';
import { loadCode } from './load-code.ts';
import { fetchFiles, filesOf } from './page-files.ts';
import { showFirstBanner } from './prefetch-banner.ts';

/** What the script leaves for the code. */
export interface Prefetched {
  /** Answers by address. */
  answers: Map<string, Promise<Response>>;
  /** Settles once everything that can be started is on its way. */
  planned: Promise<unknown>;
  /** From 0 up to 1: which image host serves this visit. */
  draw: number;
  start: StartupWatch;
  /** The browser's offer to install the site, where it came before the code. */
  offer?: Event;
}

/** A call of `prefetched-calls.ts` as the build writes it into the page. */
export interface InlineCall {
  name: string;
  path: string;
  /** Asked for without credentials. */
  open?: true;
  /** Asked for without a word on the device, as what depends on nobody. */
  bare?: true;
  /** Query, question mark included. `*name*` stands for what only the visit knows. */
  search: string;
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
declare const __CALLS__: InlineCall[];

/** Milliseconds that the answers in the page are taken for new. */
const KEPT = 30_000;

limitLoads();
const watch = watchStartup();
const answers = new Map<string, Promise<Response>>();
/** Status, announcements, and what else a page's `calls` name by their places. */
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

const first = firstAnswers();
try {
  // Before the first paint, which would turn round otherwise.
  direct(languageOf(first?.config ?? {}, localStorage.getItem(LANGUAGE_KEY)));
} catch {
  // The browser keeps nothing for this page.
}
const known = (address: string, value: unknown) =>
  answers.set(address, Promise.resolve(new Response(JSON.stringify(value))));
if (first) {
  known(__CONFIG_ADDRESS__, first.config);
  // A page that asks for one of them much later is to have it as it is then.
  setTimeout(() => answers.clear(), KEPT);
}

const path = location.pathname.replace(/(.)\/$/, '$1');
const draw = first?.draw ?? Math.random();
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

// Before the first paint where it is in the page: what of that is another's must not be seen.
const planned = Promise.resolve(first?.config ?? config.then((answer) => answer.clone().json()))
  .then(async (config) => {
    const { merchantCode, gateway = '', endpoints = {}, imageCDNs = [] } = config;
    const language = languageOf(config, localStorage.getItem(LANGUAGE_KEY));
    direct(language);
    const values: Record<string, string> = { merchantCode, language };
    const installed = matchMedia('(display-mode: standalone)').matches;
    const read = ({ name, path, search, open, bare }: InlineCall) =>
      start(
        gateway + (endpoints[name] ?? path) + search.replace(/\*(\w+)\*/g, (_, key) => encoded(values[key])),
        {
          ...(open && { credentials: 'omit' }),
          ...(!bare && { headers: { Device: installed ? 'OTHERS' : 'MOBILE' } }),
        },
      );
    const isVisitor = !localStorage.getItem('MC_SESSION_INFO');
    const shown = first && takeFirstAnswers(first, { language, isVisitor, installed }, known);
    const { areas, calls = [] } = await page;
    // First of all what the first banner waits for, the largest thing on the screen.
    const status = read(table[0]!);
    // With a session the announcements depend on who asks, which only the code can say.
    if (calls.includes(1) && isVisitor) {
      const news = read(table[1]!);
      if (!shown) showFirstBanner(status, news, { gateway, draw, imageCDNs }).catch(() => {});
    }
    for (const area of ['first', ...areas]) void start(`${__TEXTS__}${language}/${area}.json`);
    for (const place of calls) if (place > 1) void read(table[place]!);
  })
  .catch(() => {});
const prefetched: Prefetched = { answers, planned, draw, start: watch };
window.foyerPrefetched = prefetched;
// It comes once, as soon as the page has loaded.
addEventListener('beforeinstallprompt', (offer) => {
  offer.preventDefault();
  prefetched.offer = offer;
});
