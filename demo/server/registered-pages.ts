/** Codes of partners, each with the origins of its pages. */
type Pages = Readonly<Record<string, readonly string[]>>;

const pair = /^([\w-]{1,64})=(https?:\/\/.+)$/;

/**
 * Reads pages that are registered for partners, each as `acme=http://localhost:5173`.
 * @throws on one that names no code or no origin
 */
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
