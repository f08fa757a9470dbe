import { errorText } from '../../i18n/error-texts.ts';
import { GameTrouble } from './game-trouble.tsx';
import { mayPass } from './may-pass.ts';
import { playAgain } from './play-again.ts';
import { PlayFrame } from './play-frame.tsx';
import type { Playing } from './playing.ts';

/** The game on screen from the tap on: waiting in its window, in its frame, or why it does not open (LA-1). */
export function GameStage({ playing, onClose }: { playing: Playing; onClose(): void }) {
  const { address, title, picture } = playing;
  if (address.state === 'failed') {
    const { error } = address;
    return (
      <GameTrouble text={errorText(error)} retry={mayPass(error) ? playAgain : undefined} onClose={onClose} />
    );
  }
  return (
    <PlayFrame
      address={address.state === 'ready' ? address.value : undefined}
      title={title}
      picture={picture}
      relaunch={playAgain}
      onClose={onClose}
    />
  );
}
