import { HOUR } from '../fixtures/durations.ts';
import { hashToken, newToken } from '../gateway/tokens.ts';

/** Milliseconds that a desk stays open. */
const LIFE = 8 * HOUR;
/** Sessions kept at most; the oldest ends first. */
const MOST = 1000;

/** Who has opened a desk. In memory: whoever was signed in before a new start opens it again. */
export interface DeskSessions {
  /** The token of a new session. */
  open(subject: string): string;
  /** Whose desk a token opens. */
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
