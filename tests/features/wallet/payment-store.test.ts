// @module-tag WL-1
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { paymentOptions } from '../../../src/features/wallet/payment-options.ts';
import { createPayment, type PaymentForm } from '../../../src/features/wallet/payment-store.ts';
import {
  latestPayments,
  openPayments,
  pollPayments,
  requestCancellation,
} from '../../../src/features/wallet/payments.ts';
import { mutate } from '../../../src/gateway/cache/mutate.ts';
import { cancelPayment, getPayments } from '../../../src/gateway/endpoints/payments.ts';
import { deposit } from '../../../src/gateway/endpoints/wallet.ts';
import { $balance } from '../../../src/session/member.ts';
import { clearSession } from '../../../src/session/session.ts';
import { $toast } from '../../../src/ui/toasts.ts';
import { pass, stopClock } from '../../support/clock.ts';
import { closeAfter } from '../../support/close-after.ts';
import { settled } from '../../support/patient.ts';
import { type TestEnvironment, testEnvironment } from '../../support/test-environment.ts';

let here: TestEnvironment;
let gatewayTime: number;
const $options = paymentOptions('deposit', 'EN');
const $open = openPayments('deposit', 'EN');
const $latest = latestPayments('deposit', 'EN');

beforeEach(async () => {
  gatewayTime = Date.UTC(2026, 0, 15, 12);
  here = await testEnvironment({ clock: () => gatewayTime });
  await here.signIn();
  for (const store of [$options, $open, $latest, $balance]) closeAfter(store.listen(() => {}));
  await ready();
});

const ready = () =>
  settled(() => {
    for (const store of [$options, $open, $latest, $balance]) expect(store.get().state).toBe('ready');
  });
const value = <T>(remote: { state: string; value?: T }) => remote.value as T;
const balance = () => value($balance.get());
const open = () => value($open.get());
const latest = () => value($latest.get());

/** Fills in a form and opens the review. */
async function reviewed(method: string, amount: string): Promise<PaymentForm> {
  const payment = createPayment('deposit', $options);
  payment.form.change('method', method);
  payment.form.change('amount', amount);
  expect(payment.form.validate()).toBeUndefined();
  await payment.review.submit();
  return payment;
}

describe('validation of an amount on input, by method', () => {
  const typed = (method: string, amount: string) => {
    const payment = createPayment('deposit', $options);
    payment.form.change('method', method);
    payment.form.change('amount', amount);
    return payment;
  };
  test.each([
    ['upi', '99.99', ['wallet.amountLeast']],
    ['upi', '100', []],
    ['upi', '100,000', []],
    ['upi', '100,000.01', ['wallet.amountMost']],
    ['bank', '100', ['wallet.amountLeast']],
    ['upi', '1.000', ['wallet.amountAmbiguous']],
  ])('%s %s shows %j', (method, amount, messages) => {
    expect(typed(method, amount).form.$errors.get().amount).toEqual(messages);
  });

  test('runs again after a change of method, and not before the first input', () => {
    const payment = createPayment('deposit', $options);
    payment.form.change('method', 'upi');
    expect(payment.form.$errors.get()).toEqual({});
    payment.form.change('amount', '300');
    expect(payment.form.$errors.get().amount).toEqual([]);
    payment.form.change('method', 'bank');
    expect(payment.form.$errors.get().amount).toEqual(['wallet.amountLeast']);
  });

  test('requires an amount above the fee', () => {
    mutate($options, ({ methods, ...rest }) => ({
      ...rest,
      methods: methods.map((method) => ({ ...method, least: 1, fee: { fixed: 50, percent: 0 } })),
    }));
    expect(typed('upi', '50').form.$errors.get().amount).toEqual(['wallet.belowFee']);
    expect(typed('upi', '50.01').form.$errors.get().amount).toEqual([]);
  });

  test('selects the first open method and refuses a closed one', async () => {
    here.gateway.switches.closedMethods = ['upi'];
    await $options.reload();
    const payment = createPayment('deposit', $options);
    expect(payment.$method.get()?.id).toBe('bank');
    payment.form.change('method', 'upi');
    expect(payment.form.validate()).toBe('method');
  });
});

