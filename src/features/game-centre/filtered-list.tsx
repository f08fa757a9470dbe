import { useStore } from '@nanostores/react';
import type { ReactNode } from 'react';
import { catalogue } from '../../games/catalogue.ts';
import { SearchableGrid } from '../../games/grid/searchable-grid.tsx';
import { type ListChoice, noFilters } from '../../games/lists/game-filters.ts';
import type { GameList } from '../../games/lists/game-list.ts';
import { SEARCH_BOX_WAIT } from '../../games/lists/search-text.ts';
import type { LobbyScope } from '../../games/lobby-scope.ts';
import { searchElsewhere } from '../../games/search/search-elsewhere.tsx';
import { hasNoItems } from '../../gateway/cache/paginated.ts';
import type { Game } from '../../gateway/endpoints/game.ts';
import type { TextKey } from '../../i18n/keys.ts';
import { platform } from '../../platform/platform.ts';
import type { RouteName } from '../../routes/routes.ts';
import { useDeferredStore } from '../../ui/use-deferred-store.tsx';
import { CategoryChoice } from './category-choice.tsx';
import { FilterChips } from './filter-chips.tsx';
import type { FilterSource } from './filter-choices.ts';
import { GameBrowser } from './game-browser.tsx';
import { choiceAddress, choiceForCategory } from './list-address.ts';

interface Props {
  scope: LobbyScope;
  route: RouteName;
  title: string;
  choice: ListChoice;
  list: GameList;
  /** Returns the loaded games that a search can match. */
  loadedGames(): readonly Game[];
  empty: TextKey;
  /** Set on the list of favourites. */
  favourites?: ReadonlySet<string>;
  /** Codes of the offered categories; all of the operator's by default. */
  categories?: readonly string[];
  /** Whether to offer "all"; true by default. */
  withAll?: boolean;
  /** Returns the address of a choice; the page's own by default. */
  addressOf?(choice: ListChoice): string;
  /** What the list is filtered by. */
  filterSource: FilterSource;
  /** Shown above the list while there is no search. */
  above?: ReactNode;
  /** Shown below the list while there is no search. */
  below?: ReactNode;
  /** Shown below the list if it is empty without a search or filters. */
  belowEmpty?: ReactNode;
}

/**
 * The hot games or the favourites, filtered by category, name and filters (GC-8). The address holds the choice.
 */
export function FilteredList(props: Props) {
  const {
    scope,
    route,
    title,
    choice,
    list,
    loadedGames,
    empty,
    favourites,
    filterSource,
    above,
    below,
    belowEmpty,
  } = props;
  const read = useStore(catalogue(scope));
  const { categories, names } = read.state === 'ready' ? read.value : { categories: [], names: {} };
  const { categories: codes = categories.map(({ code }) => code), withAll = true } = props;
  const { addressOf = (next: ListChoice) => choiceAddress(route, next) } = props;
  const { gameType, name, minBet, classify } = choice;
  const isNarrowed = gameType !== '' || minBet > 0 || classify !== '';
  const choose = (next: Partial<ListChoice>) =>
    platform().navigate(addressOf({ ...choice, ...next }), { replace: true });
  return (
    <GameBrowser
      title={title}
      listKey={route}
      filters={choice}
      searchDebounce={SEARCH_BOX_WAIT}
      filterable
      filterSource={filterSource}
      onSearch={(next) => choose({ name: next })}
      onFilters={(bet, kind) => choose({ minBet: bet, classify: kind })}
    >
      {(text, clear) => (
        <>
          {!text && above}
          <WithGames list={list} always={isNarrowed || text !== '' || name !== ''}>
            {(withAll || codes.length > 1) && (
              <CategoryChoice
                label={title}
                codes={codes}
                chosen={gameType}
                withAll={withAll}
                onChoose={(code) => choose(choiceForCategory(choice, code))}
              />
            )}
          </WithGames>
          <FilterChips
            filters={choice}
            groups={filterSource.groups}
            onRemove={(chip) => chip !== 'vendor' && choose({ [chip]: noFilters[chip] })}
            onClear={() => choose(noFilters)}
          />
          <SearchableGrid
            key={`${gameType} ${minBet} ${classify}`}
            scope={scope}
            list={list}
            name={name}
            text={text}
            known={loadedGames}
            names={names}
            elsewhere={searchElsewhere(scope)}
            empty={empty}
            narrowed={isNarrowed}
            onClear={() => (text ? clear() : choose({ ...noFilters, gameType: '' }))}
            {...(favourites && { favourites })}
          />
          {!text && below}
          {belowEmpty && !text && !isNarrowed && <IfEmpty list={list}>{belowEmpty}</IfEmpty>}
        </>
      )}
    </GameBrowser>
  );
}

interface PartProps {
  list: GameList;
  children: ReactNode;
}

function IfEmpty({ list, children }: PartProps) {
  return useIsEmpty(list) && children;
}

/** What narrows a list: nothing while the list is empty, unless it is narrowed. */
function WithGames({ list, always, children }: PartProps & { always: boolean }) {
  const isEmpty = useIsEmpty(list);
  return (always || !isEmpty) && children;
}

function useIsEmpty(list: GameList): boolean {
  const games = useDeferredStore(list);
  return games.state === 'ready' && hasNoItems(games.value);
}
