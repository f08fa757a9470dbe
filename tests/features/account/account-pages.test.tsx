import { act, screen, waitFor, within } from '@testing-library/react';
import type { ComponentType } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { $status } from '../../../src/config/status.ts';
import { mutate } from '../../../src/gateway/cache/mutate.ts';
import { loadMessages } from '../../../src/i18n/language.ts';
import ChangePasswordPage from '../../../src/pages/change-password.tsx';
import DepositPage from '../../../src/pages/deposit.tsx';
import MemberHomePage from '../../../src/pages/member-home.tsx';
import RewardCenterPage from '../../../src/pages/reward-center.tsx';
import SecurityCenterPage from '../../../src/pages/security-center.tsx';
import SettingsPage from '../../../src/pages/settings.tsx';
import VipBenefitsPage from '../../../src/pages/vip-benefits.tsx';
import WithdrawPage from '../../../src/pages/withdraw.tsx';
import { $balanceMasked } from '../../../src/session/member.ts';
import { $session, clearSession } from '../../../src/session/session.ts';
import { $confirmation } from '../../../src/ui/confirm.ts';
import { $toast } from '../../../src/ui/toasts.ts';
import { closeAfter } from '../../support/close-after.ts';
import { description, field, fill } from '../../support/fields.ts';
import { show } from '../../support/show.tsx';
import { type TestEnvironment, testEnvironment } from '../../support/test-environment.ts';
import { user } from '../../support/user.ts';
import { setWindowWidth } from '../../support/window-width.ts';

// Pictures of the bundle, which only the build can find.
vi.mock('../../../src/shell/header/flags.ts', () => ({ flags: {} }));

let here: TestEnvironment;

beforeAll(async () => {
  here = await testEnvironment();
  await loadMessages(['account', 'member', 'wallet']);
});

beforeEach(() => {
  clearSession();
  $toast.set(undefined);
  here.gateway.faults!.clear();
  here.sent.length = 0;
  here.seen.navigated.length = 0;
  here.seen.back = 0;
});
afterEach(() => {
  $confirmation.get()?.answer(false);
});

const text = () => document.body.textContent ?? '';
const press = async (name: string | RegExp) => user.click(await screen.findByRole('button', { name }));

const pages: [string, ComponentType, string][] = [
  ['the member centre', MemberHomePage, '/m/member/home'],
  ['settings', SettingsPage, '/m/set'],
  ['deposit', DepositPage, '/m/voucherCenter'],
  ['withdraw', WithdrawPage, '/m/withdraw'],
  ['the reward centre', RewardCenterPage, '/m/rewardCenter'],
  ['the security centre', SecurityCenterPage, '/m/securityCenter'],
];

test.each(pages)('%s redirects a visitor to login and back', { tags: ['SE-4'] }, async (_, Page, path) => {
  await show(<Page />);
  expect(here.seen.navigated).toEqual([
    { address: `/m/login?from=${encodeURIComponent(path)}`, replace: true },
  ]);
  expect(text()).toBe('');
  expect(here.sent).toEqual([]);
});

