import { atom, computed, type ReadableAtom } from 'nanostores';
import { call } from '../../gateway/client.ts';
import type { PayoutAccount } from '../../gateway/endpoints/payments.ts';
import { deposit, withdraw } from '../../gateway/endpoints/wallet.ts';
import { asGatewayError } from '../../gateway/errors.ts';
import { calculateFee, subtractFee } from '../../gateway/payment-fee.ts';
import type { PaymentMethod } from '../../gateway/payment-fields.ts';
import type { Resource } from '../../gateway/resource.ts';
import type { TextKey } from '../../i18n/keys.ts';
import { randomId } from '../../lib/hex.ts';
import { $session } from '../../session/session.ts';
import { createForm, type Form } from '../../ui/form-state.ts';
import { createSubmission, type Submission } from '../../ui/submission.ts';
import { amountFrom, amountMessages, amounts } from './amount.ts';
import type { PaymentOptions } from './payment-options.ts';
import { type PaymentKind, paymentsChanged } from './payments.ts';
import { $payable } from './wallets.ts';

/** What a payment would come to. */
export interface Quote {
  method: PaymentMethod;
  /** Where it goes; nothing for what is paid in. */
  account: PayoutAccount | undefined;
  /** What is paid, or taken from the balance, in the site currency. */
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

export type PaymentField = 'method' | 'account' | 'amount';

/** In the site currency. */
export interface Limits {
  least: number;
  most: number;
}

/** One form of payments: filled in, looked at once more, sent. */
export interface PaymentForm {
  kind: PaymentKind;
  form: Form<PaymentField>;
  /** The method that is chosen; nothing where there is none. */
  $method: ReadableAtom<PaymentMethod | undefined>;
  /** The member's own accounts that it can go to by that method; none for what is paid in. */
  $accounts: ReadableAtom<readonly PayoutAccount[]>;
  /** The least and the most of it, the least known of what bounds it. */
  $limits: ReadableAtom<Limits | undefined>;
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
  /** The payment that was just sent, until its result is dismissed. */
  $placed: ReadableAtom<Placed | undefined>;
  dismiss(): void;
}

/**
 * One form's state (WL-1), for whoever is signed in when it is made. What was sent has an id of its own until its answer
 * is known: sending the same again after a lost answer pays nothing twice, and tells how it went.
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
  const form = createForm<PaymentField>({
    method: (id: string) => (methodOf(id)?.state === 'open' ? [] : ['wallet.chooseMethod']),
    account: (id: string, { method }) =>
      kind === 'deposit' || accountOf(id, method) ? [] : ['wallet.chooseAccount'],
    amount: (text: string, { method }) =>
      messagesFor(text, methodOf(method), limitsOf(method), availableFor(kind)),
  });
  const choose = (method: string) => {
    form.change('method', method);
    form.change('account', accountsOf(method)[0]?.id ?? '');
  };
  choose(firstOpen(optionsNow($options)));
  const $method = computed([form.$values, $options], ({ method }) => methodOf(method));
  const $accounts = computed([form.$values, $options], ({ method }) => accountsOf(method));
  const $limits = computed([form.$values, $options], ({ method }) => limitsOf(method));
  const $quote = computed([form.$values, $options], ({ amount: text, method, account }) => {
    const quote = quoteOf(text, methodOf(method));
    return quote && { ...quote, account: accountOf(account, method) };
  });
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
    const { method, account, amount, fee } = quote;
    const body = { method: method.id, amount, fee };
    const send = (requestId: string) =>
      kind === 'deposit'
        ? call(deposit, { body: { ...body, requestId } })
        : call(withdraw, { body: { ...body, requestId, ...(account && { account: account.id }) } });
    const asked = JSON.stringify([body, account?.id]);
    if (unanswered?.asked !== asked) unanswered = { asked, requestId: randomId() };
    const { requestId } = unanswered;
    const isHere = () => $session.get()?.token === token;
    $placed.set(undefined);
    try {
      const { orderId, state } = await send(requestId);
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
    form: checkedAsTyped(form, choose),
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

/** The amount is checked as it is typed, and not when it is left; another method has other accounts. */
function checkedAsTyped(form: Form<PaymentField>, choose: (method: string) => void): Form<PaymentField> {
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

/** What is wrong with an amount by a method; nothing may be left of it behind the fee. */
function messagesFor(
  text: string,
  method: PaymentMethod | undefined,
  limits: Limits | undefined,
  available: number | undefined,
): readonly TextKey[] {
  const messages = amountMessages(text, { ...limits, available });
  const quote = quoteOf(text, method);
  return !messages.length && quote && quote.net <= 0 ? ['wallet.belowFee'] : messages;
}

/** Nothing more than the main wallet holds can be paid out, as far as it is known here. */
function availableFor(kind: PaymentKind): number | undefined {
  if (kind === 'deposit') return undefined;
  const payable = $payable.get();
  return payable.state === 'ready' ? payable.value : undefined;
}

function quoteOf(text: string, method: PaymentMethod | undefined): Omit<Quote, 'account'> | undefined {
  const amount = amountFrom(text);
  if (!method || amount === undefined) return undefined;
  const { decimals } = amounts();
  const fee = calculateFee(method.fee, amount, decimals);
  return { method, amount, fee, net: subtractFee(amount, fee, decimals) };
}
