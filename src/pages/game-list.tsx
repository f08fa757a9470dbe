import { useStore } from '@nanostores/react';
import { Suspense, useMemo } from 'react';
import { $flags } from '../config/status.ts';
import { categoryNamed, centreList } from '../features/game-centre/centre-list.ts';
import { GameCentre } from '../features/game-centre/game-centre-view.tsx';
import { parseState } from '../features/game-centre/list-address.ts';
import { catalogue } from '../games/catalogue.ts';
import { showsVendorsOnly } from '../games/category-texts.ts';
import { GridSkeleton } from '../games/grid/game-grid.tsx';
import { StartGameScope } from '../games/launch/start-game-scope.tsx';
import type { LobbyScope } from '../games/lobby-scope.ts';
import { platform } from '../platform/platform.ts';
import { categoryRoutes, type RouteName } from '../routes/routes.ts';
import type { PageModule } from '../shell/page/page-store.ts';
import { ErrorBoundary } from '../ui/error-boundary.tsx';
import { lazyComponentWithTexts } from '../ui/lazy-component-with-texts.tsx';
import { useListAddress } from './use-list-address.tsx';
import { useLobby } from './use-lobby.tsx';
import './list-page.css';

const MatchBoard = lazyComponentWithTexts(['sports'], () => import('../features/sports/match-board.tsx'));

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

/** The matches above the vendors of sports, where the gateway has them. Terminals leave them to the vendors. */
function Matches({ scope }: { scope: LobbyScope }) {
  const flags = useStore($flags);
  if (!flags.MATCHES3 || !platform().ownDevice) return null;
  return (
    <ErrorBoundary name="matches">
      <Suspense fallback={<GridSkeleton />}>
        <MatchBoard scope={scope} />
      </Suspense>
    </ErrorBoundary>
  );
}

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
          above={state.category === 'SPORTS' && <Matches scope={scope} />}
        />
      </div>
    </StartGameScope>
  );
}
