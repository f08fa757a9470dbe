/** Mounts only call endpoints that need neither token nor body; everything else runs in the operator frame. */
export const authHeaders = (): { headers: Record<string, string>; token?: string } => ({ headers: {} });
export function encodeBody(): unknown {
  return undefined;
}
export function notifyAuthError(): void {}
export const retryWithServerClock = <T>(_: unknown, __: unknown, ask: () => T): T => ask();
