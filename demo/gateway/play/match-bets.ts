import type { Language } from '../../fixtures/languages.ts';
import type { Gateway } from '../gateway-state.ts';
import { pickTexts } from './market-texts.ts';
import { latestRounds, settleRounds } from './open-rounds.ts';
import type { Play } from './session.ts';
import { type MatchPick, matchById, periodText, totalOdds } from './slip.ts';

/** Maximum number of shown bets. */
const SHOWN = 20;

interface BetRow {
  /** JSON of the picks. */
  picks: string;
  bet: number;
  due: number;
}

interface ShownRow {
  /** The id of its round, as in the player's records. */
  reference: string;
  picks: string;
  bet: number;
  win: number;
  settled: number;
}

/** Records a bet on matches, which is open until the last of them has ended. */
export function addMatchBet({ store }: Gateway, play: Play, roundId: string, picks: readonly MatchPick[]) {
  store.insert('match_bets', {
    round_id: roundId,
    play_id: play.id,
    picks: JSON.stringify(picks),
    due: Math.max(...picks.map(({ fixture }) => matchById(fixture, 0).endsAt)),
  });
}

/** Pays open bets on matches that have ended. */
export const settleMatches = (gateway: Pick<Gateway, 'store' | 'clock'>): void =>
  settleRounds<BetRow>(gateway, 'match_bets', ({ picks: json, bet, due }) => {
    const picks = JSON.parse(json) as MatchPick[];
    const results = picks.map(({ fixture }) => matchById(fixture, due).result);
    const states = picks.map((pick) => stateOf(pick, due));
    // A tie counts as odds of 1.
    const odds = totalOdds(picks.filter((_, index) => states[index] === 'won'));
    return {
      win: states.includes('lost') ? 0 : Math.floor((bet * odds) / 100),
      at: due,
      outcome: { results },
    };
  });

/** Returns the state of a pick. */
function stateOf({ fixture, market, outcome }: MatchPick, now: number): 'open' | 'won' | 'lost' | 'void' {
  const { endsAt, result, isTie, markets } = matchById(fixture, now);
  if (now < endsAt) return 'open';
  if (market === 'result' && isTie) return 'void';
  const won = market === 'result' ? result.outcome : markets.find(({ id }) => id === market)!.won;
  return won === outcome ? 'won' : 'lost';
}

/** Returns the player's latest bets. */
export function matchBetsOf(gateway: Gateway, play: Play, language: Language) {
  const now = gateway.clock();
  const rows = latestRounds<ShownRow>(gateway, 'match_bets', 't.picks', play, SHOWN);
  return rows.map(({ settled, picks: json, ...rest }) => {
    const picks = JSON.parse(json) as MatchPick[];
    return {
      ...rest,
      open: !settled,
      odds: totalOdds(picks),
      picks: picks.map((pick) => shownPick(pick, now, language)),
    };
  });
}

/** Returns the selections of a bet as records name them, from the JSON of its picks. */
export function recordedSelections(json: string, language: Language) {
  return (JSON.parse(json) as MatchPick[]).map((pick) => {
    const match = matchById(pick.fixture, 0);
    const { marketName, pickName } = pickTexts(match, pick, language);
    const event = `${match.home} – ${match.away}`;
    return { event, market: marketName, selection: pickName, odds: pick.odds / 100 };
  });
}

function shownPick(pick: MatchPick, now: number, language: Language) {
  const match = matchById(pick.fixture, now);
  const { home, away, startsAt, fixture, result } = match;
  const state = stateOf(pick, now);
  const { market, outcome, odds } = pick;
  const own = { home, away, startsAt, market, outcome, odds, state, ...pickTexts(match, pick, language) };
  if (state !== 'open') return { ...own, shown: result.score.map(String) };
  const { shown, minute } = fixture?.progress ?? {};
  return { ...own, shown, minute, period: fixture ? periodText(fixture, language) : '' };
}
