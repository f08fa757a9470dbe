import { act, screen, within } from '@testing-library/react';
import { cleanStores } from 'nanostores';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { redRain } from '../../../src/features/red-rain/rain.ts';
import { getRedRain } from '../../../src/gateway/endpoints/red-rain.ts';
import { loadMessages } from '../../../src/i18n/language.ts';
import RedRainPage from '../../../src/pages/red-rain.tsx';
import RewardCenterPage from '../../../src/pages/reward-center.tsx';
import { $tick } from '../../../src/platform/tick.ts';
import { $confirmation } from '../../../src/ui/confirm.ts';
import { pass, stopClock } from '../../support/clock.ts';
import { show } from '../../support/show.tsx';
import { type TestEnvironment, testEnvironment } from '../../support/test-environment.ts';
import { user } from '../../support/user.ts';
import { waitStill } from '../../support/wait-still.ts';

const NOON = Date.UTC(2026, 0, 15, 12);
const MINUTE = 60_000;
let here: TestEnvironment;
let luck: number;

beforeEach(async () => {
  stopClock(NOON);
  vi.spyOn(Math, 'random').mockReturnValue(0);
  luck = 0.9;
  here = await testEnvironment({ random: () => luck });
  await loadMessages(['redRain', 'member', 'wallet']);
});
afterEach(() => {
  cleanStores($tick, redRain({ merchantCode: 'foyer', language: 'EN' }));
  $confirmation.set(undefined);
});

async function open(username = 'maya7') {
  await here.signIn(username);
  const view = await show(<RedRainPage />);
  await waitStill(() => screen.getByRole('timer'));
  return view;
}
const timer = () => screen.getByRole('timer').textContent;
const envelopes = () => screen.queryAllByRole('button', { name: /^Open envelope \d$/ });
const names = () => envelopes().map((one) => one.textContent);
const reports = () => screen.getAllByRole('status').map((one) => one.textContent);
const wait = (ms: number) => act(() => pass(ms));

test('opens envelopes by tap and key, each with its prize, until all are used', {
  tags: ['WL-8'],
}, async () => {
  await open();
  expect(timer()).toBe('Ends in 05:00');
  expect(reports()[0]).toBe('It is raining! Envelopes left: 3');
  expect(names()).toEqual(['Open envelope 1', 'Open envelope 2', 'Open envelope 3']);
  await user.click(envelopes()[1]!);
  await waitStill(() => expect(reports()[1]).toBe('You won ₹18.88'));
  expect(names()).toEqual(['Open envelope 1', 'Open envelope 3']);
  luck = 0;
  envelopes()[0]!.focus();
  await user.keyboard('{Enter}');
  await waitStill(() => expect(reports()[1]).toMatch(/^Empty/));
  // Focus moves to the next envelope.
  expect(document.activeElement).toBe(envelopes()[0]);
  luck = 0.99;
  await user.keyboard(' ');
  await waitStill(() => expect(reports()[0]).toBe('You have opened all your envelopes in this rain.'));
  expect(envelopes()).toEqual([]);
  expect(document.activeElement?.className).toMatch(/rain-sky/);
  const opened = within(screen.getByRole('region', { name: 'Opened in this rain' }));
  expect(opened.getAllByRole('listitem').map((one) => one.textContent)).toEqual([
    '₹18.88',
    'Empty',
    '₹88.88',
  ]);
  opened.getByText('₹107.76');
  const sums = screen.getAllByRole('definition').map((one) => one.textContent);
  expect(sums).toEqual(['₹107.76', '₹500.00']);
});

test.each([false, true])(
  'a win is in the text at once and counts up, unless reduced motion is preferred: %s',
  {
    tags: ['WL-8'],
  },
  async (matches) => {
    await open();
    vi.spyOn(globalThis, 'matchMedia').mockReturnValue({ matches } as MediaQueryList);
    const running = () => document.querySelector<HTMLElement>('.rain-sky__won [data-now]')?.dataset.now;
    await user.click(envelopes()[1]!);
    await waitStill(() => expect(reports()[1]).toBe('You won ₹18.88'));
    expect(running()).toBe(matches ? undefined : '₹0.00');
    if (matches) return;
    await wait(400);
    expect(running()).toBe('₹17.39');
    expect(reports()[1]).toBe('You won ₹18.88');
    await wait(320);
    expect(running()).toBeUndefined();
  },
);

