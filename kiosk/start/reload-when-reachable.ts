/** Milliseconds before each look whether the page can be had, and what is added at random. */
const PAUSE = 5_000;
const JITTER = 10_000;
/** Milliseconds a look may take. */
const LIMIT = 10_000;

let waiting = false;

/**
 * Loads the page again as soon as it can be had: with nothing to load, the browser's own error page would stand there.
 * Each terminal waits a time of its own first: all those of a venue come back at once after a power cut.
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
    // Not there: it is looked for again.
  }
  waiting = false;
  reloadOnceThere();
}
