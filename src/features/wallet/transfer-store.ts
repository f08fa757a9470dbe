import { atom, type ReadableAtom } from 'nanostores';
import { call } from '../../gateway/client.ts';
import { deposit, withdraw } from '../../gateway/endpoints/wallet.ts';
import { asGatewayError } from '../../gateway/errors.ts';
import { invalidateBalance } from '../../session/member.ts';
import { createForm, type Form } from '../../ui/form-state.ts';
import { createSubmission, type Submission } from '../../ui/submission.ts';
import { amountFrom, amountMessages, amounts } from './amount.ts';
import { newRequestId } from './request-id.ts';
import { $payable, forgetWallets } from './wallets.ts';

export type TransferKind = 'deposit' | 'withdraw';

/** A payment that went through. */
export interface Moved {
  /** In the site currency. */
  amount: number;
  orderId: string;
}

export interface Transfer extends Submission {
  form: Form<'amount'>;
  /** The last payment of this form. */
  $moved: ReadableAtom<Moved | undefined>;
  change(amount: number): void;
}

const rows = { deposit, withdraw } as const;

/**
 * One deposit or withdrawal form's state (WL-1). It is sent once a press and never by itself again. What was sent has an
 * id of its own until its answer is known: sending the same again after a lost answer pays nothing twice, and tells how
 * it went.
 */
export function createTransfer(kind: TransferKind): Transfer {
  const form = createForm({
    amount: (value) => amountMessages(value, { available: availableFor(kind) }),
  });
  const $moved = atom<Moved | undefined>();
  let unanswered: { amount: number; requestId: string } | undefined;
  const submission = createSubmission(async () => {
    const amount = amountFrom(form.$values.get().amount)!;
    if (unanswered?.amount !== amount) unanswered = { amount, requestId: newRequestId() };
    const { requestId } = unanswered;
    $moved.set(undefined);
    try {
      const { orderId } = await call(rows[kind], { body: { amount, requestId } });
      unanswered = undefined;
      form.reset();
      $moved.set({ amount, orderId });
      changed();
    } catch (thrown) {
      if (asGatewayError(thrown).kind === 'refused') unanswered = undefined;
      else changed();
      throw thrown;
    }
  });
  return { form, $moved, ...submission, change: (amount) => form.change('amount', amounts().write(amount)) };
}

/** Balance and wallets are others now. */
function changed(): void {
  invalidateBalance();
  forgetWallets();
}

/** Nothing more than the main wallet holds can be paid out, as far as it is known here. */
function availableFor(kind: TransferKind): number | undefined {
  if (kind !== 'withdraw') return undefined;
  const payable = $payable.get();
  return payable.state === 'ready' ? payable.value : undefined;
}