describe('accounts without real money', { tags: ['SE-5'] }, () => {
  test.each([
    ['trial4', DepositPage],
    ['guest40', DepositPage],
    ['trial4', WithdrawPage],
  ])('%s refuses play money with the reason and a link to registration', async (name, Page) => {
    await here.signIn(name);
    await show(<Page />);
    const note = within(await screen.findByRole('note', { name: 'Free-play account' }));
    note.getByText('Please login an actual account to use this function');
    expect($toast.get()).toBeUndefined();
    expect(here.seen.back).toBe(0);
    expect(screen.queryByRole('textbox')).toBeNull();
    // What a registration offers.
    const offers = await screen.findByRole('region', { name: 'Promotions' });
    await within(offers).findByRole('link', { name: /^Welcome gift/ });
    await user.click(note.getByRole('button', { name: 'Register now' }));
    await waitFor(() =>
      expect(here.seen.navigated.at(-1)).toEqual({ address: '/m/register', replace: true }),
    );
    expect($session.get()).toBeUndefined();
  });

  test.each(['trial4', 'guest40'])('the member centre asks %s; Cancel goes back', async (name) => {
    await here.signIn(name);
    await show(<MemberHomePage />);
    expect($confirmation.get()).toMatchObject({ text: 'member.freeReject', yes: 'member.registerNow' });
    await screen.findByText(name);
    await act(async () => $confirmation.get()?.answer(false));
    expect(here.seen).toMatchObject({ back: 1, navigated: [] });
    expect($session.get()?.userName).toBe(name);
  });

  test('a response after a change of session has no effect', async () => {
    await here.signIn('trial4');
    await show(<MemberHomePage />);
    const requested = $confirmation.get()!;
    await act(async () => here.signIn('maya7'));
    await act(async () => requested.answer(true));
    expect(here.seen).toMatchObject({ back: 0, navigated: [] });
    expect($session.get()?.userName).toBe('maya7');
  });

  test('"Register now" ends the trial, because registration is for guests', async () => {
    await here.signIn('trial4');
    await show(<MemberHomePage />);
    await act(async () => $confirmation.get()?.answer(true));
    await waitFor(() => expect(here.seen.navigated.at(-1)?.address).toBe('/m/register'));
    expect($session.get()).toBeUndefined();
  });
});

describe('agents who are not players', { tags: ['SE-5'] }, () => {
  const agents = ['agent10', 'staff41', 'staff42'];
  const said = () => JSON.stringify([$confirmation.get()?.text, $toast.get()?.text]);

  test.each(agents.flatMap((name) => [[name, DepositPage] as const, [name, WithdrawPage] as const]))(
    '%s is refused the money pages and offered customer service',
    async (name, Page) => {
      await here.signIn(name);
      await $status.reload();
      await show(<Page />);
      const note = within(await screen.findByRole('note', { name: 'Agent account' }));
      note.getByText(/^This is an agent account. Deposits and withdrawals are for players/);
      expect(note.getByRole('link', { name: 'Agency centre' }).getAttribute('href')).toBe('/m/agent');
      expect(said()).toBe('[null,null]');
      await user.click(note.getByRole('button', { name: 'Customer service' }));
      expect(here.seen).toMatchObject({ back: 0, navigated: [] });
      expect(here.seen.opened.at(-1)).toMatch(/\/demo\/chat$/);
      expect($session.get()?.userName).toBe(name);
    },
  );

  test.each(agents)(
    '%s goes from the member centre to the agency centre and keeps the session',
    async (name) => {
      await here.signIn(name);
      await show(<MemberHomePage />);
      expect(said()).toBe('["member.agentText",null]');
      await act(async () => $confirmation.get()?.answer(true));
      expect(here.seen).toMatchObject({ back: 0, navigated: [{ address: '/m/agent', replace: true }] });
      expect($session.get()?.userName).toBe(name);
    },
  );

  test.each(agents)('%s sees a link to the agency centre in place of VIP benefits', async (name) => {
    await here.signIn(name);
    await show(<VipBenefitsPage />);
    const note = within(await screen.findByRole('note', { name: 'Agent account' }));
    expect(note.getByRole('link', { name: 'Agency centre' }).getAttribute('href')).toBe('/m/agent');
    expect(note.queryByRole('button')).toBeNull();
    expect(said()).toBe('[null,null]');
  });

  test('"Stay" goes back', async () => {
    await here.signIn('agent10');
    await show(<MemberHomePage />);
    await act(async () => $confirmation.get()?.answer(false));
    expect(here.seen).toMatchObject({ back: 1, navigated: [] });
  });

  test('offers no link without a customer service', async () => {
    await here.signIn('agent10');
    mutate($status, (status) => ({ ...status, info: { ...status.info, customerService: [] } }));
    here.seen.opened.length = 0;
    await show(<DepositPage />);
    const note = within(await screen.findByRole('note', { name: 'Agent account' }));
    expect(note.queryByRole('button')).toBeNull();
    note.getByRole('link', { name: 'Agency centre' });
  });
});

