const formats = new Map<string, Intl.NumberFormat>();

/** Formats decimal odds with two digits. */
export function oddsText(odds: number, locales: string[]): string {
  const key = locales[0]!;
  const format =
    formats.get(key) ??
    new Intl.NumberFormat(locales, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  formats.set(key, format);
  return format.format(odds);
}
