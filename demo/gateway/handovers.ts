import { createHash } from 'node:crypto';
import { MINUTE } from '../fixtures/durations.ts';
import { createExpiringTokens } from './expiring-tokens.ts';

/** The member of a session that is handed over, and its start: a new window does not extend it. */
interface Passed {
  memberId: number;
  /** Milliseconds since 1970. */
  begunAt: number;
}

/** Codes that hand a session from a window to the iframe that opened it, in memory for a minute. */
export interface Handovers {
  offer(memberId: number, begunAt: number, challenge: string): string;
  /** Any attempt uses up the code. */
  take(code: string, verifier: string): Passed | undefined;
}

export function createHandovers(clock: () => number): Handovers {
  const codes = createExpiringTokens<Passed & { challenge: string }>({ clock, life: MINUTE, most: 10_000 });
  return {
    offer: (memberId, begunAt, challenge) => codes.open({ memberId, begunAt, challenge }),
    take(code, verifier) {
      const found = codes.valueOf(code);
      codes.end(code);
      const made = createHash('sha256').update(verifier).digest('base64url');
      return found && made === found.challenge ? found : undefined;
    },
  };
}
