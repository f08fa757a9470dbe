// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { $claimingBonus, $vip, claimBonus } from '../../../src/features/member/vip.ts';
import { call } from '../../../src/gateway/client.ts';
import { claimVipBonus, getVipBenefits } from '../../../src/gateway/endpoints/vip.ts';
import { needAreas } from '../../../src/i18n/language.ts';
import VipBenefitsPage from '../../../src/pages/vip-benefits.tsx';
import { $balance, $member } from '../../../src/session/member.ts';
import { $question } from '../../../src/ui/confirm.ts';
import { $toast } from '../../../src/ui/toasts.ts';
import { click, show, until, type View } from '../../support/show.tsx';
import { type TestEnvironment, testEnvironment } from '../../support/test-environment.ts';

let here: TestEnvironment;
let view: View;
let stops: (() => void)[];

beforeEach(async () => {
  here = await testEnvironment();
  await needAreas(['member', 'vip']);
  // As the header does.
  stops = [$member.listen(() => {}), $balance.listen(() => {})];
});
afterEach(async () => {
  for (const stop of stops) stop();
  await view.close();
  $question.get()?.answer(false);
  $toast.set(undefined);
  here.close();
});

async function open(username?: string): Promise<void> {
  if (username) await here.signIn(username);
  view = await show(<VipBenefitsPage />);
}
const card = (label: string) =>
  [...view.element.querySelectorAll('.vip-level')].find((one) =>
    one.querySelector('h3')?.textContent?.startsWith(label),
  )!;
const claimOf = (label: string) => card(label).querySelector<HTMLButtonElement>('.vip-level__bonus button');
const standing = () => view.element.querySelector('.vip-standing');

test('WL-6 the page says the level the header says, and the way to the next by what was deposited and staked', async () => {
  await open('maya7');
  await until(standing);
  await until(() => $member.get().state === 'ready');
  const member = $member.get();
  const label = member.state === 'ready' && member.value.clubLabel.labelName;
  expect(view.element.querySelector('.vip-standing__label')?.textContent).toBe(label);
  expect(standing()?.textContent).toContain('Platinum');
  const bars = [...view.element.querySelectorAll('progress')];
  expect(bars.map((bar) => [bar.getAttribute('aria-label'), bar.value, bar.max])).toEqual([
    ['Deposits', 58_000, 250_000],
    ['Turnover', 51_600, 250_000],
  ]);
  expect(bars[0]?.getAttribute('aria-valuetext')).toBe('₹58,000 / ₹250,000');
  expect([...view.element.querySelectorAll('[aria-current]')]).toEqual([card('Gold')]);
});

test('WL-6 every level tells what it takes and gives; only reached ones have a bonus to claim', async () => {
  await open('maya7');
  await until(standing);
  expect(view.element.querySelectorAll('.vip-level')).toHaveLength(5);
  const text = card('Platinum').textContent!;
  for (const part of ['₹250,000', '15', '₹1,000,000', 'Slots', '0.8%', '₹5,000'])
    expect(text).toContain(part);
  expect(['Bronze', 'Silver', 'Gold', 'Platinum', 'Diamond'].map((label) => !!claimOf(label))).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
});

test('WL-6 at the top there is nothing to strive for; who has no level sees the way to the first', async () => {
  await open('noor2');
  await until(standing);
  expect(standing()?.textContent).toContain('You have reached the highest level.');
  expect(view.element.querySelector('progress')).toBeNull();
  await act(() => here.signIn('newbie'));
  await until(() => standing()?.textContent?.includes('No level yet'));
  expect(standing()?.textContent).toContain('Bronze');
  expect(view.element.querySelectorAll('.vip-level__bonus button')).toHaveLength(0);
});

test('WL-6 a bonus is claimed once however often it is pressed, and is on the balance', async () => {
  await open('maya7');
  const button = await until(() => standing() && claimOf('Gold'));
  await until(() => $balance.get().state === 'ready');
  const before = ($balance.get() as { value: number }).value;
  here.gateway.faults!.set({ endpoint: 'claimVipBonus', latency: 40 });
  await click(button);
  await click(button);
  void claimBonus(3, () => {});
  expect([...$claimingBonus.get()]).toEqual([3]);
  await until(() => !claimOf('Gold'));
  expect(here.sentTo(claimVipBonus)).toHaveLength(1);
  expect(card('Gold').textContent).toContain('Claimed');
  expect($toast.get()).toMatchObject({ kind: 'success', text: 'vip.claimedNow' });
  await until(() => ($balance.get() as { value?: number }).value === before + 1_000);
});

test('WL-6 a bonus that was claimed elsewhere is refused with its reason, and shown as claimed', async () => {
  await open('maya7');
  const button = await until(() => standing() && claimOf('Silver'));
  await call(claimVipBonus, { body: { level: 2 } });
  await click(button);
  await until(() => !claimOf('Silver'));
  expect($toast.get()).toMatchObject({ kind: 'failure', text: 'vip.alreadyClaimed' });
  expect(card('Silver').textContent).toContain('Claimed');
});

test('WL-6 a claim without an answer is told, and what is shown is asked for anew', async () => {
  await open('maya7');
  const button = await until(() => standing() && claimOf('Bronze'));
  here.gateway.faults!.set({ endpoint: 'claimVipBonus', malformed: 'truncated', times: 1 });
  const asked = here.sentTo(getVipBenefits).length;
  await click(button);
  await until(() => $toast.get()?.text === 'errors.malformed');
  await until(() => here.sentTo(getVipBenefits).length > asked && $claimingBonus.get().size === 0);
});

test('WL-6 HD-3 a level reached since the header was read is in the header too', async () => {
  await here.signIn('maya7');
  await until(() => $member.get().state === 'ready');
  $member.mutate((member) => ({ ...member, clubLabel: { labelName: 'Silver' } }));
  await open();
  await until(standing);
  await until(() => {
    const member = $member.get();
    return member.state === 'ready' && member.value.clubLabel.labelName === 'Gold';
  });
});

test('WL-6 SE-4 a visitor goes to login and comes back; SE-5 a trial account is asked to register', async () => {
  await open();
  await until(() => here.seen.navigated.length);
  expect(here.seen.navigated).toEqual([{ address: '/m/login?from=%2Fm%2Fmember%2Fbenefits', replace: true }]);
  await view.close();
  await open('trial4');
  await until(() => $question.get());
  expect($question.get()).toMatchObject({ text: 'member.freeReject', yes: 'member.registerNow' });
  expect(standing()).toBeNull();
  expect(here.sentTo(getVipBenefits)).toHaveLength(0);
  $question.get()?.answer(false);
  await until(() => here.seen.back);
});

test('WL-6 where it is switched off that is said; a failed read is tried again on a tap; no levels are told', async () => {
  here.gateway.switches.whitelabel = { VIPBENEFIT3: false };
  await open('maya7');
  const failed = await until(() => view.element.querySelector('[role="alert"]'));
  expect(failed.textContent).toContain('does not have permission');
  here.gateway.switches.whitelabel = {};
  await click(failed.querySelector('button'));
  await until(standing);
  await act(async () => $vip.mutate((benefits) => ({ ...benefits, levels: [] })));
  expect(view.element.querySelector('.async-view--empty')?.textContent).toBe(
    'There are no VIP levels here yet.',
  );
});
