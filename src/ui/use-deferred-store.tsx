import { useStore } from '@nanostores/react';
import type { ReadableAtom } from 'nanostores';
import { useDeferredValue } from 'react';

/**
 * What a store holds, drawn in small steps when it changes: for what comes from the gateway and is much to draw, so
 * that a slow phone answers the finger meanwhile.
 */
export function useDeferredStore<Value>($store: ReadableAtom<Value>): Value {
  return useDeferredValue(useStore($store));
}
