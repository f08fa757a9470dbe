import uFuzzy from '@leeoniya/ufuzzy';
import { normaliseName } from './filter-by-name.ts';
import type { Range } from './match-ranges.ts';

/** Letters a word needs before a typing error is tolerated. */
const FORGIVING_FROM = 4;
/** Letters that each word, and all words together, need before missing letters are tolerated. */
const SHORTENED_FROM = 3;
const SHORTENED_IN_ALL = 6;
/** Maximum number of words searched in any order; each one multiplies the work. */
const ANY_ORDER = 3;
/** Maximum number of ranked matches. */
const RANKED = 1_000;

const words = {
  unicode: true,
  interSplit: '[^\\p{L}\\p{M}\\d]+',
  intraBound: '\\p{L}\\d|\\d\\p{L}',
  interBound: '[^\\p{L}\\p{M}\\d]',
  // A class of letters makes the pattern of each new text five times as slow to compile.
  intraChars: '\\S',
} as const;

/** Tolerates one error per word: an added, missing, wrong or swapped letter. */
const slips = new uFuzzy({
  ...words,
  intraMode: 1,
  intraRules(word) {
    const slip = [...word].length >= FORGIVING_FROM ? 1 : 0;
    return {
      intraSlice: [0, Number.POSITIVE_INFINITY],
      intraIns: slip,
      intraSub: slip,
      intraTrn: slip,
      intraDel: slip,
    };
  },
});

/** Tolerates missing letters, one between any two, as in 'lantrn tgr'; words must begin alike. */
const shortened = new uFuzzy({ ...words, intraMode: 0, intraIns: 1, interLft: 2 });

/** Names searched without a pause, so that the page can react to a key. */
const LOT = 500;

/** Returns indices of the names similar to `text`, the nearest first; `names` are normalised. */
export function fuzzySearch(names: string[], text: string): number[] {
  const typed = wordsOf(text);
  const near = ranked(slips, names, typed);
  return near.length || !mayBeShortened(typed) ? near : ranked(shortened, names, typed);
}

/** Like `fuzzySearch` for many names, with pauses; returns undefined once `left` returns true. */
export async function fuzzySearchInBatches(
  names: string[],
  text: string,
  left: () => boolean,
): Promise<number[] | undefined> {
  const typed = wordsOf(text);
  for (const matcher of mayBeShortened(typed) ? [slips, shortened] : [slips]) {
    const matching: number[] = [];
    for (let from = 0; from < names.length; from += LOT) {
      if (from) await pause();
      if (left()) return undefined;
      const [found] = matcher.search(names.slice(from, from + LOT), typed, ANY_ORDER, 0);
      matching.push(...(found ?? []).map((index) => from + index));
    }
    if (matching.length) return ranked(matcher, names, typed, matching);
  }
  return [];
}

/** Returns the ranges of a normalised name that are similar to `text`. */
export function nearRanges(name: string, text: string): Range[] {
  const typed = wordsOf(text);
  for (const matcher of mayBeShortened(typed) ? [slips, shortened] : [slips]) {
    const [, info] = matcher.search([name], typed, ANY_ORDER, RANKED);
    const [offsets] = info?.ranges ?? [];
    if (offsets) {
      return offsets.flatMap((start, place) => (place % 2 ? [] : [[start, offsets[place + 1]!] as const]));
    }
  }
  return [];
}

/** uFuzzy reads minus signs and quotes as operators. */
const wordsOf = (text: string) => normaliseName(text).replace(/[^\p{L}\p{M}\d]/gu, ' ');

function mayBeShortened(typed: string): boolean {
  const lengths = typed.split(' ').flatMap((word) => (word ? [...word].length : []));
  return Math.min(...lengths) >= SHORTENED_FROM && typed.length >= SHORTENED_IN_ALL;
}

/** Searches all names, or those with the indices `among`. */
function ranked(matcher: uFuzzy, names: string[], text: string, among?: number[]): number[] {
  const [found, info, order] = matcher.search(names, text, ANY_ORDER, RANKED, among);
  return order ? order.map((place) => info.idx[place]!) : (found ?? []);
}

/** Resolves after pending events, such as a key. */
function pause(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(undefined);
  });
}
