import { useStore } from '@nanostores/react';
import { Suspense, useEffect } from 'react';
import { imageAddress } from '../config/images.ts';
import { $availability, $status } from '../config/status.ts';
import { $texts } from '../i18n/language.ts';
import { TextsScope } from '../i18n/texts-scope.tsx';
import { pages } from '../pages/entries.ts';
import { usePath } from '../platform/use-address.tsx';
import { routeAt, routes } from '../routes/routes.ts';
import { showPage } from '../shell/page/page-store.ts';
import { ErrorBoundary } from '../ui/error-boundary.tsx';
import { ImageScope } from '../ui/image-scope.tsx';
import { lazyComponent } from '../ui/lazy-component.tsx';
import { Frame } from './frame.tsx';
import { navigationTransition } from './navigation-transition.ts';
import { fetchFiles, filesOf } from './page-files.ts';

const StatusScreen = lazyComponent(async () => ({
  default: (await import('../shell/status/status-screen.tsx')).StatusScreen,
}));

/**
 * The site: the provider of the language around the page of the address, or an error screen.
 * Calls `onShown` after the first render.
 */
export function App({ onShown }: { onShown(): void }) {
  const texts = useStore($texts);
  const availability = useStore($availability);
  const path = usePath();
  const route = routeAt(path) ?? 'home';
  useEffect(() => {
    fetchFiles(filesOf(routes[route][0]).files);
    void showPage(route, pages[route], () => !navigationTransition.silent);
  }, [route]);
  useEffect(onShown, [onShown]);
  if (!texts) return null;
  return (
    <TextsScope value={texts}>
      <ImageScope value={imageAddress}>
        {availability ? (
          <ErrorBoundary name="status">
            <Suspense>
              <StatusScreen availability={availability} checkAgain={$status.reload} />
            </Suspense>
          </ErrorBoundary>
        ) : (
          <ErrorBoundary name="site">
            <Frame />
          </ErrorBoundary>
        )}
      </ImageScope>
    </TextsScope>
  );
}
