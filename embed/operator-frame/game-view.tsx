import { useStore } from '@nanostores/react';
import LayoutGrid from 'lucide/dist/esm/icons/layout-grid.mjs';
import { useEffect } from 'react';
import * as v from 'valibot';
import { FavouriteStar } from '../../src/games/favourites/favourite-star.tsx';
import { knownGames } from '../../src/games/known-games.ts';
import { OpenGameView } from '../../src/games/launch/game-iframe.tsx';
import { $openGame } from '../../src/games/launch/open-game.ts';
import { OwnWindow } from '../../src/games/launch/own-window.tsx';
import { afterRounds, isRoundInProgress } from '../../src/games/launch/rounds.ts';
import { needsWindow, startGame } from '../../src/games/launch/start-game.ts';
import { type Game, game as gameSchema } from '../../src/gateway/endpoints/game.ts';
import { useTexts } from '../../src/i18n/texts-scope.tsx';
import { isRealAccount } from '../../src/session/account-types.ts';
import { $balance } from '../../src/session/member.ts';
import { $session } from '../../src/session/session.ts';
import { Balance } from '../../src/shell/header/balance.tsx';
import { Button } from '../../src/ui/button.tsx';
import { Dialog } from '../../src/ui/dialog.tsx';
import { IconButton } from '../../src/ui/icon-button.tsx';
import { lazyComponentWithTexts } from '../../src/ui/lazy-component-with-texts.tsx';
import { OptionalPart } from '../../src/ui/optional-part.tsx';
import type { ChosenGame } from '../mount-contract.ts';
import { $breakBegun, $favouritesOpen } from './current-view.ts';
import { FavouriteList } from './favourite-list.tsx';
import type { ParentPage } from './parent-page.ts';
import { lobbyScope } from './play-game.ts';
import { SessionClock } from './session-clock-view.tsx';
import { $frameVisible } from './visibility-guard.ts';

const GameProtection = lazyComponentWithTexts(
  ['protection'],
  () => import('../../src/features/protection/game-protection.tsx'),
);

/** Milliseconds between balance requests during a game. */
const BALANCE_INTERVAL = 15_000;

/** A game below a bar with balance, session time and favourites. */
export function GameView({ game, page }: { game: ChosenGame; page: ParentPage }) {
  const { t } = useTexts();
  const drawer = useStore($favouritesOpen);
  const session = useStore($session);
  useFreshBalance();
  return (
    <main className="frame">
      <header className="frame__bar frame__bar--game">
        <h1 className="frame__title frame__title--above" dir="auto">
          {game.gameName}
        </h1>
        <SessionClock />
        <Balance />
        <div className="frame__tools">
          <IconButton
            label={t('shell.favourites')}
            shapes={LayoutGrid}
            onClick={() => $favouritesOpen.set(true)}
          />
          <span className="frame__star">
            <FavouriteStar game={wholeGame(game)} />
          </span>
        </div>
        {session && isRealAccount(session.type) && (
          <OptionalPart name="game protection">
            <GameProtection
              linked
              onLeave={() => page.post('closed')}
              onBreak={() => $breakBegun.set(true)}
            />
          </OptionalPart>
        )}
      </header>
      {needsWindow(game.vassalage, lobbyScope()) ? (
        <div className="frame__game">
          {/* The tap on the partner's page cannot open a window from here, so it needs a second one. */}
          <OwnWindow name={game.gameName} onOpen={() => startGame(game, lobbyScope())} />
        </div>
      ) : (
        <Playing page={page} />
      )}
      {drawer && (
        <Dialog title={t('shell.favourites')} place="start" onClose={() => $favouritesOpen.set(false)}>
          <FavouriteList />
          <Button wide onClick={() => $favouritesOpen.set(false)}>
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
  const inSight = useStore($frameVisible);
  if (!playing) return null;
  return (
    <div className="frame__game">
      <div className="frame__playing" inert={!inSight}>
        <OpenGameView playing={playing} onClose={() => page.post('closed')} />
      </div>
      {!inSight && (
        <div className="frame__shield" role="alert">
          <p>{t('frame.covered')}</p>
        </div>
      )}
    </div>
  );
}

/** Returns the game for the favourite star: from a loaded list, or from the page's message. */
function wholeGame(chosen: ChosenGame): Game {
  const known = knownGames(lobbyScope().language).find(({ nodeId }) => nodeId === chosen.nodeId);
  return known ?? v.parse(gameSchema, chosen);
}

/** Reads the balance after each round of a game and at intervals between rounds, which also detects an expired session. */
function useFreshBalance(): void {
  useEffect(() => {
    const timer = setInterval(() => {
      if (!document.hidden && !isRoundInProgress()) void $balance.reload();
    }, BALANCE_INTERVAL);
    const stop = afterRounds(() => $balance.reload());
    return () => {
      clearInterval(timer);
      stop();
    };
  }, []);
}
