import type { ReadableAtom } from 'nanostores';

/** Milliseconds from the last unsubscribe to unmount, as in nanostores. */
const UNMOUNT_DELAY = 1000;

type Store = Pick<ReadableAtom<unknown>, 'listen' | 'off'> & { readonly lc: number };

/**
 * The part of nanostores' lifecycle that cached reads use, under the same names. Listeners are never removed, so
 * these functions return nothing.
 */
export function onStart($store: Store, listener: () => void): void {
  const { listen } = $store;
  let starting = false;
  $store.listen = (...rest) => {
    if (!$store.lc && !starting) {
      starting = true;
      listener();
      starting = false;
    }
    return listen(...rest);
  };
}

export function onMount($store: Store, initialize: () => () => void): void {
  const { listen, off } = $store;
  let destroy: (() => void) | undefined;
  $store.listen = (...rest) => {
    if (!$store.lc) destroy ??= initialize();
    return listen(...rest);
  };
  $store.off = () => {
    off();
    setTimeout(() => {
      if ($store.lc) return;
      destroy?.();
      destroy = undefined;
    }, UNMOUNT_DELAY);
  };
}
