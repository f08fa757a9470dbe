import { createSealCheck } from '../../src/edge/node/adapter/seals.ts';
import { featureRefusal } from '../../src/gateway/http/feature-refusals.ts';
import { badRequest, Refusal } from './refusal.ts';

/** Validates the time of sealed bodies, and that each is opened once. */
export interface Seals {
  /** @param iat seconds since 1970 @throws Refusal for an expired or repeated body */
  accept(iat: unknown, jti: unknown): void;
}

export function createSeals(clock: () => number): Seals {
  const check = createSealCheck(clock);
  return {
    accept(iat, jti) {
      const reason = check.refusalOf(iat, jti);
      if (reason === 'stale') throw new Refusal(featureRefusal.sealStale, { value: { now: clock() } });
      if (reason) throw badRequest(reason === 'invalid' ? 'iat, jti' : 'the sealed body was sent before');
    },
  };
}
