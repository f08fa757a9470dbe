import type { ReadableAtom } from 'nanostores';
import type { Idle } from '../../src/platform/idle.ts';

/** Milliseconds between two checks, plus jitter: the terminals of a venue do not ask at once. */
const EVERY = 60_000;
const JITTER = 15_000;
/** Milliseconds after a visit in which the page logs out at the gateway. */
const SETTLE = 10_000;

interface UpdateWatchOptions {
  /** Fetches a file of the site. @throws if it cannot be fetched */
  read(address: string): Promise<string>;
  /** Texts of the configurations in use, by address. */
  taken: Readonly<Record<string, string>>;
  /** @throws if the terminal could not run with this configuration */
  check(address: string, text: string): void;
  /** Address of the page, and of the entry script of its build. */
  page: string;
  entry: string;
  $idle: ReadableAtom<Idle>;
  /** Reloads the page. */
  reload(): void;
  report(error: unknown): void;
}

export interface UpdateWatch {
  /** Checks now. */
  check(): void;
  stop(): void;
}

/**
 * Watches for a new build or configuration, and reloads the page for it once the terminal is idle. Reports an
 * invalid configuration once and ignores it.
 */
export function watchUpdates({
  read,
  taken,
  check,
  page,
  entry,
  $idle,
  reload,
  report,
}: UpdateWatchOptions): UpdateWatch {
  let stale = false;
  let stopped = false;
  const refused = new Map<string, string>();
  let timer: ReturnType<typeof setTimeout>;
  let settled: ReturnType<typeof setTimeout> | undefined;

  /**
   * Reloads some seconds after a visit, however many checks run meanwhile; a visitor who returns in time is not
   * disturbed.
   */
  const takeUp = () => {
    if (stale && $idle.get().state === 'attract') {
      settled ??= setTimeout(reload, SETTLE);
    } else {
      clearTimeout(settled);
      settled = undefined;
    }
  };
  /** Whether a configuration has changed and is valid. */
  const isNew = async (address: string): Promise<boolean> => {
    const text = await read(address);
    if (text === taken[address] || text === refused.get(address)) return false;
    try {
      check(address, text);
      return true;
    } catch (error) {
      refused.set(address, text);
      report(error);
      return false;
    }
  };
  const look = async () => {
    clearTimeout(timer);
    try {
      const html = await read(page);
      const configs = await Promise.all(Object.keys(taken).map(isNew));
      // A change that was reverted in time is ignored.
      stale = !html.includes(entry) || configs.includes(true);
      takeUp();
    } catch {
      // Unreachable: there is no update, and another module watches the connection.
    }
    if (!stopped) next();
  };
  const next = () => {
    clearTimeout(timer);
    timer = setTimeout(() => void look(), EVERY + Math.random() * JITTER);
  };
  next();
  const leave = $idle.listen(takeUp);
  return {
    check: () => void look(),
    stop() {
      stopped = true;
      clearTimeout(timer);
      clearTimeout(settled);
      leave();
    },
  };
}
