import { featureRefusal } from '../../src/gateway/http/feature-refusals.ts';
import { MINUTE } from '../fixtures/durations.ts';
import { badRequest, Refusal } from './refusal.ts';

/** Milliseconds that the time of a seal may differ from the gateway's. */
const APART = 5 * MINUTE;
const ID = /^[\w-]{16,64}$/;

/** Holds sealed bodies to the time they were sealed at, and to once. */
export interface Seals {
  /** @param iat seconds since 1970 @throws Refusal for one that is too old, or was opened before */
  accept(iat: unknown, jti: unknown): void;
}

export function createSeals(clock: () => number): Seals {
  /** Ids that were opened, by the time their seals are too old at; in the order they came. */
  const opened = new Map<string, number>();
  // What was opened before is not known any more.
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
