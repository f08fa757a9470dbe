import { HOUR } from '../fixtures/durations.ts';
import type { Gateway } from '../gateway/gateway-state.ts';
import { hashToken, newToken } from '../gateway/tokens.ts';

/** Milliseconds that a desk stays open. */
const LIFE = 8 * HOUR;
/** Sessions kept at most; the oldest ends first. */
const MOST = 1000;

/** Who has opened a desk. In memory: whoever was signed in before a new start opens it again. */
export interface DeskSessions {
  /** The token of a new session. */
  open(partner: string): string;
  /** The partner whose desk a token opens. */
  partnerOf(token: string): string | undefined;
  end(token: string): void;
}

export function createDeskSessions(clock: () => number): DeskSessions {
  const open = new Map<string, { partner: string; expiresAt: number }>();
  return {
    open(partner) {
      const token = newToken();
      for (const [key, { expiresAt }] of open) {
        if (expiresAt > clock() && open.size < MOST) break;
        open.delete(key);
      }
      open.set(hashToken(token), { partner, expiresAt: clock() + LIFE });
      return token;
    },
    partnerOf(token) {
      const found = open.get(hashToken(token));
      return found && found.expiresAt > clock() ? found.partner : undefined;
    },
    end: (token) => void open.delete(hashToken(token)),
  };
}

/** The partner whose secret it is. */
export function partnerBySecret({ store }: Gateway, partner: string, secret: string): string | undefined {
  return store.one<{ partner: string }>(
    'SELECT partner FROM partner_secrets WHERE partner = ? COLLATE NOCASE AND secret = ?',
    partner,
    hashToken(secret),
  )?.partner;
}
