import { refusal } from '../../../src/gateway/http/errors.ts';
import { type Language, languageOf } from '../../fixtures/languages.ts';
import { isAgent } from '../account-types.ts';
import { iconOf } from '../game-rows.ts';
import type { Handlers } from '../handler.ts';
import { limitOf, type Page, pageInfo } from '../paging.ts';
import { methodName, type PaymentRow } from '../payments.ts';
import { recordedSelections } from '../play/match-bets.ts';
import { Refusal } from '../refusal.ts';
import type { Store } from '../store.ts';
import { TEAM } from '../team.ts';
import { toAmount } from '../wallet.ts';

interface Sums {
  count: number;
  first: number | null;
  second: number | null;
}

interface BetRow {
  id: string;
  name: string;
  type: string;
  gameId: string;
  bet: number;
  win: number;
  at: number;
  open: number;
  /** JSON of the picks of a bet on matches. */
  picks: string | null;
}

interface LedgerRow {
  id: string;
  username: string;
  kind: string;
  amount: number;
  balance: number;
  at: number;
  game: string | null;
  gameId: string | null;
  /** Id of the payment method; empty for the default, null for other movements. */
  method: string | null;
}

/** Movements of one member, or of all accounts below an agent. */
const ledger = `FROM ledger l JOIN members m ON m.id = l.member_id
  LEFT JOIN games g ON g.id = l.game_id LEFT JOIN game_names n ON n.game_id = g.id AND n.language = ?
  LEFT JOIN payments p ON p.id = l.id
  WHERE (l.member_id = ? OR l.member_id IN (WITH RECURSIVE ${TEAM} SELECT id FROM team)) AND l.at BETWEEN ? AND ? AND (? = '' OR l.kind = ?)`;
/** An id that no member has. */
const NOBODY = -1;

