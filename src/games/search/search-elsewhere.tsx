import { Suspense } from 'react';
import { ErrorBoundary } from '../../ui/error-boundary.tsx';
import { lazyComponent } from '../../ui/lazy-component.tsx';
import type { LobbyScope } from '../lobby-scope.ts';

const FoundEverywhere = lazyComponent(() => import('./everywhere-results.tsx'));

/** Searches the whole catalogue when a list has no match. */
export function searchElsewhere(scope: LobbyScope) {
  return (name: string) => (
    <ErrorBoundary name="search elsewhere" otherwise={null}>
      <Suspense>
        <FoundEverywhere scope={scope} text={name} nothing="centre.nothingElsewhere" />
      </Suspense>
    </ErrorBoundary>
  );
}
