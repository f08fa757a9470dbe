// @module-tag WL-1
import { cleanStores } from 'nanostores';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { paymentOptions } from '../../../src/features/wallet/payment-options.ts';
import { createPayment } from '../../../src/features/wallet/payment-store.ts';
import { createWalletTransfer } from '../../../src/features/wallet/wallet-transfer-store.ts';
import {
  $isReturning,
  $payable,
  $wallets,
  returnVendorBalances,
  vendorBalance,
} from '../../../src/features/wallet/wallets.ts';
import { transferAllToMain, transferWallet } from '../../../src/gateway/endpoints/wallet-transfer.ts';
import { $balance } from '../../../src/session/member.ts';
import { $toast } from '../../../src/ui/toasts.ts';
import { settled } from '../../support/patient.ts';
import { type TestEnvironment, testEnvironment } from '../../support/test-environment.ts';

let here: TestEnvironment;
let stops: (() => void)[];
let moved: number;

beforeEach(async () => {
  moved = 0;
  here = await testEnvironment();
  await here.signIn();
  stops = [$wallets.listen(() => {}), $balance.listen(() => {})];
  await settled(() => expect([$wallets.get().state, $balance.get().state]).toEqual(['ready', 'ready']));
});
afterEach(() => {
  for (const stop of stops) stop();
  cleanStores($wallets, $payable, $balance);
});

const known = () => {
  const now = $wallets.get();
  if (now.state !== 'ready') throw new Error('not read');
  return now.value;
};
const held = (vendor: string) => known().vendors.find(({ id }) => id === vendor)!.balance;
function form(vendor: string, amount: string, to: 'vendor' | 'main' = 'vendor') {
  const transfer = createWalletTransfer(() => void moved++);
  transfer.reverse(to);
  transfer.form.change('vendor', vendor);
  transfer.form.change('amount', amount);
  return transfer;
}

test('updates both wallets to the cent and shows the order', async () => {
  const there = form('ASTER', '0,1');
  expect(there.form.validate()).toBeUndefined();
  expect(await there.submit()).toBe(true);
  there.form.change('amount', '0.2');
  expect(await there.submit()).toBe(true);
  expect([known().main, held('ASTER'), vendorBalance(known())]).toEqual([24_999.7, 0.3, 0.3]);
  expect(there.$done.get()).toMatchObject({ vendor: 'ASTER', to: 'vendor', amount: 0.2 });
  expect(there.form.$values.get()).toEqual({ vendor: 'ASTER', amount: '' });
  expect(moved).toBe(2);
  expect(await form('ASTER', '0.3', 'main').submit()).toBe(true);
  expect([known().main, held('ASTER')]).toEqual([25_000, 0]);
});

test('shows an amount above the balance and a missing vendor before sending', () => {
  const there = form('ASTER', '25000.01');
  expect(there.form.validate()).toBe('amount');
  expect(there.form.$errors.get().amount).toEqual(['wallet.amountTooMuch']);
  there.form.change('amount', '25000');
  expect(there.form.validate()).toBeUndefined();
  there.reverse('main');
  expect(there.available()).toBe(0);
  expect(there.form.validate()).toBe('amount');
  expect(form('', '1').form.validate()).toBe('vendor');
});

test('sends a transfer once for repeated taps', async () => {
  const there = form('ASTER', '10');
  expect(await Promise.all([there.submit(), there.submit()])).toEqual([true, false]);
  expect(here.sentTo(transferWallet)).toHaveLength(1);
  expect(held('ASTER')).toBe(10);
});

test('sending again after a lost response moves money once', async () => {
  here.gateway.faults!.set({ endpoint: 'transferWallet', malformed: 'truncated', times: 1 });
  const there = form('ASTER', '100');
  expect(await there.submit()).toBe(false);
  expect(there.$sending.get()).toMatchObject({ state: 'failed', error: { kind: 'malformed' } });
  expect(there.form.$values.get().amount).toBe('100');
  // It had succeeded: the wallets are refetched.
  await settled(() => expect(held('ASTER')).toBe(100));
  expect(await there.submit()).toBe(true);
  expect([known().main, held('ASTER')]).toEqual([24_900, 100]);
  // The next request is another transfer.
  there.form.change('amount', '100');
  expect(await there.submit()).toBe(true);
  expect(held('ASTER')).toBe(200);
});

