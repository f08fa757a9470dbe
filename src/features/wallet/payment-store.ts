import { atom, computed, type ReadableAtom } from 'nanostores';
import { call } from '../../gateway/client.ts';
import { deposit } from '../../gateway/endpoints/wallet.ts';
import { asGatewayError } from '../../gateway/errors.ts';
import { feeOf, withoutFee } from '../../gateway/payment-fee.ts';
import type { PaymentMethod } from '../../gateway/payment-fields.ts';
import type { Resource } from '../../gateway/resource.ts';
import type { TextKey } from '../../i18n/keys.ts';
import { $session } from '../../session/session.ts';
import { createForm, type Form } from '../../ui/form-state.ts';
import { createSubmission, type Submission } from '../../ui/submission.ts';
import { amountFrom, amountMessages, amounts } from './amount.ts';
import type { PaymentOptions } from './payment-options.ts';
import { type PaymentKind, paymentsChanged } from './payments.ts';
import { newRequestId } from './request-id.ts';

/** What a payment would come to. */
export interface Quote {
  method: PaymentMethod;
  /** What is paid, in the site currency. */
  amount: number;
  fee: number;
  /** What is left of it behind the fee: credited, or received. */
  net: number;
}

/** A payment that the gateway has taken. */
export interface Placed extends Quote {
  orderId: string;
  state: 'pending' | 'done' | 'refused' | 'cancelled';
}

export type PaymentField = 'method' | 'amount';

/** One form of payments: filled in, looked at once more, sent. */
export interface PaymentForm {
  kind: PaymentKind;
  form: Form<PaymentField>;
  /** The method that is chosen; nothing where there is none. */
  $method: ReadableAtom<PaymentMethod | undefined>;
  /** What it would come to as it stands; nothing while the amount is none. */
  $quote: ReadableAtom<Quote | undefined>;
  /** Goes on to the confirmation. */
  review: Submission;
  /** What is to be confirmed; nothing while the form is filled in. */
  $confirming: ReadableAtom<Quote | undefined>;
  /** Sends what is to be confirmed. */
  payment: Submission;
  /** Back from the confirmation to the form. A payment that is on its way goes on. */
  change(): void;
  /** The last payment of this form. */
  $placed: ReadableAtom<Placed | undefined>;
}

/**
 * One form's state (WL-1), for whoever is signed in when it is made. What was sent has an id of its own until its answer
 * is known: sending the same again after a lost answer pays nothing twice, and tells how it went.
 */
export function createPayment(kind: PaymentKind, $options: Resource<PaymentOptions>): PaymentForm {
  const token = $session.get()?.token;
  const methodOf = (id: string) => optionsNow($options)?.methods.find((method) => method.id === id);
  const form = createForm<PaymentField>({
    method: (id: string) => (methodOf(id)?.state === 'open' ? [] : ['wallet.chooseMethod']),
    amount: (text: string, { method }) => messagesFor(text, methodOf(method)),
  });
  form.change('method', firstOpen(optionsNow($options)));
  const $method = computed([form.$values, $options], ({ method }) => methodOf(method));
  const $quote = computed([form.$values, $method], ({ amount: text }, method) => quoteOf(text, method));
  const $confirming = atom<Quote | undefined>();
  const $placed = atom<Placed | undefined>();
  let unanswered: { asked: string; requestId: string } | undefined;

  const review = createSubmission(async () => {
    payment.stop();
    $confirming.set($quote.get());
  });
  const payment = createSubmission(async () => {
    const quote = $confirming.get();
    if (!quote) return;
    const body = { method: quote.method.id, amount: quote.amount, fee: quote.fee };
    const asked = JSON.stringify(body);
    if (unanswered?.asked !== asked) unanswered = { asked, requestId: newRequestId() };
    const { requestId } = unanswered;
    const isHere = () => $session.get()?.token === token;
    $placed.set(undefined);
    try {
      const { orderId, state } = await call(deposit, { body: { ...body, requestId } });
      unanswered = undefined;
      if (!isHere()) return;
      $placed.set({ ...quote, orderId, state });
      $confirming.set(undefined);
      form.resetField('amount');
      paymentsChanged();
    } catch (thrown) {
      const refused = asGatewayError(thrown).kind === 'refused';
      if (refused) unanswered = undefined;
      if (isHere()) {
        // What is shown of it is out of date, or nobody knows whether it went through.
        void $options.reload();
        paymentsChanged();
      }
      throw thrown;
    }
  });
  return {
    kind,
    form: checkedAsTyped(form),
    $method,
    $quote,
    review,
    $confirming,
    payment,
    change: () => $confirming.set(undefined),
    $placed,
  };
}

/** The amount is checked as it is typed, and not when it is left. */
function checkedAsTyped(form: Form<PaymentField>): Form<PaymentField> {
  return {
    ...form,
    change(name, value) {
      form.change(name, value);
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

/** What is wrong with an amount by a method; nothing may be left of it behind the fee. */
function messagesFor(text: string, method: PaymentMethod | undefined): readonly TextKey[] {
  const messages = amountMessages(text, method);
  const quote = quoteOf(text, method);
  return !messages.length && quote && quote.net <= 0 ? ['wallet.belowFee'] : messages;
}

function quoteOf(text: string, method: PaymentMethod | undefined): Quote | undefined {
  const amount = amountFrom(text);
  if (!method || amount === undefined) return undefined;
  const { decimals } = amounts();
  const fee = feeOf(method.fee, amount, decimals);
  return { method, amount, fee, net: withoutFee(amount, fee, decimals) };
}
