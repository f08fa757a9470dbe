import { useStore } from '@nanostores/react';
import type { ReadableAtom } from 'nanostores';
import { useEffect, useRef } from 'react';
import type { GatewayError } from '../../src/gateway/errors.ts';
import type { Remote } from '../../src/gateway/resource.ts';
import { emit } from '../events.ts';
import type { DiagnosedError, Refreshable } from './embed-context.ts';

/** What is read: a cached read, whole or by pages. */
type ObservedRead = ReadableAtom<Remote<unknown>> & Refreshable;

/**
 * Tells the page when a mount shows its data, and when that cannot be had: each reason once until there is data. What
 * failed is then tried again. With `begun` it is told once that there is data, whatever else is shown later.
 */
export function useMountEvents(
  host: HTMLElement,
  mount: string,
  $data: ObservedRead,
  reported?: { current: boolean },
): void {
  const data = useStore($data);
  const code = data.state === 'failed' ? data.error.code : '';
  const reportedCode = useRef('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: another error of the same code changes nothing
  useEffect(() => {
    if (data.state === 'ready') {
      reportedCode.current = '';
      if (!reported?.current) emit(host, 'ready', { mount });
      if (reported) reported.current = true;
    }
    if (data.state !== 'failed') return;
    if (reportedCode.current !== code) emit(host, 'error', { mount, code });
    reportedCode.current = code;
    const { follow }: GatewayError & DiagnosedError = data.error;
    return follow?.($data, host);
  }, [$data, host, mount, data.state, code]);
}
