import type { Language } from '../../fixtures/languages.ts';
import type { Gateway } from '../gateway-state.ts';
import { move } from '../wallet.ts';
import type { Play } from './session.ts';
import { type Fixture, matchById, type Outcome, periodText, type Result } from './slip.ts';

/** Maximum number of shown bets. */
const SHOWN = 3;

interface BetRow {
  round_id: string;
  play_id: string;
  member_id: number | null;
  match_id: string;
  outcome: Outcome;
  odds: number;
  bet: number;
  due: number;
}

interface ShownRow {
  /** The id of its round, as in the player's records. */
  reference: string;
  match_id: string;
  outcome: Outcome;
  odds: number;
  bet: number;
  win: number;
  settled: number;
  /** JSON of the round's outcome, which has the result when it is settled. */
  played: string;
}

/** Records a bet on a match: one on a live match is open until it has ended. */
export function addMatchBet({ store }: Gateway, play: Play, roundId: string, fixture: Fixture, on: Outcome) {
  store.insert('match_bets', {
    round_id: roundId,
    play_id: play.id,
    match_id: fixture.id,
    outcome: on,
    odds: fixture.odds[on],
    due: matchById(fixture.id, 0).endsAt,
    settled: fixture.progress ? 0 : 1,
  });
}

/** Pays open bets on matches that have ended. */
export function settleMatches({ store, clock }: Pick<Gateway, 'store' | 'clock'>): void {
  const now = clock();
  if (!store.one('SELECT 1 AS due FROM match_bets WHERE settled = 0 AND due <= ? LIMIT 1', now)) return;
  store.transaction(() => {
    const due = store.all<BetRow>(
      `SELECT b.round_id, b.play_id, r.member_id, b.match_id, b.outcome, b.odds, r.bet, b.due
       FROM match_bets b JOIN rounds r ON r.id = b.round_id WHERE b.settled = 0 AND b.due <= ? ORDER BY b.due`,
      now,
    );
    for (const bet of due) settle({ store }, bet);
  });
}

function settle({ store }: Pick<Gateway, 'store'>, row: BetRow): void {
  const { result, isTie } = matchById(row.match_id, row.due);
  const prize = result.outcome === row.outcome ? Math.floor((row.bet * row.odds) / 100) : 0;
  const win = isTie ? row.bet : prize;
  const outcome = JSON.stringify({ result });
  store.run('UPDATE match_bets SET settled = 1 WHERE round_id = ?', row.round_id);
  store.run('UPDATE rounds SET win = ?, outcome = ? WHERE id = ?', win, outcome, row.round_id);
  if (!win) return;
  if (row.member_id !== null) move(store, row.member_id, 'win', win, row.due);
  else store.run('UPDATE plays SET trial_balance = trial_balance + ? WHERE id = ?', win, row.play_id);
}

/** Returns the player's latest bets of one game; of a trial those of its session. */
export function matchBetsOf({ store, clock }: Gateway, play: Play, language: Language) {
  const rows = store.all<ShownRow>(
    `SELECT b.round_id AS reference, b.match_id, b.outcome, b.odds, r.bet, r.win, b.settled, r.outcome AS played
     FROM match_bets b JOIN rounds r ON r.id = b.round_id
     WHERE r.game_id = ? AND (r.member_id = ? OR (r.member_id IS NULL AND b.play_id = ?))
     ORDER BY b.rowid DESC LIMIT ?`,
    play.gameId,
    play.memberId ?? -1,
    play.id,
    SHOWN,
  );
  return rows.map(({ match_id: id, settled, played, ...rest }) => {
    const { home, away, fixture } = matchById(id, clock());
    const sides = { home, away, open: !settled };
    if (settled) return { ...rest, ...sides, shown: (JSON.parse(played).result as Result).score.map(String) };
    const { shown, minute } = fixture?.progress ?? {};
    return { ...rest, ...sides, shown, minute, period: fixture ? periodText(fixture, language) : '' };
  });
}
