import { anySignal } from '../../lib/any-signal.ts';

/** Milliseconds that a server may take to show that it is there. */
const REACH_LIMIT = 10_000;
/** Milliseconds in which the browser says that a policy kept the question back, which then says nothing. */
const POLICY_WAIT = 100;

/** `blocked`: the page's own policy keeps the game out; `unreachable`: its server could not be reached. */
export type GameUrlProblem = 'blocked' | 'unreachable';

/**
 * Notices that a frame cannot show its game. Browsers tell a page nothing of that: `load` comes for the page of an error
 * as for the game. So the page's policy is heard, and the game's server is asked for its root, since the address itself
 * opens once. That a server answers, but lets no page hold its game, cannot be noticed. Returns what ends that.
 */
export function watchGameUrl(address: string, tell: (trouble: GameUrlProblem) => void): () => void {
  const { origin } = new URL(address, location.href);
  const over = new AbortController();
  const { signal } = over;
  let barred = false;
  const hear = ({ blockedURI, effectiveDirective }: SecurityPolicyViolationEvent) => {
    if (!URL.canParse(blockedURI) || new URL(blockedURI).origin !== origin) return;
    if (effectiveDirective === 'frame-src') tell('blocked');
    else barred = true;
  };
  document.addEventListener('securitypolicyviolation', hear, { signal });
  void isReached(`${origin}/`, signal).then((reached) => {
    if (!reached) setTimeout(() => signal.aborted || barred || tell('unreachable'), POLICY_WAIT);
  });
  return () => over.abort();
}

/** Whether anything answers there; an answer that is late counts as one. */
async function isReached(address: string, over: AbortSignal): Promise<boolean> {
  const limit = AbortSignal.timeout(REACH_LIMIT);
  try {
    await fetch(address, {
      method: 'HEAD',
      mode: 'no-cors',
      credentials: 'omit',
      cache: 'no-store',
      referrerPolicy: 'no-referrer',
      signal: anySignal(over, limit),
    });
  } catch {
    return limit.aborted || over.aborted;
  }
  return true;
}
