const DIGIT = /\p{Nd}/u;

/** A text with the digits of every script as 0 to 9: what an Urdu or Hindi keyboard types is a number too. */
export function latinDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0)!;
    let value = 0;
    // Each script has its ten in a row, from its zero on; some stand directly behind one another.
    while (DIGIT.test(String.fromCodePoint(code - value - 1))) value++;
    return String(value % 10);
  });
}
