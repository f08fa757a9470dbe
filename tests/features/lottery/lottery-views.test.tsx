// @module-tag LA-4
import { act, screen, within } from '@testing-library/react';
import { cleanStores } from 'nanostores';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { draws } from '../../../src/features/lottery/draws.ts';
import { LotteryDetail } from '../../../src/features/lottery/lottery-detail.tsx';
import { LotteryList } from '../../../src/features/lottery/lottery-list.tsx';
import {
  getDrawNumber,
  getLotteryMenu,
  getVnNumero,
  type Lottery,
} from '../../../src/gateway/endpoints/lottery.ts';
import { loadMessages } from '../../../src/i18n/language.ts';
import { $tick } from '../../../src/platform/tick.ts';
import { pass, stopClock } from '../../support/clock.ts';
import { show } from '../../support/show.tsx';
import { type TestEnvironment, testEnvironment } from '../../support/test-environment.ts';
import { user } from '../../support/user.ts';
import { waitStill } from '../../support/wait-still.ts';

const NOON = Date.UTC(2026, 0, 15, 12);
const scope = { merchantCode: 'foyer', language: 'EN', gameType: 'ELOTT' } as const;
let here: TestEnvironment;
const played: Lottery[] = [];

beforeEach(async () => {
  stopClock(NOON);
  // Makes the random delay after a draw constant.
  vi.spyOn(Math, 'random').mockReturnValue(0);
  played.length = 0;
  here = await testEnvironment();
  await loadMessages(['lottery']);
});
afterEach(() => cleanStores($tick, draws(scope)));

const onPlay = (lottery: Lottery) => void played.push(lottery);
const list = (more: object = {}) => (
  <LotteryList
    scope={scope}
    prizeMode="Elott"
    group=""
    vassalage=""
    names={{ MINBALL: 'Minute Ball' }}
    onPlay={onPlay}
    {...more}
  />
);
const detail = (code: string) => (
  <LotteryDetail scope={scope} prizeMode="Elott" code={code} onPlay={onPlay} />
);
const cards = () => screen.queryAllByRole('article');
const card = (name: string) =>
  within(cards().find((one) => within(one).queryByRole('heading', { name }) !== null)!);
const timers = () => screen.queryAllByRole('timer').map((timer) => timer.textContent);
const groups = () => screen.queryAllByRole('heading', { level: 2 }).map((title) => title.textContent);
const retry = () => waitStill(() => screen.getByRole('button', { name: 'Loading failed, click to retry' }));
/** Waits for the lotteries with their draws. */
const ready = (count = 13) => waitStill(() => expect(timers()).toHaveLength(count));

test('shows lotteries by group with draw, countdown and latest numbers; a tap plays', async () => {
  await show(list());
  await ready();
  expect(groups()).toEqual(['VietnamTraditional', 'Minute ballsEntertainment', 'Pick a rowEntertainment']);
  expect(Object.fromEntries(here.sentTo(getLotteryMenu)[0]!.query)).toMatchObject({
    gameType: 'ELOTT',
    prizeMode: 'Elott',
  });
  const ball = card('One Minute Ball');
  ball.getByText(/^Draw .20260115.-.1142.$/);
  ball.getByText('Last result');
  expect(ball.getByRole('timer').textContent).toBe('Closes in 00:55');
  const results = ball.getByRole('link', { name: /^Results of One Minute Ball: Last result( \d\d){5}$/ });
  expect(results.getAttribute('href')).toBe('/m/elott?code=MB1');
  for (const number of within(results).getAllByText(/^\d\d$/)) {
    expect(number.closest('[dir]')!.getAttribute('dir')).toBe('ltr');
  }
  await user.click(ball.getByRole('button', { name: 'Play One Minute Ball' }));
  expect(played).toMatchObject([{ code: 'MB1', vassalage: 'MINBALL', gameType: 'ELOTT' }]);
});

test('counts down, closes the sale, draws, and shows the next draw with the result', async () => {
  await show(list());
  await ready();
  const ball = card('One Minute Ball');
  const clock = () => ball.getByRole('timer').textContent;
  const latest = () => ball.getByRole('link').textContent;
  expect(clock()).toBe('Closes in 00:55');
  const before = latest();
  await act(() => pass(1_000));
  expect(clock()).toBe('Closes in 00:54');
  await act(() => pass(54_000));
  expect(clock()).toBe('Draws in 00:05');
  expect(latest()).toBe(before);
  const held = here.gateway.faults!.hold('getDrawNumber');
  await act(() => pass(5_000));
  await held.reached;
  expect(clock()).toBe('Drawing now');
  held.release();
  await waitStill(() => expect(clock()).toBe('Closes in 00:55'));
  ball.getByText(/20260115.-.1143/);
  expect(latest()).not.toBe(before);
});

test('says when the sale of a future draw opens, with its date', async () => {
  vi.setSystemTime(Date.UTC(2026, 0, 17, 13, 40));
  await show(list({ scope: { ...scope, gameType: 'LOTT' } }));
  await waitStill(() => expect(timers().length).toBeGreaterThan(0));
  const clock = () => card('Harbour Six').getByRole('timer').textContent;
  expect(clock()).toBe('Opens in 50:00');
  vi.setSystemTime(Date.UTC(2026, 0, 18, 13, 40));
  await act(() => pass(250));
  await waitStill(() => expect(clock()).toMatch(/^Closes in 5 days/));
  cleanStores(draws({ ...scope, gameType: 'LOTT' }));
});

