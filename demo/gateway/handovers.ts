import { createHash } from 'node:crypto';
import { MINUTE } from '../fixtures/durations.ts';
import { hashToken, newToken } from './tokens.ts';

/** Milliseconds a code is good for. */
const LIFE = MINUTE;
/** Codes that are kept at most. */
const MOST = 10_000;

/** Whose session passes on, and when they signed in: another window does not make it last longer. */
interface Passed {
  memberId: number;
  /** Milliseconds since 1970. */
  begunAt: number;
}

interface Handover extends Passed {
  challenge: string;
  expiresAt: number;
}

/** Codes by which a session passes from a window to the frame that opened it. In memory: they live for a minute. */
export interface Handovers {
  offer(memberId: number, begunAt: number, challenge: string): string;
  /** A code is spent by any try. */
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
