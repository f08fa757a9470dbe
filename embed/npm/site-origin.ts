/** Returns the origin of a URL; other texts unchanged. */
export function siteOrigin(site: string): string {
  return URL.canParse(site) ? new URL(site).origin : site;
}