test('before a rain it shows the start and the last prizes, then begins', { tags: ['WL-8'] }, async () => {
  await open();
  await user.click(envelopes()[0]!);
  await waitStill(() => expect(envelopes()).toHaveLength(2));
  await wait(5 * MINUTE);
  await waitStill(() => expect(reports()[0]).toBe('The next rain is coming'));
  expect(timer()).toBe('Starts in 15:00');
  expect(envelopes()).toEqual([]);
  within(screen.getByRole('region', { name: 'Opened in the last rain' })).getAllByText('₹18.88');
  await wait(15 * MINUTE - 1);
  expect(timer()).toBe('Starts in 00:01');
  expect(envelopes()).toEqual([]);
  await wait(251);
  await waitStill(() => expect(envelopes()).toHaveLength(3));
});

test('says why there is nothing left in a rain', { tags: ['WL-8'] }, async () => {
  const reports: [string, object][] = [
    ['You have no envelopes in this rain.', { chances: 0 }],
    ['Everything in this rain has been won.', { spent: true }],
  ];
  for (const [text, change] of reports) {
    here.gateway.faults!.rewrite('getRedRain', (value) => ({
      ...value,
      rains: value.rains.map((rain: object) => ({ ...rain, ...change })),
    }));
    const { unmount } = await open();
    screen.getByText(text);
    expect(envelopes()).toEqual([]);
    await unmount();
  }
  here.gateway.faults!.rewrite('getRedRain', (value) => ({ ...value, rains: [] }));
  await here.signIn();
  await show(<RedRainPage />);
  await waitStill(() => screen.getByText('No rain is planned. Check back later.'));
});

test('the envelopes can be paused', { tags: ['WL-8'] }, async () => {
  const { container } = await open();
  const hold = screen.getByRole('button', { name: 'Stop the envelopes' });
  expect(hold.getAttribute('aria-pressed')).toBe('false');
  await user.click(hold);
  expect(hold.getAttribute('aria-pressed')).toBe('true');
  expect(container.querySelector('.rain-sky--still')).toBeTruthy();
});

test('stops requests and timers when the page is left', { tags: ['WL-8'] }, async () => {
  const { unmount } = await open();
  await unmount();
  // A store lives for a second after its last subscriber: first the rain, then its clock. A request's time
  // limit is ten.
  await wait(11_000);
  expect(vi.getTimerCount()).toBe(0);
  await wait(30 * MINUTE);
  expect(here.sentTo(getRedRain)).toHaveLength(1);
});

test('excludes play money; a visitor signs in and returns', { tags: ['WL-8', 'SE-5'] }, async () => {
  const { unmount } = await show(<RedRainPage />);
  expect(here.seen.navigated.at(-1)).toEqual({ address: '/m/login?from=%2Fm%2FredRain', replace: true });
  await unmount();
  await here.signIn('trial4');
  await show(<RedRainPage />);
  await waitStill(() => screen.getByRole('button', { name: 'Register now' }));
  expect(here.sentTo(getRedRain)).toEqual([]);
});

test('retries a failed request', { tags: ['WL-8'] }, async () => {
  here.gateway.faults!.set({ endpoint: 'getRedRain', malformed: 'wrong-shape', times: 1 });
  await here.signIn('agent10');
  await show(<RedRainPage />);
  const retry = await waitStill(() => screen.getByRole('button', { name: 'Loading failed, click to retry' }));
  await user.click(retry);
  await waitStill(() => expect(envelopes()).toHaveLength(3));
});

test('the reward centre links members, but not play money', { tags: ['WL-8'] }, async () => {
  await here.signIn();
  const { unmount } = await show(<RewardCenterPage />);
  expect(screen.getByRole('link', { name: /^Red envelope rain/ }).getAttribute('href')).toBe('/m/redRain');
  await unmount();
  await here.signIn('trial4');
  await show(<RewardCenterPage />);
  expect(screen.queryByRole('link', { name: /^Red envelope rain/ })).toBeNull();
});
