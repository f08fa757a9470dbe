import { useStore } from '@nanostores/react';
import { type ReactNode, useContext, useEffect } from 'react';
import { $balance } from '../../session/member.ts';
import { $signedIn } from '../../session/session.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { GameHead } from './game-header.tsx';
import { GameStage } from './game-stage.tsx';
import { $openGame, closeGame } from './open-game.ts';
import { restartGame } from './restart-game.ts';
import './game-dialog.css';

interface Props {
  /** Opens the game's tools; absent if a bar above has them. */
  tools?: ReactNode;
  /** Content over the game. */
  children?: ReactNode;
}

/** The full-screen game. Requests the launch URL when it opens without one. */
export function GameFrame({ tools, children }: Props) {
  const playing = useStore($openGame);
  const head = useContext(GameHead);
  const again = playing?.requestUrl;
  useEffect(() => {
    if (again && $openGame.get()?.address.state === 'loading') void restartGame();
  }, [again]);
  useEffect(
    () => () => {
      if ($signedIn.get()) void $balance.reload();
    },
    [],
  );
  if (!playing) return null;
  return (
    <Dialog title={playing.title} place="full" tools={!head && tools} onClose={closeGame}>
      {head}
      <div className="game-frame">
        <GameStage playing={playing} onClose={closeGame} />
      </div>
      {children}
    </Dialog>
  );
}
