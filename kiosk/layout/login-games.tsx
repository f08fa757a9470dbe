import { useStore } from '@nanostores/react';
import { useTrial } from '../../src/features/account/login/use-trial.tsx';
import { vendorNameOf } from '../../src/games/game-name.ts';
import { GameTile } from '../../src/games/game-tile.tsx';
import { hotGames } from '../../src/games/games.ts';
import { savePendingGame } from '../../src/games/launch/save-pending-game.ts';
import { useVendorNames } from '../../src/games/studios/use-vendor-names.tsx';
import type { Game } from '../../src/gateway/endpoints/game.ts';
import { useTexts } from '../../src/i18n/texts-scope.tsx';
import { useLobby } from '../../src/pages/use-lobby.tsx';
import './login-games.css';

const SHOWN = 6;

/** Games to try, below the login of a portrait screen and next to that of a wide one; the keyboard covers them. A tap opens an account for free play, which starts the game. */
export function LoginGames() {
  const { t } = useTexts();
  const { scope } = useLobby();
  const trial = useTrial();
  const games = useStore(hotGames(scope));
  const names = useVendorNames(scope);
  const free = games.state === 'ready' ? games.value.filter(({ freeplay }) => freeplay).slice(0, SHOWN) : [];
  if (!trial.isOffered || !free.length) return null;
  const play = (game: Game) => {
    savePendingGame(game);
    void trial.open();
  };
  return (
    <section className="login-games" aria-labelledby="login-games">
      <h2 id="login-games">{t('account.trialGames')}</h2>
      <p>{t('account.trialText')}</p>
      {trial.failure}
      <div className="login-games__tiles">
        {free.map((game) => (
          <GameTile
            key={game.nodeId}
            game={game}
            vendorName={vendorNameOf(game, names)}
            onPlay={play}
            eager
          />
        ))}
      </div>
    </section>
  );
}
