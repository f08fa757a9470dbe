import { useStore } from '@nanostores/react';
import type { Game } from '../../gateway/endpoints/game.ts';
import { useTexts } from '../../i18n/texts-scope.tsx';
import { Button } from '../../ui/button.tsx';
import { FavouriteButton } from '../favourites/favourite-button.tsx';
import { $openGame } from '../launch/open-game.ts';
import { useStartGame } from '../launch/start-game-scope.tsx';
import { hasTrial, startTrialGame } from '../launch/start-trial-game.ts';
import type { LobbyScope } from '../lobby-scope.ts';

interface Props {
  game: Game;
  name: string;
  studio: string;
  scope: LobbyScope;
  onClose(): void;
}

/** Studio, play buttons and favourite button of a game. The game on screen has no play button. */
export function GameActions({ game, name, studio, scope, onClose }: Props) {
  const { t } = useTexts();
  const startGame = useStartGame();
  const open = useStore($openGame)?.nodeId === game.nodeId;
  const tryIt = () => {
    onClose();
    void startTrialGame(game, scope, name);
  };
  return (
    <div className="game-sheet__actions">
      <p className="game-sheet__studio" dir="auto">
        {studio}
      </p>
      {!open && startGame && (
        <Button
          wide
          look="primary"
          onClick={() => {
            onClose();
            startGame(game);
          }}
        >
          {t('info.play')}
        </Button>
      )}
      {!open && hasTrial(game) && (
        <Button wide onClick={tryIt}>
          {t('info.playForFun')}
        </Button>
      )}
      <FavouriteButton game={game} />
    </div>
  );
}
