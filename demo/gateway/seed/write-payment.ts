import { methodsOf, type PaymentKind } from '../payments.ts';
import type { Store } from '../store.ts';

interface Paid {
  id: string;
  memberId: number;
  kind: PaymentKind;
  cents: number;
  at: number;
}

/** Bank transfers carry the largest amounts. */
export const bankOf = (kind: PaymentKind) => methodsOf(kind).find(({ id }) => id === 'bank')!;

/** Returns the method of a payment: withdrawals go to banks, deposits use UPI up to its limit. */
function methodOf(kind: PaymentKind, cents: number): string {
  const upi = methodsOf(kind).find(({ id }) => id === 'upi')!;
  return kind === 'deposit' && cents <= upi.most ? upi.id : bankOf(kind).id;
}

/** Inserts a completed payment. */
export function writePayment(store: Store, { id, memberId, kind, cents, at }: Paid): void {
  const amount = Math.abs(cents);
  store.insert('payments', {
    id,
    member_id: memberId,
    kind,
    method: methodOf(kind, amount),
    amount,
    state: 'done',
    at,
    due_at: at,
    cancel_until: at,
  });
}
