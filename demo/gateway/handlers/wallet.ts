import { refusal } from '../../../src/gateway/errors.ts';
import { DAY } from '../../fixtures/durations.ts';
import { isReal } from '../account-types.ts';
import type { Gateway } from '../gateway-state.ts';
import type { Handlers } from '../handler.ts';
import { badRequest, Refusal } from '../refusal.ts';
import type { Session } from '../sessions.ts';
import { withdrawalLimitOf } from '../vip.ts';
import { balanceOf, type Movement, move, toAmount, toCents } from '../wallet.ts';

export const wallet: Pick<Handlers, 'deposit' | 'withdraw'> = {
  deposit: ({ gateway, session, body }) => {
    return order(gateway, session, 'deposit', toCents(body.amount), body.requestId);
  },
  withdraw: ({ gateway, session, body }) => {
    return order(gateway, session, 'withdraw', -toCents(body.amount), body.requestId);
  },
};

function order(gateway: Gateway, { member }: Session, kind: Movement, cents: number, requestId?: string) {
  const { store, clock } = gateway;
  if (!isReal(member.type)) throw new Refusal(refusal.realOnly);
  const { orderId, balance } = store.transaction(() => {
    const known = requestId && orderOf(gateway, member.id, requestId, cents);
    if (known) return { orderId: known, balance: balanceOf(store, member.id) };
    const moved = move(store, member.id, kind, cents, clock());
    // Looked at afterwards, so that an amount that is not there is refused for that.
    if (kind === 'withdraw') holdToLimit(gateway, member.id);
    if (requestId) {
      const sql = 'INSERT INTO money_requests (member_id, id, amount, order_id) VALUES (?, ?, ?, ?)';
      store.run(sql, member.id, requestId, cents, moved.orderId);
    }
    return moved;
  });
  return { orderId, sumBalance: toAmount(balance) };
}

/** The order that a request has made before. @throws Refusal where it asked for something else */
function orderOf({ store }: Gateway, memberId: number, requestId: string, cents: number): string | undefined {
  const row = store.one<{ amount: number; order_id: string }>(
    'SELECT amount, order_id FROM money_requests WHERE member_id = ? AND id = ?',
    memberId,
    requestId,
  );
  if (row && row.amount !== cents) throw badRequest('requestId');
  return row?.order_id;
}

/** Holds the withdrawals of a day, the one under way among them, to what the member's level allows. */
function holdToLimit({ store, clock }: Gateway, memberId: number): void {
  const { count, most } = withdrawalLimitOf(store, memberId);
  const taken = store.one<{ count: number; sum: number | null }>(
    "SELECT count(*) AS count, -sum(amount) AS sum FROM ledger WHERE member_id = ? AND kind = 'withdraw' AND at > ?",
    memberId,
    clock() - DAY,
  );
  if ((taken?.count ?? 0) > count || (taken?.sum ?? 0) > most) throw new Refusal(refusal.withdrawalLimit);
}
