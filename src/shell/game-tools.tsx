import { useStore } from '@nanostores/react';
import { $favourites } from '../games/favourites/favourites.ts';
import { knownGames } from '../games/known-games.ts';
import { playAgain } from '../games/play/play-again.ts';
import { $playing, leaveGame } from '../games/play/playing.ts';
import type { Game } from '../gateway/endpoints/game.ts';
import { useTexts } from '../i18n/texts-scope.tsx';
import { linkTo } from '../routes/routes.ts';
import { loginFromHere } from '../session/login-address.ts';
import { $signedIn } from '../session/session.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { whenLoaded } from '../ui/when-loaded.ts';
import { Balance } from './balance.tsx';
import { GameClock } from './game-clock.tsx';
import './game-tools.css';

/** What one may want while a game is open, out of its way until then. */
export default function GameTools({ began, onClose }: { began: number; onClose(): void }) {
  const { t, language } = useTexts();
  const playing = useStore($playing);
  const signedIn = useStore($signedIn);
  const game = knownGames(language).find(({ nodeId }) => nodeId === playing?.nodeId);
  return (
    <Dialog title={playing?.title} place="end" onClose={onClose}>
      <div className="game-tools">
        <GameClock began={began} />
        {signedIn ? (
          <>
            <div className="game-tools__money">
              <span>{t('shell.balance')}</span>
              <Balance />
            </div>
            <a className="button button--primary" href={linkTo('deposit')}>
              {t('shell.deposit')}
            </a>
            {game && <Favourite game={game} />}
          </>
        ) : (
          <>
            <p className="game-tools__note">{t('play.playMoney')}</p>
            <a className="button button--primary" href={loginFromHere()}>
              {t('common.logIn')}
            </a>
          </>
        )}
        <FullScreen onDone={onClose} />
        {playing?.again && (
          <Button
            wide
            onClick={() => {
              onClose();
              void playAgain();
            }}
          >
            {t('play.loadAgain')}
          </Button>
        )}
        <Button wide onClick={leaveGame}>
          {t('play.leave')}
        </Button>
      </div>
    </Dialog>
  );
}

function Favourite({ game }: { game: Game }) {
  const { t } = useTexts();
  const kept = useStore($favourites).has(game.nodeId);
  const toggle = () =>
    whenLoaded(import('../games/favourites/toggle-favourite.ts'), (code) => code.toggleFavourite(game));
  return (
    <Button wide aria-pressed={kept} onClick={toggle}>
      {t(kept ? 'play.unkeep' : 'play.keep')}
    </Button>
  );
}

/** The whole screen for the game's window, its handle included; absent where the browser has none for a part of a page. */
function FullScreen({ onDone }: { onDone(): void }) {
  const { t } = useTexts();
  if (!document.fullscreenEnabled) return null;
  const toggle = () => {
    onDone();
    if (document.fullscreenElement) void document.exitFullscreen();
    // Refused, the game stays as it was.
    else
      document
        .querySelector('.dialog--full > .dialog__panel')
        ?.requestFullscreen()
        .catch(() => {});
  };
  return (
    <Button wide onClick={toggle}>
      {t(document.fullscreenElement ? 'play.smallScreen' : 'play.fullScreen')}
    </Button>
  );
}
