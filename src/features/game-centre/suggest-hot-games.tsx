import { Suspense } from 'react';
import type { LobbyScope } from '../../games/lobby-scope.ts';
import type { Catalogue } from '../../gateway/endpoints/shared/catalogue.ts';
import { ErrorBoundary } from '../../ui/error-boundary.tsx';
import { lazyComponent } from '../../ui/lazy-component.tsx';

const HotSuggestions = lazyComponent(async () => ({
  default: (await import('./further-games.tsx')).HotSuggestions,
}));

/** Suggests hot games below an empty list of the member's games. */
export function SuggestHotGames(props: { scope: LobbyScope; names: Catalogue['names'] }) {
  return (
    <ErrorBoundary name="suggestions" otherwise={null}>
      <Suspense>
        <HotSuggestions {...props} />
      </Suspense>
    </ErrorBoundary>
  );
}