describe('payment', () => {
  test('shows debit and credit and pays only after confirmation', async () => {
    const payment = await reviewed('card', '1,000.50');
    expect(payment.$confirming.get()).toMatchObject({ amount: 1_000.5, fee: 20.01, net: 980.49 });
    expect(here.sentTo(deposit)).toEqual([]);
    payment.change();
    expect(payment.$confirming.get()).toBeUndefined();
    expect(payment.form.$values.get().amount).toBe('1,000.50');
    await payment.review.submit();
    expect(await payment.payment.submit()).toBe(true);
    expect(payment.$placed.get()).toMatchObject({ amount: 1_000.5, net: 980.49, state: 'done' });
    expect([payment.$confirming.get(), payment.form.$values.get().amount]).toEqual([undefined, '']);
    await ready();
    expect(balance()).toBe(25_980.49);
    expect(latest()[0]).toMatchObject({ id: payment.$placed.get()!.orderId, method: 'Card', fee: 20.01 });
  });

  test('is sent once for repeated taps', async () => {
    const payment = await reviewed('upi', '100');
    const hold = here.gateway.faults!.hold('deposit');
    const pressed = [payment.payment.submit(), payment.payment.submit()];
    await hold.reached;
    hold.release();
    expect(await Promise.all(pressed)).toEqual([true, false]);
    expect(here.sentTo(deposit)).toHaveLength(1);
  });

  test.each(['upi', 'bank'])(
    'by %s with a lost response stays in review, and confirming again pays once',
    async (method) => {
      here.gateway.faults!.set({ endpoint: 'deposit', malformed: 'truncated', times: 1 });
      const payment = await reviewed(method, '500');
      expect(await payment.payment.submit()).toBe(false);
      expect(payment.payment.$sending.get()).toMatchObject({ error: { kind: 'malformed' } });
      expect(payment.$confirming.get()).toMatchObject({ amount: 500 });
      await ready();
      expect(await payment.payment.submit()).toBe(true);
      await ready();
      gatewayTime += 60_000;
      await Promise.all([$balance.reload(), $open.reload(), $latest.reload()]);
      expect(balance()).toBe(25_500);
    },
  );

  test.each([
    ['amount', 'upi', '300', 25_800],
    ['method', 'bank', '500', 26_000],
  ])('%s after a lost response is a new payment', async (_, method, amount, after) => {
    here.gateway.faults!.set({ endpoint: 'deposit', malformed: 'truncated', times: 1 });
    const payment = await reviewed('upi', '500');
    expect(await payment.payment.submit()).toBe(false);
    await ready();
    payment.change();
    payment.form.change('method', method);
    payment.form.change('amount', amount);
    await payment.review.submit();
    expect(await payment.payment.submit()).toBe(true);
    gatewayTime += 60_000;
    await $balance.reload();
    expect(balance()).toBe(after);
  });

  test('is not retried automatically while the gateway is unreachable', async () => {
    here.gateway.faults!.set({ endpoint: 'deposit', drop: true });
    const payment = await reviewed('upi', '100');
    expect(await payment.payment.submit()).toBe(false);
    expect(payment.payment.$sending.get()).toMatchObject({ error: { kind: 'offline' } });
    expect(here.sentTo(deposit)).toHaveLength(1);
  });

  test('with a changed fee pays nothing and shows the new fee', async () => {
    mutate($options, ({ methods, ...rest }) => ({
      ...rest,
      methods: methods.map((method) => ({ ...method, fee: { fixed: 0, percent: 1 } })),
    }));
    const payment = await reviewed('card', '1000');
    expect(payment.$confirming.get()).toMatchObject({ fee: 10 });
    expect(await payment.payment.submit()).toBe(false);
    expect(payment.payment.$sending.get()).toMatchObject({ error: { code: 'payment.fee.changed' } });
    await ready();
    payment.change();
    await settled(() => expect(payment.$quote.get()).toMatchObject({ fee: 20 }));
    await payment.review.submit();
    expect(payment.payment.$sending.get()).toEqual({ state: 'idle' });
    expect(await payment.payment.submit()).toBe(true);
  });

  test('answered for the next member changes nothing', async () => {
    const payment = await reviewed('upi', '100');
    const hold = here.gateway.faults!.hold('deposit');
    const sent = payment.payment.submit();
    await hold.reached;
    await here.signIn('ravi1');
    await ready();
    const [before, reads] = [balance(), here.sentTo(getPayments).length];
    hold.release();
    await sent;
    expect(payment.$placed.get()).toBeUndefined();
    expect([balance(), here.sentTo(getPayments).length]).toEqual([before, reads]);
  });

  test('answered after a sign-out shows nothing', async () => {
    const payment = await reviewed('upi', '100');
    const hold = here.gateway.faults!.hold('deposit');
    const sent = payment.payment.submit();
    await hold.reached;
    clearSession();
    hold.release();
    await sent;
    expect(payment.$placed.get()).toBeUndefined();
  });
});

