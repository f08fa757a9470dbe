import { randomUUID } from 'node:crypto';
import { refusal } from '../../../src/gateway/errors.ts';
import type { Gateway } from '../gateway-state.ts';
import { payRebates } from '../rebates.ts';
import { payReferral } from '../referral.ts';
import { badRequest, Refusal } from '../refusal.ts';
import { transfer, vendorBalance, walletState } from '../vendor-wallets.ts';
import { move } from '../wallet.ts';
import { addWinner, BOARD_WIN } from '../winners.ts';
import { LINE_COUNT, type Spin, spin } from './reels.ts';
import { type Play, playBalance } from './session.ts';
import { fixturesOf, type Outcome, type Result, settle } from './slip.ts';

/** In cents; each is shared evenly by the lines of the reels. */
const steps = [5, 10, 50, 100, 250, 500, 1_000, 2_500, 5_000, 10_000, 50_000];
/** Stakes offered at most. */
const STAKES = 8;

export interface Choice {
  fixture: string;
  outcome: Outcome;
}

export interface Round {
  bet: number;
  win: number;
  balance: number;
  spin?: Spin;
  result?: Result;
}

/** Whether a game is a bet slip; all others are reels. */
export function isSlip(type: string): boolean {
  return type === 'SPORTS' || type === 'ESPORTS';
}

/** Stakes of a game, in cents, from its minimum up. */
export function stakesOf(play: Play): number[] {
  return steps.filter((step) => step >= play.minBet && step % LINE_COUNT === 0).slice(0, STAKES);
}

/** Plays one round: takes the stake, decides, pays, writes it down; all of it or nothing. */
export function playRound(gateway: Gateway, play: Play, bet: number, choice: Choice | undefined): Round {
  if (!stakesOf(play).includes(bet)) throw badRequest('bet');
  const { store, clock } = gateway;
  return store.transaction(() => {
    pay(gateway, play, 'bet', -bet);
    const { win, ...outcome } = decide(gateway, play, bet, choice);
    if (win > 0) pay(gateway, play, 'win', win);
    store.run(
      'INSERT INTO rounds (id, member_id, game_id, bet, win, outcome, at) VALUES (?, ?, ?, ?, ?, ?, ?)',
      randomUUID(),
      play.memberId,
      play.gameId,
      bet,
      win,
      JSON.stringify(outcome),
      clock(),
    );
    if (play.memberId !== null) {
      const game = { type: play.gameType, vendor: play.vendor };
      payRebates(store, { memberId: play.memberId, game, bet, at: clock() });
      payReferral(store, play.memberId, clock());
    }
    if (play.real && win >= BOARD_WIN) {
      addWinner(store, play.gameId, play.username, win, clock());
    }
    return { bet, win, balance: playBalance(gateway, play), ...outcome };
  });
}

function decide({ random, clock }: Gateway, play: Play, bet: number, choice: Choice | undefined) {
  if (!isSlip(play.gameType)) {
    const { outcome, win } = spin(random, bet);
    return { spin: outcome, win };
  }
  const fixture = fixturesOf(play.gameId, clock()).find(({ id }) => id === choice?.fixture);
  if (!fixture || !choice) throw badRequest('choice');
  const { outcome, win } = settle(random, fixture, choice.outcome, bet);
  return { result: outcome, win };
}

/** Trial money lives in the game session and never meets a wallet. */
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

/** What lies at the game's vendor is played first: it comes back for the stake, the rest is the main wallet's. */
function fetchStake(gateway: Gateway, memberId: number, vendor: string, stake: number): void {
  const amount = Math.min(stake, vendorBalance(gateway.store, memberId, vendor));
  if (amount > 0 && walletState(gateway, vendor) === 'ready')
    transfer(gateway, memberId, { vendor, direction: 'main', amount });
}
