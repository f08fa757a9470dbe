import { useEffect, useRef } from 'react';
import { LoadError } from '../../ui/async-view.tsx';
import { ErrorBoundary } from '../../ui/error-boundary.tsx';
import type { ShownPage } from './page-store.ts';

/**
 * The page on screen; focus moves to a new one as a new document would take it. Where another route leads to the same
 * page, what the two have in common stays.
 */
export function PageView({ shown }: { shown: ShownPage }) {
  const element = useRef<HTMLElement>(null);
  const first = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the page changes
  useEffect(() => {
    if (first.current) first.current = false;
    else element.current?.focus({ preventScroll: true });
  }, [shown.turn]);
  return (
    <main
      key={shown.turn}
      id="content"
      ref={element}
      tabIndex={-1}
      className={shown.fading ? 'shell__page shell__page--fading' : 'shell__page'}
    >
      {shown.state === 'failed' ? (
        <LoadError error={shown.error} retry={shown.retry} />
      ) : (
        <ErrorBoundary name={shown.route}>
          <shown.Page />
        </ErrorBoundary>
      )}
    </main>
  );
}
