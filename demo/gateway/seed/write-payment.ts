import type { PaymentKind } from '../payments.ts';
import type { Store } from '../store.ts';

interface Paid {
  id: string;
  memberId: number;
  kind: PaymentKind;
  cents: number;
  at: number;
}

/** Inserts a completed payment. */
export function writePayment(store: Store, { id, memberId, kind, cents, at }: Paid): void {
  store.insert('payments', {
    id,
    member_id: memberId,
    kind,
    method: kind === 'deposit' ? 'upi' : 'bank',
    amount: Math.abs(cents),
    state: 'done',
    at,
    due_at: at,
    cancel_until: at,
  });
}
