import type { Language } from '../../fixtures/languages.ts';
import type { Gateway } from '../gateway-state.ts';
import { latestRounds, settleRounds } from './open-rounds.ts';
import type { Play } from './session.ts';
import { type Fixture, matchById, type Outcome, periodText, type Result } from './slip.ts';

/** Maximum number of shown bets. */
const SHOWN = 3;

interface BetRow {
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
export const settleMatches = (gateway: Pick<Gateway, 'store' | 'clock'>): void =>
  settleRounds<BetRow>(gateway, 'match_bets', ({ match_id: id, outcome, odds, bet, due }) => {
    const { result, isTie } = matchById(id, due);
    const prize = result.outcome === outcome ? Math.floor((bet * odds) / 100) : 0;
    return { win: isTie ? bet : prize, at: due, outcome: { result } };
  });

/** Returns the player's latest bets. */
export function matchBetsOf(gateway: Gateway, play: Play, language: Language) {
  const columns = 't.match_id, t.outcome, t.odds, r.outcome AS played';
  const rows = latestRounds<ShownRow>(gateway, 'match_bets', columns, play, SHOWN);
  return rows.map(({ match_id: id, settled, played, ...rest }) => {
    const { home, away, fixture } = matchById(id, gateway.clock());
    const sides = { home, away, open: !settled };
    if (settled) return { ...rest, ...sides, shown: (JSON.parse(played).result as Result).score.map(String) };
    const { shown, minute } = fixture?.progress ?? {};
    return { ...rest, ...sides, shown, minute, period: fixture ? periodText(fixture, language) : '' };
  });
}
