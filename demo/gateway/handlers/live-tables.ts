import type { Handlers } from '../handler.ts';
import { liveTableOf } from '../play/tables/live-table.ts';

export const liveTables = {
  getLiveTables({ gateway: { store, clock }, query }) {
    const ids = query.nodeIds.split(',');
    const games = store.all<GameRow>(
      `SELECT id, node_id, name, type, min_bet FROM games
       WHERE type = 'LIVE' AND node_id IN (${ids.map(() => '?').join()}) ORDER BY position`,
      ...ids,
    );
    const now = clock();
    return {
      tables: games.map(({ node_id, min_bet, ...game }) =>
        liveTableOf({ ...game, nodeId: node_id, minBet: min_bet }, now),
      ),
    };
  },
} satisfies Partial<Handlers>;

interface GameRow {
  id: string;
  node_id: string;
  name: string;
  type: string;
  min_bet: number;
}