test('the member centre shows the signed-in member', { tags: ['WL-5'] }, async () => {
  await here.signIn('noor2');
  await show(<MemberHomePage />);
  await screen.findByText(/نور/);
  await screen.findAllByText(/Diamond/);
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links.slice(0, 2)).toEqual(['/m/voucherCenter', '/m/withdraw']);
  expect(links).toEqual(expect.arrayContaining(['/m/rewardCenter', '/m/gameRecord']));
});

test('copies the member ID and confirms it, or says that the browser refused', {
  tags: ['DR-1'],
}, async () => {
  await here.signIn();
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValueOnce();
  await show(<MemberHomePage />);
  await press('Copy: Member ID');
  expect(write).toHaveBeenCalledWith(expect.stringMatching(/^\d+$/));
  expect($toast.get()).toMatchObject({ text: 'common.copied', kind: 'success' });
  write.mockRejectedValueOnce(new DOMException('no', 'NotAllowedError'));
  await press('Copy: Member ID');
  expect($toast.get()?.kind).toBe('failure');
});

test('withdraws the whole balance, and no more, after a review of the target account', {
  tags: ['WL-1'],
}, async () => {
  await here.signIn('ravi1');
  await show(<WithdrawPage />);
  await press(/^Max/);
  expect(field('Amount (INR)').value).toBe('81250.75');
  await screen.findByRole('heading', { name: 'Withdrawal record' });
  const amount = await fill('Amount (INR)', '81250.76');
  expect(description(amount)).toBe('That is more than your balance');
  await fill('Amount (INR)', '81,250.75');
  await press('Continue');
  const dialog = within(screen.getByRole('dialog', { name: 'Check your withdrawal' }));
  expect(dialog.getAllByRole('definition').map((one) => one.textContent)).toEqual([
    'Bank transfer',
    'Ravi Mehta SBI •••• 8812',
    'Usually within 2 minutes',
    '₹81,250.75',
    '₹0.00',
    '₹81,250.75',
  ]);
  await user.click(dialog.getByRole('button', { name: /^Withdraw/ }));
  expect((await screen.findByRole('status')).textContent).toContain('On its way to you: ₹81,250.75');
});

test('a member without an account adds one and sees its errors', { tags: ['WL-1'] }, async () => {
  await here.signIn('newbie');
  await show(<WithdrawPage />);
  await screen.findByRole('button', { name: 'Add an account' });
  expect(screen.queryByRole('combobox', { name: 'Withdraw to' })).toBeNull();
  await fill('Amount (INR)', '500');
  await press('Continue');
  const add = screen.getByRole('button', { name: 'Add an account' });
  expect(description(add)).toBe('Withdraw to No accounts yet. Add your own.');
  expect(document.activeElement).toBe(add);
  await press('Add an account');
  await fill('Account holder', 'New Bie');
  await press('Save');
  expect(description(field('Bank'))).toBe('Please fill this in');
  await fill('Bank', 'SBI');
  await fill('IFSC', 'SBIN0000456');
  const number = await fill('Account number', '12');
  await press('Save');
  await waitFor(() => expect(description(number)).toMatch(/^Not a valid account for this payment method/));
  await fill('Account number', '12345678');
  await press('Save');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await screen.findByRole('option', { name: 'New Bie · SBI ••••\u00a05678', selected: true });
});

test('hides preset amounts above the balance', { tags: ['WL-1'] }, async () => {
  await here.signIn('newbie');
  await show(<WithdrawPage />);
  const presets = within(await screen.findByRole('group', { name: 'Quick amounts' }));
  await waitFor(() =>
    expect(presets.getAllByRole('button').map((one) => one.textContent)).toEqual(['₹500', '₹1,000']),
  );
});

test('claims a reward on its page', { tags: ['WL-7'] }, async () => {
  await here.signIn();
  await show(<RewardCenterPage />);
  const claims = () => screen.getAllByRole('button', { name: /^Claim/ });
  await screen.findAllByRole('button', { name: /^Claim/ });
  const claimed = () => screen.queryAllByText('Claimed');
  const before = [claims().length, claimed().length] as const;
  await user.click(claims()[0]!);
  await waitFor(() => expect([claims().length, claimed().length]).toEqual([before[0] - 1, before[1] + 1]));
});

