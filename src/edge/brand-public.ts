/** Types of files that a brand may publish below `/m/`. */
export const PUBLIC_FILE = /\.(svg|png|webp|woff2|json)$/;

/** An SVG that is opened as a page must not run scripts of the brand's origin. */
export const PUBLIC_HEADERS = {
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
};

const BASE = '/m/';

/** Returns the path in a brand's folder of a published file; undefined for all other addresses. */
export function publicFile(address: string): string | undefined {
  const isPublished = address.startsWith(BASE) && PUBLIC_FILE.test(address);
  return isPublished ? `public/${address.slice(BASE.length)}` : undefined;
}
