import type { Remote } from '../../gateway/cache/resource.ts';
import type { SystemStatus } from '../../gateway/endpoints/system.ts';
import { safeUrl } from '../../lib/links.ts';

/** Number of characters at the end of a stored path that form its key. */
const KEY_LENGTH = 8;

/**
 * Decodes a stored path: base64 of its bytes XORed with the key, followed by the key. Returns an empty string
 * for other text.
 */
export function decodePath(stored: string): string {
  const key = stored.slice(-KEY_LENGTH);
  try {
    const mixed = Uint8Array.from(atob(stored.slice(0, -KEY_LENGTH)), (character) => character.charCodeAt(0));
    return new TextDecoder().decode(mixed.map((byte, index) => byte ^ key.charCodeAt(index % KEY_LENGTH)));
  } catch {
    return '';
  }
}

/** Returns the address of a customer service channel, if the operator has it and the address is safe. */
export function customerServiceAddress(
  status: Pick<SystemStatus, 'info'>,
  type = 'ONLINE',
): string | undefined {
  const entry = status.info.customerService.find(({ csType }) => csType === type);
  // An unreadable path would otherwise resolve relative to the site.
  return entry && safeUrl(decodePath(entry.path))?.href;
}

/** Returns the address of the affiliates' service channel, or else of customer service (MS-1). */
export function affiliateService(status: Remote<Pick<SystemStatus, 'info'>>): string | undefined {
  if (status.state !== 'ready') return undefined;
  return customerServiceAddress(status.value, 'AFFILIATE') ?? customerServiceAddress(status.value);
}
