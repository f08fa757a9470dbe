/**
 * Returns a draw number such as `20261123-0312` for a sentence: left to right in every language, and with word joiners,
 * because it must not break at its hyphen.
 */
export const drawNumberText = (number: string) => `\u2066${number.replaceAll('-', '\u2060-\u2060')}\u2069`;
