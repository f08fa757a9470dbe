import { withoutBreaks } from '../../lib/without-breaks.ts';

/** Returns a draw number such as `20261123-0312` for a sentence: left to right in every language, on one line. */
export const drawNumberText = (number: string) => `\u2066${withoutBreaks(number)}\u2069`;
