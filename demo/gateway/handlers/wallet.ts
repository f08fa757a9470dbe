import type { Endpoints } from '../../../src/gateway/endpoints/table.ts';
import { refusal } from '../../../src/gateway/http/errors.ts';
import { DAY } from '../../fixtures/durations.ts';
import { requireConfirmation } from '../factors/proofs.ts';
import type { Gateway } from '../gateway-state.ts';
import type { Call, Handlers } from '../handler.ts';
import { requireIdentity } from '../identity.ts';
import { beginPayment, type Order, type PaymentKind, paymentOf } from '../payments.ts';
import { payoutNumber } from '../payout-accounts.ts';
import { badRequest, Refusal } from '../refusal.ts';
import { withdrawalLimitOf } from '../vip.ts';
import { balanceOf, toAmount, toCents } from '../wallet.ts';
import { ownerOf } from './payments.ts';

export const wallet = {
  deposit: (asked) => pay('deposit', asked),
  withdraw: (asked) => pay('withdraw', asked, asked.body),
} satisfies Partial<Handlers>;

type Asked = Call<Endpoints['deposit']> | Call<Endpoints['withdraw']>;

interface Payout {
  account?: string | undefined;
  confirmation?: string | undefined;
}

function pay(kind: PaymentKind, { gateway, session, body }: Asked, to?: Payout) {
  const { store } = gateway;
  const memberId = ownerOf(session);
  const { amount, fee, method, requestId } = body;
  const order: Order = {
    memberId,
    kind,
    method,
    ...(kind === 'withdraw' && method && { account: payoutNumber(store, memberId, method, to?.account) }),
    amount: toCents(amount),
    fee: fee === undefined ? undefined : toCents(fee),
  };
  return store.transaction(() => {
    const known = requestId && orderOf(gateway, requestId, order);
    const { orderId, state } = known || beginPayment(gateway, order);
    // Checked after the balance, whose refusal has priority.
    if (kind === 'withdraw' && !known) {
      requireIdentity(gateway, memberId);
      holdToLimit(gateway, memberId);
      requireConfirmation(gateway, session, 'withdraw', to?.confirmation);
    }
    if (requestId && !known) {
      const asked = askedBy(order);
      store.insert('money_requests', { member_id: memberId, id: requestId, asked, order_id: orderId });
    }
    return { orderId, state, sumBalance: toAmount(balanceOf(store, memberId)) };
  });
}

const askedBy = ({ kind, method = '', account = '', amount }: Order) =>
  JSON.stringify([kind, method, account, amount]);

/**
 * Returns the current state of an earlier order with this request id. @throws Refusal if the order differs
 */
function orderOf({ store }: Gateway, requestId: string, order: Order) {
  const row = store.one<{ asked: string; order_id: string }>(
    'SELECT asked, order_id FROM money_requests WHERE member_id = ? AND id = ?',
    order.memberId,
    requestId,
  );
  if (!row) return undefined;
  if (row.asked !== askedBy(order)) throw badRequest('requestId');
  return { orderId: row.order_id, state: paymentOf(store, order.memberId, row.order_id)?.state ?? 'done' };
}

/** Returns the withdrawals of 24 hours, without returned ones. */
export function withdrawnToday({ store, clock }: Gateway, memberId: number): { count: number; sum: number } {
  return store.one<{ count: number; sum: number }>(
    `SELECT count(*) AS count, coalesce(sum(amount), 0) AS sum FROM payments
     WHERE member_id = ? AND kind = 'withdraw' AND at > ? AND state IN ('pending', 'done')`,
    memberId,
    clock() - DAY,
  )!;
}

/** Enforces the level's daily limit, including the current withdrawal. @throws Refusal */
function holdToLimit(gateway: Gateway, memberId: number): void {
  const { count, most } = withdrawalLimitOf(gateway.store, memberId);
  const taken = withdrawnToday(gateway, memberId);
  if (taken.count > count || taken.sum > most) throw new Refusal(refusal.withdrawalLimit);
}
