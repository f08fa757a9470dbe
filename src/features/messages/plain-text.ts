const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

/** Tags that begin or end a line. */
const lineTags = /<\/?(?:p|br|div|li|[ou]l|h[1-6]|t[dhr]|table)\b[^>]*>/gi;

/** Returns the text of an operator's HTML in one line. Render it as text only: it is not sanitised. */
export function plainText(html: string): string {
  return html
    .replace(lineTags, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:#(\d{1,6})|([a-z]+));/g, (all, code?: string, name?: string) =>
      code ? String.fromCodePoint(Number(code)) : (entities[name!] ?? all),
    )
    .replace(/\s+/g, ' ')
    .trim();
}
