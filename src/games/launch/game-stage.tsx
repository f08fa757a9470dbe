import { errorText } from '../../i18n/error-texts.ts';
import { GameError } from './game-error.tsx';
import { PlayFrame } from './game-iframe.tsx';
import { isRetryable } from './is-retryable.ts';
import type { OpenGame } from './open-game.ts';
import { restartGame } from './restart-game.ts';

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
