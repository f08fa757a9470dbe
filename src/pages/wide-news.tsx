import { Suspense } from 'react';
import { ErrorBoundary } from '../ui/error-boundary.tsx';
import { lazyComponentWithTexts } from '../ui/lazy-component-with-texts.tsx';
import { useMedia } from '../ui/use-media.tsx';

const NewsPane = lazyComponentWithTexts(['announcements'], () => import('./news-pane.tsx'));

/** The announcements next to the message centre on a wide screen, to read them there. */
export function WideNews() {
  if (!useMedia('(min-width: 1280px)')) return null;
  return (
    <ErrorBoundary name="message centre announcements" otherwise={null}>
      <Suspense>
        <NewsPane />
      </Suspense>
    </ErrorBoundary>
  );
}
