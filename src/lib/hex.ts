/** Bytes in hexadecimal digits, two for each. */
export function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** A name of 128 bits that nobody guesses. Not `randomUUID`, which pages without TLS do not have. */
export const randomId = (): string => hex(crypto.getRandomValues(new Uint8Array(16)));
