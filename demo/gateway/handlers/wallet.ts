import { refusal } from '../../../src/gateway/errors.ts';
import { isReal } from '../account-types.ts';
import type { Gateway } from '../gateway-state.ts';
import type { Handlers } from '../handler.ts';
import { Refusal } from '../refusal.ts';
import type { Session } from '../sessions.ts';
import { type Movement, move, toAmount, toCents } from '../wallet.ts';

export const wallet: Pick<Handlers, 'deposit' | 'withdraw'> = {
  deposit: ({ gateway, session, body }) => order(gateway, session, 'deposit', toCents(body.amount)),
  withdraw: ({ gateway, session, body }) => order(gateway, session, 'withdraw', -toCents(body.amount)),
};

function order({ store, clock }: Gateway, { member }: Session, kind: Movement, cents: number) {
  if (!isReal(member.type)) throw new Refusal(refusal.realOnly);
  const { orderId, balance } = store.transaction(() => move(store, member.id, kind, cents, clock()));
  return { orderId, sumBalance: toAmount(balance) };
}
