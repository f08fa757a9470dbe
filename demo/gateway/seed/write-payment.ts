import type { PaymentKind } from '../payments.ts';
import { payoutAccountsOf } from '../payout-accounts.ts';
import type { Store } from '../store.ts';

interface Paid {
  id: string;
  memberId: number;
  kind: PaymentKind;
  method: string;
  /** In cents, including the fee. */
  amount: number;
  fee: number;
  at: number;
}

/** Inserts a completed payment; a withdrawal names the account that the member has for its method. */
export function writePayment(store: Store, { id, memberId, kind, method, amount, fee, at }: Paid): void {
  const account =
    kind === 'withdraw' ? payoutAccountsOf(store, memberId).find((one) => one.method === method) : undefined;
  store.insert('payments', {
    id,
    member_id: memberId,
    kind,
    method,
    account: account?.number ?? '',
    amount,
    fee,
    state: 'done',
    at,
    due_at: at,
    cancel_until: at,
  });
}
