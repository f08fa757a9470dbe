/** Inserts word joiners: a number such as `20261123-0312` must not break at its hyphen. */
export const withoutBreaks = (number: string) => number.replaceAll('-', '\u2060-\u2060');
