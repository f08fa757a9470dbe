import { refusal } from '../../../src/gateway/http/errors.ts';
import { features } from '../../fixtures/catalogue/features.ts';
import { DAY } from '../../fixtures/durations.ts';
import { languageOf } from '../../fixtures/languages.ts';
import { hashOf } from '../../fixtures/random.ts';
import { type GameRow, selectGames, wireGame } from '../game-rows.ts';
import type { Handlers } from '../handler.ts';
import { factsOf } from '../play/game-facts.ts';
import { stakesOf } from '../play/stakes.ts';
import { liveTableOf } from '../play/tables/live-table.ts';
import { Refusal } from '../refusal.ts';
import { toAmount } from '../wallet.ts';

/** Days since the release of games. */
const NEW_DAYS = 60;
const OLD_DAYS = 6 * 365;
/** The new live tables opened this week. */
const NEW_TABLE_DAYS = 6;

export const gameDetail = {
  getStudio({ gateway: { store }, query }) {
    const categories = store.all<{ gameCategory: string; gameCount: number }>(
      `SELECT c.category AS gameCategory, count(g.id) AS gameCount FROM vendor_categories c
       LEFT JOIN games g ON g.vendor = c.vendor AND g.type = c.category
       WHERE c.vendor = ? GROUP BY c.category ORDER BY c.rowid`,
      query.vassalage,
    );
    if (!categories.length) throw new Refusal(refusal.notFound);
    return { categories, gameCount: categories.reduce((sum, { gameCount }) => sum + gameCount, 0) };
  },

  getGameDetail({ gateway: { store, clock }, query, base }) {
    const language = languageOf(query.language);
    const row = store.one<GameRow>(`${selectGames} WHERE g.node_id = ?`, language, query.nodeId);
    if (!row) throw new Refusal(refusal.gameUnknown);
    const stakes = stakesOf({ minBet: row.min_bet, type: row.type });
    const { returnToPlayer, volatility = '', features: has } = factsOf(row);
    const days = row.is_new ? (row.type === 'LIVE' ? NEW_TABLE_DAYS : NEW_DAYS) : OLD_DAYS;
    const ago = (hashOf(`released ${row.id}`) % days) + (row.is_new ? 1 : NEW_DAYS);
    return {
      game: wireGame(base, row),
      minBet: toAmount(stakes[0]!),
      maxBet: toAmount(stakes.at(-1)!),
      returnToPlayer,
      volatility,
      features: has.map((one) => features[one][language]),
      ...(row.type === 'LIVE' && { table: tableFor(row, clock()) }),
      releasedOn: new Date(clock() - ago * DAY).toISOString().slice(0, 10),
    };
  },
} satisfies Partial<Handlers>;

function tableFor({ id, node_id, name, type, min_bet }: GameRow, now: number) {
  const { dealer, players, seats } = liveTableOf({ id, nodeId: node_id, name, type, minBet: min_bet }, now);
  return { dealer, players, seats };
}
