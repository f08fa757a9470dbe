import { atom, onMount, onStart, type ReadableAtom } from 'nanostores';
import { asGatewayError, type GatewayError } from '../http/errors.ts';
import type { GatewayRead } from './gateway-read.ts';
import { isServer } from './is-server.ts';
import { readsServed, takeServed } from './served-values.ts';

/** Server state as a component sees it. After a failed reload the last value stays visible. */
export type Remote<T> =
  | { state: 'loading' }
  | { state: 'ready'; value: T }
  | { state: 'failed'; error: GatewayError };

/** The part of a store with which a server fills it. */
export interface Fillable {
  key: string;
  /** The store's request, as data if it is known ahead. */
  source: GatewayRead<unknown> | ((signal: AbortSignal) => Promise<unknown>);
  /** Sets a value that was read `age` milliseconds ago. */
  fill(served: unknown, age: number): void;
}

/** A store that a server may fill. In its build it is {@link Fillable}. */
export interface ServedStore extends ReadableAtom<Remote<unknown>> {
  /** Discards the value; mounted stores request it again. */
  forget(): void;
}

export interface Resource<T> extends ReadableAtom<Remote<T>> {
  /** Discards the value; mounted stores request it again. */
  forget(): void;
  /** Requests again and shows the current value until the response arrives. */
  reload(): Promise<void>;
  /** Like `reload`, without showing a loading state. Resolves to whether it succeeded. */
  refresh(): Promise<boolean>;
}

interface Options<T> {
  /** Milliseconds until a new subscriber triggers another request. */
  freshFor?: number | undefined;
  /** Runs when the value is discarded, before the next request. */
  onForget?(): void;
  /** Converts a value that a server read into the store's value. */
  revive?: ((served: never) => T) | undefined;
}

/** A store in the cache, with any value. */
type Cached = Resource<never> & {
  /** Takes the value that arrived with the page; absent in mounts, whose pages bring none. */
  take?(): void;
};

const FRESH_FOR = 30_000;

/** Removes all stores. A server does this between two pages. */
export function dropResources(): void {
  stores.clear();
  remembered.clear();
}

/** Maximum number of resources in the cache. Beyond it, the least recently used ones that are not on screen are evicted. */
const REMEMBERED = 200;

/**
 * Every live store by key. There is one per key, and `invalidate` also reaches stores that a module holds and that
 * are evicted from `remembered`, such as the member's balance.
 */
const stores = new Map<string, WeakRef<Cached>>();

/** The cached stores, the most recently used last. */
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
 * Returns the cached read of a key, shared by all subscribers. The first subscriber starts the request, the last one
 * to leave aborts it, and a stale value is requested again.
 */
export function resource<T>(
  key: string,
  source:
    | (GatewayRead<unknown> & { read(signal: AbortSignal): Promise<T> })
    | ((signal: AbortSignal) => Promise<T>),
  { freshFor = FRESH_FOR, onForget, revive }: Options<T> = {},
): Resource<T> {
  const known = stores.get(key)?.deref();
  if (known) {
    remember(known);
    return known;
  }

  const read = 'read' in source ? source.read : source;
  const $store = atom<Remote<T>>({ state: 'loading' });
  let readAt = Number.NEGATIVE_INFINITY;
  let done = Promise.resolve(false);
  /** Controller of the current request; responses of earlier ones are ignored. */
  let abort: AbortController | undefined;

  const start = (): Promise<boolean> => {
    // A server fills the stores itself.
    if (abort || isServer) return done;
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
  const fill = (value: unknown, age: number) => {
    readAt = -age;
    $store.set({ state: 'ready', value: revive ? revive(value as never) : (value as T) });
  };
  const stop = () => {
    abort?.abort();
    abort = undefined;
  };

  const store: Resource<T> = Object.assign($store, {
    async reload() {
      // Also aborts a request that is on its way: it may get the response that the user retries for.
      if ($store.value?.state === 'failed') store.forget();
      await start();
    },
    refresh: start,
    forget() {
      stop();
      readAt = Number.NEGATIVE_INFINITY;
      onForget?.();
      $store.set({ state: 'loading' });
      // Deferred: a change of session first discards everything that was read under the old one.
      queueMicrotask(() => {
        if ($store.lc) void start();
      });
    },
  });
  const cached = store as unknown as Cached;

  // nanostores keeps a store mounted for a second after its last subscriber left; a subscriber within that second
  // triggers `onStart` only.
  onStart($store, () => {
    remember(cached);
    if (performance.now() - readAt >= freshFor) void start();
  });
  onMount($store, () => stop);

  stores.set(key, new WeakRef(cached));
  remember(cached);
  if (readsServed) {
    const take = () => {
      const served = takeServed(key);
      if (served) fill(...served);
    };
    take();
    Object.assign(store, { take });
  }
  if (isServer) Object.assign(store, { key, source, fill });
  return store;
}

/** Returns the cached resources whose key starts with `prefix`. */
export function resourcesUnder(prefix: string): Cached[] {
  const found: Cached[] = [];
  for (const [key, held] of stores) {
    const store = held.deref();
    if (!store) stores.delete(key);
    else if (key.startsWith(prefix)) found.push(store);
  }
  return found;
}

/**
 * Discards the resources whose key starts with `prefix`: those on screen are requested again, the others leave the
 * cache.
 */
export function invalidate(prefix = ''): void {
  for (const store of resourcesUnder(prefix)) {
    store.forget();
    if (!store.lc) remembered.delete(store);
  }
}
