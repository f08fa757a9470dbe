import { atom, computed, type ReadableAtom } from 'nanostores';
import type { Resource } from '../../gateway/cache/resource.ts';
import type { PayoutAccount } from '../../gateway/endpoints/payments.ts';
import { calculateFee, subtractFee } from '../../gateway/endpoints/shared/payment-fee.ts';
import type { PaymentMethod } from '../../gateway/endpoints/shared/payment-fields.ts';
import { deposit, withdraw } from '../../gateway/endpoints/wallet.ts';
import { call } from '../../gateway/http/client.ts';
import { asGatewayError } from '../../gateway/http/errors.ts';
import type { TextKey } from '../../i18n/keys.ts';
import { randomId } from '../../lib/hex.ts';
import { withConfirmation } from '../../second-factor/confirmation.ts';
import { memberDrafts } from '../../session/member-drafts.ts';
import { $session } from '../../session/session.ts';
import { createForm, type Form } from '../../ui/form-state.ts';
import { createSubmission, type Submission } from '../../ui/submission.ts';
import { amountErrors, amountFormatIn, parseAmount } from './amount.ts';
import type { PaymentOptions } from './payment-options.ts';
import { invalidatePayments, type PaymentKind } from './payments.ts';
import { $payable } from './wallets.ts';

export interface Quote {
  method: PaymentMethod;
  /** Target account; undefined for deposits. */
  account: PayoutAccount | undefined;
  /** Amount paid or debited, in the site currency. */
  amount: number;
  fee: number;
  /** Amount minus fee: credited or received. */
  net: number;
}

export interface PlacedPayment extends Quote {
  orderId: string;
  state: 'pending' | 'done' | 'refused' | 'cancelled';
}

export type PaymentField = 'method' | 'account' | 'amount';

/** In the site currency. */
export interface Limits {
  least: number;
  most: number;
}

/** State of a payment form: input, review, sending. */
export interface PaymentForm {
  kind: PaymentKind;
  form: Form<PaymentField>;
  $method: ReadableAtom<PaymentMethod | undefined>;
  /** The member's accounts for the chosen method; empty for deposits. */
  $accounts: ReadableAtom<readonly PayoutAccount[]>;
  /** Minimum and maximum: the strictest of all known limits. */
  $limits: ReadableAtom<Limits | undefined>;
  /** The total for the current input; undefined without a valid amount. */
  $quote: ReadableAtom<Quote | undefined>;
  review: Submission;
  /** The payment under review; undefined while the form is open. */
  $confirming: ReadableAtom<Quote | undefined>;
  payment: Submission;
  /** Returns from the review to the form; does not cancel a payment that is being sent. */
  change(): void;
  /** The accepted payment, until its result is dismissed. */
  $placed: ReadableAtom<PlacedPayment | undefined>;
  dismiss(): void;
}

/**
 * Creates the state of one form for the current session (WL-1). A payment keeps its idempotency id until its
 * outcome is known, so sending again after a lost response cannot pay twice.
 */
