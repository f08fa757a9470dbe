/**
 * Inlined in the page: starts what the first screen needs while the code is still on its way. Each answer waits
 * under its address until the code asks for the very same one (`take-early.ts`); what nobody asks for is dropped.
 */
import { showFirstBanner } from './early-banner.ts';
import { fetchPageFiles } from './page-files.ts';

declare global {
  interface Window {
    foyerEarly?: {
      answers: Map<string, Promise<Response>>;
      /** Settles once everything that can be started early is on its way. */
      planned: Promise<unknown>;
      /** From 0 up to 1: which image host serves this visit. */
      draw: number;
    };
  }
}

declare const __CONFIG_ADDRESS__: string;
declare const __TEXTS__: string;
/** Codes of the languages that are written so. */
declare const __RIGHT_TO_LEFT__: string[];

const answers = new Map<string, Promise<Response>>();
const draw = Math.random();

function start(address: string, options?: RequestInit): Promise<Response> {
  const answer = fetch(address, options);
  // Whoever takes the answer handles its failure; until then it must not count as uncaught.
  answer.catch(() => {});
  answers.set(address, answer);
  return answer;
}

const path = location.pathname.replace(/(.)\/$/, '$1');
const config = start(__CONFIG_ADDRESS__);
// After the config, on which more waits; where connections are few, also after what that leads to.
const areas = fetchPageFiles(path, 'low');

const planned = config
  .then((answer) => answer.clone().json())
  .then((config) => {
    const { merchantCode, gateway = '', endpoints = {}, languages, defaultLanguage = 'EN' } = config;
    const stored = localStorage.getItem('MC_LANGUAGE');
    const language = stored && (!languages || languages.includes(stored)) ? stored : defaultLanguage;
    const rightToLeft = __RIGHT_TO_LEFT__;
    if (rightToLeft.includes(language)) document.documentElement.dir = 'rtl';
    const read = (name: string, path: string, query: Record<string, string>, options?: RequestInit) => {
      const search = new URLSearchParams(query).toString();
      return start(gateway + (endpoints[name] ?? path) + (search && `?${search}`), options);
    };
    const installed = matchMedia('(display-mode: standalone)').matches;
    const own = { headers: { Device: installed ? 'OTHERS' : 'MOBILE' } };

    // The first reads, spelled exactly as the client spells them; a browser test holds the two together. First of all
    // what the first banner waits for, the largest thing on the screen.
    const status = read('getStatus', '/wps/system/status', {}, own);
    const home = /^\/(m|m\/index(\.html)?|m\/home)?$/.test(path);
    // With a session the announcements depend on who asks, which only the code can say.
    if (home && !localStorage.getItem('MC_SESSION_INFO')) {
      const announcements = read(
        'getAnnouncements',
        '/wps/relay/MCSFE_getListAnnouncements',
        { types: 'B,PL,PU,PR,H', groupName: 'm_home', platform: 'M', merchantCode, language },
        own,
      );
      showFirstBanner(status, announcements, { gateway, draw }).catch(() => {});
    }
    for (const area of ['first', ...areas]) start(`${__TEXTS__}${language}/${area}.json`);
    const open: RequestInit = { credentials: 'omit' };
    if (home || /^\/m\/([a-z]+-games|gameList|slotsCenter)$/.test(path)) {
      read('getVendors', '/wps/relay/GCSGAME_getVassalGames', { typeId: '1', merchantCode, language }, open);
    }
    if (home) {
      read(
        'getHotGames',
        '/wps/relay/GCSGAME_getHotGames',
        { merchantCode, isPlatform: '2', platform: 'html5', language },
        open,
      );
    }
  })
  .catch(() => {});
window.foyerEarly = { answers, planned, draw };
