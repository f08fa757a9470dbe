import { atom } from 'nanostores';
import { call } from '../../gateway/client.ts';
import { cancelPayment, getPayments, type Payment } from '../../gateway/endpoints/payments.ts';
import { asGatewayError } from '../../gateway/errors.ts';
import { featureRefusal } from '../../gateway/feature-refusals.ts';
import { infiniteResource } from '../../gateway/infinite-resource.ts';
import { pollResource } from '../../gateway/keep-fresh.ts';
import type { InfiniteResource } from '../../gateway/paginated.ts';
import { invalidate, type Resource, resource } from '../../gateway/resource.ts';
import { errorText } from '../../i18n/error-texts.ts';
import { invalidateBalance } from '../../session/member.ts';
import { singleFlight } from '../../session/once-at-a-time.ts';
import { PERSONAL_PREFIX } from '../../session/session.ts';
import { showToast } from '../../ui/toasts.ts';
import { forgetWallets } from './wallets.ts';

export type PaymentKind = 'deposit' | 'withdraw';

/** Payments of one page of the history, and under way at most: nobody has more of these. */
const PAGE = 20;
const MOST_OPEN = 100;
/** Milliseconds between two looks at what is under way. */
const FOLLOW = 5_000;

const PAYMENTS = `${PERSONAL_PREFIX}payments/`;
const keyOf = (state: 'open' | 'ended', kind: PaymentKind, language = '') =>
  `${PAYMENTS}${state}/${kind}/${language}`;

/** The member's payments under way, newest first (WL-1). */
export function openPayments(kind: PaymentKind, language: string): Resource<Payment[]> {
  return resource(keyOf('open', kind, language), async (signal) => {
    const query = { kind, state: 'open', language, pageNo: 1, pageSize: MOST_OPEN } as const;
    return (await call(getPayments, { query }, { signal })).list;
  });
}

/** The member's payments that have come to an end, by pages, newest first (WL-1). */
export function endedPayments(kind: PaymentKind, language: string): InfiniteResource<Payment> {
  return infiniteResource(keyOf('ended', kind, language), async (pageNo, signal) => {
    const query = { kind, state: 'ended', language, pageNo, pageSize: PAGE } as const;
    return { totals: undefined, ...(await call(getPayments, { query }, { signal })) };
  });
}

/** Money has moved, or nobody knows whether it has: whoever shows it asks again. */
export function paymentsChanged(): void {
  invalidate(PAYMENTS);
  invalidateBalance();
  forgetWallets();
}

/**
 * Looks at what is under way every five seconds while there is something; what has ended meanwhile is in the history
 * and in the balance then. The returned function ends that.
 */
export function followPayments(kind: PaymentKind, language: string): () => void {
  const $open = openPayments(kind, language);
  let known: readonly string[] = [];
  let stopLooking: (() => void) | undefined;
  const end = () => {
    stopLooking?.();
    stopLooking = undefined;
  };
  const stop = $open.subscribe((open) => {
    const ids = open.state === 'ready' ? open.value.map(({ id }) => id) : [];
    // What is read anew for somebody else, or after a payment, has ended nothing.
    const ended = open.state === 'ready' && known.some((id) => !ids.includes(id));
    known = ids;
    if (!ids.length) end();
    else stopLooking ??= pollResource($open, FOLLOW);
    if (!ended) return;
    invalidate(keyOf('ended', kind));
    invalidateBalance();
    forgetWallets();
  });
  return () => {
    stop();
    end();
  };
}

/** Ids of the payments being called off. */
export const $cancelling = atom<ReadonlySet<string>>(new Set());

/** Calls a payment off, once however often it is pressed; how it went is told. */
export async function callOff(id: string): Promise<void> {
  await singleFlight($cancelling, id, async (isHere) => {
    try {
      await call(cancelPayment, { body: { orderId: id } });
      if (isHere()) showToast('wallet.calledOff', { kind: 'success' });
    } catch (thrown) {
      const error = asGatewayError(thrown);
      const text = error.code === featureRefusal.paymentSettled ? 'wallet.tooLate' : errorText(error);
      if (isHere()) showToast(text, { kind: 'failure' });
    }
    if (isHere()) paymentsChanged();
  });
}
