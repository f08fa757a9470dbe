import type { ReadableAtom } from 'nanostores';

/** Milliseconds a store stays mounted after its last reader has left; as nanostores has it. */
const UNMOUNT_DELAY = 1000;

type Store = Pick<ReadableAtom<unknown>, 'listen' | 'off'> & { readonly lc: number };

/**
 * The part of nanostores' lifecycle that a cached read stands on, under the same names: the build puts it in the place
 * of the rest. Nothing here is taken back again, so neither answers with an end.
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
