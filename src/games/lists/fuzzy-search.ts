import uFuzzy from '@leeoniya/ufuzzy';
import { normalise } from './filter-by-name.ts';

/** Letters a word needs before a slip in it is forgiven. */
const FORGIVING_FROM = 4;
/** Words that are looked for in any order; each further one multiplies the work. */
const ANY_ORDER = 3;
/** Beyond this many matches they are not ranked. */
const RANKED = 1_000;

const WORD = '[\\p{L}\\p{M}\\d]';

/** One slip a word, its first and last letter included: a letter too many, too few, wrong, or two swapped. */
const matcher = new uFuzzy({
  unicode: true,
  interSplit: '[^\\p{L}\\p{M}\\d]+',
  intraBound: '\\p{L}\\d|\\d\\p{L}',
  interBound: '[^\\p{L}\\p{M}\\d]',
  intraChars: WORD,
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

/** Indices of the names that are nearly `text`, the nearest first. Names are given folded. */
export function fuzzySearch(names: string[], text: string): number[] {
  // A minus or quotes would be read as a query language.
  const words = normalise(text).replace(/[^\p{L}\p{M}\d]/gu, ' ');
  const [found, info, order] = matcher.search(names, words, ANY_ORDER, RANKED);
  return order ? order.map((place) => info.idx[place]!) : (found ?? []);
}
