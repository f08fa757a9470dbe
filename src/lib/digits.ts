const DIGIT = /\p{Nd}/u;

/** Replaces the digits of every script by 0 to 9: Urdu and Hindi keyboards type their own. */
export function latinDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0)!;
    let value = 0;
    // Each script has its ten digits in a row, and some rows adjoin.
    while (DIGIT.test(String.fromCodePoint(code - value - 1))) value++;
    return String(value % 10);
  });
}
