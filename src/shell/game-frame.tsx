import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { gameSandbox } from '../lib/sandbox.ts';
import { $balance } from '../session/member.ts';
import { $signedIn } from '../session/session.ts';
import { Dialog } from '../ui/dialog.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { $playing, leaveGame } from './playing.ts';
import './game-frame.css';

/** The launched game over the whole screen, with a way back. */
export function GameFrame() {
  const playing = useStore($playing);
  const signedIn = useStore($signedIn);
  const [loaded, setLoaded] = useState('');
  if (!playing) return null;
  const { address, title } = playing;
  const close = () => {
    leaveGame();
    if (signedIn) void $balance.reload();
  };
  return (
    <Dialog title={title} place="full" onClose={close}>
      <div className="game-frame">
        {loaded !== address && <Skeleton className="game-frame__waiting" />}
        <iframe
          title={title}
          src={address}
          sandbox={gameSandbox(address)}
          allow="autoplay; fullscreen"
          referrerPolicy="no-referrer"
          onLoad={() => setLoaded(address)}
        />
      </div>
    </Dialog>
  );
}
