import { checkUsername } from '../../../gateway/endpoints/register.ts';
import { call } from '../../../gateway/http/client.ts';
import { debounce } from '../../../lib/timing.ts';

/** Debounce in milliseconds. */
const DEBOUNCE = 200;

/** Checks during registration whether a username is taken. */
export interface UsernameCheck {
  /** Checks a name after the debounce, cancelling the previous check; ignores an empty name. */
  check(name: string): void;
  /** Returns whether the gateway reported the name as taken. */
  isTaken(name: string): boolean;
  stop(): void;
}

/** A failed check stays silent: registration itself rejects a taken name. */
export function createUsernameCheck(onTaken: () => void): UsernameCheck {
  const answers = new Map<string, boolean>();
  let latest: AbortController | undefined;
  const ask = async (username: string, signal: AbortSignal) => {
    if (signal.aborted) return;
    const answer = await call(checkUsername, { query: { username } }, { signal }).catch(() => undefined);
    if (!answer || signal.aborted) return;
    answers.set(username, answer.available);
    if (!answer.available) onTaken();
  };
  const askLater = debounce(DEBOUNCE, (username: string, signal: AbortSignal) => void ask(username, signal));
  return {
    check(name) {
      latest?.abort();
      if (!name || answers.has(name)) return;
      latest = new AbortController();
      askLater(name, latest.signal);
    },
    isTaken: (name) => answers.get(name) === false,
    stop: () => latest?.abort(),
  };
}
