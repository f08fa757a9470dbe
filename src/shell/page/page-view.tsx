import { useEffect, useRef } from 'react';
import { useTexts } from '../../i18n/texts-scope.tsx';
import { BlockState } from '../../ui/async-view.tsx';
import { ErrorBoundary } from '../../ui/error-boundary.tsx';
import { BackHeader } from '../header/back-header.tsx';
import { layoutOf, titleText } from './layout.ts';
import type { ShownPage } from './page-store.ts';

/**
 * Renders the page and moves focus to a new one, like a new document. Routes with the same page keep its common
 * parts. Without its code, a page still has its title and a way back, unless the header shows them.
 */
export function PageView({ shown }: { shown: ShownPage }) {
  const element = useRef<HTMLElement>(null);
  const first = useRef(true);
  const { t } = useTexts();
  const layout = layoutOf(shown.route);
  const { header, backToHome } = layout;
  const title = titleText(t, layout);
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
          {title && header === 'main' && <h1 className="page-title">{title}</h1>}
          {title && header === 'own' && <BackHeader title={title} home={backToHome} />}
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
