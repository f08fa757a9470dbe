import { atom } from 'nanostores';
import { pollResource } from '../../gateway/cache/poll-resource.ts';
import { invalidate, type Resource, resource } from '../../gateway/cache/resource.ts';
import { cancelPayment, getPayments, type Payment } from '../../gateway/endpoints/payments.ts';
import { call } from '../../gateway/http/client.ts';
import { asGatewayError } from '../../gateway/http/errors.ts';
import { featureRefusal } from '../../gateway/http/feature-refusals.ts';
import { errorText } from '../../i18n/error-texts.ts';
import { invalidateBalance } from '../../session/member.ts';
import { PERSONAL_PREFIX } from '../../session/session.ts';
import { singleFlight } from '../../session/single-flight.ts';
import { showToast } from '../../ui/toasts.ts';
import { invalidateWallets } from './wallets.ts';

export type PaymentKind = 'deposit' | 'withdraw';

/** Number of completed payments that are shown, and limit of pending ones; no member has more. */
const MAX_LATEST = 3;
const MAX_PENDING = 100;
/** Polling interval of pending payments in milliseconds. */
const POLLING_INTERVAL = 5_000;

const PAYMENTS = `${PERSONAL_PREFIX}payments/`;
const keyOf = (state: 'open' | 'ended', kind: PaymentKind, language = '') =>
  `${PAYMENTS}${state}/${kind}/${language}`;

/** Returns the member's pending payments, newest first (WL-1). */
export function openPayments(kind: PaymentKind, language: string): Resource<Payment[]> {
  return resource(keyOf('open', kind, language), async (signal) => {
    const query = { kind, state: 'open', language, pageNo: 1, pageSize: MAX_PENDING } as const;
    return (await call(getPayments, { query }, { signal })).list;
  });
}

/** Returns the member's latest completed payments, newest first (WL-1). */
export function latestPayments(kind: PaymentKind, language: string): Resource<Payment[]> {
  return resource(keyOf('ended', kind, language), async (signal) => {
    const query = { kind, state: 'ended', language, pageNo: 1, pageSize: MAX_LATEST } as const;
    return (await call(getPayments, { query }, { signal })).list;
  });
}

/** Invalidates the payments when money has moved or may have. */
export function invalidatePayments(): void {
  invalidate(PAYMENTS);
  invalidateBalance();
  invalidateWallets();
}

/**
 * Polls pending payments every five seconds while there are any, and updates history and balance when one
 * completes. The returned function stops it.
 */
export function pollPayments(kind: PaymentKind, language: string): () => void {
  const $open = openPayments(kind, language);
  let known: readonly string[] = [];
  let stopLooking: (() => void) | undefined;
  const end = () => {
    stopLooking?.();
    stopLooking = undefined;
  };
  const stop = $open.subscribe((open) => {
    const ids = open.state === 'ready' ? open.value.map(({ id }) => id) : [];
    // After a change of session or a new payment, missing ids are not completions.
    const ended = open.state === 'ready' && known.some((id) => !ids.includes(id));
    known = ids;
    if (!ids.length) end();
    else stopLooking ??= pollResource($open, POLLING_INTERVAL);
    if (!ended) return;
    invalidate(keyOf('ended', kind));
    invalidateBalance();
    invalidateWallets();
  });
  return () => {
    stop();
    end();
  };
}

export const $cancelling = atom<ReadonlySet<string>>(new Set());

/** Cancels a payment and shows the result; repeated calls send one request. */
export async function requestCancellation(id: string): Promise<void> {
  await singleFlight($cancelling, id, async (isHere) => {
    try {
      await call(cancelPayment, { body: { orderId: id } });
      if (isHere()) showToast('wallet.calledOff', { kind: 'success' });
    } catch (thrown) {
      const error = asGatewayError(thrown);
      const text = error.code === featureRefusal.paymentSettled ? 'wallet.tooLate' : errorText(error);
      if (isHere()) showToast(text, { kind: 'failure' });
    }
    if (isHere()) invalidatePayments();
  });
}
