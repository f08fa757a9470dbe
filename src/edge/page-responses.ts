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
  const base = settings.gateway ?? '';
  const upstream = one.gateway ?? (base ? { origin: base, paths: [] } : undefined);
  const ask = upstream && createFetcher({ gateway: upstream }, origin);
  const like = new Request(origin, { headers: { Device: 'MOBILE' } });
  const found = new Map<string, CachedResponse | undefined>();
  let count = 0;
  const look = (address: string): CachedResponse | undefined => {
    const read = ask && (publicRead(like, address, settings) ?? statusRead(address, settings));
    return read && one.reads.peek(keyOf(origin, read), read, ask, waitUntil);
  };
  return {
    of({ address }) {
      if (!found.has(address)) found.set(address, look(address));
      const kept = found.get(address);
      if (!kept || count >= most) return undefined;
      count += 1;
      return { text: kept.text, age: one.reads.ageOf(kept) };
    },
    count: () => count,
    tag: () => [...found].map(([address, kept]) => `${address} ${kept?.tag ?? ''}`).join(' '),
  };
}

/** Returns the addresses in a tag, so that a page can be checked without rendering. */
export function addressesIn(tag: string): string[] {
  return tag.split(' ').filter((address, index) => address && index % 2 === 0);
}
