import { useStore } from '@nanostores/react';
import type { ReadableAtom } from 'nanostores';
import { useDeferredValue } from 'react';

/**
 * Returns a store's value with deferred rendering, so that a slow phone stays responsive while much content renders.
 */
export function useDeferredStore<Value>($store: ReadableAtom<Value>): Value {
  return useDeferredValue(useStore($store));
}
