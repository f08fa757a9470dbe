// @vitest-environment happy-dom
import { cleanStores } from 'nanostores';
import { act } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { draws } from '../../../src/features/lottery/draws.ts';
import { LotteryDetail } from '../../../src/features/lottery/lottery-detail.tsx';
import { LotteryList } from '../../../src/features/lottery/lottery-list.tsx';
import { $tick } from '../../../src/features/lottery/tick.ts';
import {
  getDrawNumber,
  getLotteryMenu,
  getVnNumero,
  type Lottery,
} from '../../../src/gateway/endpoints/lottery.ts';
import { needAreas } from '../../../src/i18n/language.ts';
import { click, show, until, type View } from '../../support/show.tsx';
import { type TestEnvironment, testEnvironment } from '../../support/test-environment.ts';

const NOON = Date.UTC(2026, 0, 15, 12);
const scope = { merchantCode: 'foyer', language: 'EN', gameType: 'ELOTT' } as const;
let here: TestEnvironment;
let view: View | undefined;
let now: number;
const played: Lottery[] = [];

beforeEach(async () => {
  now = NOON;
  played.length = 0;
  here = await testEnvironment({ clock: () => now });
  await needAreas(['lottery']);
});
afterEach(async () => {
  await view?.close();
  view = undefined;
  cleanStores($tick, draws(scope));
  here.close();
});

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
const all = <E extends Element = HTMLElement>(selector: string) => [
  ...view!.element.querySelectorAll<E>(selector),
];
const one = (selector: string) => view!.element.querySelector<HTMLElement>(selector);
const card = (name: string) =>
  all('.lottery-card').find((found) => found.querySelector('h3')!.textContent === name);
const pass = (ms: number) => {
  now += ms;
};

test('LA-4 lotteries stand under their groups with draw, time left and latest numbers; a tap plays', async () => {
  view = await show(list());
  const ball = await until(
    () => card('One Minute Ball')?.querySelector('.draw-clock') && card('One Minute Ball'),
  );
  expect(all('.lottery-list__title').map((title) => title.textContent)).toEqual([
    'VietnamTraditional',
    'Minute ballsEntertainment',
    'Pick a rowEntertainment',
  ]);
  expect(Object.fromEntries(here.sentTo(getLotteryMenu)[0]!.query)).toMatchObject({
    gameType: 'ELOTT',
    prizeMode: 'Elott',
  });
  expect(ball.textContent).toContain('20260115-1142');
  expect(ball.querySelector('[role="timer"]')!.textContent).toBe('Closes in 00:55');
  expect(ball.querySelectorAll('.draw-numbers__ball')).toHaveLength(5);
  expect(ball.querySelector('.draw-numbers')!.getAttribute('dir')).toBe('ltr');
  expect(ball.querySelector('a')!.getAttribute('href')).toBe('/m/elott?code=MB1');
  const play = ball.querySelector('button')!;
  expect(play.getAttribute('aria-label')).toBe('Play One Minute Ball');
  await click(play);
  expect(played).toMatchObject([{ code: 'MB1', vassalage: 'MINBALL', gameType: 'ELOTT' }]);
});

test('LA-4 the time runs down, the sale closes, the draw is on, and the next one follows with the result', async () => {
  view = await show(list());
  const clock = () => card('One Minute Ball')!.querySelector('[role="timer"]')?.textContent;
  await until(() => card('One Minute Ball') && clock() === 'Closes in 00:55');
  const before = card('One Minute Ball')!.querySelector('.draw-numbers')!.textContent;
  pass(1_000);
  await until(() => clock() === 'Closes in 00:54');
  pass(54_000);
  await until(() => clock() === 'Draws in 00:05');
  expect(card('One Minute Ball')!.querySelector('.draw-numbers')!.textContent).toBe(before);
  here.gateway.faults!.set({ endpoint: 'getDrawNumber', latency: 400 });
  pass(5_000);
  await until(() => clock() === 'Drawing now');
  pass(2_000);
  await until(() => clock() === 'Closes in 00:53');
  expect(card('One Minute Ball')!.textContent).toContain('20260115-1143');
  expect(card('One Minute Ball')!.querySelector('.draw-numbers')!.textContent).not.toBe(before);
});

test('LA-4 a draw that is not sold yet says when it opens, with its days', async () => {
  now = Date.UTC(2026, 0, 17, 13, 40);
  view = await show(list({ scope: { ...scope, gameType: 'LOTT' } }));
  const clock = await until(() => card('Harbour Six')?.querySelector('[role="timer"]'));
  expect(clock.textContent).toBe('Opens in 50:00');
  pass(24 * 3_600_000);
  await until(() => clock.textContent?.startsWith('Closes in 5 days'));
  cleanStores(draws({ ...scope, gameType: 'LOTT' }));
});

