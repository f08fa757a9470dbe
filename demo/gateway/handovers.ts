import { createHash } from 'node:crypto';
import { MINUTE } from '../fixtures/durations.ts';
import { hashToken, newToken } from './tokens.ts';

/** Lifetime of a code in milliseconds. */
const LIFE = MINUTE;
/** Maximum number of codes. */
const MOST = 10_000;

/** The member of a session that is handed over, and its start: a new window does not extend it. */
interface Passed {
  memberId: number;
  /** Milliseconds since 1970. */
  begunAt: number;
}

interface Handover extends Passed {
  challenge: string;
  expiresAt: number;
}

/** Codes that hand a session from a window to the iframe that opened it, in memory for a minute. */
export interface Handovers {
  offer(memberId: number, begunAt: number, challenge: string): string;
  /** Any attempt uses up the code. */
  take(code: string, verifier: string): Passed | undefined;
}

export function createHandovers(clock: () => number): Handovers {
  const open = new Map<string, Handover>();
  return {
    offer(memberId, begunAt, challenge) {
      const code = newToken();
      for (const [key, { expiresAt }] of open) {
        if (expiresAt > clock() && open.size < MOST) break;
        open.delete(key);
      }
      open.set(hashToken(code), { memberId, begunAt, challenge, expiresAt: clock() + LIFE });
      return code;
    },
    take(code, verifier) {
      const key = hashToken(code);
      const found = open.get(key);
      open.delete(key);
      const made = createHash('sha256').update(verifier).digest('base64url');
      return found && found.expiresAt > clock() && made === found.challenge ? found : undefined;
    },
  };
}
