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
  store.run(
    `INSERT INTO payments (id, member_id, kind, method, amount, state, at, due_at, cancel_until)
     VALUES (?, ?, ?, ?, ?, 'done', ?, ?, ?)`,
    id,
    memberId,
    kind,
    kind === 'deposit' ? 'upi' : 'bank',
    Math.abs(cents),
    at,
    at,
    at,
  );
}
