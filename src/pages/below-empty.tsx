import { lazyComponent } from '../ui/lazy-component.tsx';
import { OptionalPart } from '../ui/optional-part.tsx';

const HotSuggestions = lazyComponent(() => import('./hot-suggestions.tsx'));

/** Hot games below an empty list; they load when it is empty. */
export const belowEmpty = (
  <OptionalPart name="hot games below an empty list">
    <HotSuggestions />
  </OptionalPart>
);
