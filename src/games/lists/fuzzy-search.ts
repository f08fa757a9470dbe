import uFuzzy from '@leeoniya/ufuzzy';
import { normaliseName } from './filter-by-name.ts';

/** Letters a word needs before a slip in it is forgiven. */
const FORGIVING_FROM = 4;
/** Letters that a word, and all words together, need before letters may be left out. */
const SHORTENED_FROM = 3;
const SHORTENED_IN_ALL = 6;
/** Words that are looked for in any order; each further one multiplies the work. */
const ANY_ORDER = 3;
/** Beyond this many matches they are not ranked. */
const RANKED = 1_000;

const WORD = '[\\p{L}\\p{M}\\d]';

const words = {
  unicode: true,
  interSplit: '[^\\p{L}\\p{M}\\d]+',
  intraBound: '\\p{L}\\d|\\d\\p{L}',
  interBound: '[^\\p{L}\\p{M}\\d]',
  intraChars: WORD,
} as const;

/** One slip a word, its first and last letter included: a letter too many, too few, wrong, or two swapped. */
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

/** Letters left out, one between any two, as in 'lantrn tgr'; each word begins where one of the name does. */
const shortened = new uFuzzy({ ...words, intraMode: 0, intraIns: 1, interLft: 2 });

/** Names that are looked through at a time: to a key typed meanwhile the page answers between two lots. */
const LOT = 500;

/** Indices of the names that are nearly `text`, the nearest first. Names are given folded. */
export function fuzzySearch(names: string[], text: string): number[] {
  const typed = wordsOf(text);
  const near = ranked(slips, names, typed);
  return near.length || !mayBeShortened(typed) ? near : ranked(shortened, names, typed);
}

/** The same of many names, with pauses; nothing once it is `left`. */
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

/** A minus or quotes would be read as a query language. */
const wordsOf = (text: string) => normaliseName(text).replace(/[^\p{L}\p{M}\d]/gu, ' ');

function mayBeShortened(typed: string): boolean {
  const lengths = typed.split(' ').flatMap((word) => (word ? [...word].length : []));
  return Math.min(...lengths) >= SHORTENED_FROM && typed.length >= SHORTENED_IN_ALL;
}

/** Of the names, or of those with the indices `among`. */
function ranked(matcher: uFuzzy, names: string[], text: string, among?: number[]): number[] {
  const [found, info, order] = matcher.search(names, text, ANY_ORDER, RANKED, among);
  return order ? order.map((place) => info.idx[place]!) : (found ?? []);
}

/** Resolves after what waits to be done, a key for one. */
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
