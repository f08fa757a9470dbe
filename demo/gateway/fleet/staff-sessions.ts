import { MINUTE } from '../../fixtures/durations.ts';
import { hashToken, newToken } from '../tokens.ts';

/** Milliseconds that the corner of a terminal stays open. */
export const STAFF_LIFE = 5 * MINUTE;
/** Sessions kept at most; the oldest ends first. */
const MOST = 1000;

/** Somebody of the staff at a terminal. */
export interface StaffSession {
  terminal: string;
  /** Number and name. */
  staff: string;
  /** The terminal has proved which one it is: it has a supervisor, that takes commands. */
  proven: boolean;
}

/** Who has opened the corner of a terminal. In memory: after a new start it is opened again. */
export interface StaffSessions {
  /** The token of a new session. */
  open(session: StaffSession): string;
  of(token: string): StaffSession | undefined;
  end(token: string): void;
}

export function createStaffSessions(clock: () => number): StaffSessions {
  const open = new Map<string, StaffSession & { expiresAt: number }>();
  return {
    open(session) {
      for (const [key, { expiresAt }] of open) {
        if (expiresAt > clock() && open.size < MOST) break;
        open.delete(key);
      }
      const token = newToken();
      open.set(hashToken(token), { ...session, expiresAt: clock() + STAFF_LIFE });
      return token;
    },
    of(token) {
      const found = open.get(hashToken(token));
      return found && found.expiresAt > clock() ? found : undefined;
    },
    end: (token) => void open.delete(hashToken(token)),
  };
}
