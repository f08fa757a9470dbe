import type { Gateway } from '../gateway-state.ts';
import { move } from '../wallet.ts';
import type { Play } from './session.ts';

/** Tables of rounds that are decided after they were played. */
type Table = 'draw_tickets' | 'match_bets' | 'blackjack_hands';

interface OpenRound {
  round_id: string;
  play_id: string;
  member_id: number | null;
  game_id: string;
}

interface Decided {
  /** In cents. */
  win: number;
  /** When it was decided. */
  at: number;
  /** Replaces the outcome of the round. */
  outcome?: object;
}

/** Decides and pays the rounds of a table that are due. A row has the table's columns and the stake `bet`. */
export function settleRounds<Row>(
  { store, clock }: Pick<Gateway, 'store' | 'clock'>,
  table: Table,
  decide: (row: Row) => Decided,
): void {
  const now = clock();
  if (!store.one(`SELECT 1 AS due FROM ${table} WHERE settled = 0 AND due <= ? LIMIT 1`, now)) return;
  store.transaction(() => {
    const due = store.all<Row & OpenRound>(
      `SELECT t.*, r.member_id, r.game_id, r.bet FROM ${table} t JOIN rounds r ON r.id = t.round_id
       WHERE t.settled = 0 AND t.due <= ? ORDER BY t.due`,
      now,
    );
    for (const row of due) {
      const { win, at, outcome } = decide(row);
      store.run(`UPDATE ${table} SET settled = 1 WHERE round_id = ?`, row.round_id);
      if (outcome)
        store.run('UPDATE rounds SET outcome = ? WHERE id = ?', JSON.stringify(outcome), row.round_id);
      if (!win) continue;
      store.run('UPDATE rounds SET win = ? WHERE id = ?', win, row.round_id);
      if (row.member_id !== null) move(store, row.member_id, 'win', win, at, { gameId: row.game_id });
      else store.run('UPDATE plays SET trial_balance = trial_balance + ? WHERE id = ?', win, row.play_id);
    }
  });
}

/** Returns columns of the player's latest rounds of a table in one game; of a trial those of its session. */
export function latestRounds<Row>(
  { store }: Pick<Gateway, 'store'>,
  table: Table,
  columns: string,
  play: Play,
  most: number,
): Row[] {
  return store.all<Row>(
    `SELECT t.round_id AS reference, r.bet, r.win, t.settled, ${columns} FROM ${table} t JOIN rounds r ON r.id = t.round_id
     WHERE r.game_id = ? AND (r.member_id = ? OR (r.member_id IS NULL AND t.play_id = ?))
     ORDER BY t.rowid DESC LIMIT ?`,
    play.gameId,
    play.memberId ?? -1,
    play.id,
    most,
  );
}