test('lists rewards and cashback separately with amounts, and disables a claimed one', {
  tags: ['WL-7'],
}, async () => {
  const list = [
    { id: 'r1', kind: 'reward', title: 'Welcome', note: 'For you', amount: 12.5, state: 'open' },
    { id: 'r2', kind: 'reward', title: 'Old one', note: '', amount: 3, state: 'claimed' },
    { id: 'c1', kind: 'cashback', title: 'Week 3', note: '', amount: 7, state: 'open' },
  ];
  here.gateway.faults!.rewrite('getRewards', () => ({ list }));
  await here.signIn();
  await show(<RewardCenterPage />);
  const part = async (name: string) =>
    within((await screen.findByRole('heading', { level: 2, name })).closest('section')!);
  const rewards = await part('Rewards');
  const cashback = await part('Cashback');
  expect(rewards.getAllByRole('heading', { level: 3 }).map((one) => one.textContent)).toEqual([
    'Welcome',
    'Old one',
  ]);
  expect(cashback.getAllByRole('heading', { level: 3 }).map((one) => one.textContent)).toEqual(['Week 3']);
  rewards.getByText('For you');
  rewards.getByText(/12\.50/);
  expect(rewards.getAllByRole('button').map((one) => one.getAttribute('aria-label'))).toEqual([
    'Claim: Welcome',
  ]);
  rewards.getByText('Claimed');
});

test('hides the title of an empty list, and disables a claim during its request', {
  tags: ['WL-7'],
}, async () => {
  here.gateway.faults!.rewrite('getRewards', ({ list }: { list: { kind: string }[] }) => ({
    list: list.filter(({ kind }) => kind === 'reward'),
  }));
  await here.signIn();
  await show(<RewardCenterPage />);
  const [claim] = await screen.findAllByRole('button', { name: /^Claim/ });
  expect(screen.queryByRole('heading', { name: 'Cashback' })).toBeNull();
  const hold = here.gateway.faults!.hold('claimReward');
  await user.click(claim!);
  await hold.reached;
  expect(claim!.getAttribute('aria-busy')).toBe('true');
  hold.release();
  await screen.findByText('Claimed');
});

test('says that there are no rewards', { tags: ['WL-7'] }, async () => {
  here.gateway.faults!.set({ endpoint: 'getRewards', empty: true });
  await here.signIn();
  await show(<RewardCenterPage />);
  await screen.findByText('No rewards right now. New ones appear here.');
});

test("the security centre shows bound contacts, the session's end and the password change", {
  tags: ['WL-4'],
}, async () => {
  here.gateway.faults!.rewrite('getSecurity', (security) => ({
    ...security,
    email: 'ma•••@example.com',
    emailChecked: false,
    session: { startedAt: Date.UTC(2026, 0, 5, 12), expiresAt: Date.UTC(2026, 1, 6, 12) },
  }));
  await here.signIn();
  await show(<SecurityCenterPage />);
  const line = async (name: string) => (await screen.findByText(name)).closest('div')!.textContent;
  expect(await line('E-mail')).toBe('E-mailma•••@example.comNot verified');
  expect(await line('Mobile number')).toBe('Mobile number+91••••••3210Linked');
  await screen.findByText(/^If unused, this session expires: .?Feb 6, 2026/);
  expect(screen.getByRole('link', { name: 'Change password' }).getAttribute('href')).toBe('/m/changePsw');
});

