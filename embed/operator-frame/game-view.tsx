import { useStore } from '@nanostores/react';
import LayoutGrid from 'lucide/dist/esm/icons/layout-grid.mjs';
import { useEffect } from 'react';
import * as v from 'valibot';
import { FavouriteStar } from '../../src/games/favourites/favourite-star.tsx';
import { knownGames } from '../../src/games/known-games.ts';
import { GameStage } from '../../src/games/launch/game-stage.tsx';
import { $openGame } from '../../src/games/launch/open-game.ts';
import { needsWindow, startGame } from '../../src/games/launch/start-game.ts';
import { type Game, game as gameSchema } from '../../src/gateway/endpoints/game.ts';
import { useTexts } from '../../src/i18n/texts-scope.tsx';
import { $balance } from '../../src/session/member.ts';
import { Balance } from '../../src/shell/header/balance.tsx';
import { Button } from '../../src/ui/button.tsx';
import { Dialog } from '../../src/ui/dialog.tsx';
import { IconButton } from '../../src/ui/icon-button.tsx';
import type { ChosenGame } from '../chosen-game.ts';
import { $drawer } from './current-view.ts';
import { FavouriteList } from './favourite-list.tsx';
import type { ParentPage } from './parent-page.ts';
import { frameScope } from './play-game.ts';
import { SessionClock } from './session-clock-view.tsx';
import { $inSight } from './visibility-guard.ts';

/** Milliseconds between two looks at the balance while a game is open. */
const BALANCE_LOOK = 15_000;

/** A game of the partner's page in the operator's frame, below a bar with the balance and the time. */
export function GameView({ game, page }: { game: ChosenGame; page: ParentPage }) {
  const { t } = useTexts();
  const drawer = useStore($drawer);
  useBalanceLooks();
  return (
    <main className="frame">
      <header className="frame__bar frame__bar--game">
        <h1 className="frame__title" dir="auto">
          {game.gameName}
        </h1>
        <div className="frame__figures">
          <SessionClock />
          <Balance />
        </div>
        <div className="frame__tools">
          <IconButton label={t('shell.favourites')} shapes={LayoutGrid} onClick={() => $drawer.set(true)} />
          <span className="frame__star">
            <FavouriteStar game={wholeGame(game)} />
          </span>
        </div>
      </header>
      {needsWindow(game.vassalage, frameScope()) ? <OwnWindow game={game} /> : <Playing page={page} />}
      {drawer && (
        <Dialog title={t('shell.favourites')} place="start" onClose={() => $drawer.set(false)}>
          <FavouriteList />
          <Button wide onClick={() => $drawer.set(false)}>
            {t('frame.toGame')}
          </Button>
        </Dialog>
      )}
    </main>
  );
}

function Playing({ page }: { page: ParentPage }) {
  const { t } = useTexts();
  const playing = useStore($openGame);
  const inSight = useStore($inSight);
  if (!playing) return null;
  return (
    <div className="frame__game">
      <div className="frame__playing" inert={!inSight}>
        <GameStage playing={playing} onClose={() => page.post('closed')} />
      </div>
      {!inSight && (
        <div className="frame__shield" role="alert">
          <p>{t('frame.covered')}</p>
        </div>
      )}
    </div>
  );
}

/** A vendor's games that let no page hold them: the tap here may open a window, the one in the page around may not. */
function OwnWindow({ game }: { game: ChosenGame }) {
  const { t } = useTexts();
  return (
    <div className="frame__game">
      <div className="async-view async-view--failed">
        <p>{t('lobby.ownWindow')}</p>
        <Button look="primary" onClick={() => startGame(game, frameScope())}>
          {t('lobby.windowOpen')}
        </Button>
      </div>
    </div>
  );
}

/** The game as its star needs it: as a list has shown it, else what the page around knows. */
function wholeGame(chosen: ChosenGame): Game {
  const known = knownGames(frameScope().language).find(({ nodeId }) => nodeId === chosen.nodeId);
  return known ?? v.parse(gameSchema, chosen);
}

/** What was won or lost shows soon; a session that has ended is noticed with it. */
function useBalanceLooks(): void {
  useEffect(() => {
    const timer = setInterval(() => {
      if (!document.hidden) void $balance.reload();
    }, BALANCE_LOOK);
    return () => clearInterval(timer);
  }, []);
}
