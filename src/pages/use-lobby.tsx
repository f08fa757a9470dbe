import { useMemo } from 'react';
import { siteConfig } from '../config/site-config.ts';
import type { Played } from '../games/play/launch.ts';
import { play } from '../games/play/play.ts';
import type { LobbyScope } from '../games/scope.ts';
import { $texts } from '../i18n/language.ts';
import { useTexts } from '../i18n/texts-scope.tsx';

export interface SiteLobby {
  scope: LobbyScope;
  currency: string;
  play(game: Played): void;
}

/** Whose lobby the site shows, in a language. */
export function lobbyScope(language: string): LobbyScope {
  const { merchantCode, sportsVendors, newWindowVendors } = siteConfig();
  return { merchantCode, language, newWindowVendors, ...(sportsVendors && { sportsVendors }) };
}

/** Plays a game by itself, in the language that is on. */
export function startGame(game: Played): void {
  const language = $texts.get()?.language;
  if (language) play(game, lobbyScope(language));
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
