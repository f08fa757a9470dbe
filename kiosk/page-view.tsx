import { useEffect, useRef } from 'react';
import { Block } from '../src/ui/block.tsx';
import { Failed } from '../src/ui/face.tsx';
import { type Shown, showPage } from './page-store.ts';

/** The page on screen; focus moves to a new one as a new document would take it. */
export function PageView({ shown }: { shown: Shown }) {
  const element = useRef<HTMLElement>(null);
  const first = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the page changes
  useEffect(() => {
    if (first.current) first.current = false;
    else element.current?.focus({ preventScroll: true });
  }, [shown.page]);
  return (
    <main key={shown.page} id="content" ref={element} tabIndex={-1} className="shell__page">
      {shown.state === 'failed' ? (
        <Failed error={shown.error} retry={() => showPage(shown.page)} />
      ) : (
        <Block name={shown.page}>
          <shown.Page />
        </Block>
      )}
    </main>
  );
}
