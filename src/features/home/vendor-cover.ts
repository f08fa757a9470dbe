import { readGames } from '../../games/games.ts';
import type { LobbyScope } from '../../games/lobby-scope.ts';
import { type Resource, resource } from '../../gateway/cache/resource.ts';

/** Returns the picture of a vendor's first game, or an empty string. */
export function vendorCover(scope: LobbyScope, vassalage: string): Resource<string> {
  const { merchantCode, language } = scope;
  return resource(`vendor-cover/${merchantCode}/${language}/${vassalage}`, async (signal) => {
    const { games } = await readGames(scope, { vassalage }, 1, 1, signal);
    return games[0]?.iconUrl.trim() ?? '';
  });
}
