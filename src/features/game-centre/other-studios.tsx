import { useStore } from '@nanostores/react';
import { GameGrid, GridSkeleton } from '../../games/grid/game-grid.tsx';
import { WholeRows } from '../../games/grid/whole-rows.tsx';
import { categoryGames } from '../../games/lists/lists.ts';
import type { LobbyScope } from '../../games/lobby-scope.ts';
import { SectionHead } from '../../games/section-head.tsx';
import { vendorAddress } from '../../games/studios/vendor-address.ts';
import type { Catalogue, Category } from '../../gateway/endpoints/shared/catalogue.ts';
import { ownEntry } from '../../lib/own-entry.ts';
import { AsyncView } from '../../ui/async-view.tsx';
import { LazyMount } from '../../ui/lazy-mount.tsx';

/** Maximum number of further studios. */
const FOLLOWING = 6;
/** Maximum number of a further studio's games, of which whole rows are shown. */
const SHOWN = 12;

export interface OtherStudiosProps {
  scope: LobbyScope;
  category: Category;
  /** The studio whose games are shown above. */
  vendor: string;
  names: Catalogue['names'];
}

/** The games of a category's other studios, below those of a studio with few. */
export function OtherStudios({ scope, category, vendor, names }: OtherStudiosProps) {
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

interface StudioProps extends Omit<OtherStudiosProps, 'vendor'> {
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
