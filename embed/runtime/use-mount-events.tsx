import { useStore } from '@nanostores/react';
import type { ReadableAtom } from 'nanostores';
import { useEffect, useRef } from 'react';
import type { Remote } from '../../src/gateway/cache/resource.ts';
import type { GatewayError } from '../../src/gateway/http/errors.ts';
import { emit } from '../events.ts';
import type { Explained, Refreshed } from './embed-context.ts';

/** What is read: a cached read, whole or by pages. */
type Read = ReadableAtom<Remote<unknown>> & Refreshed;

/**
 * Tells the page when a mount shows its data, and when that cannot be had: each reason once until there is data. What
 * failed is then tried again. With `begun` it is told once that there is data, whatever else is shown later.
 */
export function useMountEvents(
  host: HTMLElement,
  mount: string,
  $data: Read,
  begun?: { current: boolean },
): void {
  const data = useStore($data);
  const code = data.state === 'failed' ? data.error.code : '';
  const told = useRef('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: another error of the same code changes nothing
  useEffect(() => {
    if (data.state === 'ready') {
      told.current = '';
      if (!begun?.current) emit(host, 'ready', { mount });
      if (begun) begun.current = true;
    }
    if (data.state !== 'failed') return;
    if (told.current !== code) emit(host, 'error', { mount, code });
    told.current = code;
    const { follow }: GatewayError & Explained = data.error;
    return follow?.($data, host);
  }, [$data, host, mount, data.state, code]);
}