test('filters by group and by a removable vendor', async () => {
  const view = await show(list({ group: 'minute', vassalage: 'MINBALL' }));
  await waitStill(() => expect(cards()).toHaveLength(4));
  const menu = within(screen.getByRole('navigation', { name: 'Lottery groups' }));
  expect(menu.getByRole('link', { current: 'page' }).textContent).toBe('Minute balls');
  const vendor = menu.getByRole('link', { name: 'Only Minute Ball. Show all studios' });
  expect(vendor.getAttribute('href')).toBe('/m/elott?group=minute');
  await view.rerender(list({ vassalage: 'NOBODY' }));
  screen.getByText('No lotteries yet');
});

test.each([
  ['getLotteryMenu', 13],
  ['getDrawNumber', 13],
  ['getLotteries', 0],
] as const)('a failing %s leaves the rest and can be retried', async (endpoint, count) => {
  here.gateway.faults!.set({ endpoint, malformed: 'html', times: 1 });
  await show(list());
  const again = await retry();
  await waitStill(() => expect(cards()).toHaveLength(count));
  if (count) card('One Minute Ball').getByRole('button', { name: 'Play One Minute Ball' });
  await user.click(again);
  await ready();
  expect([cards().length, groups().length]).toEqual([13, 3]);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('says that there are no lotteries', async () => {
  here.gateway.faults!.set({ endpoint: 'getLotteries', empty: true });
  await show(list());
  await waitStill(() => screen.getByText('No lotteries yet'));
});

test("shows a Vietnamese lottery's prizes by tier, and those of a chosen earlier draw", async () => {
  await show(detail('VNSG3'));
  const prizes = (draw: string) => screen.getByRole('table', { name: `Winning numbers of draw ${draw}` });
  const results = await waitStill(() =>
    within(screen.getByRole('region', { name: 'Results' })).getAllByRole('button'),
  );
  expect(results).toHaveLength(12);
  expect(results.map((row) => row.getAttribute('aria-pressed')).indexOf('true')).toBe(0);
  const numbers = results.map((row) => /^\d+-\d+/.exec(row.textContent)![0]);
  expect(numbers).toEqual([...numbers].sort().reverse());
  const tiers = await waitStill(() => within(prizes(numbers[0]!)).getAllByRole('rowheader'));
  expect(tiers.map((tier) => tier.textContent)).toEqual(
    'Special First Second Third Fourth Fifth Sixth Seventh Eighth'.split(' '),
  );
  await user.click(results[3]!);
  await waitStill(() => expect(within(prizes(numbers[3]!)).getAllByRole('rowheader')).toHaveLength(9));
  expect(here.sentTo(getVnNumero).at(-1)!.query.get('drawNumber')).toBe(numbers[3]);
  expect(screen.getByRole('link', { name: 'All lotteries' }).getAttribute('href')).toBe('/m/elott');
  const facts = screen.getAllByRole('definition').map((fact) => fact.textContent);
  expect(facts).toEqual(expect.arrayContaining(['Every 3 minutes', 'Traditional']));
  expect(screen.queryByText('Prize table')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Play now' }));
  expect(played).toMatchObject([{ code: 'VNSG3' }]);
});

test('announces closing and result once each, but not the seconds', async () => {
  await show(detail('MB1'));
  const [sale, result] = await waitStill(() => {
    const spoken = screen.getAllByRole('status');
    expect(spoken).toHaveLength(2);
    return spoken;
  });
  await ready(1);
  expect([sale!.textContent, result!.textContent]).toEqual(['', '']);
  await act(() => pass(45_000));
  expect(sale!.textContent).toBe('Sales close in 10 seconds');
  await act(() => pass(5_000));
  expect(timers()).toEqual(['Closes in 00:05']);
  expect(sale!.textContent).toBe('Sales close in 10 seconds');
  await act(() => pass(5_000));
  expect(sale!.textContent).toBe('Sales for draw 20260115-1142 are closed');
  expect(result!.textContent).toBe('');
  await act(() => pass(7_000));
  await waitStill(() => expect(result!.textContent).toMatch(/^Result of draw 20260115-1142: (\d\d ?){5}$/));
});

test('shows the draw and the play button without results; says that a lottery is unknown', async () => {
  here.gateway.faults!.set({ endpoint: 'getRecentDraws', malformed: 'html', times: 1 });
  const view = await show(detail('MB1'));
  const again = await retry();
  await ready(1);
  screen.getByRole('button', { name: 'Play now' });
  await user.click(again);
  const results = within(screen.getByRole('region', { name: 'Results' }));
  await waitStill(() => expect(results.getAllByRole('listitem')).toHaveLength(12));
  expect(screen.queryByRole('table')).toBeNull();
  await view.rerender(detail('NONE'));
  screen.getByText('This lottery is not available.');
});

test('one request serves all countdowns of a page', async () => {
  await show(list());
  await ready();
  await act(() => pass(600));
  expect(here.sentTo(getDrawNumber)).toHaveLength(1);
});
