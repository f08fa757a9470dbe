import { useMemo } from 'react';
import { siteConfig } from '../config/site-config.ts';
import type { PlayableGame } from '../games/launch/launch.ts';
import { startGame } from '../games/launch/start-game.ts';
import type { LobbyScope } from '../games/lobby-scope.ts';
import { useTexts } from '../i18n/texts-scope.tsx';
import { lobbyScope } from '../shell/game/lobby-scope.ts';

export interface SiteLobby {
  scope: LobbyScope;
  currency: string;
  play(game: PlayableGame): void;
}

/** Returns the lobby of the site in the current language. */
export function useLobby(): SiteLobby {
  const { language } = useTexts();
  return useMemo(() => {
    const { currency } = siteConfig();
    const scope = lobbyScope(language);
    return {
      scope,
      currency,
      play: (game) => startGame(game, scope),
    };
  }, [language]);
}
