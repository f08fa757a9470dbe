import { HOUR } from '../fixtures/durations.ts';
import { hashToken, newToken } from '../gateway/tokens.ts';

/** Lifetime of a session in milliseconds. */
const LIFE = 8 * HOUR;
/** Maximum number of sessions; the oldest is evicted. */
const MOST = 1000;

/** Sessions of a back office page, in memory: a restart ends them. */
export interface DeskSessions {
  /** Creates a session and returns its token. */
  open(subject: string): string;
  /** Returns the owner of a token's session. */
  subjectOf(token: string): string | undefined;
  end(token: string): void;
}

export function createDeskSessions(clock: () => number): DeskSessions {
  const open = new Map<string, { subject: string; expiresAt: number }>();
  return {
    open(subject) {
      const token = newToken();
      for (const [key, { expiresAt }] of open) {
        if (expiresAt > clock() && open.size < MOST) break;
        open.delete(key);
      }
      open.set(hashToken(token), { subject, expiresAt: clock() + LIFE });
      return token;
    },
    subjectOf(token) {
      const found = open.get(hashToken(token));
      return found && found.expiresAt > clock() ? found.subject : undefined;
    },
    end: (token) => void open.delete(hashToken(token)),
  };
}
