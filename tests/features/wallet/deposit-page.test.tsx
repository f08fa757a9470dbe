import { act, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { invalidate } from '../../../src/gateway/cache/resource.ts';
import { joinPromotion } from '../../../src/gateway/endpoints/promotions.ts';
import { deposit } from '../../../src/gateway/endpoints/wallet.ts';
import { call } from '../../../src/gateway/http/client.ts';
import { loadMessages } from '../../../src/i18n/language.ts';
import DepositPage from '../../../src/pages/deposit.tsx';
import { $confirmation } from '../../../src/ui/confirm.ts';
import { description, field, fill } from '../../support/fields.ts';
import { inView } from '../../support/in-view.ts';
import { settled } from '../../support/patient.ts';
import { show } from '../../support/show.tsx';
import { type TestEnvironment, testEnvironment } from '../../support/test-environment.ts';
import { user } from '../../support/user.ts';

let here: TestEnvironment;
beforeEach(async () => {
  inView(false);
  here = await testEnvironment();
  await loadMessages(['wallet', 'promotions']);
  await here.signIn();
  await show(<DepositPage />);
  await screen.findAllByRole('radio');
});
afterEach(() => {
  $confirmation.set(undefined);
});

const press = (name: string | RegExp) => user.click(screen.getByRole('button', { name }));
const dialog = () => within(screen.getByRole('dialog', { name: 'Check your deposit' }));
const factsOf = (one: HTMLElement) =>
  within(one)
    .getAllByRole('definition')
    .map((fact) => fact.textContent);
const facts = () => factsOf(screen.getByRole('dialog', { name: 'Check your deposit' }));
const history = () => within(screen.getByRole('region', { name: 'Payment record' })).getAllByRole('listitem');

test('shows methods, limits and fees before an amount is typed', { tags: ['WL-1'] }, async () => {
  expect(screen.getAllByRole('radio').map((one) => one.parentElement!.textContent)).toEqual([
    'UPI₹100 to ₹1,00,000No fee · Instant',
    'Bank transfer₹500 to ₹10,00,000No fee · Usually within 1 minute',
    'Card₹200 to ₹50,000Fee 2% · Instant',
    'USDT (TRC-20)₹1,000 to ₹50,00,000Fee 0.5% + ₹50.00 · Usually within 2 minutes',
  ]);
  expect(description(field('Amount (INR)'))).toBe('₹100 to ₹1,00,000');
  await user.click(screen.getByRole('radio', { name: /^USDT/ }));
  const presets = within(screen.getByRole('group', { name: 'Quick amounts' })).getAllByRole('button');
  expect(presets.map((one) => one.textContent)).toEqual(['₹1,000', '₹5,000', '₹10,000']);
  const amount = await fill('Amount (INR)', '999');
  expect(description(amount)).toBe('Minimum: ₹1,000.00');
  await fill('Amount (INR)', '1.000');
  expect(description(amount)).toBe('This can be read in two ways: write a thousand as 1,000 and one as 1.00');
  await fill('Amount (INR)', '2,000');
  expect(document.querySelector('.payment-form__quote')!.textContent).toBe(
    'Fee₹60.00Added to your balance₹1,940.00',
  );
});

test('a method has an icon for its kind, and none for an unknown kind', { tags: ['WL-1'] }, async () => {
  const icons = () =>
    screen.getAllByRole('radio').map((one) => one.parentElement!.querySelector('svg')?.innerHTML);
  expect(new Set(icons()).size).toBe(4);
  expect(icons()).not.toContain(undefined);
  here.gateway.faults!.rewrite('getDepositMethods', (value) => ({
    ...value,
    methods: (value.methods as object[]).map((method) => ({ ...method, kind: 'barter' })),
  }));
  await act(async () => invalidate('member/payment-options'));
  await settled(() => expect(icons()).toEqual([undefined, undefined, undefined, undefined]));
});

test('reviews a deposit, pays it, and shows it in balance and history', { tags: ['WL-1'] }, async () => {
  await user.click(screen.getByRole('radio', { name: /^Card/ }));
  await press('₹200');
  screen.getByRole('button', { name: '₹200', pressed: true });
  await press('Continue');
  expect(facts()).toEqual(['Card', 'Instant', '₹200.00', '₹4.00', '₹196.00']);
  await user.click(dialog().getByRole('button', { name: 'Change' }));
  expect(field('Amount (INR)').value).toBe('200');
  await press('Continue');
  await user.click(dialog().getByRole('button', { name: 'Pay ₹200.00' }));
  const result = await screen.findByRole('dialog', { name: 'Deposit' });
  expect(within(result).getByRole('status').textContent).toBe('Deposited: ₹196.00');
  await settled(() =>
    expect(factsOf(result)).toEqual(['₹25,196.00', expect.stringMatching(/^[A-Z\d]{10}$/)]),
  );
  expect(within(result).getByRole('link', { name: 'Play now' }).getAttribute('href')).toBe('/m/home');
  await user.click(within(result).getByRole('button', { name: 'Done' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  await settled(() => expect(history()[0]!.textContent).toContain('Card₹200.00'));
  // The record of deposits has the amount without the fee.
  expect(factsOf(history()[0]!).slice(0, 2)).toEqual(['₹4.00', '₹196.00']);
});

test('lists the three latest payments with icon and date, and links to the record of all', {
  tags: ['WL-1', 'WL-2'],
}, async () => {
  await settled(() => expect(history()).toHaveLength(3));
  for (const entry of history()) {
    expect(entry.querySelectorAll('svg')).toHaveLength(1);
    expect(entry.textContent).toMatch(/[A-Z][a-z]{2} \d{1,2}, 20\d\d, \d{1,2}:\d\d\s[AP]M/);
  }
  const all = within(screen.getByRole('region', { name: 'Payment record' })).getByRole('link');
  expect([all.textContent, all.getAttribute('href')]).toEqual(['All Payment record', '/m/vouReport']);
});

test('links a newcomer to the first deposit bonus with its state', { tags: ['PR-2'] }, async () => {
  const offers = await screen.findByRole('link', {
    name: 'Promotions Nightly drops · Bring a friend',
  });
  expect(offers.getAttribute('href')).toBe('/m/activity');
  await act(async () => here.signIn('newbie'));
  const offer = await screen.findByRole('link', { name: '100% up to ₹5,000 Welcome gift Join' });
  expect(offer.getAttribute('href')).toBe('/m/activityDetail?id=p-welcome');
  await call(joinPromotion, { body: { promotionId: 'p-welcome', language: 'EN' } });
  await act(async () => invalidate());
  await screen.findByRole('link', { name: '100% up to ₹5,000 Welcome gift Joined' });
});

test('the result names the bonus of a promotion with a link to claim it', { tags: ['WL-1'] }, async () => {
  await act(async () => here.signIn('ravi1'));
  await call(joinPromotion, { body: { promotionId: 'p-welcome', language: 'EN' } });
  await settled(() => expect(field('Amount (INR)').value).toBe(''));
  await fill('Amount (INR)', '150');
  await press('Continue');
  await user.click(dialog().getByRole('button', { name: /^Pay/ }));
  const result = within(await screen.findByRole('dialog', { name: 'Deposit' }));
  await settled(() => result.getByText('₹150.00', { selector: '.form__notice > bdi' }));
  expect(result.getByRole('link', { name: 'Claim' }).getAttribute('href')).toBe('/m/activity');
});

test('shows a pending deposit, cancels it after confirmation, and says so', { tags: ['WL-1'] }, async () => {
  await user.click(screen.getByRole('radio', { name: /^Bank/ }));
  await fill('Amount (INR)', '500');
  await press('Continue');
  await user.click(dialog().getByRole('button', { name: /^Pay/ }));
  const result = await screen.findByRole('dialog', { name: 'Deposit' });
  expect(within(result).getByRole('status').textContent).toBe('On its way to your balance: ₹500.00');
  await press('Done');
  await settled(() => within(screen.getByRole('region', { name: 'Pending' })).getByRole('listitem'));
  await press('Cancel payment');
  expect($confirmation.get()).toMatchObject({
    title: 'wallet.callOffTitle',
    values: { amount: '₹500.00', method: 'Bank transfer' },
  });
  await act(async () => $confirmation.get()!.answer(true));
  await settled(() => expect(history()[0]!.textContent).toContain('Cancelled'));
  expect(screen.queryByRole('region', { name: 'Pending' })).toBeNull();
});

test('says that a payment with a lost response is unclear; sending again pays once', {
  tags: ['WL-1'],
}, async () => {
  here.gateway.faults!.set({ endpoint: 'deposit', malformed: 'truncated', times: 1 });
  await fill('Amount (INR)', '100');
  await press('Continue');
  await user.click(dialog().getByRole('button', { name: /^Pay/ }));
  await settled(() => dialog().getByText(/do not know yet/));
  dialog().getByRole('alert');
  await user.click(dialog().getByRole('button', { name: /^Pay/ }));
  await screen.findByRole('status');
  await settled(() => expect(document.body.textContent).toContain('₹25,100.00'));
  expect(here.sentTo(deposit)).toHaveLength(2);
});

test('discards the input with the session', { tags: ['WL-1'] }, async () => {
  await fill('Amount (INR)', '100');
  await press('Continue');
  await act(async () => here.signIn('ravi1'));
  await settled(() => expect(field('Amount (INR)').value).toBe(''));
  expect(screen.queryByRole('dialog')).toBeNull();
});
