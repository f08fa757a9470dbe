import { act, screen, waitFor, within } from '@testing-library/react';
import type { ComponentType } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { invalidate } from '../../src/gateway/cache/resource.ts';
import { deposit } from '../../src/gateway/endpoints/wallet.ts';
import { call } from '../../src/gateway/http/client.ts';
import { loadMessages } from '../../src/i18n/language.ts';
import DepositPage from '../../src/pages/deposit.tsx';
import MemberHomePage from '../../src/pages/member-home.tsx';
import { toggleBalanceMask } from '../../src/session/member.ts';
import { description, field, fill } from '../support/fields.ts';
import { inView } from '../support/in-view.ts';
import { settled } from '../support/patient.ts';
import { reloadStatus } from '../support/reload-status.ts';
import { show } from '../support/show.tsx';
import { type TestEnvironment, testEnvironment } from '../support/test-environment.ts';
import { user } from '../support/user.ts';

let here: TestEnvironment;
beforeEach(async () => {
  inView(false);
  here = await testEnvironment();
  await loadMessages(['account', 'member', 'wallet']);
});

/** A member on a page, of a gateway with these template flags. */
async function open(Page: ComponentType, mobileTemplate: Record<string, string>) {
  here.gateway.switches.mobileTemplate = mobileTemplate;
  await here.signIn();
  invalidate('status');
  await show(<Page />);
}
const press = (name: string | RegExp) => user.click(screen.getByRole('button', { name }));
const addresses = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

test('shows the member card and money buttons when the template flag memberCenter is 1', {
  tags: ['SY-1'],
}, async () => {
  await open(MemberHomePage, { memberCenter: '1', deposit: '0' });
  await screen.findByRole('button', { name: 'Copy: Member ID' });
  expect(document.querySelector('.avatar')).not.toBeNull();
  expect(screen.queryByRole('term')).toBeNull();
  expect(screen.getAllByRole('navigation').map((one) => one.textContent?.slice(0, 4))).toEqual([
    'Mone',
    'Play',
    'Safe',
    'Acco',
  ]);
  expect(screen.getAllByRole('link', { name: 'Deposit' })).toHaveLength(1);
});

test('the rows of the groups show their state', { tags: ['WL-5'] }, async () => {
  await open(MemberHomePage, { memberCenter: '1', deposit: '0' });
  await screen.findByRole('link', { name: /^Play safely\s*No limits set$/ });
  await screen.findByRole('link', { name: /^Security\D*Linked · 1 device$/ });
  await screen.findByRole('link', { name: /^My account\s*maya7$/ });
  await screen.findByRole('link', { name: /^VIP benefits\s*Gold$/ });
  await screen.findByRole('link', { name: /^Reward centre\s*To claim: \d+$/ });
});

test('the rows of records show what their pages begin with, and hide amounts with the balance', {
  tags: ['WL-5', 'HD-5'],
}, async () => {
  await here.signIn();
  await call(deposit, { body: { amount: 512.5 } });
  await open(MemberHomePage, { memberCenter: '1', deposit: '0' });
  await screen.findByRole('link', { name: /^Wallet transfer\s*₹[\d,]+$/ });
  await screen.findByRole('link', { name: /^Account record\s*Deposit · \+₹512\.50$/ });
  await screen.findByRole('link', { name: /^Deposit record\s*Done · ₹512\.50$/ });
  await screen.findByRole('link', { name: /^Betting record\s*(Won|Lost) · [+−]₹[\d,.]+$/ });
  await screen.findByRole('link', { name: /^Profit and loss\s*30 days · [+−]₹[\d,.]+$/ });
  await screen.findByRole('link', { name: /^Message centre\s*\d+ unread$/ });
  screen.getByRole('link', { name: 'Log in at a terminal' });
  act(toggleBalanceMask);
  await screen.findByRole('link', { name: /^Wallet transfer\s*₹\*\.\*\*$/ });
  for (const name of [
    /^Account record\s*Deposit$/,
    /^Deposit record\s*Done$/,
    /^Betting record\s*(Won|Lost)$/,
  ])
    screen.getByRole('link', { name });
  screen.getByRole('link', { name: 'Profit and loss' });
  act(toggleBalanceMask);
});