describe('pending payments', () => {
  test('are polled every five seconds until they end', async () => {
    const payment = await reviewed('bank', '500');
    await payment.payment.submit();
    await ready();
    expect(open()).toMatchObject([{ id: payment.$placed.get()!.orderId, state: 'pending' }]);
    const page = Object.assign(new EventTarget(), { hidden: false });
    vi.stubGlobal('document', page);
    vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
    vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
    stopClock();
    closeAfter(pollPayments('deposit', 'EN'));
    const reads = () => here.sentTo(getPayments).filter(({ query }) => query.get('state') === 'open').length;
    const before = reads();
    await pass(4_999);
    expect(reads()).toBe(before);
    await pass(1);
    expect(reads()).toBe(before + 1);
    await settled(
      () => expect(open()).toHaveLength(1),
      () => pass(0),
    );
    gatewayTime += 60_000;
    await pass(5_000);
    await settled(
      () => {
        expect(open()).toEqual([]);
        expect(latest()?.[0]).toMatchObject({ id: payment.$placed.get()!.orderId, state: 'done' });
        expect(balance()).toBe(25_500);
      },
      () => pass(0),
    );
    const after = reads();
    await pass(60_000);
    expect(reads()).toBe(after);
  });

  test('are cancelled once for repeated taps, with a message', async () => {
    await (await reviewed('bank', '500')).payment.submit();
    await ready();
    const [{ id } = { id: '' }] = open();
    await Promise.all([requestCancellation(id), requestCancellation(id)]);
    expect(here.sentTo(cancelPayment)).toHaveLength(1);
    expect($toast.get()).toMatchObject({ kind: 'success', text: 'wallet.calledOff' });
    await ready();
    expect(open()).toEqual([]);
    expect(latest()[0]).toMatchObject({ id, state: 'cancelled' });
  });

  test('cancelled too late say so and show their state', async () => {
    await (await reviewed('bank', '500')).payment.submit();
    await ready();
    const [{ id } = { id: '' }] = open();
    gatewayTime += 30_000;
    await requestCancellation(id);
    expect($toast.get()).toMatchObject({ kind: 'failure', text: 'wallet.tooLate' });
    await ready();
    expect(open()).toMatchObject([{ id, cancellable: false }]);
  });

  test('cancelled before a change of session show nothing', async () => {
    await (await reviewed('bank', '500')).payment.submit();
    await ready();
    const hold = here.gateway.faults!.hold('cancelPayment');
    const calling = requestCancellation(open()[0]!.id);
    await hold.reached;
    await here.signIn('ravi1');
    await ready();
    hold.release();
    await calling;
    expect($toast.get()).toBeUndefined();
    expect(open()).toEqual([]);
  });
});
