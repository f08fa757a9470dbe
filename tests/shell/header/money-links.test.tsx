import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { $status } from '../../../src/config/status.ts';
import { getRewards } from '../../../src/gateway/endpoints/rewards.ts';
import { loadMessages } from '../../../src/i18n/language.ts';
import RewardCenterPage from '../../../src/pages/reward-center.tsx';
import { $session } from '../../../src/session/session.ts';
import MenuDrawer from '../../../src/shell/drawers/menu-drawer.tsx';
import { MoneyLinks } from '../../../src/shell/header/money-links.tsx';
import { $confirmation } from '../../../src/ui/confirm.ts';
import { $toast } from '../../../src/ui/toasts.ts';
import { description } from '../../support/fields.ts';
import { show } from '../../support/show.tsx';
import { environmentPerTest } from '../../support/test-environment.ts';
import { user } from '../../support/user.ts';

// Pictures are what the build resolves.
vi.mock('../../../src/shell/header/flags.ts', () => ({ flags: {} }));

const here = environmentPerTest();

beforeEach(async () => {
  await $status.reload();
});
afterEach(() => {
  $confirmation.get()?.answer(false);
});

const links = () => screen.queryAllByRole('link').map((link) => link.getAttribute('href'));
const unavailable = () =>
  screen
    .queryAllByRole('button')
    .filter((button) => button.getAttribute('aria-disabled') === 'true')
    .map((button) => [button.firstChild?.textContent ?? '', description(button)]);

describe('money buttons', { tags: ['SE-5'] }, () => {
  test.each(['maya7', 'ravi1', 'noor2'])('lead %s to deposit and withdrawal', async (name) => {
    await here.signIn(name);
    await show(<MoneyLinks />);
    expect(links()).toEqual(['/m/voucherCenter', '/m/withdraw']);
    expect(screen.queryByRole('note')).toBeNull();
  });

  test.each([
    ['trial4', 'Please login an actual account to use this function', 'Register now'],
    ['guest40', 'Please login an actual account to use this function', 'Register now'],
    ['agent10', 'This is an agent account. Deposits and', 'Customer service'],
    ['staff41', 'This is an agent account. Deposits and', 'Customer service'],
  ])('are disabled for %s, with a reason and a next step', async (name, reason, way) => {
    await here.signIn(name);
    await show(<MoneyLinks />);
    const note = within(await screen.findByRole('note'));
    note.getByRole('button', { name: way });
    expect(unavailable().map(([text]) => text)).toEqual(['Deposit', 'Withdraw']);
    for (const [, why] of unavailable()) expect(why).toContain(reason);
    expect([$toast.get(), here.seen.navigated]).toEqual([undefined, []]);
  });

  test('are described by the reason when there is no room, and ask when pressed', async () => {
    await here.signIn('trial4');
    await show(<MoneyLinks bare />);
    await waitFor(() =>
      expect(unavailable()[0]?.[1]).toMatch(/^Free-play account: Please login an actual account/),
    );
    expect(screen.queryByRole('note')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Deposit' }));
    await waitFor(() =>
      expect($confirmation.get()).toMatchObject({ text: 'errors.realOnly', yes: 'member.registerNow' }),
    );
    await act(async () => $confirmation.get()!.answer(true));
    await waitFor(() => expect(here.seen.navigated.at(-1)?.address).toBe('/m/register'));
    expect($session.get()).toBeUndefined();
  });

  test('lead an agent to customer service, and do nothing if the agent stays', async () => {
    await here.signIn('agent10');
    await show(<MoneyLinks bare />);
    const press = async () => {
      await user.click(screen.getByRole('button', { name: 'Withdraw' }));
      await waitFor(() => expect($confirmation.get()).toMatchObject({ text: 'member.agentMoney' }));
    };
    await press();
    await act(async () => $confirmation.get()!.answer(false));
    expect([here.seen.opened, here.seen.back]).toEqual([[], 0]);
    await press();
    await act(async () => $confirmation.get()!.answer(true));
    expect(here.seen.opened.at(-1)).toMatch(/\/demo\/chat$/);
  });

  test('change when somebody signs in', async () => {
    await here.signIn('trial4');
    await show(<MoneyLinks />);
    await screen.findByRole('note');
    await act(() => here.signIn('maya7'));
    expect(links()).toEqual(['/m/voucherCenter', '/m/withdraw']);
    expect([unavailable(), screen.queryByRole('note')]).toEqual([[], null]);
  });
});

test.each([
  [
    'trial4',
    'Free-play account',
    ['Deposit', 'Withdraw', 'Invite friends', 'Reward centre', 'Cashback', 'VIP benefits'],
  ],
  ['agent10', 'Agent account', ['Deposit', 'Withdraw', 'Cashback', 'VIP benefits']],
  ['maya7', '', []],
])(
  'the menu has for %s as unavailable what is not for the account, and says why',
  { tags: ['SE-5', 'DR-2'] },
  async (name, why, names) => {
    await loadMessages(['member']);
    await here.signIn(name);
    await show(<MenuDrawer />);
    await screen.findByText('Betting record');
    const off = screen
      .queryAllByRole('button')
      .filter((button) => button.getAttribute('aria-disabled') === 'true');
    expect(off.map((button) => description(button))).toEqual(names.map(() => why));
    for (const text of names) screen.getByRole('button', { name: text });
    if (!names.length) return;
    await user.click(screen.getByRole('button', { name: 'Deposit' }));
    expect($confirmation.get()?.text).toBe(name === 'agent10' ? 'member.agentMoney' : 'errors.realOnly');
    expect([$toast.get(), here.seen.navigated]).toEqual([undefined, []]);
  },
);

test('the reward centre names the accounts that get rewards, and requests none for others', {
  tags: ['SE-5', 'WL-7'],
}, async () => {
  await loadMessages(['member', 'wallet', 'redRain']);
  await here.signIn('agent10');
  await show(<RewardCenterPage />);
  const note = within(await screen.findByRole('note', { name: 'Agent account' }));
  expect(note.getByRole('link', { name: 'Agency centre' }).getAttribute('href')).toBe('/m/agent');
  screen.getByRole('link', { name: /^Red envelope rain/ });
  expect(here.sentTo(getRewards)).toEqual([]);
  cleanup();
  await here.signIn('maya7');
  await show(<RewardCenterPage />);
  await waitFor(() => expect(here.sentTo(getRewards)).toHaveLength(1));
  expect(screen.queryByRole('note')).toBeNull();
});
