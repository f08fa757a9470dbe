import type { Origin } from '../../mount-contract.ts';

/** Adds partner, host and widget to links to the operator's site. Returns other links unchanged. */
export function addAttribution(url: URL, { site, partner }: Pick<Origin, 'site' | 'partner'>): URL {
  if (url.origin !== site) return url;
  const address = new URL(url);
  address.searchParams.set('code', partner);
  address.searchParams.set('domain', location.hostname);
  address.searchParams.set('widget', 'announcements');
  return address;
}
