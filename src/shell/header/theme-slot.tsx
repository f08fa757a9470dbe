import { Suspense } from 'react';
import { siteConfig } from '../../config/site-config.ts';
import { ErrorBoundary } from '../../ui/error-boundary.tsx';
import { lazyComponent } from '../../ui/lazy-component.tsx';

const ThemeSelect = lazyComponent(() => import('./theme-select.tsx'));

/** The select of the theme; nothing for brands that do not follow the device. */
export function ThemeSlot() {
  if (siteConfig().brand.theme !== 'auto') return null;
  return (
    <ErrorBoundary name="theme" otherwise={null}>
      <Suspense>
        <ThemeSelect />
      </Suspense>
    </ErrorBoundary>
  );
}
