import { refusal } from '../../../src/gateway/errors.ts';
import { DAY } from '../../fixtures/durations.ts';
import { isReal } from '../account-types.ts';
import type { Gateway } from '../gateway-state.ts';
import type { Handlers } from '../handler.ts';
import { Refusal } from '../refusal.ts';
import type { Session } from '../sessions.ts';
import { withdrawalLimitOf } from '../vip.ts';
import { type Movement, move, toAmount, toCents } from '../wallet.ts';

/** Milliseconds within which withdrawals count together. */

export const wallet: Pick<Handlers, 'deposit' | 'withdraw'> = {
  deposit: ({ gateway, session, body }) => order(gateway, session, 'deposit', toCents(body.amount)),
  withdraw: ({ gateway, session, body }) => order(gateway, session, 'withdraw', -toCents(body.amount)),
};

function order(gateway: Gateway, { member }: Session, kind: Movement, cents: number) {
  const { store, clock } = gateway;
  if (!isReal(member.type)) throw new Refusal(refusal.realOnly);
  const { orderId, balance } = store.transaction(() => {
    const moved = move(store, member.id, kind, cents, clock());
    // Looked at afterwards, so that an amount that is not there is refused for that.
    if (kind === 'withdraw') holdToLimit(gateway, member.id);
    return moved;
  });
  return { orderId, sumBalance: toAmount(balance) };
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
