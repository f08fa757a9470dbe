import { useStore } from '@nanostores/react';
import { useMemo } from 'react';
import { useGameInfo } from '../../games/details/use-game-details.tsx';
import { FavouriteButton } from '../../games/favourites/favourite-button.tsx';
import { knownGames } from '../../games/known-games.ts';
import { $muted, muteGame } from '../../games/launch/game-sound.ts';
import { restartGame } from '../../games/launch/launch.ts';
import { $openGame, closeGame } from '../../games/launch/open-game.ts';
import { StartGameScope } from '../../games/launch/start-game-scope.tsx';
import type { Game } from '../../gateway/endpoints/game.ts';
import { momentText } from '../../i18n/moment-text.ts';
import { useTexts } from '../../i18n/texts-scope.tsx';
import { $tick } from '../../platform/tick.ts';
import { linkTo } from '../../routes/routes.ts';
import { loginAddressFromHere } from '../../session/login-address.ts';
import { $signedIn } from '../../session/session.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { SwipeToDismiss } from '../../ui/swipe-to-dismiss.tsx';
import { Balance } from '../header/balance.tsx';
import { MoneyLinks } from '../header/money-links.tsx';
import { lobbyScope } from './lobby-scope.ts';
import { startSiteGame } from './start-site-game.ts';
import './game-tools.css';

/** Tools of an open game: time, balance, sound, full screen, favourites, other games. */
export default function GameTools({ began, onClose }: { began: number; onClose(): void }) {
  const { t, language } = useTexts();
  const playing = useStore($openGame);
  const signedIn = useStore($signedIn);
  const game = knownGames(language).find(({ nodeId }) => nodeId === playing?.nodeId);
  const scope = useMemo(() => lobbyScope(language), [language]);
  const [info, ask] = useGameInfo(scope);
  const startOther = (other: Game) => {
    onClose();
    startSiteGame(other);
  };
  const { nodeId, title = '', picture = '', playMoney } = playing ?? {};
  return (
    <Dialog title={playing?.title} place="end" onClose={onClose}>
      <SwipeToDismiss place="end" onAway={onClose}>
        <div className="game-tools">
          <GameClock began={began} />
          {signedIn && !playMoney ? (
            <>
              <div className="game-tools__money">
                <span>{t('shell.balance')}</span>
                <Balance />
              </div>
              <MoneyLinks ways={['deposit']} />
              {game && <FavouriteButton game={game} />}
            </>
          ) : (
            <>
              <p className="game-tools__note">{t('play.playMoney')}</p>
              {!signedIn && (
                <a className="button button--primary" href={loginAddressFromHere()}>
                  {t('common.logIn')}
                </a>
              )}
            </>
          )}
          <a className="button" href={linkTo('protection')}>
            {t('shell.playSafely')}
          </a>
          {nodeId && (
            <Button
              wide
              aria-haspopup="dialog"
              onClick={() => ask({ nodeId, gameName: title, iconUrl: picture })}
            >
              {t('play.about')}
            </Button>
          )}
          <Sound />
          <FullScreen onDone={onClose} />
          {playing?.requestUrl && (
            <Button
              wide
              onClick={() => {
                onClose();
                void restartGame();
              }}
            >
              {t('play.loadAgain')}
            </Button>
          )}
          <Button wide onClick={closeGame}>
            {t('play.leave')}
          </Button>
        </div>
      </SwipeToDismiss>
      <StartGameScope value={startOther}>{info}</StartGameScope>
    </Dialog>
  );
}

/** Absent if the game does not support muting. */
function Sound() {
  const { t } = useTexts();
  const muted = useStore($muted);
  if (muted === undefined) return null;
  return (
    <Button wide onClick={() => muteGame(!muted)}>
      {t(muted ? 'play.unmute' : 'play.mute')}
    </Button>
  );
}

/** Shows the game and its buttons in full screen; absent without the Fullscreen API for elements. */
function FullScreen({ onDone }: { onDone(): void }) {
  const { t } = useTexts();
  if (!document.fullscreenEnabled) return null;
  const toggle = () => {
    onDone();
    if (document.fullscreenElement) void document.exitFullscreen();
    // On rejection nothing changes.
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

const MINUTE = 60_000;

/** Shows the time and how long the game has been open, since `began` in milliseconds since 1970. */
function GameClock({ began }: { began: number }) {
  const { t, language } = useTexts();
  const now = useStore($tick);
  const count = Math.max(0, Math.floor((now - began) / MINUTE));
  return (
    <p className="game-tools__clock">
      <bdi>{momentText(now, now, language)}</bdi> · {t('play.openFor', { count })}
    </p>
  );
}
