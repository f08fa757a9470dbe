import { useStore } from '@nanostores/react';
import { useTexts } from '../../i18n/texts-scope.tsx';
import type { SearchList } from '../lists/search-list.ts';

/** Status of a search. Its line is present from the first key on, so that nothing moves. */
export function SearchProgress({ search }: { search: SearchList }) {
  const { t } = useTexts();
  const pages = useStore(search);
  let text = '';
  if (pages.state === 'loading') text = t('centre.looking');
  if (pages.state === 'ready') {
    const { how, items, totals: cut, nextPage } = pages.value;
    const count = items.length;
    if (how === 'so far' && nextPage === 'loading') text = t('centre.soFar', { count });
    if (how === 'found' && count) {
      text = cut
        ? t('centre.foundFirst')
        : t(nextPage === 'none' ? 'centre.found' : 'centre.foundMore', { count });
    }
    if (how === 'close') text = t('centre.close');
  }
  return (
    <p className="search-progress" role="status">
      {text}
    </p>
  );
}
