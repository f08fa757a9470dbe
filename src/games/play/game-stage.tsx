import { errorText } from '../../i18n/error-texts.ts';
import { GameError } from './game-trouble.tsx';
import { isRetryable } from './may-pass.ts';
import { restartGame } from './play-again.ts';
import { PlayFrame } from './play-frame.tsx';
import type { OpenGame } from './playing.ts';

/** The game on screen from the tap on: waiting in its window, in its frame, or why it does not open (LA-1). */
export function GameStage({ playing, onClose }: { playing: OpenGame; onClose(): void }) {
  const { address, title, picture } = playing;
  if (address.state === 'failed') {
    const { error } = address;
    return (
      <GameError
        text={errorText(error)}
        retry={isRetryable(error) ? restartGame : undefined}
        onClose={onClose}
      />
    );
  }
  return (
    <PlayFrame
      address={address.state === 'ready' ? address.value : undefined}
      title={title}
      picture={picture}
      relaunch={restartGame}
      onClose={onClose}
    />
  );
}
