/** An id by which the gateway moves money once, however often it is asked. Not `randomUUID`, which pages without TLS do not have. */
export function newRequestId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
