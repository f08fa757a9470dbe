import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import type { GatewayError } from '../src/gateway/errors.ts';
import type { Resource } from '../src/gateway/resource.ts';
import { emit } from './events.ts';
import type { Explained } from './surroundings.ts';

/**
 * Tells the page when a mount shows its data, and when that cannot be had: each reason once until there is data. What
 * failed is then tried again.
 */
export function useMountEvents<T>(host: HTMLElement, mount: string, $data: Resource<T>): void {
  const data = useStore($data);
  const code = data.state === 'failed' ? data.error.code : '';
  const told = useRef('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: another error of the same code changes nothing
  useEffect(() => {
    if (data.state === 'ready') {
      told.current = '';
      emit(host, 'ready', { mount });
    }
    if (data.state !== 'failed') return;
    if (told.current !== code) emit(host, 'error', { mount, code });
    told.current = code;
    const { follow }: GatewayError & Explained = data.error;
    return follow?.($data, host);
  }, [$data, host, mount, data.state, code]);
}
