import type { ReadableAtom } from 'nanostores';
import type { Idle } from '../../src/platform/idle.ts';

/** Milliseconds between two looks, and what is added at random: the terminals of a venue do not all ask at once. */
const EVERY = 60_000;
const JITTER = 15_000;
/** Milliseconds after a visit in which the gateway is told of its end. */
const SETTLE = 10_000;

interface UpdateWatchOptions {
  /** Text of a file of the site as it is now. @throws where it cannot be had */
  read(address: string): Promise<string>;
  /** Texts of the configs that the terminal runs on, by address. */
  taken: Readonly<Record<string, string>>;
  /** Whether a config can be used. @throws what is wrong with it */
  check(address: string, text: string): void;
  /** Address of the page, and of the script that this build of it begins with. */
  page: string;
  entry: string;
  $idle: ReadableAtom<Idle>;
  /** Takes what is new. */
  reload(): void;
  report(error: unknown): void;
}

export interface UpdateWatch {
  /** Looks now: somebody asked for it. */
  check(): void;
  stop(): void;
}

/**
 * Looks whether there is a new build or config, and takes it as soon as nobody is there. A config that cannot be used
 * is reported, once, and not taken: the terminal goes on as it is.
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

  /** Once it was left for a moment, however often is looked in it; whoever comes back in it is not disturbed. */
  const takeUp = () => {
    if (stale && $idle.get().state === 'attract') {
      settled ??= setTimeout(reload, SETTLE);
    } else {
      clearTimeout(settled);
      settled = undefined;
    }
  };
  /** Whether a config is another one than is in use, and right. */
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
      // What was put back before anybody left is not taken.
      stale = !html.includes(entry) || configs.includes(true);
      takeUp();
    } catch {
      // Away: there is nothing to take, and the connection is watched by others.
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
