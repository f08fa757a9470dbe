import { siteConfig } from '../../config/site-config.ts';
import type { LobbyScope } from '../../games/lobby-scope.ts';

/** Returns the lobby of the site in a language. */
export function lobbyScope(language: string): LobbyScope {
  const { merchantCode, sportsVendors, newWindowVendors } = siteConfig();
  return { merchantCode, language, newWindowVendors, ...(sportsVendors && { sportsVendors }) };
}
