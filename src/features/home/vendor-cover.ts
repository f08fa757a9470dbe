import { type GameQuery, readGames } from '../../games/games.ts';
import type { LobbyScope } from '../../games/lobby-scope.ts';
import { type Resource, resource } from '../../gateway/cache/resource.ts';

/** Returns the picture of a vendor's first game in a category, or else of any; or an empty string. */
export function vendorCover(scope: LobbyScope, gameType: string, vassalage: string): Resource<string> {
  const { merchantCode, language } = scope;
  return resource(`vendor-cover/${merchantCode}/${language}/${gameType}/${vassalage}`, async (signal) => {
    const first = async (query: GameQuery) => (await readGames(scope, query, 1, 1, signal)).games[0];
    const game = (await first({ gameType, vassalage })) ?? (await first({ vassalage }));
    return game?.iconUrl.trim() ?? '';
  });
}
