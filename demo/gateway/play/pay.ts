import { refusal } from '../../../src/gateway/http/errors.ts';
import type { Gateway } from '../gateway-state.ts';
import { enforcePlayLimits } from '../protection.ts';
import { payRebates } from '../rebates.ts';
import { Refusal } from '../refusal.ts';
import { transfer, vendorBalance, walletState } from '../vendor-wallets.ts';
import { move } from '../wallet.ts';
import type { Play } from './session.ts';

/** Takes a stake within the player's limits. */
export function takeStake(gateway: Gateway, play: Play, bet: number): void {
  if (play.real) enforcePlayLimits(gateway, play.memberId!, bet);
  pay(gateway, play, 'bet', -bet);
}

/** Pays the rebates of a stake. */
export function payStakeRebates({ store, clock }: Gateway, play: Play, bet: number): void {
  const { memberId, gameType: type, vendor } = play;
  if (memberId !== null) payRebates(store, { memberId, game: { type, vendor }, bet, at: clock() });
}

/** Trial money exists in the game session only. */
export function pay(gateway: Gateway, play: Play, kind: 'bet' | 'win', cents: number): void {
  const { store, clock } = gateway;
  if (play.memberId !== null) {
    if (kind === 'bet') fetchStake(gateway, play.memberId, play.vendor, -cents);
    move(store, play.memberId, kind, cents, clock(), { gameId: play.gameId });
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
