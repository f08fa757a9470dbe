import type { ReadableAtom } from 'nanostores';
import { options, type VNode } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';

/**
 * What the mounts' widgets use of React, from Preact, and of @nanostores/react. preact/compat has all of React,
 * and with it 1.8 kB (gzip) more than this; a widget that imports what is not here fails the build.
 */
export { createContext, Fragment } from 'preact';
export { useContext, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';

/** A mount draws what it has at once. */
export const useDeferredValue = <T,>(value: T): T => value;
export const startTransition = (change: () => void): void => change();

/**
 * Pictures are asked for without the operator's cookies and without the page's address, whichever widget shows them. That
 * stands before the address, which a picture is fetched from as soon as it has it.
 */
options.vnode = (node: VNode<Record<string, unknown>>) => {
  if (node.type === 'img') {
    node.props = { crossOrigin: 'anonymous', referrerPolicy: 'no-referrer', ...node.props };
  }
};

/** The value of a store; renders again when it changes. */
export function useStore<T>(store: ReadableAtom<T>): T {
  const value = store.get();
  const [, render] = useState<object>();
  useLayoutEffect(() => {
    // Between rendering and this the store may have moved on.
    if (store.get() !== value) render({});
    return store.listen(() => render({}));
  }, [store, value]);
  return value;
}

let ids = 0;

/** An id that nothing else has in any mount. */
export function useId(): string {
  return useState(() => `foyer-${++ids}`)[0];
}
