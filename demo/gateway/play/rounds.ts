import type { Gateway } from '../gateway-state.ts';
import { newOrderId } from '../order-id.ts';
import { payReferral } from '../referral.ts';
import { badRequest } from '../refusal.ts';
import { addWinner, BOARD_WIN } from '../winners.ts';
import { lotteryNamed } from './draws.ts';
import { endOf, fightTable } from './fights.ts';
import { addHand } from './hands.ts';
import { addMatchBet } from './match-bets.ts';
import { pay, payStakeRebates, takeStake } from './pay.ts';
import { type Spin, spin, volatilityOf } from './reels.ts';
import { gameOf, type Play, playBalance } from './session.ts';
import { fixturesOf, type MatchPick, oddsIn } from './slip.ts';
import { stakesOf } from './stakes.ts';
import { cockfight } from './tables/cockfight.ts';
import type { Shown } from './tables/table.ts';
import { tableOf } from './tables/tables.ts';
import { blackjack, dealHand } from './tables/twenty-one.ts';
import { buyTicket } from './tickets.ts';

/** The bet: outcomes of matches, a field of a table and its fight, or the numbers of a ticket. */
export interface Choice {
  /** With the odds that the player saw. */
  picks?: readonly MatchPick[] | undefined;
  option?: string | undefined;
  fixture?: string | undefined;
  numbers?: readonly string[] | undefined;
}

export interface Round {
  bet: number;
  win: number;
  balance: number;
  /** Its id in the player's records. */
  reference: string;
  spin?: Spin;
  shown?: readonly Shown[];
  fallen?: string;
  points?: number;
}

/** Returns whether a game is a bet slip: sports except cockfights. */
export function isSlip(game: { type: string; name: string }): boolean {
  return (game.type === 'SPORTS' || game.type === 'ESPORTS') && !tableOf(game);
}

/** Returns a function for the odds of a selection, in hundredths; 0 if its match is over or takes no bets on it now. */
function currentOdds({ clock }: Gateway, play: Play): (pick: MatchPick) => number {
  const fixtures = new Map(fixturesOf(gameOf(play), clock()).map((one) => [one.id, one]));
  return (pick) => {
    const fixture = fixtures.get(pick.fixture);
    return !fixture || fixture.progress?.isSuspended ? 0 : oddsIn(fixture, pick);
  };
}

/** Returns whether odds of a slip differ from those the player saw, or a match takes no bets now. */
export function hasChangedOdds(gateway: Gateway, play: Play, picks: readonly MatchPick[]): boolean {
  if (!isSlip(gameOf(play))) return false;
  const oddsOf = currentOdds(gateway, play);
  return picks.some((pick) => oddsOf(pick) !== pick.odds);
}

export interface Bet {
  bet: number;
  choice?: Choice | undefined;
}

/** Plays a round in a transaction. */
export function playRound(gateway: Gateway, play: Play, one: Bet): Round {
  return gateway.store.transaction(() => playOne(gateway, play, one));
}

/** Places all bets of a slip, or none. */
export function placeBets(gateway: Gateway, play: Play, bets: readonly Bet[]): Round[] {
  if (!isSlip(gameOf(play))) throw badRequest('bets');
  return gateway.store.transaction(() => bets.map((one) => playOne(gateway, play, one)));
}

/** Slips take any amount from the lowest stake to the highest. */
function isStake(play: Play, bet: number): boolean {
  const stakes = stakesOf(gameOf(play));
  return isSlip(gameOf(play)) ? bet >= stakes[0]! && bet <= stakes.at(-1)! : stakes.includes(bet);
}

/** Plays a round: takes the stake, decides, pays and records it. */
function playOne(gateway: Gateway, play: Play, { bet, choice }: Bet): Round {
  if (!isStake(play, bet)) throw badRequest('bet');
  const { store, clock } = gateway;
  takeStake(gateway, play, bet);
  const id = newOrderId();
  const { win, picks, cards, ...outcome } = decide(gateway, play, bet, choice);
  if (win > 0) pay(gateway, play, 'win', win);
  store.insert('rounds', {
    id,
    member_id: play.memberId,
    game_id: play.gameId,
    bet,
    win,
    outcome: JSON.stringify(outcome),
    at: clock(),
  });
  const lottery = lotteryNamed(play.ownName);
  if (lottery) buyTicket(gateway, play, lottery, id, choice?.numbers ?? []);
  if (picks) addMatchBet(gateway, play, id, picks);
  if (cards) addHand(gateway, play, id, cards);
  payStakeRebates(gateway, play, bet);
  if (play.memberId !== null) payReferral(store, play.memberId, clock());
  if (play.real && win >= BOARD_WIN) {
    addWinner(store, play.gameId, play.username, win, clock());
  }
  return { bet, win, balance: playBalance(gateway, play), reference: id, ...outcome };
}

interface Decided {
  win: number;
  /** Outcomes of matches, whose ends decide it. */
  picks?: MatchPick[];
  /** Cards of blackjack, for which the player's choices decide it. */
  cards?: string[];
  spin?: Spin;
  /** The id of a cockfight. */
  fight?: string;
}

function decide(gateway: Gateway, play: Play, bet: number, choice: Choice | undefined): Decided {
  const { random } = gateway;
  const usual = tableOf(gameOf(play));
  const { fixture = '' } = choice ?? {};
  const fight = usual === cockfight ? fightTable(fixture) : undefined;
  const table = fight ?? usual;
  if (table) {
    const option = table.options.find(({ id }) => id === choice?.option);
    if (!option) throw badRequest('choice');
    if (table === blackjack) return { cards: dealHand(random), win: 0 };
    const { paid, ...dealt } = table.play(fight ? endOf(fixture) : random, option);
    return { ...dealt, ...(fight && { fight: fixture }), win: Math.floor((bet * paid) / 100) };
  }
  // The draw decides it.
  if (lotteryNamed(play.ownName)) return { win: 0 };
  if (!isSlip(gameOf(play))) {
    const { outcome, win } = spin(random, bet, volatilityOf(play.gameId));
    return { spin: outcome, win };
  }
  return { picks: picksOf(gateway, play, choice), win: 0 };
}

/** Returns the picks of a bet at the current odds, one per match. */
function picksOf(gateway: Gateway, play: Play, { picks = [] }: Choice = {}): MatchPick[] {
  const matches = new Set(picks.map(({ fixture }) => fixture));
  if (!picks.length || matches.size < picks.length) throw badRequest('choice');
  const oddsOf = currentOdds(gateway, play);
  return picks.map((pick) => {
    const odds = oddsOf(pick);
    if (!odds) throw badRequest('choice');
    return { ...pick, odds };
  });
}