test('the security centre lists devices, and ends the session of another', { tags: ['WL-4'] }, async () => {
  const place = { country: 'BR', terminal: '', startedAt: 0, seenAt: 0 };
  const others = [
    { ...place, id: 'other', device: 'Safari, iOS', current: false },
    { ...place, id: 'venue', device: '', country: '', terminal: 'Foyer Lounge', current: false },
  ];
  here.gateway.faults!.rewrite('getSessions', ({ list }) => ({ list: [...list, ...others] }));
  await here.signIn();
  await show(<SecurityCenterPage />);
  const rows = within(await screen.findByRole('region', { name: 'Devices' }));
  const texts = (await rows.findAllByRole('listitem')).map(({ textContent }) => textContent);
  expect(texts).toEqual([
    expect.stringMatching(/^Unknown deviceThis deviceLogged in: [^:]*:\d\d\D*$/),
    expect.stringMatching(/^Safari, iOSBrazilLogged in: .*Last used: .*Log out$/),
    expect.stringMatching(/^Terminal in a venueFoyer LoungeLogged in: /),
  ]);
  await user.click(rows.getByRole('button', { name: 'Log out: Safari, iOS' }));
  await waitFor(() => expect(rows.getAllByRole('listitem')).toHaveLength(1));
  expect(rows.queryByRole('button', { name: 'Log out all other devices' })).toBeNull();
});

test('settings have a row for each setting, with its current value', { tags: ['PW-5'] }, async () => {
  setWindowWidth(390);
  here.platform.ownDevice = true;
  closeAfter(() => {
    delete here.platform.ownDevice;
  });
  $status.forget();
  await here.signIn();
  await show(<SettingsPage />);
  const rows = async (name: string, values: string[]) => {
    const group = within(await screen.findByRole('navigation', { name }));
    await waitFor(() =>
      expect(group.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(values),
    );
    return group.getAllByRole('link').map((link) => link.getAttribute('href'));
  };
  await rows('Account', ['My accountmaya7', 'Inbox5']);
  const safety = await rows('Safety', [
    'Change password',
    'Security centreLinked · 1 device',
    'Identity checkNo check is needed',
    'Play safelyNo limits set',
  ]);
  expect(safety[0]).toBe('/m/changePsw');
  await rows('More', ['Help centre', 'Get the app']);
  screen.getByRole('button', { name: 'Customer service' });
  screen.getByRole('button', { name: 'Language: English' });
});

test('settings of a terminal are about the display and the safety alone', {
  tags: ['PW-5', 'KI-1'],
}, async () => {
  await here.signIn();
  await show(<SettingsPage />);
  await screen.findByRole('link', { name: 'Change password' });
  const groups = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(groups).toEqual(['Display', 'Safety']);
});

test('the password change redirects a visitor to login and back', { tags: ['PW-5'] }, async () => {
  await show(<ChangePasswordPage />);
  expect(here.seen.navigated).toEqual([{ address: '/m/login?from=%2Fm%2FchangePsw', replace: true }]);
  expect(text()).toBe('');
});

test('the password change names the account as text, with a field for password managers', {
  tags: ['PW-4'],
}, async () => {
  await here.signIn();
  await show(<ChangePasswordPage />);
  expect(field('New password').value).toBe('');
  expect(screen.queryByLabelText(/^Username/)).toBeNull();
  screen.getByText('maya7');
  const managed = document.querySelector<HTMLInputElement>('input[autocomplete="username"]')!;
  expect([managed.value, managed.hidden, managed.readOnly]).toEqual(['maya7', true, true]);
});

test('cancelling the sign-out keeps the session', { tags: ['PW-5'] }, async () => {
  await here.signIn();
  await show(<SettingsPage />);
  await press('Log out');
  await act(async () => $confirmation.get()?.answer(false));
  expect($session.get()?.userName).toBe('maya7');
  expect(here.seen.navigated).toEqual([]);
});

test('settings confirm the sign-out and can hide the balance', { tags: ['PW-5'] }, async () => {
  await here.signIn();
  await show(<SettingsPage />);
  const box = screen.getByRole<HTMLInputElement>('switch', { name: 'Hide balance' });
  await user.click(box);
  expect([box.checked, $balanceMasked.get()]).toEqual([true, true]);
  await user.click(box);
  await press('Log out');
  expect($confirmation.get()?.text).toBe('shell.signOutText');
  await act(async () => $confirmation.get()?.answer(true));
  await waitFor(() => expect($session.get()).toBeUndefined());
  await waitFor(() => expect(here.seen.navigated.at(-1)?.address).toBe('/m/home'));
});
