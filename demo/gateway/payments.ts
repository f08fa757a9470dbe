import { calculateFee } from '../../src/gateway/endpoints/shared/payment-fee.ts';
import { featureRefusal } from '../../src/gateway/http/feature-refusals.ts';
import type { Language } from '../fixtures/languages.ts';
import {
  depositMethods,
  type MethodSeed,
  REFUSED_CENTS,
  withdrawalMethods,
} from '../fixtures/operator/payment-methods.ts';
import type { Gateway } from './gateway-state.ts';
import { newOrderId } from './order-id.ts';
import { claimableOf } from './promotion-state.ts';
import { enforceDepositLimits } from './protection.ts';
import { Refusal } from './refusal.ts';
import type { Store } from './store.ts';
import { move, toAmount, toCents } from './wallet.ts';

export type PaymentKind = 'deposit' | 'withdraw';
export type PaymentState = 'pending' | 'done' | 'refused' | 'cancelled';

export interface PaymentRow {
  id: string;
  memberId: number;
  kind: PaymentKind;
  /** Id of the payment method; empty for the default. */
  method: string;
  account: string;
  /** In cents, including the fee. */
  amount: number;
  fee: number;
  /** In cents: earnings in promotions, to be claimed there. */
  bonus: number;
  state: PaymentState;
  at: number;
  dueAt: number;
  cancelUntil: number;
}

/** A requested payment. */
export interface Order {
  memberId: number;
  kind: PaymentKind;
  /** In cents. */
  amount: number;
  method?: string | undefined;
  /** In cents: the fee that the member has seen. */
  fee?: number | undefined;
  /** The masked destination. */
  account?: string;
}

const ROW = `id, member_id AS memberId, kind, method, account, amount, fee, bonus, state, at, due_at AS dueAt,
  cancel_until AS cancelUntil`;

/** The default method: instant, without fee and limits. */
const unnamed: Omit<MethodSeed, 'name' | 'kind'> = {
  id: '',
  least: 1,
  most: Number.MAX_SAFE_INTEGER,
  fixed: 0,
  percent: 0,
  seconds: 0,
  cancelFor: 0,
};

export function methodsOf(kind: PaymentKind): readonly MethodSeed[] {
  return kind === 'deposit' ? depositMethods : withdrawalMethods;
}

/** Returns the name of a payment method; empty for the default. */
export function methodName(kind: PaymentKind, id: string, language: Language): string {
  return methodsOf(kind).find((method) => method.id === id)?.name[language] ?? '';
}

/** Begins a payment; call it in a transaction. @throws Refusal */
export function beginPayment(gateway: Gateway, order: Order): { orderId: string; state: PaymentState } {
  const { store, clock } = gateway;
  const { memberId, kind, amount, account = '' } = order;
  const { id: method, seconds, cancelFor, ...terms } = termsOf(gateway, order);
  const fee = feeOf(terms, amount);
  if (order.fee !== undefined && order.fee !== fee) throw new Refusal(featureRefusal.paymentFee);
  if (amount < terms.least || amount > terms.most || amount <= fee)
    throw new Refusal(featureRefusal.paymentLimits);
  if (kind === 'deposit') enforceDepositLimits(gateway, memberId, amount);
  const now = clock();
  const orderId = newOrderId();
  const cancellable = kind === 'deposit' || gateway.protection.rules.cancelWithdrawals;
  if (kind === 'withdraw') move(store, memberId, kind, -amount, now, { orderId });
  store.insert('payments', {
    id: orderId,
    member_id: memberId,
    kind,
    method,
    account,
    amount,
    fee,
    state: 'pending',
    at: now,
    due_at: now + seconds * 1_000,
    cancel_until: cancellable ? now + cancelFor * 1_000 : now,
  });
  settleAll(gateway);
  return { orderId, state: paymentOf(store, memberId, orderId)?.state ?? 'done' };
}

/** Returns the fee of an amount; all in cents. */
export function feeOf({ fixed, percent }: Pick<MethodSeed, 'fixed' | 'percent'>, amount: number): number {
  return toCents(calculateFee({ fixed: toAmount(fixed), percent }, toAmount(amount), 2));
}

function termsOf({ switches }: Gateway, { kind, method }: Order): Omit<MethodSeed, 'name' | 'kind'> {
  if (!method) return unnamed;
  const found = methodsOf(kind).find(({ id }) => id === method);
  if (!found || switches.closedMethods.includes(method)) throw new Refusal(featureRefusal.paymentClosed);
  return found;
}

/** Completes all payments whose duration has passed. */
export function settleDue(gateway: Gateway): void {
  const { store, clock } = gateway;
  const due = store.one("SELECT 1 AS due FROM payments WHERE state = 'pending' AND due_at <= ?", clock());
  if (due) store.transaction(() => settleAll(gateway));
}

/** Call it in a transaction. */
function settleAll(gateway: Gateway): void {
  const { store, clock } = gateway;
  const sql = `SELECT ${ROW} FROM payments WHERE state = 'pending' AND due_at <= ? ORDER BY due_at, rowid`;
  for (const payment of store.all<PaymentRow>(sql, clock())) settle(gateway, payment);
}

function settle(gateway: Gateway, payment: PaymentRow): void {
  const { store, clock } = gateway;
  const { id, memberId, kind, amount, fee, method } = payment;
  // The default method never refuses.
  const refused = method !== '' && amount % 100 === REFUSED_CENTS;
  end(store, payment, refused ? 'refused' : 'done');
  if (kind === 'deposit' && !refused) {
    const before = claimableOf(gateway, memberId);
    move(store, memberId, kind, amount - fee, clock(), { orderId: id });
    const bonus = claimableOf(gateway, memberId) - before;
    store.run('UPDATE payments SET bonus = ? WHERE id = ?', bonus, id);
  }
  if (kind === 'withdraw' && refused) move(store, memberId, 'return', amount, clock());
}

/** Cancels a payment; call it in a transaction. @throws Refusal if it is settled */
export function cancel({ store, clock }: Gateway, payment: PaymentRow): void {
  if (payment.state === 'cancelled') return;
  if (!isCancellable(payment, clock())) throw new Refusal(featureRefusal.paymentSettled);
  end(store, payment, 'cancelled');
  if (payment.kind === 'withdraw') move(store, payment.memberId, 'return', payment.amount, clock());
}

function end(store: Store, { id }: PaymentRow, state: PaymentState): void {
  store.run('UPDATE payments SET state = ? WHERE id = ?', state, id);
}

export const isCancellable = ({ state, cancelUntil }: PaymentRow, now: number) =>
  state === 'pending' && now < cancelUntil;

export function paymentOf(store: Store, memberId: number, id: string): PaymentRow | undefined {
  return store.one<PaymentRow>(`SELECT ${ROW} FROM payments WHERE member_id = ? AND id = ?`, memberId, id);
}

/** Returns one page of a member's payments, newest first, and their number. */
export function paymentsOf(
  store: Store,
  { memberId, kind, open }: { memberId: number; kind: PaymentKind; open: boolean },
  limit: readonly [number, number],
): { count: number; rows: PaymentRow[] } {
  const matching = `FROM payments WHERE member_id = ? AND kind = ? AND (state = 'pending') = ?`;
  const values = [memberId, kind, Number(open)];
  const { count } = store.one<{ count: number }>(`SELECT count(*) AS count ${matching}`, ...values)!;
  const rows = store.all<PaymentRow>(
    `SELECT ${ROW} ${matching} ORDER BY at DESC, rowid DESC LIMIT ? OFFSET ?`,
    ...values,
    ...limit,
  );
  return { count, rows };
}
