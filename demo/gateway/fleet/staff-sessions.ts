import { MINUTE } from '../../fixtures/durations.ts';
import { hashToken, newToken } from '../tokens.ts';

/** Lifetime of a staff session in milliseconds. */
export const STAFF_LIFE = 5 * MINUTE;
/** Maximum number of sessions; the oldest is evicted. */
const MOST = 1000;

/** A staff member at a terminal. */
export interface StaffSession {
  terminal: string;
  /** Number and name. */
  staff: string;
  /** The terminal has proved its identity, so it has a supervisor that executes commands. */
  proven: boolean;
}

/** Staff sessions, in memory: a restart ends them. */
export interface StaffSessions {
  /** Creates a session and returns its token. */
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
