import { useEffect, useRef } from 'react';
import { useTexts } from '../../i18n/texts-scope.tsx';
import { BlockState } from '../../ui/async-view.tsx';
import { ErrorBoundary } from '../../ui/error-boundary.tsx';
import { layoutOf } from './layout.ts';
import type { ShownPage } from './page-store.ts';

/**
 * Renders the page and moves focus to a new one, like a new document. Routes with the same page keep its common
 * parts. Without its code, a page still has its title, unless the header shows it.
 */
export function PageView({ shown }: { shown: ShownPage }) {
  const element = useRef<HTMLElement>(null);
  const first = useRef(true);
  const { t } = useTexts();
  const { title, header } = layoutOf(shown.route);
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
        <>
          {title && header === 'main' && <h1 className="page-title">{t(title)}</h1>}
          <BlockState error={shown.error} retry={shown.retry} />
        </>
      ) : (
        <ErrorBoundary name={shown.route}>
          <shown.Page />
        </ErrorBoundary>
      )}
    </main>
  );
}
