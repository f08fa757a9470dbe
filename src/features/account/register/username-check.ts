import { call } from '../../../gateway/client.ts';
import { checkUsername } from '../../../gateway/endpoints/register.ts';
import { debounce } from '../../../lib/timing.ts';

/** Milliseconds without a further key after which the gateway is asked. */
const REST = 200;

/** Asks the gateway ahead of a registration whether a name belongs to another account (A7). */
export interface UsernameCheck {
  /** Checks a name once typing rests, in place of the one before; an empty one checks nothing. */
  check(name: string): void;
  /** Whether the gateway has answered that the name belongs to another account. */
  isTaken(name: string): boolean;
  stop(): void;
}

/** A check that fails stays silent: the registration itself is refused for a taken name. */
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
  const askLater = debounce(REST, (username: string, signal: AbortSignal) => void ask(username, signal));
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
