import { useStore } from '@nanostores/react';
import Search from 'lucide/dist/esm/icons/search.mjs';
import Sliders from 'lucide/dist/esm/icons/sliders-horizontal.mjs';
import { type ReactNode, Suspense, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { type GameFilters, searchedName } from '../../games/lists/game-filters.ts';
import { searchText } from '../../games/lists/search-text.ts';
import { useTexts } from '../../i18n/texts-scope.tsx';
import { afterPaint } from '../../ui/after-paint.ts';
import { ErrorBoundary } from '../../ui/error-boundary.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import type { FilterSource } from './filter-choices.ts';
import { searchAllAddress } from './list-address.ts';
import { ListHead } from './list-head.tsx';
import './game-browser.css';
import { lazyComponent } from '../../ui/lazy-component.tsx';

const SearchBox = lazyComponent(async () => ({ default: (await import('./search-box.tsx')).SearchBox }));
const ListFilter = lazyComponent(async () => ({ default: (await import('./list-filter.tsx')).ListFilter }));

interface Props {
  title: string;
  /** Key of the list; a change resets the search. */
  listKey: string;
  filters: GameFilters;
  /** Debounce of the search in milliseconds. */
  searchDebounce: number;
  /** Whether the list can be filtered, and by what, once it is known. */
  filterable: boolean;
  filterSource?: FilterSource | undefined;
  onSearch(name: string): void;
  onFilters(minBet: number, classify: string): void;
  /** Whether the list holds all games. */
  everything?: boolean;
  tools?: ReactNode;
  /** Renders the list for a search text; `clear` clears the search. */
  children(text: string, clear: () => void): ReactNode;
}

export function GameBrowser(props: Props) {
  const {
    title,
    listKey,
    filters,
    searchDebounce,
    filterable,
    filterSource,
    onSearch,
    onFilters,
    everything,
    tools,
    children,
  } = props;
  const { t } = useTexts();
  const { name, minBet, classify } = filters;
  const [search] = useState(() => searchText(searchDebounce, name));
  const [open, setOpen] = useState<'box' | 'typing' | undefined>(name ? 'box' : undefined);
  const [choosing, setChoosing] = useState(false);
  // The field renders each key at once; the results follow when typing pauses, and a new key interrupts their
  // rendering.
  const text = useDeferredValue(useStore(search.$rested));
  const typed = useStore(search.$text);
  const path = useRef('');
  useEffect(() => {
    // The player may have opened another page, which is still loading.
    search.onAsk = (next) => {
      if (location.pathname === path.current) onSearch(next);
    };
  });
  const startedList = useRef(listKey);
  useEffect(() => {
    path.current = location.pathname;
    if (startedList.current === listKey) search.follow(name);
    else search.begin(name);
    startedList.current = listKey;
  }, [search, name, listKey]);
  useEffect(() => {
    // New results show from the top.
    const unsubscribe = search.$rested.listen(() => scrollTo(0, 0));
    return () => {
      unsubscribe();
      search.stop();
    };
  }, [search]);
  const count = Number(minBet > 0) + Number(classify !== '');
  // Memoised, so that opening the drawer does not render the list again.
  const browsed = useMemo(() => children(text, search.clear), [children, text, search]);
  return (
    <>
      <ListHead title={title}>
        <IconButton
          className="list-head__tool"
          label={t('centre.search')}
          shapes={Search}
          aria-expanded={open !== undefined}
          onClick={() => setOpen(open ? undefined : 'typing')}
        />
        {tools}
        {filterable && (
          <IconButton
            className="list-head__tool"
            label={count ? t('centre.filterActive', { count }) : t('centre.filter')}
            shapes={Sliders}
            aria-haspopup="dialog"
            data-opens="filter"
            onClick={() => setChoosing(true)}
          >
            {count > 0 && (
              <span className="list-head__count" aria-hidden="true">
                {count}
              </span>
            )}
          </IconButton>
        )}
      </ListHead>
      {open && (
        <div className="game-browser__search">
          <ErrorBoundary name="search">
            <Suspense>
              <SearchBox search={search} focus={open === 'typing'} />
            </Suspense>
          </ErrorBoundary>
          {!everything && (
            <a className="text-link" href={searchAllAddress(searchedName(typed))}>
              {t('centre.searchAll')}
            </a>
          )}
        </div>
      )}
      {browsed}
      {choosing && filterSource && (
        <ErrorBoundary name="filters">
          <Suspense>
            <ListFilter
              filters={filters}
              source={filterSource}
              onApply={(chosenBet, chosenClassify) =>
                // Paints the page without the drawer before the games render.
                afterPaint(() => {
                  scrollTo(0, 0);
                  onFilters(chosenBet, chosenClassify);
                })
              }
              onClose={() => setChoosing(false)}
            />
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  );
}
