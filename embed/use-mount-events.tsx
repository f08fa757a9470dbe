import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import type { Resource } from '../src/gateway/resource.ts';
import { emit } from './events.ts';

/** Tells the page when a mount shows its data, and when that cannot be had. */
export function useMountEvents<T>(host: HTMLElement, mount: string, $data: Resource<T>): void {
  const data = useStore($data);
  const code = data.state === 'failed' ? data.error.code : '';
  useEffect(() => {
    if (data.state === 'ready') emit(host, 'ready', { mount });
    if (code) emit(host, 'error', { mount, code });
  }, [host, mount, data.state, code]);
}
