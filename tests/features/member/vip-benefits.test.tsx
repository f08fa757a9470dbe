import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { $claimingBonus, $vip, claimBonus } from '../../../src/features/member/vip.ts';
import { mutate } from '../../../src/gateway/cache/mutate.ts';
import { claimVipBonus, getVipBenefits } from '../../../src/gateway/endpoints/vip.ts';
import { call } from '../../../src/gateway/http/client.ts';
import { loadMessages } from '../../../src/i18n/language.ts';
import MyAccountPage from '../../../src/pages/my-account.tsx';
import VipBenefitsPage from '../../../src/pages/vip-benefits.tsx';
import { $balance, $member } from '../../../src/session/member.ts';
import { $confirmation } from '../../../src/ui/confirm.ts';
import { $toast } from '../../../src/ui/toasts.ts';
import { closeAfter } from '../../support/close-after.ts';
import { show } from '../../support/show.tsx';
import { environmentPerTest } from '../../support/test-environment.ts';
import { user } from '../../support/user.ts';

const here = environmentPerTest();

beforeEach(async () => {
  await loadMessages(['member', 'vip']);
  // The header subscribes to these.
  closeAfter($member.listen(() => {}));
  closeAfter($balance.listen(() => {}));
});
afterEach(() => {
  $confirmation.get()?.answer(false);
});

async function open(username?: string): Promise<void> {
  if (username) await here.signIn(username);
  await show(<VipBenefitsPage />);
}
const levels = () =>
  screen.getAllByRole('listitem').filter((entry) => within(entry).queryByRole('heading', { level: 3 }));
const card = (label: string) =>
  levels().find((one) => within(one).getByRole('heading', { level: 3 }).textContent.startsWith(label))!;
const claimOf = (label: string) => screen.queryByRole('button', { name: `Claim: ${label}` });
const claim = (label: string) => screen.findByRole('button', { name: `Claim: ${label}` });
const claimed = (label: string) => waitFor(() => expect(claimOf(label)).toBeNull());
const standing = () => screen.findByRole('region', { name: 'Your level' });
const memberLabel = () => {
  const member = $member.get();
  return member.state === 'ready' ? member.value.clubLabel.labelName : undefined;
};
const balance = () => {
  const balance = $balance.get();
  return balance.state === 'ready' ? balance.value : undefined;
};

test("shows the header's level and the progress by deposits and stakes", { tags: ['WL-6'] }, async () => {
  await open('maya7');
  const own = within(await standing());
  await waitFor(() => expect(memberLabel()).toBe('Gold'));
  own.getByText('Gold', { ignore: '[aria-hidden] *' });
  own.getByRole('heading', { name: 'Next level · Platinum' });
  const bars = own.getAllByRole<HTMLProgressElement>('progressbar');
  const { deposit, turnover } = await call(getVipBenefits, {});
  expect(bars.map((bar) => [bar.getAttribute('aria-label'), bar.value, bar.max])).toEqual([
    ['Deposits', deposit, 250_000],
    ['Turnover', turnover, 250_000],
  ]);
  expect(bars[0]?.getAttribute('aria-valuetext')).toBe(`₹${deposit.toLocaleString('en-IN')} / ₹2,50,000`);
  expect(levels().filter((level) => level.hasAttribute('aria-current'))).toEqual([card('Gold')]);
});

test('my account shows each fact once, and the level as a link to its benefits', {
  tags: ['WL-5'],
}, async () => {
  await here.signIn('maya7');
  await loadMessages(['account']);
  await show(<MyAccountPage />);
  const level = await screen.findByRole('link', { name: /^Your level/ });
  expect(level.getAttribute('href')).toBe('/m/member/benefits');
  expect(level.textContent).toMatch(/Platinum \d+%$/);
  await screen.findByText('maya7');
  for (const fact of ['Maya', '30418257']) expect(screen.getAllByText(fact)).toHaveLength(1);
});

test('shows requirements and benefits of each level; only reached levels have a bonus to claim', {
  tags: ['WL-6'],
}, async () => {
  await open('maya7');
  await standing();
  expect(levels()).toHaveLength(5);
  const text = card('Platinum').textContent;
  for (const part of ['₹2,50,000', '15', '₹10,00,000', 'Slots', '0.8%', '₹5,000'])
    expect(text).toContain(part);
  expect(['Bronze', 'Silver', 'Gold', 'Platinum', 'Diamond'].map((label) => !!claimOf(label))).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
});

