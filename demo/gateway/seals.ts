import { featureRefusal } from '../../src/gateway/http/feature-refusals.ts';
import { MINUTE } from '../fixtures/durations.ts';
import { badRequest, Refusal } from './refusal.ts';

/** Maximum milliseconds between the seal's time and the gateway's. */
const APART = 5 * MINUTE;
const ID = /^[\w-]{16,64}$/;

/** Validates the time of sealed bodies, and that each is opened once. */
export interface Seals {
  /** @param iat seconds since 1970 @throws Refusal for an expired or repeated body */
  accept(iat: unknown, jti: unknown): void;
}

export function createSeals(clock: () => number): Seals {
  /** Opened ids with the time at which they expire, in order of arrival. */
  const opened = new Map<string, number>();
  // Ids from before the start are unknown, so bodies from before are refused.
  const began = clock();
  return {
    accept(iat, jti) {
      if (typeof iat !== 'number' || typeof jti !== 'string' || !ID.test(jti)) throw badRequest('iat, jti');
      const now = clock();
      const at = iat * 1000;
      if (Math.abs(now - at) >= APART || at < began - 1000) {
        throw new Refusal(featureRefusal.sealStale, { value: { now } });
      }
      for (const [id, end] of opened) {
        if (end > now) break;
        opened.delete(id);
      }
      if (opened.has(jti)) throw badRequest('the sealed body was sent before');
      opened.set(jti, now + 2 * APART);
    },
  };
}
