import { type Resource, resource } from '../../gateway/cache/resource.ts';
import type { Game } from '../../gateway/endpoints/game.ts';
import { getGameDetail } from '../../gateway/endpoints/game-detail.ts';
import { call } from '../../gateway/http/client.ts';
import type { Reply } from '../../gateway/http/endpoint.ts';
import type { LobbyScope } from '../lobby-scope.ts';

export type GameDetail = Reply<typeof getGameDetail>;

export type GameReference = Pick<Game, 'nodeId' | 'gameName'> &
  Partial<Pick<Game, 'displayName' | 'iconUrl'>>;

/** Returns the details of a game in a language, cached. */
export function gameDetail({ merchantCode, language }: LobbyScope, nodeId: string): Resource<GameDetail> {
  const query = { merchant: merchantCode, platform: 'html5', clientType: 2, nodeId, language } as const;
  return resource(`game-detail/${merchantCode}/${language}/${nodeId}`, (signal) =>
    call(getGameDetail, { query }, { signal }),
  );
}