test('shows no goal at the top level, and the first goal without a level', { tags: ['WL-6'] }, async () => {
  await open('noor2');
  expect((await standing()).textContent).toContain('You have reached the highest level.');
  expect(screen.queryByRole('progressbar')).toBeNull();
  await act(() => here.signIn('newbie'));
  await screen.findByText('No level yet');
  expect((await standing()).textContent).toContain('Bronze');
  expect(screen.queryByRole('button', { name: /^Claim/ })).toBeNull();
});

test('claims a bonus once for repeated taps and updates the balance', { tags: ['WL-6'] }, async () => {
  await open('maya7');
  const button = await claim('Gold');
  await waitFor(() => expect(balance()).toBeDefined());
  const before = balance()!;
  const held = here.gateway.faults!.hold('claimVipBonus');
  await user.click(button);
  await user.click(button);
  void claimBonus(3, () => {});
  expect([...$claimingBonus.get()]).toEqual([3]);
  held.release();
  await claimed('Gold');
  expect(here.sentTo(claimVipBonus)).toHaveLength(1);
  within(card('Gold')).getByText('Claimed');
  expect($toast.get()).toMatchObject({ kind: 'success', text: 'vip.claimedNow' });
  await waitFor(() => expect(balance()).toBe(before + 1_000));
});

test('explains the refusal of a bonus claimed elsewhere and shows it as claimed', {
  tags: ['WL-6'],
}, async () => {
  await open('maya7');
  const button = await claim('Silver');
  await call(claimVipBonus, { body: { level: 2 } });
  await user.click(button);
  await claimed('Silver');
  expect($toast.get()).toMatchObject({ kind: 'failure', text: 'vip.alreadyClaimed' });
  within(card('Silver')).getByText('Claimed');
});

test('reports a lost response and refetches', { tags: ['WL-6'] }, async () => {
  await open('maya7');
  const button = await claim('Bronze');
  here.gateway.faults!.set({ endpoint: 'claimVipBonus', malformed: 'truncated', times: 1 });
  const requestCount = here.sentTo(getVipBenefits).length;
  await user.click(button);
  await waitFor(() => expect($toast.get()?.text).toBe('errors.malformed'));
  await waitFor(() => expect(here.sentTo(getVipBenefits).length).toBeGreaterThan(requestCount));
  await waitFor(() => expect($claimingBonus.get().size).toBe(0));
});

test('updates the header after a rise in level', { tags: ['WL-6', 'HD-3'] }, async () => {
  await here.signIn('maya7');
  await waitFor(() => expect(memberLabel()).toBe('Gold'));
  mutate($member, (member) => ({ ...member, clubLabel: { labelName: 'Silver', metal: 'silver' as const } }));
  await open();
  await standing();
  await waitFor(() => expect(memberLabel()).toBe('Gold'));
});

test('redirects a visitor to login and back, and asks a trial account to register', {
  tags: ['WL-6', 'SE-4', 'SE-5'],
}, async () => {
  await open();
  await waitFor(() =>
    expect(here.seen.navigated).toEqual([
      { address: '/m/login?from=%2Fm%2Fmember%2Fbenefits', replace: true },
    ]),
  );
  cleanup();
  await open('trial4');
  await screen.findByRole('button', { name: 'Register now' });
  expect(screen.queryByRole('region', { name: 'Your level' })).toBeNull();
  expect(here.sentTo(getVipBenefits)).toHaveLength(0);
});

test('says that it is switched off; retries a failure; handles an empty list', {
  tags: ['WL-6'],
}, async () => {
  here.gateway.switches.whitelabel = { VIPBENEFIT3: false };
  await open('maya7');
  const failed = await screen.findByRole('alert');
  expect(failed.textContent).toContain('does not have permission');
  here.gateway.switches.whitelabel = {};
  await user.click(within(failed).getByRole('button'));
  await standing();
  await act(async () => mutate($vip, (benefits) => ({ ...benefits, levels: [] })));
  screen.getByText('No VIP levels yet.');
});
