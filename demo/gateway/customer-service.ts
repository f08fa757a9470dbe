/** Characters at the end of a stored path that are its key. */
const KEY_LENGTH = 8;

function mix(bytes: Uint8Array, key: string): Uint8Array {
  return bytes.map((byte, index) => byte ^ key.charCodeAt(index % KEY_LENGTH));
}

/**
 * A customer-service address as the status call carries it (A3): its UTF-8 bytes mixed (exclusive or) with
 * an 8-character key, as base64, followed by that key. It keeps addresses from crawlers; it is no secret.
 */
export function hidePath(path: string, key: string): string {
  if (key.length !== KEY_LENGTH) throw new Error(`the key of a path has ${KEY_LENGTH} characters`);
  return Buffer.from(mix(new TextEncoder().encode(path), key)).toString('base64') + key;
}
