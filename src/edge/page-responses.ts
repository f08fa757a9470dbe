import type { ServedRead, ServedResponse } from '../lib/served-page.ts';
import type { Brand } from './brand.ts';
import type { CachedResponse } from './fetch-cacheable.ts';
import { languagesOf, publicRead, statusRead } from './public-read.ts';
import { createFetcher, keyOf } from './public-reads.ts';
import type { Settings } from './settings.ts';
import type { WaitUntil } from './wait-until.ts';

/** Returns the language of a page: the first of `named` that the brand offers, else its default language. */
export function languageOf(settings: Settings, ...named: readonly (string | null | undefined)[]): string {
  const offered = languagesOf(settings);
  return named.find((code) => code && offered.includes(code)) ?? settings.defaultLanguage ?? 'EN';
}

/**
 * Milliseconds beyond its lifetime for which a response counts as new. Each page that needs it has it refreshed, so its age stays
 * below this while visitors come; without a margin every refresh would render the page twice.
 */
const MARGIN = 10_000;

/** A response in memory, and whether the browser has to read it again. */
interface Found {
  kept: CachedResponse;
  isOld: boolean;
}

/** The responses in memory that pages of a brand are rendered with. */
export interface PageResponses {
  /**
   * Returns a response from memory and never waits for the gateway; starts a read of a missing one for later
   * pages.
   */
  of(read: ServedRead): ServedResponse | undefined;
  /** Returns the number of responses found so far. */
  count(): number;
  /** Identifies all lookups so far and their results. */
  tag(): string;
}

/** Looks up responses in a brand's cache, at most `most`. */
export function pageResponses(
  one: Brand,
  settings: Settings,
  origin: string,
  waitUntil: WaitUntil,
  most = Infinity,
): PageResponses {
  const { reads } = one;
  const base = settings.gateway ?? '';
  const upstream = one.gateway ?? (base ? { origin: base, paths: [] } : undefined);
  const ask = upstream && createFetcher({ gateway: upstream }, origin);
  const like = new Request(origin, { headers: { Device: 'MOBILE' } });
  const found = new Map<string, Found | undefined>();
  let count = 0;
  const look = (address: string): Found | undefined => {
    const read = ask && (publicRead(like, address, settings) ?? statusRead(address, settings));
    const kept = read && reads.peek(keyOf(origin, read), read, ask, waitUntil);
    return kept && { kept, isOld: reads.ageOf(kept) > read.seconds * 1_000 + MARGIN };
  };
  return {
    of({ address }) {
      if (!found.has(address)) found.set(address, look(address));
      const known = found.get(address);
      if (!known || count >= most) return undefined;
      count += 1;
      const { kept, isOld } = known;
      // The page is cached for as long as its responses are the same and new.
      return { text: kept.text, age: isOld ? reads.ageOf(kept) : 0 };
    },
    count: () => count,
    tag: () =>
      [...found]
        .map(([address, known]) => `${address} ${known?.kept.tag ?? ''}${known?.isOld ? '-old' : ''}`)
        .join(' '),
  };
}

/** Returns the addresses in a tag, so that a page can be checked without rendering. */
export function addressesIn(tag: string): string[] {
  return tag.split(' ').filter((address, index) => address && index % 2 === 0);
}
