import { lazyComponentWithTexts } from '../ui/lazy-component-with-texts.tsx';
import { OptionalPart } from '../ui/optional-part.tsx';
import { useMedia } from '../ui/use-media.tsx';

const CurrentOffers = lazyComponentWithTexts(['promotions'], () => import('./current-offers.tsx'));

/** Promotions to join, below a page of few entries on a screen with room. */
export function WideOffers() {
  if (!useMedia('(min-width: 768px)')) return null;
  return (
    <OptionalPart name="offers">
      <CurrentOffers />
    </OptionalPart>
  );
}
