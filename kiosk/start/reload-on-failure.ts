/** Inlined in the page: reloads a terminal whose script or style sheet failed to load, or never arrived. */
import { limitLoads } from '../../src/lib/load-limit.ts';

/** Milliseconds after which the first screen must have rendered. */
const LATE = 30_000;

/** Milliseconds before each check whether the page can be loaded, plus jitter. */
const PAUSE = 5_000;
const JITTER = 10_000;
/** Limit of a check in milliseconds. */
const LIMIT = 10_000;

let waiting = false;

limitLoads();
addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLScriptElement || target instanceof HTMLLinkElement) reloadWhenReachable();
  },
  true,
);
setTimeout(() => {
  if (document.querySelector('#root > .first')) reloadWhenReachable();
}, LATE);

/**
 * Reloads the page as soon as it can be loaded: a failed reload would show the browser's error page. Jitter
 * spreads the terminals of a venue, which all start at once after a power cut.
 */
function reloadWhenReachable(): void {
  if (waiting) return;
  waiting = true;
  setTimeout(() => void reloadIfReachable(), PAUSE + Math.random() * JITTER);
}

async function reloadIfReachable(): Promise<void> {
  try {
    const { ok } = await fetch(location.href, { cache: 'no-store', signal: AbortSignal.timeout(LIMIT) });
    if (ok) return location.reload();
  } catch {
    // Not reachable yet: checks again below.
  }
  waiting = false;
  reloadWhenReachable();
}
