import type { Vendor } from '../gateway/endpoints/lobby.ts';
import type { SportsVendors } from '../gateway/endpoints/shared/sports-vendors.ts';
import { buildUrl } from '../gateway/http/build-url.ts';
import { ownEntry } from '../lib/own-entry.ts';
import type { Brand } from './brand.ts';
import {
  askedBy,
  type FirstPage,
  type PlannedCall,
  type ScreenKind,
  type VendorsKnown,
  vendorsIn,
} from './first-view-plan.ts';
import type { GoOn } from './go-on.ts';
import { languagesOf, publicRead } from './public-read.ts';
import { askOf, keyOf } from './public-reads.ts';
import type { Kept } from './read-once.ts';
import type { Settings } from './settings.ts';

/** An answer that a page begins with. */
export interface FirstAnswer {
  call: string;
  /** As the site's own code will ask for it. */
  address: string;
  kept: Kept;
  /** For whom it is right: everybody, whoever is on no home screen, those of them without a session. */
  group: 'shared' | 'mobile' | 'own';
}

/** What is known of a page before anybody asks for it. */
export interface FirstView {
  language: string;
  answers: FirstAnswer[];
  screen: ScreenKind | undefined;
  /** What the screen says, from top to bottom. */
  texts: readonly string[];
  /** Of the category that the page begins with, where they are known and the address narrows them by nothing. */
  vendors?: readonly Vendor[] | undefined;
}

/** What a page is asked by, in checked parts. */
export interface PageAsked {
  /** Origin of the request, by a host of the brand. */
  origin: string;
  path: string;
  language: string;
  /** Whether the address says what its list is narrowed by. */
  narrowed: boolean;
}

/** What of an address changes which games a list begins with. */
const narrowing = ['gameType', 'vassalage', 'name', 'minBet', 'classify'];

/** Whether a query changes which games the list of a page begins with; of pages without a list it changes nothing. */
export const isNarrowed = (query: URLSearchParams, page: FirstPage | undefined): boolean =>
  page !== undefined &&
  (page.screen === 'vendors' ||
    page.calls.some(({ search, previews }) => !previews && search.includes('*category*'))) &&
  narrowing.some((name) => query.has(name));

const vendorsByAnswer = new WeakMap<Kept, { sports: SportsVendors; vendors: VendorsKnown | undefined }>();

/** Reads the vendors in an answer once, since every page looks them up each second. */
function vendorsOf(kept: Kept, { sportsVendors: sports }: Settings): VendorsKnown | undefined {
  const read = vendorsByAnswer.get(kept);
  if (read?.sports === sports) return read.vendors;
  const vendors = vendorsIn(kept.text, sports);
  vendorsByAnswer.set(kept, { sports, vendors });
  return vendors;
}

/** The page that a path leads to, where its first screen is known ahead of its code. */
export function planAt(plan: readonly FirstPage[], path: string): FirstPage | undefined {
  const plain = path.replace(/(.)\/$/, '$1');
  return plan.find(({ at }) => at.includes(plain));
}

/** The language of a page: the one that is told where the brand has it, else the brand's. */
export function languageOf(settings: Settings, told: string | undefined): string {
  return told && languagesOf(settings).includes(told) ? told : (settings.defaultLanguage ?? 'EN');
}

/**
 * The answers of a page's first reads, as far as they are in memory; what is missing there is read for later visits. It
 * never waits for the gateway.
 */
export function firstViewOf(
  one: Brand,
  settings: Settings,
  plan: readonly FirstPage[],
  { origin, path, language, narrowed }: PageAsked,
  goOn?: GoOn,
): FirstView {
  const page = planAt(plan, path);
  const base = settings.gateway ?? '';
  const upstream = one.gateway ?? (base ? { origin: base, paths: [] } : undefined);
  const texts = ownEntry(page?.texts ?? {}, language) ?? [];
  const begun = { language, screen: page?.screen, texts };
  if (!page || !upstream) return { ...begun, answers: [] };
  const ask = askOf({ gateway: upstream }, origin);
  const place = { base: '', paths: settings.endpoints ?? {} };
  const like = new Request(origin, { headers: { Device: 'MOBILE' } });
  const { merchantCode } = settings;
  const find = (call: PlannedCall, list = {}): FirstAnswer[] => {
    const address = buildUrl(place, call) + filled(call.search, { merchantCode, language, ...list });
    const read = publicRead(like, address, settings);
    const kept = read && one.reads.peek(keyOf(origin, read), read, ask, goOn);
    const group = call.own ? 'own' : call.mobile ? 'mobile' : 'shared';
    return kept ? [{ call: call.name, address: base + address, kept, group }] : [];
  };
  // What is asked for by vendors is known once they are.
  const vendors = page.calls.filter(({ name }) => name === 'getVendors').flatMap((call) => find(call))[0];
  const known = vendors && vendorsOf(vendors.kept, settings);
  const by = { ...page, narrowed };
  return {
    ...begun,
    vendors: narrowed ? undefined : known?.get(page.category),
    answers: page.calls.flatMap((call) => askedBy(call, by, known).flatMap((list) => find(call, list))),
  };
}

/** A query with its values; those that are empty are left out, as the site leaves them out. */
function filled(search: string, values: Readonly<Record<string, string>>): string {
  return search
    .replace(/\*(\w+)\*/g, (_, name: string) =>
      String(new URLSearchParams([['', values[name] ?? '']])).slice(1),
    )
    .replace(/&\w+=(?=&|$)/g, '');
}
