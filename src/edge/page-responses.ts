import type { ServedRead, ServedResponse } from '../lib/served-page.ts';
import type { Brand } from './brand.ts';
import type { GoOn } from './go-on.ts';
import { languagesOf, publicRead, statusRead } from './public-read.ts';
import { askOf, keyOf } from './public-reads.ts';
import type { Kept } from './read-once.ts';
import type { Settings } from './settings.ts';

/** Returns the language of a page: the first of `named` that the brand offers, else its default language. */
export function languageOf(settings: Settings, ...named: readonly (string | null | undefined)[]): string {
  const offered = languagesOf(settings);
  return named.find((code) => code && offered.includes(code)) ?? settings.defaultLanguage ?? 'EN';
}

/** The responses that pages of a brand are rendered with: those that are in memory. */
export interface PageResponses {
  /**
   * Returns a response from memory and never waits for the gateway; starts a read of a missing one for later
   * pages.
   */
  of(read: ServedRead): ServedResponse | undefined;
  /** Returns how many there were. */
  count(): number;
  /** Names all that was looked up so far, and with what result. */
  tag(): string;
}

/** Looks responses up in a brand's memory, the first `most` of them. */
export function pageResponses(
  one: Brand,
  settings: Settings,
  origin: string,
  goOn: GoOn,
  most = Infinity,
): PageResponses {
  const base = settings.gateway ?? '';
  const upstream = one.gateway ?? (base ? { origin: base, paths: [] } : undefined);
  const ask = upstream && askOf({ gateway: upstream }, origin);
  const like = new Request(origin, { headers: { Device: 'MOBILE' } });
  const found = new Map<string, Kept | undefined>();
  let count = 0;
  const look = (address: string): Kept | undefined => {
    const read = ask && (publicRead(like, address, settings) ?? statusRead(address, settings));
    return read && one.reads.peek(keyOf(origin, read), read, ask, goOn);
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

/** The addresses in a tag, to be looked up again: whether it still holds is known without rendering. */
export function addressesIn(tag: string): string[] {
  return tag.split(' ').filter((address, index) => address && index % 2 === 0);
}
