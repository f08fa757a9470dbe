import type { Origin } from '../../mount-contract.ts';

/** An address that a link leads to: on the operator's site with whom the visitor comes from, elsewhere as it is. */
export function operatorAddress(url: URL, { site, partner }: Pick<Origin, 'site' | 'partner'>): URL {
  if (url.origin !== site) return url;
  const address = new URL(url);
  address.searchParams.set('code', partner);
  address.searchParams.set('domain', location.hostname);
  address.searchParams.set('widget', 'announcements');
  return address;
}
