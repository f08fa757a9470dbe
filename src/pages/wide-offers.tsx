import { Suspense } from 'react';
import { ErrorBoundary } from '../ui/error-boundary.tsx';
import { lazyComponentWithTexts } from '../ui/lazy-component-with-texts.tsx';
import { useMedia } from '../ui/use-media.tsx';

const CurrentOffers = lazyComponentWithTexts(['promotions'], () => import('./current-offers.tsx'));

/** Promotions to join, below a page of few entries on a wide screen. */
export function WideOffers() {
  if (!useMedia('(min-width: 1280px)')) return null;
  return (
    <ErrorBoundary name="offers" otherwise={null}>
      <Suspense>
        <CurrentOffers />
      </Suspense>
    </ErrorBoundary>
  );
}
