import { anySignal } from '../../lib/any-signal.ts';

/** Milliseconds within which the game's server must respond. */
const REACH_LIMIT = 10_000;
/** Milliseconds to wait for a policy violation event after a failed request, which has no reason itself. */
const POLICY_WAIT = 100;

/** `blocked`: the page's CSP forbids the game; `unreachable`: no response from its server. */
export type GameUrlProblem = 'blocked' | 'unreachable';

/**
 * Detects that an iframe cannot show its game; browsers fire `load` for error pages too. Listens for CSP violations
 * and requests the root of the game's server, because the launch URL is valid once. Cannot detect a server that
 * forbids framing. Returns a function that stops it.
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

/** Whether the server responds; a timeout counts as a response. */
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
