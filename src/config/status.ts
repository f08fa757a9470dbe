import { computed } from 'nanostores';
import { gatewayRead } from '../gateway/cache/gateway-read.ts';
import { resource } from '../gateway/cache/resource.ts';
import { getStatus, type SystemStatus } from '../gateway/endpoints/system.ts';
import { call } from '../gateway/http/client.ts';
import { $siteConfig } from './site-config.ts';

/** Milliseconds until a new subscriber requests the status again. */
const STATUS_FRESH = 60_000;

/** The status in a rendered page has neither the gateway's key nor the visitor's address. */
export type ServedStatus = Omit<SystemStatus, 'encryption' | 'location'> &
  Partial<Pick<SystemStatus, 'encryption' | 'location'>>;

/** The gateway's system status, read once at start and shared by all. */
export const $status = resource<ServedStatus>('status', gatewayRead(getStatus, undefined), {
  freshFor: STATUS_FRESH,
});

/** 1 during maintenance (also with a region restriction), 2 for a region restriction, otherwise 0. */
export type Availability = 0 | 1 | 2;

export function availabilityOf(
  status: Pick<SystemStatus, 'maintenance' | 'regionRestriction'>,
): Availability {
  if (status.maintenance) return 1;
  return status.regionRestriction ? 2 : 0;
}

/** 0 until the status has loaded. */
export const $availability = computed($status, (status) =>
  status.state === 'ready' ? availabilityOf(status.value) : 0,
);

/** Whitelabel flags by name; empty until the status has loaded, so that optional controls do not flash. */
export const $flags = computed(
  $status,
  (status): Readonly<Record<string, boolean>> =>
    status.state === 'ready' ? status.value.info.whitelabel : {},
);

/** URLs by link type: IOS, Android, TWITTER, ... */
export const $links = computed($status, (status): Readonly<Record<string, string>> => {
  if (status.state !== 'ready') return {};
  return Object.fromEntries(status.value.info.resources.map((link) => [link.resourceType, link.url]));
});

/**
 * Returns the gateway's key for sealed bodies; waits for the status.
 * @throws GatewayError when the status cannot be loaded
 */
export async function encryptionKey() {
  const known = $status.get();
  const encryption = known.state === 'ready' ? known.value.encryption : undefined;
  return {
    ...(encryption ?? (await call(getStatus, {})).encryption),
    pinned: $siteConfig.get()?.sealingKeys ?? [],
  };
}
