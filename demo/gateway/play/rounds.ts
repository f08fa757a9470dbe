import { refusal } from '../../../src/gateway/http/errors.ts';
import type { Gateway } from '../gateway-state.ts';
import { newOrderId } from '../order-id.ts';
import { enforcePlayLimits } from '../protection.ts';
import { payRebates } from '../rebates.ts';
import { payReferral } from '../referral.ts';
import { badRequest, Refusal } from '../refusal.ts';
import { transfer, vendorBalance, walletState } from '../vendor-wallets.ts';
import { move } from '../wallet.ts';
import { addWinner, BOARD_WIN } from '../winners.ts';
import { lotteryNamed } from './draws.ts';
import { addMatchBet } from './match-bets.ts';
import { type Spin, spin, volatilityOf } from './reels.ts';
import { gameOf, type Play, playBalance } from './session.ts';
import { type Fixture, fixturesOf, type Outcome, type Result, settle } from './slip.ts';
import { stakesOf } from './stakes.ts';
import type { Shown } from './tables/table.ts';
import { tableOf } from './tables/tables.ts';
import { buyTicket } from './tickets.ts';

/** The bet: an outcome of a match, a field of a table, or the numbers of a ticket. */
export interface Choice {
  fixture?: string | undefined;
  outcome?: Outcome | undefined;
  /** The odds that the player saw, in hundredths. */
  odds?: number | undefined;
  option?: string | undefined;
  numbers?: readonly string[] | undefined;
}

export interface Round {
  bet: number;
  win: number;
  balance: number;
  /** Its id in the player's records. */
  reference: string;
  spin?: Spin;
  result?: Result;
  shown?: readonly Shown[];
  fallen?: string;
  points?: number;
}

/** Returns whether a game is a bet slip: sports except cockfights. */
export function isSlip(game: { type: string; name: string }): boolean {
  return (game.type === 'SPORTS' || game.type === 'ESPORTS') && !tableOf(game);
}

/** Returns the match of a bet; undefined if it is over or takes no bets now. */
function openFixture({ clock }: Gateway, play: Play, choice: Choice | undefined): Fixture | undefined {
  const fixture = fixturesOf(gameOf(play), clock()).find(({ id }) => id === choice?.fixture);
  return fixture?.progress?.isSuspended ? undefined : fixture;
}

/** Returns whether the odds of a bet differ from those the player saw, or the match takes no bets now. */
export function hasChangedOdds(gateway: Gateway, play: Play, choice: Choice | undefined): boolean {
  if (!choice?.outcome || choice.odds === undefined || !isSlip(gameOf(play))) return false;
  return openFixture(gateway, play, choice)?.odds[choice.outcome] !== choice.odds;
}

/** Plays a round in a transaction: takes the stake, decides, pays and records it. */
export function playRound(gateway: Gateway, play: Play, bet: number, choice: Choice | undefined): Round {
  if (!stakesOf(gameOf(play)).includes(bet)) throw badRequest('bet');
  const { store, clock } = gateway;
  return store.transaction(() => {
    if (play.real) enforcePlayLimits(gateway, play.memberId!, bet);
    pay(gateway, play, 'bet', -bet);
    const id = newOrderId();
    const { win, fixture, ...outcome } = decide(gateway, play, bet, choice);
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
    if (fixture) addMatchBet(gateway, play, id, fixture, choice!.outcome!);
    if (play.memberId !== null) {
      const game = { type: play.gameType, vendor: play.vendor };
      payRebates(store, { memberId: play.memberId, game, bet, at: clock() });
      payReferral(store, play.memberId, clock());
    }
    if (play.real && win >= BOARD_WIN) {
      addWinner(store, play.gameId, play.username, win, clock());
    }
    return { bet, win, balance: playBalance(gateway, play), reference: id, ...outcome };
  });
}

interface Decided {
  win: number;
  /** The match of the bet. */
  fixture?: Fixture;
  spin?: Spin;
  result?: Result;
}

function decide(gateway: Gateway, play: Play, bet: number, choice: Choice | undefined): Decided {
  const { random } = gateway;
  const table = tableOf(gameOf(play));
  if (table) {
    const option = table.options.find(({ id }) => id === choice?.option);
    if (!option) throw badRequest('choice');
    const { paid, ...dealt } = table.play(random, option);
    return { ...dealt, win: Math.floor((bet * paid) / 100) };
  }
  // The draw decides it.
  if (lotteryNamed(play.ownName)) return { win: 0 };
  if (!isSlip(gameOf(play))) {
    const { outcome, win } = spin(random, bet, volatilityOf(play.gameId));
    return { spin: outcome, win };
  }
  const fixture = openFixture(gateway, play, choice);
  if (!choice?.outcome || !fixture?.odds[choice.outcome]) throw badRequest('choice');
  // Its end decides it.
  if (fixture.progress) return { fixture, win: 0 };
  const { outcome, win } = settle(random, fixture, choice.outcome, bet);
  return { fixture, result: outcome, win };
}

/** Trial money exists in the game session only. */
function pay(gateway: Gateway, play: Play, kind: 'bet' | 'win', cents: number): void {
  const { store, clock } = gateway;
  if (play.memberId !== null) {
    if (kind === 'bet') fetchStake(gateway, play.memberId, play.vendor, -cents);
    move(store, play.memberId, kind, cents, clock());
    return;
  }
  const changed = store.run(
    'UPDATE plays SET trial_balance = trial_balance + ? WHERE id = ? AND trial_balance + ? >= 0',
    cents,
    play.id,
    cents,
  );
  if (!changed) throw new Refusal(refusal.funds);
}

/** Uses the vendor's wallet first, then the main one. */
function fetchStake(gateway: Gateway, memberId: number, vendor: string, stake: number): void {
  const amount = Math.min(stake, vendorBalance(gateway.store, memberId, vendor));
  if (amount > 0 && walletState(gateway, vendor) === 'ready')
    transfer(gateway, memberId, { vendor, direction: 'main', amount });
}
