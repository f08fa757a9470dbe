/** Returns bytes as hexadecimal digits. */
export function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Returns a random id of 128 bits. Not `randomUUID`, which pages without TLS lack. */
export const randomId = (): string => hex(crypto.getRandomValues(new Uint8Array(16)));
