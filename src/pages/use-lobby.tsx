import { useMemo } from 'react';
import { siteConfig } from '../config/site-config.ts';
import type { Played } from '../games/play/launch.ts';
import { play } from '../games/play/play.ts';
import type { LobbyScope } from '../games/scope.ts';
import { useTexts } from '../i18n/texts-scope.tsx';
import { lobbyScope } from '../shell/lobby-scope.ts';

export interface SiteLobby {
  scope: LobbyScope;
  currency: string;
  play(game: Played): void;
}

/** The site's lobby in the current language, and what playing one of its games does. */
export function useLobby(): SiteLobby {
  const { language } = useTexts();
  return useMemo(() => {
    const { currency } = siteConfig();
    const scope = lobbyScope(language);
    return {
      scope,
      currency,
      play: (game) => play(game, scope),
    };
  }, [language]);
}
