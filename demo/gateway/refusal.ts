import { refusal } from '../../src/gateway/http/errors.ts';
import { featureRefusal } from '../../src/gateway/http/feature-refusals.ts';

const codes = { ...refusal, ...featureRefusal };

export type RefusalCode = (typeof codes)[keyof typeof codes];

/** All codes of the demo gateway. */
export const refusalCodes: readonly RefusalCode[] = Object.values(codes);

interface Details {
  /** By default 200: a refusal is a valid response. */
  status?: 200 | 400 | 403 | 404 | 429;
  /** Seconds for the header `Retry-After`. */
  retryAfter?: number;
  /** For logs; clients show their own text by code. */
  message?: string;
  /** Additional data, e.g. `{ captcha: true }`. */
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

/** A call that breaks the contract: 400. */
export function badRequest(message: string): Refusal {
  return new Refusal(refusal.badRequest, { status: 400, message });
}

/** A rate limit: 429. `retryAfter` is in seconds, if known. */
export function tooMany(retryAfter?: number): Refusal {
  return new Refusal(refusal.tooMany, {
    status: 429,
    ...(retryAfter ? { retryAfter, value: { retryAfter } } : {}),
  });
}
