import { useMemo } from 'react';
import { categoryNamed, centreList } from '../features/game-centre/centre-list.ts';
import { GameCentre } from '../features/game-centre/game-centre-view.tsx';
import { parseState } from '../features/game-centre/list-address.ts';
import { catalogue } from '../games/catalogue.ts';
import { showsVendorsOnly } from '../games/category-texts.ts';
import { StartGameScope } from '../games/launch/start-game-scope.tsx';
import { categoryRoutes, type RouteName } from '../routes/routes.ts';
import type { PageModule } from '../shell/page/page-store.ts';
import { useListAddress } from './use-list-address.tsx';
import { useLobby } from './use-lobby.tsx';
import { WithExtra } from './with-extra.tsx';
import './list-page.css';

const centreRoutes: ReadonlySet<RouteName | undefined> = new Set([
  'gameList',
  ...Object.values(categoryRoutes),
]);
const isCentre = (route: RouteName | undefined) => centreRoutes.has(route);

export const reads: PageModule['reads'] = (scope, { route, query }) => {
  const state = parseState(route, query);
  const $catalogue = catalogue(scope);
  const known = $catalogue.get();
  if (known.state !== 'ready' || showsVendorsOnly(state.category)) return [$catalogue];
  return [centreList(scope, state, categoryNamed(state.category, known.value)), $catalogue];
};

/** The game centre: pages of the categories, and the game list (RT-3). */
export default function GameListPage() {
  const { scope, play } = useLobby();
  const { route, query } = useListAddress(isCentre);
  const state = useMemo(() => parseState(route, query), [route, query]);
  return (
    <StartGameScope value={play}>
      <div className="list-page">
        <GameCentre
          scope={scope}
          route={route}
          state={state}
          around={(content, category, text) => (
            <WithExtra scope={scope} category={category} text={text}>
              {content}
            </WithExtra>
          )}
        />
      </div>
    </StartGameScope>
  );
}
