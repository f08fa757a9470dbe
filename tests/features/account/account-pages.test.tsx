// @vitest-environment happy-dom
import type { ComponentType } from 'react';
import { act } from 'react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { deposit } from '../../../src/gateway/endpoints/wallet.ts';
import { needAreas } from '../../../src/i18n/language.ts';
import DepositPage from '../../../src/pages/deposit.tsx';
import MemberHomePage from '../../../src/pages/member-home.tsx';
import RewardCenterPage from '../../../src/pages/reward-center.tsx';
import SettingsPage from '../../../src/pages/settings.tsx';
import WithdrawPage from '../../../src/pages/withdraw.tsx';
import { $balanceMasked } from '../../../src/session/member.ts';
import { $session, clearSession } from '../../../src/session/session.ts';
import { $question } from '../../../src/ui/confirm.ts';
import { $toast } from '../../../src/ui/toasts.ts';
import { click, show, until, type View } from '../../support/show.tsx';
import { type TestEnvironment, testEnvironment } from '../../support/test-environment.ts';
import { description, field, fill, send } from './fill.ts';

// Pictures of the bundle, which only the build can find.
vi.mock('../../../src/shell/flags.ts', () => ({ flags: {} }));

let here: TestEnvironment;
let view: View | undefined;

beforeAll(async () => {
  here = await testEnvironment();
  await needAreas(['account', 'member', 'wallet']);
});
afterAll(() => here.close());

beforeEach(() => {
  clearSession();
  $toast.set(undefined);
  here.gateway.faults!.clear();
  here.sent.length = 0;
  here.seen.navigated.length = 0;
  here.seen.back = 0;
});
afterEach(async () => {
  $question.get()?.answer(false);
  await view?.close();
  vi.useRealTimers();
});

const text = () => view!.element.textContent ?? '';
const buttonOf = (name: string) =>
  [...view!.element.querySelectorAll('button')].find((one) => one.textContent?.includes(name));

const pages: [string, ComponentType, string][] = [
  ['the member centre', MemberHomePage, '/m/member/home'],
  ['settings', SettingsPage, '/m/set'],
  ['deposit', DepositPage, '/m/voucherCenter'],
  ['withdraw', WithdrawPage, '/m/withdraw'],
  ['the reward centre', RewardCenterPage, '/m/rewardCenter'],
];

test.each(pages)('SE-4 %s sends a visitor to login and from there back', async (_, Page, path) => {
  view = await show(<Page />);
  expect(here.seen.navigated).toEqual([
    { address: `/m/login?from=${encodeURIComponent(path)}`, replace: true },
  ]);
  expect(text()).toBe('');
  expect(here.sent).toEqual([]);
});

describe('SE-5 accounts that are not real', () => {
  test.each([
    ['trial4', DepositPage],
    ['guest40', DepositPage],
    ['agent10', DepositPage],
    ['trial4', WithdrawPage],
  ])('%s is refused the page with money for 2 s and goes back', async (name, Page) => {
    await here.signIn(name);
    vi.useFakeTimers();
    view = await show(<Page />);
    expect($toast.get()).toMatchObject({ text: 'errors.realOnly', kind: 'failure' });
    expect(here.seen.back).toBe(1);
    expect(text()).toBe('');
    vi.advanceTimersByTime(1_999);
    expect($toast.get()).toBeDefined();
    vi.advanceTimersByTime(1);
    expect($toast.get()).toBeUndefined();
  });

  test('the member centre asks a trial account; cancel goes back', async () => {
    await here.signIn('trial4');
    view = await show(<MemberHomePage />);
    expect($question.get()).toMatchObject({ text: 'member.freeReject', yes: 'member.registerNow' });
    await act(async () => $question.get()?.answer(false));
    expect(here.seen).toMatchObject({ back: 1, navigated: [] });
    expect($session.get()?.userName).toBe('trial4');
  });

  test('register now ends the trial, since registration is for visitors', async () => {
    await here.signIn('trial4');
    view = await show(<MemberHomePage />);
    await act(async () => $question.get()?.answer(true));
    await until(() => here.seen.navigated.at(-1)?.address === '/m/register');
    expect($session.get()).toBeUndefined();
  });
});

