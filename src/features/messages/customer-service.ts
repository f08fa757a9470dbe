import type { Remote } from '../../gateway/cache/resource.ts';
import type { SystemStatus } from '../../gateway/endpoints/system.ts';
import { safeUrl } from '../../lib/links.ts';

/** Characters at the end of a stored path that are its key (A3). */
const KEY_LENGTH = 8;

/** The address behind a stored path: base64 of its bytes mixed with the key, then the key. Empty if it is none. */
export function openPath(stored: string): string {
  const key = stored.slice(-KEY_LENGTH);
  try {
    const mixed = Uint8Array.from(atob(stored.slice(0, -KEY_LENGTH)), (character) => character.charCodeAt(0));
    return new TextDecoder().decode(mixed.map((byte, index) => byte ^ key.charCodeAt(index % KEY_LENGTH)));
  } catch {
    return '';
  }
}

/** Address of the customer-service channel of a type, where the operator has one that may be opened. */
export function customerServiceAddress(status: SystemStatus, type = 'ONLINE'): string | undefined {
  const entry = status.info.customerService.find(({ csType }) => csType === type);
  // What cannot be read would be an address of the site itself, if it were taken as a relative one.
  return entry && safeUrl(openPath(entry.path))?.href;
}

/** Address of the service for affiliates: its own channel, else customer service (MS-1). */
export function affiliateService(status: Remote<SystemStatus>): string | undefined {
  if (status.state !== 'ready') return undefined;
  return customerServiceAddress(status.value, 'AFFILIATE') ?? customerServiceAddress(status.value);
}
