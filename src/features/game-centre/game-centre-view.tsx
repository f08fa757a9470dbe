import { useStore } from '@nanostores/react';
import { type ReactNode, useDeferredValue, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { catalogue } from '../../games/catalogue.ts';
import { showsVendorsOnly } from '../../games/category-texts.ts';
import { GridSkeleton } from '../../games/grid/game-grid.tsx';
import { CENTRE_WAIT } from '../../games/lists/search-text.ts';
import type { LobbyScope } from '../../games/lobby-scope.ts';
import { ALL_GAMES } from '../../games/studios/all-vendors.ts';
import { studioAddress } from '../../games/studios/studio.ts';
import { useTexts } from '../../i18n/texts-scope.tsx';
import { ownEntry } from '../../lib/own-entry.ts';
import type { RouteName } from '../../routes/routes.ts';
import { $signedIn } from '../../session/session.ts';
import { AsyncView } from '../../ui/async-view.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useDeferredStore } from '../../ui/use-deferred-store.tsx';
import { CategoryMenu } from './category-menu.tsx';
import { CentreGames } from './centre-games.tsx';
import { categoryNamed, dispatch, filterSourceOf } from './centre-list.ts';
import { FilterChips } from './filter-chips.tsx';
import { GameBrowser } from './game-browser.tsx';
import { type CentreEvent, type CentreState, transition } from './game-centre.ts';
import { menuCodes } from './list-address.ts';
import { RecentLink } from './recent-link.tsx';

/** Placeholders of the categories, and of matches or vendors with their games. */
function CentreSkeleton({ category }: { category: string }) {
  return (
    <>
      <Skeleton className="category-menu category-menu--waiting" />
      {showsVendorsOnly(category) ? (
        <Skeleton className="centre-match--waiting" count={6} />
      ) : (
        <>
          <Skeleton className="category-menu category-menu--vendors" />
          <GridSkeleton />
        </>
      )}
    </>
  );
}

interface Props {
  scope: LobbyScope;
  route: RouteName | undefined;
  state: CentreState;
  /** Adds content around the games of a category, or around those of a search in it. */
  around?(content: ReactNode, category: string, text: string): ReactNode;
}

export function GameCentre({ scope, route, state: wished, around = (content) => content }: Props) {
  const { t } = useTexts();
  const $catalogue = catalogue(scope);
  const read = useDeferredStore($catalogue);
  const signedIn = useStore($signedIn);
  const known = read.state === 'ready' ? read.value : undefined;
  // Without a session, the member's lists are not requested; a prompt shows at once.
  const state = useMemo(
    () => (signedIn ? wished : transition(wished, { type: 'signedOut' }).state),
    [wished, signedIn],
  );
  // Marks the choice at once; the games render with lower priority.
  const shown = useDeferredValue(state);
  const scrolledCategory = useRef(shown.category);
  // A new category scrolls to the top (HM-7).
  useLayoutEffect(() => {
    if (scrolledCategory.current !== shown.category) scrollTo(0, 0);
    scrolledCategory.current = shown.category;
  }, [shown.category]);
  const send = (event: CentreEvent) =>
    dispatch(event, wished, { route, scope, ...(known && { catalogue: known }) });
  const { category } = state;
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs on sign-out and for each category
  useEffect(() => {
    if (!signedIn) send({ type: 'signedOut' });
  }, [signedIn, wished.category]);
  return (
    <GameBrowser
      title={t('centre.title')}
      listKey={category}
      filters={state}
      searchDebounce={CENTRE_WAIT}
      filterable={!showsVendorsOnly(category)}
      filterSource={known && filterSourceOf(scope, state, categoryNamed(category, known))}
      everything={category === ALL_GAMES}
      onSearch={(name) => send({ type: 'search', name })}
      onFilters={(minBet, classify) => send({ type: 'applyFilters', minBet, classify })}
      tools={<RecentLink state={state} on={send} />}
    >
      {(text, clear) => (
        <AsyncView remote={read} retry={$catalogue.reload} skeleton={<CentreSkeleton category={category} />}>
          {(value) => (
            <>
              <CategoryMenu codes={menuCodes(value)} current={category} />
              {around(
                <CentreGames
                  scope={scope}
                  state={shown}
                  category={categoryNamed(shown.category, value)}
                  marked={state.category === shown.category ? state.vendor : shown.vendor}
                  names={value.names}
                  text={text}
                  on={send}
                  clear={clear}
                  chips={
                    <FilterChips
                      filters={shown}
                      groups={filterSourceOf(scope, shown, categoryNamed(shown.category, value)).groups}
                      vendor={shown.vendor ? (ownEntry(value.names, shown.vendor) ?? shown.vendor) : ''}
                      vendorPage={studioAddress(shown.vendor ?? '')}
                      onRemove={(chip) => send({ type: 'removeChip', chip })}
                      onClear={() => send({ type: 'clearFilters' })}
                    />
                  }
                />,
                shown.category,
                text,
              )}
            </>
          )}
        </AsyncView>
      )}
    </GameBrowser>
  );
}
