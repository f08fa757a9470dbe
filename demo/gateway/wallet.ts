import { refusal } from '../../src/gateway/http/errors.ts';
import { fromHundredths, toHundredths } from './hundredths.ts';
import { newOrderId } from './order-id.ts';
import { Refusal } from './refusal.ts';
import type { Store } from './store.ts';

export type Movement =
  | 'deposit'
  | 'withdraw'
  | 'return'
  | 'bet'
  | 'win'
  | 'reward'
  | 'rebate'
  | 'redEnvelope';

/** Converts an amount to cents. @throws Refusal for more than two decimals */
export const toCents = (amount: number) => toHundredths(amount, 'amount');
export const toAmount = fromHundredths;

/** The sum of member `m`'s main and vendor wallets, in cents. */
export const HELD = `(m.balance + coalesce((SELECT sum(w.balance) FROM vendor_wallets w WHERE w.member_id = m.id), 0))`;

/** Returns the sum of a member's wallets, in cents. */
export function balanceOf(store: Store, memberId: number): number {
  const sql = `SELECT ${HELD} AS balance FROM members m WHERE m.id = ?`;
  return store.one<{ balance: number }>(sql, memberId)?.balance ?? 0;
}

/** Returns the main wallet's balance in cents, which can be withdrawn or moved to vendors. */
export function mainBalanceOf(store: Store, memberId: number): number {
  return store.one<{ balance: number }>('SELECT balance FROM members WHERE id = ?', memberId)?.balance ?? 0;
}

/**
 * Moves money into (positive cents) or out of the main wallet and records it; call it in a transaction.
 * Refuses to overdraw.
 */
export function move(
  store: Store,
  memberId: number,
  kind: Movement,
  cents: number,
  at: number,
  { orderId = newOrderId(), gameId }: { orderId?: string; gameId?: string } = {},
) {
  const changed = store.run(
    'UPDATE members SET balance = balance + ? WHERE id = ? AND balance + ? >= 0',
    cents,
    memberId,
    cents,
  );
  if (!changed) throw new Refusal(refusal.funds);
  const balance = balanceOf(store, memberId);
  store.insert('ledger', {
    id: orderId,
    member_id: memberId,
    kind,
    amount: cents,
    balance,
    at,
    game_id: gameId ?? null,
  });
  return { orderId, balance };
}
