import { useStore } from '@nanostores/react';
import { GameGrid, GridSkeleton } from '../../games/grid/game-grid.tsx';
import { WholeRows } from '../../games/grid/whole-rows.tsx';
import type { GameList } from '../../games/lists/game-list.ts';
import { categoryGames } from '../../games/lists/lists.ts';
import type { LobbyScope } from '../../games/lobby-scope.ts';
import { SectionHead } from '../../games/section-head.tsx';
import { vendorAddress } from '../../games/studios/vendor-address.ts';
import type { Catalogue, Category } from '../../gateway/endpoints/shared/catalogue.ts';
import { ownEntry } from '../../lib/own-entry.ts';
import { AsyncView } from '../../ui/async-view.tsx';
import { LazyMount } from '../../ui/lazy-mount.tsx';
import { useDeferredStore } from '../../ui/use-deferred-store.tsx';

/** Games that fill most of a screen of 1,920 px: a longer list is not continued. */
const ENOUGH = 40;
/** Maximum number of further studios. */
const FOLLOWING = 6;
/** Maximum number of a further studio's games, of which whole rows are shown. */
const SHOWN = 12;

interface Props {
  scope: LobbyScope;
  category: Category;
  /** The studio whose games are shown above, and their list. */
  vendor: string;
  list: GameList;
  names: Catalogue['names'];
}

/** The games of a category's other studios, below those of a studio with few. */
export function OtherStudios({ scope, category, vendor, list, names }: Props) {
  const games = useDeferredStore(list);
  if (games.state !== 'ready' || games.value.nextPage !== 'none' || games.value.items.length > ENOUGH)
    return null;
  return category.vendors
    .filter(({ vassalage }) => vassalage !== vendor)
    .slice(0, FOLLOWING)
    .map(({ vassalage }) => {
      const name = ownEntry(names, vassalage) ?? vassalage;
      return (
        <section key={vassalage} className="game-list" aria-label={name}>
          <SectionHead title={name} address={vendorAddress(category.code, vassalage)} />
          <LazyMount skeleton={<GridSkeleton count={6} />}>
            {() => <StudioGames {...{ scope, category, vassalage, names }} />}
          </LazyMount>
        </section>
      );
    });
}

interface StudioProps extends Omit<Props, 'vendor' | 'list'> {
  vassalage: string;
}

function StudioGames({ scope, category, vassalage, names }: StudioProps) {
  const $games = categoryGames(scope, { gameType: category.code, vassalage });
  return (
    <AsyncView
      remote={useStore($games)}
      retry={$games.reload}
      skeleton={<GridSkeleton count={6} />}
      empty="lobby.noGames"
      isEmpty={({ items }) => !items.length}
    >
      {({ items }) => (
        <WholeRows count={Math.min(items.length, SHOWN)}>
          {(shown) => <GameGrid games={items.slice(0, shown)} names={names} />}
        </WholeRows>
      )}
    </AsyncView>
  );
}
