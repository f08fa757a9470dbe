import { refusal } from '../../src/gateway/http/errors.ts';
import { featureRefusal } from '../../src/gateway/http/feature-refusals.ts';

const codes = { ...refusal, ...featureRefusal };

export type RefusalCode = (typeof codes)[keyof typeof codes];

/** Every code the demo gateway refuses with. */
export const refusalCodes: readonly RefusalCode[] = Object.values(codes);

interface Details {
  /** 200 unless told: a refusal is an answer of the gateway, not a failure of HTTP. */
  status?: 200 | 400 | 403 | 404 | 429;
  /** Seconds until another try is heard, sent as `Retry-After`. */
  retryAfter?: number;
  /** For whoever reads the log; clients show their own text by code. */
  message?: string;
  /** What travels beside the code, e.g. `{ captcha: true }`. */
  value?: unknown;
}

/** Thrown by a handler to answer `success: false` with a code. */
export class Refusal extends Error {
  readonly code: RefusalCode;
  readonly details: Details;

  constructor(code: RefusalCode, details: Details = {}) {
    super(code);
    this.code = code;
    this.details = details;
  }
}

/** A call that breaks the contract: answered with 400. */
export function badRequest(message: string): Refusal {
  return new Refusal(refusal.badRequest, { status: 400, message });
}

/** Too many tries: answered with 429. `retryAfter` is in seconds, where it is known. */
export function tooMany(retryAfter?: number): Refusal {
  return new Refusal(refusal.tooMany, {
    status: 429,
    ...(retryAfter ? { retryAfter, value: { retryAfter } } : {}),
  });
}
