import { useStore } from '@nanostores/react';
import { useContext, useEffect } from 'react';
import { $balance } from '../../session/member.ts';
import { $signedIn } from '../../session/session.ts';
import { AsyncView } from '../../ui/async-view.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { GameHead } from './game-head.tsx';
import { playAgain } from './play-again.ts';
import { PlayFrame } from './play-frame.tsx';
import { $playing, leaveGame } from './playing.ts';
import './game-frame.css';

/** The launched game over the whole screen, with a way back. */
export function GameFrame() {
  const playing = useStore($playing);
  const head = useContext(GameHead);
  useEffect(
    () => () => {
      if ($signedIn.get()) void $balance.reload();
    },
    [],
  );
  if (!playing) return null;
  const { address, title } = playing;
  return (
    <Dialog title={title} place="full" onClose={leaveGame}>
      {head}
      <div className="game-frame">
        <AsyncView remote={address} retry={playAgain} skeleton={<Skeleton className="game-frame__waiting" />}>
          {(known) => <PlayFrame key={known} address={known} title={title} relaunch={playAgain} />}
        </AsyncView>
      </div>
    </Dialog>
  );
}
