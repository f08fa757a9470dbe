import { useStore } from '@nanostores/react';
import { hotGames } from '../games/games.ts';
import { GameGrid } from '../games/grid/game-grid.tsx';
import { WholeRows } from '../games/grid/whole-rows.tsx';
import { StartGameScope } from '../games/launch/start-game-scope.tsx';
import { SectionHead } from '../games/section-head.tsx';
import { useVendorNames } from '../games/studios/use-vendor-names.tsx';
import { useTexts } from '../i18n/texts-scope.tsx';
import { linkTo } from '../routes/routes.ts';
import { useLobby } from './use-lobby.tsx';
import './hot-suggestions.css';

const SHOWN = 12;

/** The first hot games, below an empty list of the player's games or bets. */
export default function HotSuggestions() {
  const { t } = useTexts();
  const { scope, play } = useLobby();
  const names = useVendorNames(scope);
  const hot = useStore(hotGames(scope));
  if (hot.state !== 'ready' || !hot.value.length) return null;
  const title = t('lobby.hotGames');
  return (
    <StartGameScope value={play}>
      <section className="game-list hot-suggestions" aria-label={title}>
        <SectionHead title={title} address={linkTo('hotGames')} />
        <WholeRows count={Math.min(hot.value.length, SHOWN)}>
          {(shown) => <GameGrid games={hot.value.slice(0, shown)} names={names} />}
        </WholeRows>
      </section>
    </StartGameScope>
  );
}
