import { useStore } from '@nanostores/react';
import HeartHandshake from 'lucide/dist/esm/icons/heart-handshake.mjs';
import Info from 'lucide/dist/esm/icons/info.mjs';
import LogOut from 'lucide/dist/esm/icons/log-out.mjs';
import Maximize from 'lucide/dist/esm/icons/maximize.mjs';
import Minimize from 'lucide/dist/esm/icons/minimize.mjs';
import RefreshCw from 'lucide/dist/esm/icons/refresh-cw.mjs';
import Star from 'lucide/dist/esm/icons/star.mjs';
import Volume2 from 'lucide/dist/esm/icons/volume-2.mjs';
import VolumeX from 'lucide/dist/esm/icons/volume-x.mjs';
import { useMemo } from 'react';
import { useGameInfo } from '../../games/details/use-game-details.tsx';
import { useFavourite } from '../../games/favourites/use-favourite.tsx';
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
import { Dialog } from '../../ui/dialog.tsx';
import { SwipeToDismiss } from '../../ui/swipe-to-dismiss.tsx';
import { DrawerLink } from '../drawers/drawer-link.tsx';
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
    <Dialog title={<bdi>{title}</bdi>} place="end" onClose={onClose}>
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
          <div className="game-tools__list">
            {signedIn && !playMoney && game && <Favourite game={game} />}
            <DrawerLink shapes={HeartHandshake} href={linkTo('protection')}>
              {t('shell.playSafely')}
            </DrawerLink>
            {nodeId && (
              <DrawerLink
                shapes={Info}
                opensDialog
                onClick={() => ask({ nodeId, gameName: title, iconUrl: picture })}
              >
                {t('play.about')}
              </DrawerLink>
            )}
            <Sound />
            <FullScreen onDone={onClose} />
            {playing?.requestUrl && (
              <DrawerLink
                shapes={RefreshCw}
                acts
                onClick={() => {
                  onClose();
                  void restartGame();
                }}
              >
                {t('play.loadAgain')}
              </DrawerLink>
            )}
            <DrawerLink shapes={LogOut} acts onClick={closeGame}>
              {t('play.leave')}
            </DrawerLink>
          </div>
        </div>
      </SwipeToDismiss>
      <StartGameScope value={startOther}>{info}</StartGameScope>
    </Dialog>
  );
}

function Favourite({ game }: { game: Game }) {
  const { t } = useTexts();
  const [kept, toggle] = useFavourite(game);
  return (
    <DrawerLink shapes={Star} acts pressed={kept} onClick={toggle}>
      {t(kept ? 'play.unkeep' : 'play.keep')}
    </DrawerLink>
  );
}

/** Absent if the game does not support muting. */
function Sound() {
  const { t } = useTexts();
  const muted = useStore($muted);
  if (muted === undefined) return null;
  return (
    <DrawerLink shapes={muted ? VolumeX : Volume2} acts onClick={() => muteGame(!muted)}>
      {t(muted ? 'play.unmute' : 'play.mute')}
    </DrawerLink>
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
    <DrawerLink shapes={document.fullscreenElement ? Minimize : Maximize} acts onClick={toggle}>
      {t(document.fullscreenElement ? 'play.smallScreen' : 'play.fullScreen')}
    </DrawerLink>
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
