import { hashToken, newToken } from './tokens.ts';

interface Limits {
  clock: () => number;
  /** Lifetime of a token in milliseconds. */
  life: number;
  /** Maximum number of tokens; the oldest is evicted. */
  most: number;
}

/** Values by secret tokens, in memory: a restart ends them. */
export interface ExpiringTokens<Value> {
  /** Stores a value and returns its token. */
  open(value: Value): string;
  /** Returns the value of a token that has not expired. */
  valueOf(token: string): Value | undefined;
  end(token: string): void;
}

export function createExpiringTokens<Value>({ clock, life, most }: Limits): ExpiringTokens<Value> {
  const open = new Map<string, { value: Value; expiresAt: number }>();
  return {
    open(value) {
      for (const [key, { expiresAt }] of open) {
        if (expiresAt > clock() && open.size < most) break;
        open.delete(key);
      }
      const token = newToken();
      open.set(hashToken(token), { value, expiresAt: clock() + life });
      return token;
    },
    valueOf(token) {
      const found = open.get(hashToken(token));
      return found && found.expiresAt > clock() ? found.value : undefined;
    },
    end: (token) => void open.delete(hashToken(token)),
  };
}
