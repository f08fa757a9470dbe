import { lazyComponent } from '../../ui/lazy-component.tsx';
import { OptionalPart } from '../../ui/optional-part.tsx';
import type { LobbyScope } from '../lobby-scope.ts';

const FoundEverywhere = lazyComponent(() => import('./everywhere-results.tsx'));

/** Searches the whole catalogue when a list has no match. */
export function searchElsewhere(scope: LobbyScope) {
  return (name: string) => (
    <OptionalPart name="search elsewhere">
      <FoundEverywhere scope={scope} text={name} nothing="centre.nothingElsewhere" />
    </OptionalPart>
  );
}