test('WL-5 the member centre shows who is signed in', async () => {
  await here.signIn('noor2');
  view = await show(<MemberHomePage />);
  await until(() => text().includes('نور'));
  await until(() => text().includes('Diamond'));
  const links = [...view.element.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  expect(links.slice(0, 2)).toEqual(['/m/voucherCenter', '/m/withdraw']);
  expect(links).toEqual(expect.arrayContaining(['/m/rewardCenter', '/m/gameRecord', '/m/set']));
});

test('DR-1 the member ID is copied and that is confirmed; a browser that forbids it is told as such', async () => {
  await here.signIn();
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValueOnce();
  view = await show(<MemberHomePage />);
  const copy = await until(() => view!.element.querySelector('button[aria-label="Copy: Member ID"]'));
  await click(copy);
  expect(write).toHaveBeenCalledWith(expect.stringMatching(/^\d+$/));
  expect($toast.get()).toMatchObject({ text: 'common.copied', kind: 'success' });
  write.mockRejectedValueOnce(new DOMException('no', 'NotAllowedError'));
  await click(copy);
  expect($toast.get()?.kind).toBe('failure');
});

test('WL-1 a deposit by a tapped amount', async () => {
  await here.signIn();
  view = await show(<DepositPage />);
  await click(buttonOf('200'));
  expect(field(view.element, 'amount').value).toBe('200');
  expect(buttonOf('200')?.getAttribute('aria-pressed')).toBe('true');
  await send(view.element);
  await until(() => text().includes('Paid in: ₹200.00'));
  expect(field(view.element, 'amount').value).toBe('');
  await until(() => text().includes('₹25,200.00'));
});

test('WL-1 what a payment came to is unknown when its answer is lost, and that is said', async () => {
  await here.signIn();
  here.gateway.faults!.set({ endpoint: 'deposit', drop: true });
  view = await show(<DepositPage />);
  await fill(view.element, 'amount', '100');
  await send(view.element);
  await until(() => text().includes('may have gone through'));
  expect(field(view.element, 'amount').value).toBe('100');
  expect(here.sentTo(deposit)).toHaveLength(1);
});

test('WL-1 everything can be withdrawn, and no more', async () => {
  await here.signIn('ravi1');
  view = await show(<WithdrawPage />);
  await click(await until(() => buttonOf('Everything')));
  expect(field(view.element, 'amount').value).toBe('81250.75');
  const amount = await fill(view.element, 'amount', '81250.76');
  expect(description(amount)).toBe('Enter an amount such as 100 or 99.50');
  await send(view.element);
  expect(description(amount)).toBe('That is more than your balance');
});

test('WL-7 a reward is claimed on its page', async () => {
  await here.signIn();
  view = await show(<RewardCenterPage />);
  const claims = () => [...view!.element.querySelectorAll('button')];
  await until(() => claims().length);
  const before = claims().length;
  await click(claims()[0]);
  await until(() => text().includes('Claimed'));
  expect(claims()).toHaveLength(before - 1);
});

test('PW-5 settings: sign out asks, and the balance can be hidden', async () => {
  await here.signIn();
  view = await show(<SettingsPage />);
  const box = view.element.querySelector<HTMLInputElement>('input[type="checkbox"]')!;
  await click(box);
  expect([box.checked, $balanceMasked.get()]).toEqual([true, true]);
  await click(box);
  await click(buttonOf('Sign out'));
  expect($question.get()?.text).toBe('shell.signOutText');
  await act(async () => $question.get()?.answer(true));
  await until(() => !$session.get());
  await until(() => here.seen.navigated.at(-1)?.address === '/m/home');
});