test('LA-4 a group, and a vendor that can be taken away, narrow the list', async () => {
  view = await show(list({ group: 'minute', vassalage: 'MINBALL' }));
  await until(() => all('.lottery-card').length === 4);
  const menu = one('nav.group-menu')!;
  expect(menu.querySelector('[aria-current]')!.textContent).toBe('Minute balls');
  const vendor = menu.querySelector('.group-menu__entry--vendor')!;
  expect(vendor.getAttribute('href')).toBe('/m/elott?group=minute');
  expect(vendor.getAttribute('aria-label')).toBe('Only Minute Ball. Show all studios');
  await view.again(list({ vassalage: 'NOBODY' }));
  expect(one('.async-view--empty')!.textContent).toBe('No lotteries here yet');
});

test.each([
  ['getLotteryMenu', 13],
  ['getDrawNumber', 13],
  ['getLotteries', 0],
] as const)('LA-4 a failing %s leaves the rest, and can be asked again', async (endpoint, cards) => {
  here.gateway.faults!.set({ endpoint, malformed: 'html', times: 1 });
  view = await show(list());
  const retry = await until(() => one('.async-view--failed button'));
  await until(() => all('.lottery-card').length === cards);
  if (cards) expect(card('One Minute Ball')!.querySelector('button')).not.toBeNull();
  await click(retry);
  await until(() => all('.lottery-card').length === 13 && all('.lottery-list').length === 3);
  await until(() => all('[role="timer"]').length === 13);
  expect(one('.async-view--failed')).toBeNull();
});

test('LA-4 without lotteries it says so', async () => {
  here.gateway.faults!.set({ endpoint: 'getLotteries', empty: true });
  view = await show(list());
  expect((await until(() => one('.async-view--empty'))).textContent).toBe('No lotteries here yet');
});

test('LA-4 a Vietnamese lottery shows its prizes by tier, and those of an earlier draw when that is chosen', async () => {
  view = await show(detail('VNSG3'));
  await until(() => all('tbody tr').length === 9);
  expect(all('tbody th').map((tier) => tier.textContent)).toEqual(
    'Special First Second Third Fourth Fifth Sixth Seventh Eighth'.split(' '),
  );
  const rows = all('.recent-draws__row');
  expect(rows).toHaveLength(12);
  expect(rows[0]!.getAttribute('aria-pressed')).toBe('true');
  const numbers = rows.map((row) => row.querySelector('bdi')!.textContent!);
  expect(numbers).toEqual([...numbers].sort().reverse());
  await click(rows[3]);
  await until(() => one('.prize-table__draw')!.textContent === numbers[3]);
  await until(() => all('tbody tr').length === 9);
  expect(here.sentTo(getVnNumero).at(-1)!.query.get('drawNumber')).toBe(numbers[3]);
  expect(one('.lottery-detail__back')!.getAttribute('href')).toBe('/m/elott');
  const facts = one('dl')!.textContent;
  for (const fact of ['Every 3 minutes', 'Traditional', 'E-lottery prizes']) expect(facts).toContain(fact);
  await click(all('button').find((button) => button.textContent === 'Play now'));
  expect(played).toMatchObject([{ code: 'VNSG3' }]);
});

test('LA-4 closing and result are spoken once each, the seconds are not', async () => {
  view = await show(detail('MB1'));
  const [sale, result] = await until(() => {
    const found = all('[role="status"]');
    return found.length === 2 && found;
  });
  expect([sale!.textContent, result!.textContent]).toEqual(['', '']);
  pass(46_000);
  await until(() => sale!.textContent === 'The sale closes in 10 seconds');
  pass(4_000);
  await until(() => one('.draw-clock__digits')!.textContent === '00:05');
  expect(sale!.textContent).toBe('The sale closes in 10 seconds');
  pass(6_000);
  await until(() => sale!.textContent === 'The sale for draw 20260115-1142 is closed');
  pass(6_000);
  await until(() => /^Result of draw 20260115-1142: (\d\d ?){5}$/.test(result!.textContent!));
});

test('LA-4 failed results leave the draw and the way to play it; an unknown lottery is told', async () => {
  here.gateway.faults!.set({ endpoint: 'getRecentDraws', malformed: 'html', times: 1 });
  view = await show(detail('MB1'));
  const retry = await until(() => one('.async-view--failed button'));
  await until(() => one('.draw-clock--large'));
  await click(retry);
  await until(() => all('.recent-draws__row').length === 12);
  expect(one('table')).toBeNull();
  await view.again(detail('NONE'));
  expect(one('.async-view--empty')!.textContent).toBe('This lottery is not offered here.');
});

test('LA-4 one question serves all countdowns of a page', async () => {
  view = await show(list());
  await until(() => all('[role="timer"]').length === 13);
  await act(() => new Promise((resolve) => setTimeout(resolve, 600)));
  expect(here.sentTo(getDrawNumber)).toHaveLength(1);
});
