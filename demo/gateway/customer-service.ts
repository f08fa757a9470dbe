/** Characters of the key at the end of a stored path. */
const KEY_LENGTH = 8;

function mix(bytes: Uint8Array, key: string): Uint8Array {
  return bytes.map((byte, index) => byte ^ key.charCodeAt(index % KEY_LENGTH));
}

/**
 * Encodes a customer-service URL for the status call: its UTF-8 bytes XOR an 8-character key, in base64,
 * followed by the key. This hides URLs from crawlers only.
 */
export function encodePath(path: string, key: string): string {
  if (key.length !== KEY_LENGTH) throw new Error(`the key of a path has ${KEY_LENGTH} characters`);
  return Buffer.from(mix(new TextEncoder().encode(path), key)).toString('base64') + key;
}
