import { useState } from 'react';
import { nameOf } from '../games/game-name.ts';
import { wantedGame } from '../games/play/wanted-game.ts';
import { useTexts } from '../i18n/texts-scope.tsx';
import { platform } from '../platform/platform.ts';
import { lobbyScope } from '../shell/lobby-scope.ts';
import { Button } from '../ui/button.tsx';

/** The head of the login for whoever chose a game, which can be tried without an account where it has a trial (LA-1). */
export default function WantedHead() {
  const { t, language } = useTexts();
  const [game] = useState(wantedGame);
  if (!game) return <h2 className="sheet__title">{t('account.welcomeBack')}</h2>;
  const { telGameId = '', telNodeId = '', iconUrl = '' } = game;
  const title = nameOf({ displayName: '', ...game });
  const again = async () => {
    const { trialAddress } = await import('../games/play/launch.ts');
    return trialAddress({ ...game, telGameId, telNodeId }, lobbyScope(language));
  };
  return (
    <>
      <h2 className="sheet__title">{t('account.logInToPlay', { game: title })}</h2>
      {telGameId && telNodeId && (
        <Button
          wide
          className="sheet__trial"
          onClick={() => void platform().play({ title, picture: iconUrl, again })}
        >
          {t('account.playMoney', { game: title })}
        </Button>
      )}
    </>
  );
}
