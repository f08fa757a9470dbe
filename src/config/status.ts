import { computed } from 'nanostores';
import { resource } from '../gateway/cache/resource.ts';
import { getStatus, type SystemStatus } from '../gateway/endpoints/system.ts';
import { call } from '../gateway/http/client.ts';
import { $siteConfig } from './site-config.ts';

/** Milliseconds until the status is asked for again by a new reader. */
const STATUS_FRESH = 60_000;

/** The gateway's system status, read once at start and shared by all. */
export const $status = resource<SystemStatus>('status', (signal) => call(getStatus, {}, { signal }), {
  freshFor: STATUS_FRESH,
});

/** 1 when maintenance is on (also with region restriction), 2 for region restriction alone, else 0 (B4). */
export type Availability = 0 | 1 | 2;

export function availabilityOf(
  status: Pick<SystemStatus, 'maintenance' | 'regionRestriction'>,
): Availability {
  if (status.maintenance) return 1;
  return status.regionRestriction ? 2 : 0;
}

/** Open until the gateway says otherwise. */
export const $availability = computed($status, (status) =>
  status.state === 'ready' ? availabilityOf(status.value) : 0,
);

/** Whitelabel flags by name; empty until the status is there, so that a gated control never flashes. */
export const $flags = computed(
  $status,
  (status): Readonly<Record<string, boolean>> =>
    status.state === 'ready' ? status.value.info.whitelabel : {},
);

/** Addresses by link type: IOS, Android, TWITTER, ... (A3). */
export const $links = computed($status, (status): Readonly<Record<string, string>> => {
  if (status.state !== 'ready') return {};
  return Object.fromEntries(status.value.info.resources.map((link) => [link.resourceType, link.url]));
});

/** The gateway's key for sealed bodies; waits for the status. @throws GatewayError when it cannot be had */
export async function encryptionKey() {
  const known = $status.get();
  const status = known.state === 'ready' ? known.value : await call(getStatus, {});
  return { ...status.encryption, pinned: $siteConfig.get()?.sealingKeys ?? [] };
}
