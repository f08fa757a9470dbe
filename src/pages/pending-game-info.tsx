import { useState } from 'react';
import GameSheet from '../games/details/game-sheet.tsx';
import type { PendingGame } from '../games/launch/pending-game.ts';
import type { LobbyScope } from '../games/lobby-scope.ts';
import { useTexts } from '../i18n/texts-scope.tsx';
import { Button } from '../ui/button.tsx';

/** The game that starts after the sign-in. */
export default function PendingGameInfo({ scope, game }: { scope: LobbyScope; game: PendingGame }) {
  const { t } = useTexts();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button look="plain" className="wanted-info" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('info.about')}
      </Button>
      {open && <GameSheet scope={scope} asked={game} onClose={() => setOpen(false)} />}
    </>
  );
}
