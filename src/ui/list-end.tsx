import { useEffect, useRef } from 'react';
import type { InfinitePages, Paginated } from '../gateway/cache/paginated.ts';
import type { TextKey } from '../i18n/keys.ts';
import { useTexts } from '../i18n/texts-scope.tsx';
import { BlockState } from './async-view.tsx';
import { useInView } from './lazy-mount.tsx';
import './list-end.css';

interface Props {
  list: Pick<Paginated<never>, 'fetchNextPage'>;
  nextPage: InfinitePages<never>['nextPage'];
  /** Text while the next page loads. */
  waiting: TextKey;
}

/** Distance in pixels from the bottom at which the next page is requested. */
const BOTTOM = 300;

/** The end of an infinite list: requests the next page and shows its state. */
export function ListEnd({ list, nextPage, waiting }: Props) {
  const { t } = useTexts();
  const element = useRef<HTMLDivElement>(null);
  const near = useInView(element, { margin: BOTTOM });
  useEffect(() => {
    if (near && nextPage === 'available') void list.fetchNextPage();
  }, [near, nextPage, list]);
  return (
    <div ref={element} className={nextPage === 'none' ? undefined : 'list-end'}>
      {nextPage === 'failed' && <BlockState retry={list.fetchNextPage} />}
      {nextPage === 'loading' && <p role="status">{t(waiting)}</p>}
    </div>
  );
}
