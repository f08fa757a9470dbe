import { atom, onMount, onStart, type ReadableAtom } from 'nanostores';
import { asGatewayError, type GatewayError } from './errors.ts';

/** Server state as a component sees it. A failed reload of something already shown keeps showing it. */
export type Remote<T> =
  | { state: 'loading' }
  | { state: 'ready'; value: T }
  | { state: 'failed'; error: GatewayError };

export interface Resource<T> extends ReadableAtom<Remote<T>> {
  /** Reads again, keeping what is shown until the answer is there. */
  reload(): Promise<void>;
  /** Changes what is shown before, or instead of, asking the gateway. */
  mutate(change: (value: T) => T): void;
}

interface Options {
  /** Milliseconds after which a new reader makes it read again. */
  freshFor?: number;
}

const FRESH_FOR = 30_000;

const kept = new Map<string, { store: Resource<never>; forget: () => void }>();

/**
 * A cached read of the gateway: one per key, shared by all its readers, started by the first of them,
 * aborted when the last one leaves, read again when stale.
 */
export function resource<T>(
  key: string,
  read: (signal: AbortSignal) => Promise<T>,
  { freshFor = FRESH_FOR }: Options = {},
): Resource<T> {
  const known = kept.get(key);
  if (known) return known.store;

  const $store = atom<Remote<T>>({ state: 'loading' });
  let readAt = Number.NEGATIVE_INFINITY;
  let running: { done: Promise<void>; abort: AbortController } | undefined;

  const start = (): Promise<void> => {
    if (running) return running.done;
    const abort = new AbortController();
    const done = read(abort.signal)
      .then(
        (value) => {
          if (abort.signal.aborted) return;
          readAt = performance.now();
          $store.set({ state: 'ready', value });
        },
        (thrown: unknown) => {
          if (abort.signal.aborted) return;
          if ($store.get().state !== 'ready') $store.set({ state: 'failed', error: asGatewayError(thrown) });
        },
      )
      .finally(() => {
        if (running?.abort === abort) running = undefined;
      });
    running = { done, abort };
    return done;
  };
  const stop = () => {
    running?.abort.abort();
    running = undefined;
  };

  // A store stays mounted for a second after its last reader left: a reader who comes meanwhile starts, but does
  // not mount it.
  onStart($store, () => {
    if (performance.now() - readAt >= freshFor) void start();
  });
  onMount($store, () => stop);

  const store: Resource<T> = Object.assign($store, {
    reload() {
      if ($store.get().state === 'failed') $store.set({ state: 'loading' });
      return start();
    },
    mutate(change: (value: T) => T) {
      const now = $store.get();
      if (now.state === 'ready') $store.set({ state: 'ready', value: change(now.value) });
    },
  });
  kept.set(key, {
    store: store as never,
    forget() {
      stop();
      readAt = Number.NEGATIVE_INFINITY;
      $store.set({ state: 'loading' });
      // Not at once: whoever changes the session forgets what was read under the old one first.
      queueMicrotask(() => {
        if ($store.lc) void start();
      });
    },
  });
  return store;
}

/** Forgets every read whose key begins so; those on screen are read again. */
export function invalidate(prefix = ''): void {
  for (const [key, entry] of kept) {
    if (!key.startsWith(prefix)) continue;
    entry.forget();
  }
}
