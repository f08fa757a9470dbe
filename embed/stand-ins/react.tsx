import type { ReadableAtom } from 'nanostores';
import { options, type VNode } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';

/** The part of React and @nanostores/react that mounts use, based on Preact. A missing export fails the build. */
export { createContext, Fragment } from 'preact';
export { useContext, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';

/** Mounts render synchronously. */
export const useDeferredValue = <T,>(value: T): T => value;
export const startTransition = (change: () => void): void => change();

/**
 * Requests pictures without cookies and referrer. The attributes come before `src`, because browsers start the
 * request as soon as they see it.
 */
options.vnode = (node: VNode<Record<string, unknown>>) => {
  if (node.type === 'img') {
    node.props = { crossOrigin: 'anonymous', referrerPolicy: 'no-referrer', ...node.props };
  }
};

/** Returns the value of a store and renders again when it changes. */
export function useStore<T>(store: ReadableAtom<T>): T {
  const value = store.get();
  const [, render] = useState<object>();
  useLayoutEffect(() => {
    // The store may have changed between render and effect.
    if (store.get() !== value) render({});
    return store.listen(() => render({}));
  }, [store, value]);
  return value;
}

let ids = 0;

/** Returns an id that is unique in all mounts. */
export function useId(): string {
  return useState(() => `foyer-${++ids}`)[0];
}
