import { refusal } from '../../../src/gateway/http/errors.ts';
import { languageOf } from '../../fixtures/languages.ts';
import { type GameRow, nameHolds, searchText, selectGames, wireGame } from '../game-rows.ts';
import type { Handlers } from '../handler.ts';
import { pageInfo, pageOf } from '../paging.ts';
import { Refusal } from '../refusal.ts';

/** A member's favourites and recent games. */
export const ownGames = {
  getFavourites({ gateway: { store }, query, session, base }) {
    const type = query.gameType ?? '';
    const name = searchText(query.gameName);
    const classify = query.gameClassify ?? '';
    const minBet = query.minBet === undefined ? -1 : Math.round(query.minBet * 100);
    const rows = store.all<GameRow>(
      `${selectGames} JOIN favourites f ON f.node_id = g.node_id
       WHERE f.member_id = ? AND (? = '' OR g.type = ?) AND (? = '' OR g.classify = ?)
         AND (? < 0 OR g.min_bet = ?) AND (? = '' OR ${nameHolds})
       ORDER BY f.added DESC, f.rowid DESC`,
      languageOf(query.language),
      session.member.id,
      type,
      type,
      classify,
      classify,
      minBet,
      minBet,
      name,
      name,
      name,
    );
    return {
      content: pageOf(rows, query).map((game) => wireGame(base, game)),
      ...pageInfo(rows.length, query),
    };
  },

  getFavouriteIds({ gateway: { store }, query, session }) {
    const rows = store.all<{ node_id: string }>(
      'SELECT node_id FROM favourites WHERE member_id = ? ORDER BY added DESC, rowid DESC',
      session.member.id,
    );
    return pageOf(rows, query).map(({ node_id }) => node_id);
  },

  addFavourite({ gateway: { store, clock }, body, session }) {
    if (!store.one('SELECT 1 AS found FROM games WHERE node_id = ?', body.nodeId)) {
      throw new Refusal(refusal.unavailable);
    }
    store.insert(
      'favourites',
      { member_id: session.member.id, node_id: body.nodeId, added: clock() },
      'IGNORE',
    );
    return null;
  },

  removeFavourite({ gateway: { store }, body, session }) {
    store.run('DELETE FROM favourites WHERE member_id = ? AND node_id = ?', session.member.id, body.nodeId);
    return null;
  },

  getRecentGames({ gateway: { store }, query, session, base }) {
    const type = query.gameType ?? '';
    const name = searchText(query.gameName);
    const rows = store.all<GameRow>(
      `${selectGames} JOIN recent_games r ON r.game_id = g.id
       WHERE r.member_id = ? AND (? = '' OR g.type = ?) AND (? = '' OR ${nameHolds}) ORDER BY r.at DESC`,
      languageOf(query.language),
      session.member.id,
      type,
      type,
      name,
      name,
      name,
    );
    const asked = { pageNo: query.page, pageSize: query.pageSize };
    const { totalPages } = pageInfo(rows.length, asked);
    return { list: pageOf(rows, asked).map((game) => wireGame(base, game)), totalPages };
  },

  addRecentGame({ gateway: { store, clock }, query, session }) {
    const game = store.one('SELECT 1 AS found FROM games WHERE id = ?', query.gameId);
    if (!game) throw new Refusal(refusal.unavailable);
    store.run(
      `INSERT INTO recent_games (member_id, game_id, at) VALUES (?, ?, ?)
       ON CONFLICT (member_id, game_id) DO UPDATE SET at = excluded.at`,
      session.member.id,
      query.gameId,
      clock(),
    );
    return null;
  },
} satisfies Partial<Handlers>;