test('shows the member info as a compact list when the template flag memberCenter is 0', {
  tags: ['SY-1'],
}, async () => {
  await open(MemberHomePage, { memberCenter: '0', deposit: '1' });
  await screen.findAllByText('maya7');
  const terms = screen.getAllByRole('term').map((one) => one.textContent);
  expect(terms).toEqual(['Username', 'Nickname', 'Member ID', 'VIP']);
  expect(document.querySelector('.avatar')).toBeNull();
  const entries = within(screen.getByRole('navigation')).getAllByRole('link');
  expect(entries.slice(0, 3).map((one) => one.getAttribute('href'))).toEqual([
    '/m/voucherCenter',
    '/m/withdraw',
    '/m/myAccount/index',
  ]);
  expect(addresses()).toEqual(expect.arrayContaining(['/m/rewardCenter', '/m/gameRecord', '/m/set']));
});

test('lists the ways to deposit with presets and the record when the template flag deposit is 1', {
  tags: ['SY-1'],
}, async () => {
  await open(DepositPage, { memberCenter: '0', deposit: '1' });
  expect(await screen.findAllByRole('radio')).toHaveLength(4);
  screen.getByRole('group', { name: 'Quick amounts' });
  screen.getByRole('region', { name: 'Payment record' });
  expect(screen.queryByRole('combobox')).toBeNull();
});

test('deposits by a compact form when the template flag deposit is 0', { tags: ['SY-1'] }, async () => {
  await open(DepositPage, { memberCenter: '1', deposit: '0' });
  const methods = await screen.findByRole('combobox', { name: 'Payment method' });
  expect(screen.queryByRole('radio')).toBeNull();
  expect(screen.queryByRole('group', { name: 'Quick amounts' })).toBeNull();
  expect(screen.queryByRole('region', { name: 'Payment record' })).toBeNull();
  expect(addresses()).toEqual(['/m/activity', '/m/protection', '/m/vouReport']);
  await user.selectOptions(methods, 'Card');
  expect(description(field('Amount (INR)'))).toBe('₹200 to ₹50,000');
  expect(description(await fill('Amount (INR)', '199'))).toBe('Minimum: ₹200.00');
  await fill('Amount (INR)', '200');
  screen.getByText('Fee 2% · Instant');
  expect(screen.getByRole('definition').textContent).toBe('₹196.00');
  await press('Continue');
  await press('Pay ₹200.00');
  expect((await screen.findByRole('status')).textContent).toContain('Deposited: ₹196.00');
  expect(here.sentTo(deposit)).toHaveLength(1);
});

test('keeps what was typed when the operator switches the template of the deposit', {
  tags: ['SY-1'],
}, async () => {
  await open(DepositPage, { deposit: '0' });
  await user.selectOptions(await screen.findByRole('combobox'), 'Card');
  await fill('Amount (INR)', '450');
  here.gateway.switches.mobileTemplate = { deposit: '1' };
  await act(reloadStatus);
  await waitFor(() => screen.getByRole('radio', { name: /^Card/, checked: true }));
  expect(field('Amount (INR)').value).toBe('450');
});

test.each([
  ['names no template', () => here.gateway.faults!.rewrite('getStatus', (status) => without(status))],
  ['cannot be read', () => here.gateway.faults!.set({ endpoint: 'getStatus', status: 500 })],
])('shows the base version when the status %s', { tags: ['SY-1'] }, async (_, break_) => {
  await here.signIn();
  break_();
  invalidate('status');
  await show(<DepositPage />);
  await settled(() => screen.getByRole('combobox', { name: 'Payment method' }));
});

const without = (status: { info: object }) => ({ ...status, info: { ...status.info, mobileTemplate: {} } });
