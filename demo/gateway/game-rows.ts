import type { InferInput } from 'valibot';
import type { Endpoints } from '../../src/gateway/endpoints/table.ts';
import { pictureAddress } from '../fixtures/picture-address.ts';

type WireGame = InferInput<Endpoints['getGames']['reply']['entries']['games']['item']>;

/** A game's row, with its name in the requested language. */
export interface GameRow {
  id: string;
  node_id: string;
  name: string;
  local_name: string | null;
  type: string;
  vendor: string;
  classify: string;
  min_bet: number;
  hot_rank: number | null;
  is_new: number;
  free_play: number;
}

/** Joins the names of games; its value is the language. */
export const namesIn = 'LEFT JOIN game_names n ON n.game_id = g.id AND n.language = ?';

/** Columns and tables of a GameRow; its first value is the language. */
export const selectGames = `
  SELECT g.id, g.node_id, g.name, n.name AS local_name, g.type, g.vendor, g.classify, g.min_bet, g.hot_rank,
    g.is_new, g.free_play
  FROM games g ${namesIn}`;

/** Condition that the English or localised name contains a lower-case text; takes the text twice. */
export const nameHolds = `(instr(lower(g.name), ?) > 0 OR instr(lower(coalesce(n.name, '')), ?) > 0)`;

/** Returns the text trimmed and in lower case, as `nameHolds` needs it. */
export function searchText(name: string | undefined): string {
  return (name ?? '').trim().toLowerCase();
}

export function iconOf(base: string, gameId: string): string {
  return pictureAddress(base, 'games', `${gameId}.avif`);
}

/** Returns a game in the contract's format. Trial games have separate ids. */
export function wireGame(base: string, game: GameRow): WireGame {
  return {
    gameId: game.id,
    nodeId: game.node_id,
    nodeName: game.name,
    gameName: game.name,
    displayName: game.local_name ?? game.name,
    showIcon: '1',
    iconUrl: iconOf(base, game.id),
    gameType: game.type,
    vassalage: game.vendor,
    gameClassify: game.classify,
    minBet: game.min_bet / 100,
    isHot: game.hot_rank === null ? 0 : 1,
    roomId: '',
    supportPlay: 1,
    freeplay: game.free_play,
    isGameH5: 1,
    gameCode: `${game.vendor}_${game.id}`,
    lottoMode: game.type === 'LOTT' || game.type === 'ELOTT' ? 'Tradition' : '',
    gameClassifyNew: game.is_new ? 'NEW' : '',
    telGameId: trialId(game.id),
    telNodeId: trialId(game.node_id),
  };
}

export const trialId = (id: string) => `t${id}`;
