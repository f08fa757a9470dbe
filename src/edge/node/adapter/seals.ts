/** Maximum milliseconds between the seal's time and the gateway's. */
const APART = 5 * 60_000;
const ID = /^[\w-]{16,64}$/;

/** Validates the time of sealed bodies, and that each is opened once. */
export interface SealCheck {
  /** Returns why a body must be refused. @param iat seconds since 1970 */
  refusalOf(iat: unknown, jti: unknown): 'invalid' | 'stale' | 'repeated' | undefined;
}

export function createSealCheck(clock: () => number): SealCheck {
  /** Opened ids with the time at which they expire, in order of arrival. */
  const opened = new Map<string, number>();
  // Ids from before the start are unknown, so bodies from before are refused.
  const began = clock();
  return {
    refusalOf(iat, jti) {
      if (typeof iat !== 'number' || typeof jti !== 'string' || !ID.test(jti)) return 'invalid';
      const now = clock();
      const at = iat * 1000;
      if (Math.abs(now - at) >= APART || at < began - 1000) return 'stale';
      for (const [id, end] of opened) {
        if (end > now) break;
        opened.delete(id);
      }
      if (opened.has(jti)) return 'repeated';
      opened.set(jti, now + 2 * APART);
      return undefined;
    },
  };
}
