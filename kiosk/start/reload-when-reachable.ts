/** Milliseconds before each check whether the page can be loaded, plus jitter. */
const PAUSE = 5_000;
const JITTER = 10_000;
/** Limit of a check in milliseconds. */
const LIMIT = 10_000;

let waiting = false;

/**
 * Reloads the page as soon as it can be loaded: a failed reload would show the browser's error page. Jitter
 * spreads the terminals of a venue, which all start at once after a power cut.
 */
export function reloadOnceThere(): void {
  if (waiting) return;
  waiting = true;
  setTimeout(() => void look(), PAUSE + Math.random() * JITTER);
}

async function look(): Promise<void> {
  try {
    const { ok } = await fetch(location.href, { cache: 'no-store', signal: AbortSignal.timeout(LIMIT) });
    if (ok) return location.reload();
  } catch {
    // Not reachable yet: checks again below.
  }
  waiting = false;
  reloadOnceThere();
}
