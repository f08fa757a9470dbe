import { atom, onMount, onStart, type ReadableAtom } from 'nanostores';
import { asGatewayError, type GatewayError } from '../http/errors.ts';

/** Server state as a component sees it. A failed reload of something already shown keeps showing it. */
export type Remote<T> =
  | { state: 'loading' }
  | { state: 'ready'; value: T }
  | { state: 'failed'; error: GatewayError };

export interface Resource<T> extends ReadableAtom<Remote<T>> {
  /** Reads again, keeping what is shown until the answer is there. */
  reload(): Promise<void>;
  /** The same without a word: what failed is shown until there is something else. Tells whether it could be read. */
  refresh(): Promise<boolean>;
  /** Changes what is shown before, or instead of, asking the gateway. */
  mutate(change: (value: T) => T): void;
}

interface Options {
  /** Milliseconds after which a new reader makes it read again. */
  freshFor?: number | undefined;
  /** Told when what was read is forgotten, before a next read begins. */
  onForget?(): void;
}

/** A store of the cache, whatever it holds. */
interface Cached extends Resource<never> {
  forget(): void;
}

const FRESH_FOR = 30_000;

/** Reads that are remembered. Of more, those that were used longest ago are forgotten, unless they are on screen. */
const REMEMBERED = 200;

/**
 * Every store by its key, for as long as somebody holds it: there are never two of one key, and `invalidate` reaches
 * those that a module holds for good, such as the member's balance, however long nobody has read them.
 */
const stores = new Map<string, WeakRef<Cached>>();

/** What is remembered, the one used last at the end. */
const remembered = new Set<Cached>();

function remember(store: Cached): void {
  remembered.delete(store);
  remembered.add(store);
  for (const oldest of remembered) {
    if (remembered.size <= REMEMBERED) return;
    if (oldest.lc || oldest === store) continue;
    remembered.delete(oldest);
    oldest.forget();
  }
}

/**
 * A cached read of the gateway: one per key, shared by all its readers, started by the first of them,
 * aborted when the last one leaves, read again when stale.
 */
export function resource<T>(
  key: string,
  read: (signal: AbortSignal) => Promise<T>,
  { freshFor = FRESH_FOR, onForget }: Options = {},
): Resource<T> {
  const known = stores.get(key)?.deref();
  if (known) {
    remember(known);
    return known;
  }

  const $store = atom<Remote<T>>({ state: 'loading' });
  let readAt = Number.NEGATIVE_INFINITY;
  let done = Promise.resolve(false);
  /** Of the read that is on its way: an answer to any other belongs to nobody. */
  let abort: AbortController | undefined;

  const start = (): Promise<boolean> => {
    if (abort) return done;
    const own = new AbortController();
    abort = own;
    done = read(own.signal)
      .then(
        (value) => {
          if (abort !== own) return false;
          readAt = performance.now();
          $store.set({ state: 'ready', value });
          return true;
        },
        (thrown: unknown) => {
          if (abort === own && $store.value?.state !== 'ready') {
            $store.set({ state: 'failed', error: asGatewayError(thrown) });
          }
          return false;
        },
      )
      .finally(() => {
        if (abort === own) abort = undefined;
      });
    return done;
  };
  const stop = () => {
    abort?.abort();
    abort = undefined;
  };

  const store: Resource<T> & { forget(): void } = Object.assign($store, {
    async reload() {
      if ($store.value?.state === 'failed') $store.set({ state: 'loading' });
      await start();
    },
    refresh: start,
    mutate(change: (value: T) => T) {
      const now = $store.value;
      if (now?.state === 'ready') $store.set({ state: 'ready', value: change(now.value) });
    },
    forget() {
      stop();
      readAt = Number.NEGATIVE_INFINITY;
      onForget?.();
      $store.set({ state: 'loading' });
      // Not at once: whoever changes the session forgets what was read under the old one first.
      queueMicrotask(() => {
        if ($store.lc) void start();
      });
    },
  });
  const cached = store as unknown as Cached;

  // A store stays mounted for a second after its last reader left: a reader who comes meanwhile starts, but does
  // not mount it.
  onStart($store, () => {
    remember(cached);
    if (performance.now() - readAt >= freshFor) void start();
  });
  onMount($store, () => stop);

  stores.set(key, new WeakRef(cached));
  remember(cached);
  return store;
}

/** Every read in the cache whose key begins so. */
export function resourcesUnder(prefix: string): Cached[] {
  const found: Cached[] = [];
  for (const [key, held] of stores) {
    const store = held.deref();
    if (!store) stores.delete(key);
    else if (key.startsWith(prefix)) found.push(store);
  }
  return found;
}

/** Forgets every read whose key begins so; those on screen are read again, the others leave the cache. */
export function invalidate(prefix = ''): void {
  for (const store of resourcesUnder(prefix)) {
    store.forget();
    if (!store.lc) remembered.delete(store);
  }
}
