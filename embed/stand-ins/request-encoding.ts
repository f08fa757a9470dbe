/**
 * Stands in for the site's: a mount makes open calls alone, which carry neither a token nor a body, and what needs a
 * session runs in a frame of the operator's.
 */
export const authHeaders = (): { headers: Record<string, string>; token?: string } => ({ headers: {} });
export function encodeBody(): unknown {
  return undefined;
}
export function notifyAuthError(): void {}
export const retryWithServerClock = <T>(_: unknown, __: unknown, ask: () => T): T => ask();
