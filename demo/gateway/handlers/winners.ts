import { languageOf } from '../../fixtures/languages.ts';
import { iconOf } from '../game-rows.ts';
import type { Handlers } from '../handler.ts';
import { toAmount } from '../wallet.ts';
import { boardOf } from '../winners.ts';

export const winners = {
  getWinners({ gateway, query, base }) {
    const rows = boardOf(gateway, query.gameCategory, languageOf(query.language), query.limitNum);
    return {
      vo: rows.map((row) => ({
        iconUrl: iconOf(base, row.game_id),
        gameName: row.local_name ?? row.name,
        customerName: row.customer,
        gameTime: row.at,
        winAmount: toAmount(row.amount),
        gameId: row.game_id,
        nodeId: row.node_id,
        gameType: row.type,
        vassalage: row.vendor,
      })),
    };
  },
} satisfies Partial<Handlers>;
