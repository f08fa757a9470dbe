/** The origin of an operator, also where its address was given with a path; as it is where it is no address. */
export function siteOrigin(site: string): string {
  return URL.canParse(site) ? new URL(site).origin : site;
}