/** Records of members, computed from rounds and ledger. */
export const records = {
  getBetRecords({ gateway: { store }, query, session: { member }, base }) {
    const { startTime, endTime, gameType = '' } = query;
    const matching = `FROM rounds r JOIN games g ON g.id = r.game_id
      LEFT JOIN game_names n ON n.game_id = g.id AND n.language = ?
      WHERE r.member_id = ? AND r.at BETWEEN ? AND ? AND (? = '' OR g.type = ?)`;
    const language = languageOf(query.language);
    const values = [language, member.id, startTime, endTime, gameType, gameType];
    const sums = sumsOf(
      store,
      `SELECT count(*) AS count, sum(r.bet) AS first, sum(r.win) AS second ${matching}`,
      values,
    );
    const rows = store.all<BetRow>(
      `SELECT r.id, coalesce(n.name, g.name) AS name, g.type, g.id AS gameId, r.bet, r.win, r.at, ${isOpen} AS open,
         (SELECT picks FROM match_bets WHERE round_id = r.id) AS picks ${matching}
       ORDER BY r.at DESC, r.rowid DESC LIMIT ? OFFSET ?`,
      ...values,
      ...limitOf(query),
    );
    return {
      list: rows.map(({ id, name, type, gameId, bet, win, at, open, picks }) => ({
        id,
        gameName: name,
        iconUrl: iconOf(base, gameId),
        gameType: type,
        at,
        bet: toAmount(bet),
        win: toAmount(win),
        state: stateOf(bet, win, open),
        ...(picks !== null && { selections: recordedSelections(picks, language) }),
      })),
      ...pageInfo(sums.count, query),
      totals: { count: sums.count, bet: sums.first, win: sums.second },
    };
  },

  getTransactions({ gateway: { store }, query, session: { member }, base }) {
    const { startTime, endTime, kind = '' } = query;
    const team = query.types === 'A';
    if (team && !isAgent(member.type)) throw new Refusal(refusal.noPermission);
    const language = languageOf(query.language ?? '');
    const values = [
      language,
      team ? NOBODY : member.id,
      team ? member.id : NOBODY,
      startTime,
      endTime,
      kind,
      kind,
    ];
    const sums = sumsOf(
      store,
      `SELECT count(*) AS count, sum(max(l.amount, 0)) AS first, sum(max(-l.amount, 0)) AS second ${ledger}`,
      values,
    );
    return {
      list: ledgerPage(store, values, query).map((row) => ({
        id: row.id,
        account: team ? row.username : '',
        kind: row.kind,
        // Agents do not see how their team pays.
        title: row.game ?? (team ? '' : methodTitle(row, language)),
        iconUrl: row.gameId === null ? '' : iconOf(base, row.gameId),
        at: row.at,
        amount: toAmount(row.amount),
        balance: toAmount(row.balance),
      })),
      ...pageInfo(sums.count, query),
      totals: { count: sums.count, in: sums.first, out: sums.second },
    };
  },

  getDeposits({ gateway: { store }, query, session: { member } }) {
    const { startTime, endTime } = query;
    const language = languageOf(query.language ?? '');
    const matching = "FROM payments WHERE member_id = ? AND kind = 'deposit' AND at BETWEEN ? AND ?";
    const values = [member.id, startTime, endTime];
    // Sums deposits that arrived only.
    const sums = sumsOf(
      store,
      `SELECT count(*) AS count, sum(amount - fee) FILTER (WHERE state = 'done') AS first, 0 AS second ${matching}`,
      values,
    );
    const rows = store.all<Pick<PaymentRow, 'id' | 'method' | 'at' | 'amount' | 'state'>>(
      `SELECT id, method, at, amount - fee AS amount, state ${matching} ORDER BY at DESC, rowid DESC LIMIT ? OFFSET ?`,
      ...values,
      ...limitOf(query),
    );
    return {
      list: rows.map(({ method, amount, ...row }) => ({
        ...row,
        method: methodName('deposit', method, language),
        amount: toAmount(amount),
      })),
      ...pageInfo(sums.count, query),
      totals: { count: sums.count, amount: sums.first },
    };
  },

  getProfitAndLoss({ gateway: { store }, query: { startTime, endTime }, session: { member } }) {
    const rows = store.all<{ type: string; count: number; bet: number; win: number }>(
      `SELECT g.type, count(*) AS count, sum(r.bet) AS bet, sum(r.win) AS win
       FROM rounds r JOIN games g ON g.id = r.game_id
       WHERE r.member_id = ? AND r.at BETWEEN ? AND ? GROUP BY g.type ORDER BY bet DESC`,
      member.id,
      startTime,
      endTime,
    );
    const given = store.one<{ cents: number | null }>(
      "SELECT sum(amount) AS cents FROM ledger WHERE member_id = ? AND at BETWEEN ? AND ? AND kind IN ('reward', 'rebate', 'redEnvelope')",
      member.id,
      startTime,
      endTime,
    );
    return {
      list: rows.map(({ type, count, bet, win }) => ({
        gameType: type,
        count,
        bet: toAmount(bet),
        win: toAmount(win),
      })),
      rewards: toAmount(given?.cents ?? 0),
    };
  },
} satisfies Partial<Handlers>;

/** Whether the round `r` waits for a draw, for the end of a match, or for a choice of its player. */
export const isOpen = `(EXISTS (SELECT 1 FROM draw_tickets d WHERE d.round_id = r.id AND d.settled = 0)
  OR EXISTS (SELECT 1 FROM match_bets b WHERE b.round_id = r.id AND b.settled = 0)
  OR EXISTS (SELECT 1 FROM blackjack_hands h WHERE h.round_id = r.id AND h.settled = 0))`;

/** In cents. */
export function stateOf(bet: number, win: number, open = 0) {
  if (open) return 'open';
  if (win === bet) return 'even';
  return win > bet ? 'won' : 'lost';
}

/** Returns count and sums in the site's currency. */
function sumsOf(store: Store, sql: string, values: (string | number)[]) {
  const { count, first, second } = store.one<Sums>(sql, ...values)!;
  return { count, first: toAmount(first ?? 0), second: toAmount(second ?? 0) };
}

function ledgerPage(store: Store, values: (string | number)[], page: Page): LedgerRow[] {
  return store.all<LedgerRow>(
    `SELECT l.id, m.username, l.kind, l.amount, l.balance, l.at, coalesce(n.name, g.name) AS game, l.game_id AS gameId,
       p.method ${ledger}
     ORDER BY l.at DESC, l.rowid DESC LIMIT ? OFFSET ?`,
    ...values,
    ...limitOf(page),
  );
}

/** Returns the payment method of a movement; empty for movements other than payments. */
function methodTitle({ kind, method }: LedgerRow, language: Language): string {
  return method === null ? '' : methodName(kind === 'deposit' ? 'deposit' : 'withdraw', method, language);
}
