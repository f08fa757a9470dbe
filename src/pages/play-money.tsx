import { nameOf } from '../games/game-name.ts';
import type { TrialLaunchable } from '../games/play/launch.ts';
import type { WantedGame } from '../games/play/wanted-game.ts';
import { useTexts } from '../i18n/texts-scope.tsx';
import { platform } from '../platform/platform.ts';
import { Button } from '../ui/button.tsx';
import { lobbyScope } from './use-lobby.tsx';

/** Plays the game that a visitor chose without an account, where it has a trial (LA-1). */
export default function PlayMoney({ game }: { game: WantedGame }) {
  const { t, language } = useTexts();
  const title = nameOf({ displayName: '', ...game });
  const again = async () => {
    const { trialAddress } = await import('../games/play/launch.ts');
    return trialAddress(game as TrialLaunchable, lobbyScope(language));
  };
  return (
    <Button wide onClick={() => void platform().play({ title, picture: game.iconUrl ?? '', again })}>
      {t('account.playMoney', { game: title })}
    </Button>
  );
}
