import { useStore } from '@nanostores/react';
import type { ReadableAtom } from 'nanostores';
import { useEffect, useRef } from 'react';
import type { Remote } from '../../src/gateway/cache/resource.ts';
import type { GatewayError } from '../../src/gateway/http/errors.ts';
import { emit } from '../events.ts';
import type { DiagnosedError, Refreshable } from './embed-context.ts';

type ObservedRead = ReadableAtom<Remote<unknown>> & Refreshable;

/**
 * Dispatches `foyer:ready` and `foyer:error`, the same error code once until the read succeeds, and retries failed
 * reads.
 * With `reported`, `ready` is dispatched only once for all reads that share it.
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: another error with the same code changes nothing
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