export function createPayment(kind: PaymentKind, $options: Resource<PaymentOptions>): PaymentForm {
  const token = $session.get()?.token;
  const methodOf = (id: string) => optionsNow($options)?.methods.find((method) => method.id === id);
  const accountsOf = (method: string) =>
    optionsNow($options)?.accounts.filter((account) => account.method === method) ?? [];
  const accountOf = (id: string, method: string) => accountsOf(method).find((account) => account.id === id);
  const limitsOf = (id: string): Limits | undefined => {
    const method = methodOf(id);
    const left = optionsNow($options)?.left?.amount ?? method?.most ?? 0;
    return method && { least: method.least, most: Math.min(method.most, left) };
  };
  const isOpen = (id: string) => methodOf(id)?.state === 'open';
  const form = createForm<PaymentField>(
    {
      method: (id: string) => (isOpen(id) ? [] : ['wallet.chooseMethod']),
      account: (id: string, { method }) =>
        kind === 'deposit' || accountOf(id, method) ? [] : ['wallet.chooseAccount'],
      amount: (text: string, { method }) =>
        amountErrorsFor(text, methodOf(method), limitsOf(method), availableFor(kind)),
    },
    { draft: { storage: memberDrafts, key: kind, fields: ['method', 'amount'] } },
  );
  const choose = (method: string) => {
    form.change('method', method);
    form.change('account', accountsOf(method)[0]?.id ?? '');
  };
  const { method: drafted } = form.$values.get();
  choose(isOpen(drafted) ? drafted : firstOpen(optionsNow($options)));
  const $method = computed([form.$values, $options], ({ method }) => methodOf(method));
  const $accounts = computed([form.$values, $options], ({ method }) => accountsOf(method));
  const $limits = computed([form.$values, $options], ({ method }) => limitsOf(method));
  const $quote = computed([form.$values, $options], ({ amount: text, method, account }) => {
    const quote = quoteOf(text, methodOf(method));
    return quote && { ...quote, account: accountOf(account, method) };
  });
  const $confirming = atom<Quote | undefined>();
  const $placed = atom<PlacedPayment | undefined>();
  let pendingRequest: { asked: string; requestId: string } | undefined;

  const review = createSubmission(async () => {
    payment.stop();
    $confirming.set($quote.get());
  });
  const payment = createSubmission(async () => {
    const quote = $confirming.get();
    if (!quote) return;
    const { method, account, amount, fee } = quote;
    const body = { method: method.id, amount, fee };
    const send = (requestId: string) =>
      kind === 'deposit'
        ? call(deposit, { body: { ...body, requestId } })
        : withConfirmation('withdraw', (confirmed) =>
            call(withdraw, {
              body: { ...body, requestId, ...(account && { account: account.id }), ...confirmed },
            }),
          );
    const asked = JSON.stringify([body, account?.id]);
    if (pendingRequest?.asked !== asked) pendingRequest = { asked, requestId: randomId() };
    const { requestId } = pendingRequest;
    const isHere = () => $session.get()?.token === token;
    $placed.set(undefined);
    // A draft of a payment whose outcome stays unknown could be sent twice.
    memberDrafts.remove(kind);
    try {
      const { orderId, state } = await send(requestId);
      pendingRequest = undefined;
      if (!isHere()) return;
      $placed.set({ ...quote, orderId, state });
      $confirming.set(undefined);
      form.resetField('amount');
      invalidatePayments();
    } catch (thrown) {
      const refused = asGatewayError(thrown).kind === 'refused';
      if (refused) pendingRequest = undefined;
      if (isHere()) {
        // The options on screen are stale, or the outcome is unknown.
        void $options.reload();
        invalidatePayments();
      }
      throw thrown;
    }
  });
  return {
    kind,
    form: validateOnInput(form, choose),
    $method,
    $accounts,
    $limits,
    $quote,
    review,
    $confirming,
    payment,
    change: () => $confirming.set(undefined),
    $placed,
    dismiss: () => $placed.set(undefined),
  };
}

/** Validates the amount on input, not on blur; changing the method updates the accounts. */
function validateOnInput(form: Form<PaymentField>, choose: (method: string) => void): Form<PaymentField> {
  return {
    ...form,
    change(name, value) {
      if (name === 'method') choose(value);
      else form.change(name, value);
      if (name === 'amount' && value) form.touch(name);
    },
  };
}

const optionsNow = ($options: Resource<PaymentOptions>) => {
  const options = $options.get();
  return options.state === 'ready' ? options.value : undefined;
};

const firstOpen = (options: PaymentOptions | undefined) =>
  options?.methods.find(({ state }) => state === 'open')?.id ?? '';

/** Returns the error of an amount for a method; the amount must exceed the fee. */
function amountErrorsFor(
  text: string,
  method: PaymentMethod | undefined,
  limits: Limits | undefined,
  available: number | undefined,
): readonly TextKey[] {
  const messages = amountErrors(text, { ...limits, available });
  const quote = quoteOf(text, method);
  return !messages.length && quote && quote.net <= 0 ? ['wallet.belowFee'] : messages;
}

/** Returns the available balance: a withdrawal is limited to the main wallet's known balance. */
function availableFor(kind: PaymentKind): number | undefined {
  if (kind === 'deposit') return undefined;
  const payable = $payable.get();
  return payable.state === 'ready' ? payable.value : undefined;
}

function quoteOf(text: string, method: PaymentMethod | undefined): Omit<Quote, 'account'> | undefined {
  const amount = parseAmount(text);
  if (!method || amount === undefined) return undefined;
  const { decimals } = amountFormatIn();
  const fee = calculateFee(method.fee, amount, decimals);
  return { method, amount, fee, net: subtractFee(amount, fee, decimals) };
}
