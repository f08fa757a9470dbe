/** Origins by partner code. */
type Pages = Readonly<Record<string, readonly string[]>>;

const pair = /^([\w-]{1,64})=(https?:\/\/.+)$/;

/** Parses registrations such as `acme=http://localhost:5173`. @throws for one without a code or an origin */
export function readPages(texts: readonly string[]): Pages {
  const pages: Record<string, string[]> = {};
  for (const text of texts) {
    const [, code, address = ''] = pair.exec(text) ?? [];
    if (!code || !URL.canParse(address)) {
      throw new Error(
        `--partner takes a code and an origin, such as acme=http://localhost:5173, not ${text}`,
      );
    }
    pages[code] = [...(pages[code] ?? []), new URL(address).origin];
  }
  return pages;
}
