import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTransfer } from '../../../src/features/wallet/transfer-store.ts';
import { deposit, withdraw } from '../../../src/gateway/endpoints/wallet.ts';
import { refusal } from '../../../src/gateway/errors.ts';
import { $balance } from '../../../src/session/member.ts';
import { clearSession } from '../../../src/session/session.ts';
import { settled } from '../../support/patient.ts';
import { type TestEnvironment, testEnvironment } from '../../support/test-environment.ts';

let here: TestEnvironment;
let stopReading: () => void;
/** The balance before the test. */
let start: number;

async function balance(): Promise<number> {
  await settled(() => expect($balance.get().state).toBe('ready'));
  const known = $balance.get();
  return known.state === 'ready' ? known.value : Number.NaN;
}

beforeAll(async () => {
  here = await testEnvironment();
});
afterAll(() => here.close());

beforeEach(async () => {
  here.gateway.faults!.clear();
  here.sent.length = 0;
  await here.signIn();
  stopReading = $balance.listen(() => {});
  await $balance.reload();
  start = await balance();
});
afterEach(() => {
  stopReading();
  clearSession();
});

describe('WL-1 a payment', () => {
  test('into the wallet shows with its order and in the balance', async () => {
    const transfer = createTransfer('deposit');
    transfer.form.change('amount', ' 99,50 ');
    expect(transfer.form.validate()).toBeUndefined();
    expect(await transfer.submit()).toBe(true);
    expect(transfer.$moved.get()).toEqual({ amount: 99.5, orderId: expect.stringMatching(/.+/) });
    expect(transfer.form.$values.get().amount).toBe('');
    expect(await balance()).toBe(start + 99.5);
  });

  test('out of the wallet shows in the balance', async () => {
    const transfer = createTransfer('withdraw');
    transfer.change(1_000);
    expect(await transfer.submit()).toBe(true);
    expect(await balance()).toBe(start - 1_000);
  });

  test('above the known balance is told before it is sent', async () => {
    const transfer = createTransfer('withdraw');
    transfer.change(start + 0.01);
    expect(transfer.form.validate()).toBe('amount');
    expect(transfer.form.$errors.get().amount).toEqual(['wallet.amountTooMuch']);
    const paying = createTransfer('deposit');
    paying.change(start + 0.01);
    expect(paying.form.validate()).toBeUndefined();
  });

  test('above a balance that changed elsewhere is refused, and what was typed stays', async () => {
    const first = createTransfer('withdraw');
    first.change(start - 10);
    const second = createTransfer('withdraw');
    second.change(20);
    await first.submit();
    expect(await second.submit()).toBe(false);
    expect(second.$sending.get()).toMatchObject({ state: 'failed', error: { code: refusal.funds } });
    expect(second.form.$values.get().amount).toBe('20');
    expect(await balance()).toBe(10);
  });

  test('is sent once however often it is pressed', async () => {
    here.gateway.faults!.set({ endpoint: 'withdraw', latency: 40 });
    const transfer = createTransfer('withdraw');
    transfer.change(2.5);
    expect(await Promise.all([transfer.submit(), transfer.submit(), transfer.submit()])).toEqual([
      true,
      false,
      false,
    ]);
    expect(here.sentTo(withdraw)).toHaveLength(1);
    expect(await balance()).toBe(start - 2.5);
  });

  test.each(['deposit', 'withdraw'] as const)(
    'a %s whose answer was lost, sent again, pays once and tells its order',
    async (kind) => {
      here.gateway.faults!.set({ endpoint: kind, malformed: 'truncated', times: 1 });
      const transfer = createTransfer(kind);
      transfer.change(100);
      expect(await transfer.submit()).toBe(false);
      const paid = kind === 'deposit' ? start + 100 : start - 100;
      expect(await balance()).toBe(paid);
      expect(await transfer.submit()).toBe(true);
      expect(transfer.$moved.get()).toMatchObject({ amount: 100 });
      expect(await balance()).toBe(paid);
      // What was told is over: the same amount anew is another payment.
      transfer.change(100);
      expect(await transfer.submit()).toBe(true);
      expect(await balance()).toBe(kind === 'deposit' ? start + 200 : start - 200);
    },
  );

  test('of another amount after a lost answer is another payment, and so is one after a refusal', async () => {
    here.gateway.faults!.set({ endpoint: 'deposit', malformed: 'truncated', times: 1 });
    const transfer = createTransfer('deposit');
    transfer.change(100);
    await transfer.submit();
    transfer.change(50);
    expect(await transfer.submit()).toBe(true);
    expect(await balance()).toBe(start + 150);
  });

  test('whose answer is lost is not sent again, and the balance is asked for', async () => {
    here.gateway.faults!.set({ endpoint: 'deposit', malformed: 'truncated', times: 1 });
    const transfer = createTransfer('deposit');
    transfer.change(100);
    expect(await transfer.submit()).toBe(false);
    expect(transfer.$sending.get()).toMatchObject({ state: 'failed', error: { kind: 'malformed' } });
    expect(transfer.$moved.get()).toBeUndefined();
    expect(transfer.form.$values.get().amount).toBe('100');
    expect(here.sentTo(deposit)).toHaveLength(1);
    expect(await balance()).toBe(start + 100);
  });
});

test.each([['trial4'], ['guest40'], ['agent10']])(
  'SE-5 the gateway too refuses the money of %s',
  async (name) => {
    await here.signIn(name);
    const transfer = createTransfer('deposit');
    transfer.change(100);
    expect(await transfer.submit()).toBe(false);
    expect(transfer.$sending.get()).toMatchObject({ state: 'failed', error: { code: refusal.realOnly } });
  },
);