test.each([
  ['amount', 'ASTER', '50', 'vendor', [24_850, 150, 0]],
  ['vendor', 'CORAL', '100', 'vendor', [24_800, 100, 100]],
  ['direction', 'ASTER', '100', 'main', [25_000, 0, 0]],
] as const)('%s after a lost response is a new transfer', async (_, vendor, amount, to, after) => {
  here.gateway.faults!.set({ endpoint: 'transferWallet', malformed: 'truncated', times: 1 });
  const there = form('ASTER', '100');
  expect(await there.submit()).toBe(false);
  await settled(() => expect(held('ASTER')).toBe(100));
  there.reverse(to);
  there.form.change('vendor', vendor);
  there.form.change('amount', amount);
  expect(await there.submit()).toBe(true);
  expect([known().main, held('ASTER'), held('CORAL')]).toEqual(after);
});

test('keeps everything when a vendor does not respond, and a retry moves the money', async () => {
  here.gateway.switches.vendors = { ASTER: 'unreachable' };
  const there = form('ASTER', '100');
  expect(await there.submit()).toBe(false);
  expect(there.$sending.get()).toMatchObject({ error: { code: 'wallet.vendor.unreachable' } });
  await settled(() => expect(held('ASTER')).toBeNull());
  expect(moved).toBe(1);
  here.gateway.switches.vendors = {};
  expect(await there.submit()).toBe(true);
  expect(held('ASTER')).toBe(100);
});

test('one tap returns all balances and names a vendor that failed', async () => {
  await form('ASTER', '100').submit();
  await form('CORAL', '50').submit();
  here.gateway.switches.vendors = { CORAL: 'unreachable' };
  expect(await Promise.all([returnVendorBalances(), returnVendorBalances()])).toEqual([['CORAL'], []]);
  expect(here.sentTo(transferAllToMain)).toHaveLength(1);
  expect($isReturning.get()).toBe(false);
  expect($toast.get()).toMatchObject({ kind: 'failure', text: 'wallet.partlyBack' });
  expect([known().main, held('ASTER'), held('CORAL')]).toEqual([24_950, 0, null]);
  here.gateway.switches.vendors = {};
  expect(await returnVendorBalances()).toEqual([]);
  expect($toast.get()).toMatchObject({ kind: 'success', text: 'wallet.allBack' });
  expect(known().main).toBe(25_000);
});

test('a transfer of a former session does not affect the next', async () => {
  const hold = here.gateway.faults!.hold('transferWallet');
  const there = form('ASTER', '100');
  const sending = there.submit();
  await hold.reached;
  await here.signIn('ravi1');
  await settled(() => expect($wallets.get()).toMatchObject({ value: { main: 81_250.75 } }));
  hold.release();
  await sending;
  expect([known().main, held('ASTER')]).toEqual([81_250.75, 0]);
  expect(there.$done.get()).toBeUndefined();
  expect(moved).toBe(0);
});

test("only the main wallet's balance can be withdrawn", async () => {
  stops.push($payable.listen(() => {}));
  await form('ASTER', '24000').submit();
  const $options = paymentOptions('withdraw', 'EN');
  await $options.reload();
  const out = createPayment('withdraw', $options);
  out.form.change('amount', '1000.01');
  expect(out.form.validate()).toBe('amount');
  out.form.change('amount', '1000');
  expect(out.form.validate()).toBeUndefined();
  await out.review.submit();
  expect(await out.payment.submit()).toBe(true);
  await settled(() => expect(known().main).toBe(0));
  await settled(() => expect($balance.get()).toMatchObject({ value: 24_000 }));
});

test('limits a response of 20,000 wallets', async () => {
  here.gateway.faults!.rewrite('getWallets', (value) => ({
    ...value,
    vendors: Array.from({ length: 20_000 }, (_, id) => ({ ...value.vendors[0], id })),
  }));
  await $wallets.reload();
  expect(known().vendors).toHaveLength(200);
});
