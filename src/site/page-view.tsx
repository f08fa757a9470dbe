import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import { Block } from '../ui/block.tsx';
import { Failed } from '../ui/face.tsx';
import { $shown, showRoute } from './page-store.ts';
import type { Pages } from './pages.ts';
import { cameBySwipe } from './swipe.ts';

interface Props {
  pages: Pages;
}

/** The page on screen, fading in; focus moves to it as a new document would take it. */
export function PageView({ pages }: Props) {
  const shown = useStore($shown);
  const element = useRef<HTMLElement>(null);
  const first = useRef(true);
  const route = shown?.route;
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the page changes
  useEffect(() => {
    if (first.current) first.current = false;
    else element.current?.focus({ preventScroll: true });
  }, [route]);
  if (!shown) return null;
  const fading = !first.current && !cameBySwipe();
  return (
    <main
      key={shown.route}
      id="content"
      ref={element}
      tabIndex={-1}
      className={fading ? 'shell__page shell__page--fading' : 'shell__page'}
    >
      {shown.state === 'failed' ? (
        <Failed error={shown.error} retry={() => showRoute(shown.route, pages)} />
      ) : (
        <Block name={shown.route}>
          <shown.Page />
        </Block>
      )}
    </main>
  );
}
