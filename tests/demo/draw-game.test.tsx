import { beforeEach, expect, test } from 'vitest';
import { lotteries } from '../../demo/fixtures/catalogue/lotteries.ts';
// @ts-expect-error The games of the demo are plain scripts.
import { draw } from '../../demo/games/draw.js';
// @ts-expect-error As above.
import { still } from '../../demo/games/motion.js';
// @ts-expect-error As above.
import { slipWords } from '../../demo/games/slip-words.js';
// @ts-expect-error As above.
import { tableWords } from '../../demo/games/table-words.js';
import { resultOf } from '../../demo/gateway/lottery/results.ts';
import { currentIndex } from '../../demo/gateway/lottery/schedule.ts';
import { hitsOf } from '../../demo/gateway/play/draws.ts';
import { getGames } from '../../src/gateway/endpoints/lobby.ts';
import { call } from '../../src/gateway/http/client.ts';
import { clockText, daysIn } from '../../src/i18n/clock-text.ts';
import { pass, stopClock } from '../support/clock.ts';
import { opened, post } from './games.ts';
import { gamesQuery, openGateway, type TestGateway } from './harness.ts';

let gateway: TestGateway;
beforeEach(async () => {
  gateway = openGateway();
  await gateway.signIn('maya7');
});

const euros = (cents: number) => `€${(cents / 100).toFixed(2)}`;
const textsOf = (within: Element, selector: string) =>
  Array.from(within.querySelectorAll(selector), (one) => one.textContent);
const lotteryOf = (name: string) => lotteries.find((one) => one.name === name)!;

/** Opens a lottery on a page. */
async function open(gameName: string, gameType: 'LOTT' | 'ELOTT' = 'ELOTT') {
  const query = { ...gamesQuery, gameType, gameName };
  const session = await opened(gateway, (await call(getGames, { query })).games[0]!.gameId);
  const stage = document.createElement('main');
  const controls = document.createElement('form');
  document.body.replaceChildren(stage, controls);
  const news: [number, number, number][] = [];
  const ask = async (path: string, body: object) =>
    (await post(gateway, `/games/${path}`, body, session.token)).value;
  const game = draw(stage, session, {
    words: { ...tableWords('EN'), ...slipWords('EN'), win: 'You win' },
    controls,
    ask,
    amount: euros,
    grouped: (value: number) => value.toLocaleString('en'),
    changed: () => undefined,
    onNews: (...one: [number, number, number]) => news.push(one),
    stakes: { steps: session.stakes, choose: () => undefined },
  });
  game.onStake(0, false);
  const press = (text: string) =>
    Array.from(stage.querySelectorAll('button'))
      .find((one) => one.textContent === text)!
      .click();
  const buy = () => game.show(ask('round', { bet: session.stakes[0], choice: game.choice() }));
  return { stage, game, session, news, press, buy };
}

/** Advances the clocks of the gateway and the page. */
async function advance(seconds: number) {
  for (let second = 0; second < seconds; second++) {
    gateway.pass(1_000);
    await pass(1_000);
  }
}

/** Sets whether the player prefers reduced motion. */
const reduceMotion = (isReduced: boolean) =>
  Object.defineProperty(still, 'matches', { value: isReduced, configurable: true });

test('a player takes balls, puts them back and cannot take more than a ticket has', async () => {
  const { stage, game, press } = await open('One Minute Ball');
  for (const number of ['07', '12', '33', '12', '01', '02', '05', '36']) press(number);
  expect(game.choice()).toEqual({ numbers: ['01', '02', '05', '07', '33'] });
  expect(textsOf(stage, '[aria-pressed=true]')).toEqual(['01', '02', '05', '07', '33']);
  expect([game.ready(), textsOf(stage, '.paper__count')]).toEqual([true, ['5/5']]);
  expect(textsOf(stage, '.pick[aria-disabled=true]')).toHaveLength(31);
  press('Clear slip');
  expect([game.ready(), game.choice()]).toEqual([false, { numbers: [] }]);
  press('Quick pick');
  expect(new Set(game.choice().numbers).size).toBe(5);
});

test('the results before the last are on the page, and next to the game', async () => {
  const { stage, game } = await open('One Minute Ball');
  const numbers = (from: Element) => textsOf(from, '.past__number');
  expect(numbers(stage)).toHaveLength(4);
  expect(game.guide.title).toBe('Results');
  expect(numbers(game.guide.element)).toEqual(numbers(stage));
});

test('the time until a draw has days and digits, as in the list of the site', async () => {
  stopClock(gateway.now());
  for (const [name, type] of [
    ['Weekend Six', 'LOTT'],
    ['One Minute Ball', 'ELOTT'],
  ] as const) {
    const { stage, session } = await open(name, type);
    const seconds = Math.ceil((session.draw.next.drawsAt - session.draw.now) / 1000);
    const days = daysIn(seconds);
    expect(days > 1, name).toBe(type === 'LOTT');
    const time = [days ? `${days} days` : '', clockText(seconds, 'EN')].filter(Boolean).join(' ');
    expect(textsOf(stage, '.draw__countdown'), name).toEqual([`Drawn in ${time}`]);
  }
});

test('arrow keys move the focus and the only tab stop between balls', async () => {
  const { stage } = await open('One Minute Ball');
  const inOrder = () => textsOf(stage, '.pick[tabindex="0"]');
  const press = (key: string) =>
    document.activeElement!.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  stage.querySelector<HTMLElement>('.pick')!.focus();
  press('ArrowRight');
  press('ArrowRight');
  expect([inOrder(), document.activeElement!.textContent]).toEqual([['03'], '03']);
  press('ArrowLeft');
  expect(inOrder()).toEqual(['02']);
});

test('digits fill the places of a ticket in order, and a chosen place is filled again', async () => {
  const { stage, game, press } = await open('One Minute Pick Three');
  for (const digit of ['4', '4', '9']) press(digit);
  expect(game.choice()).toEqual({ numbers: ['4', '4', '9'] });
  stage.querySelectorAll<HTMLInputElement>('.place-digit input')[1]!.click();
  expect(textsOf(stage, '.pick[aria-pressed=true]')).toEqual(['4']);
  press('0');
  expect(game.choice()).toEqual({ numbers: ['4', '0', '9'] });
  expect(stage.querySelectorAll('.place-digit input')[1]!.getAttribute('aria-label')).toBe('2 / 3: 0');
});

test('prizes and the possible return follow the stake', async () => {
  const { stage, game, session } = await open('One Minute Ball');
  game.onStake(2, false);
  const [lowest, ...others] = session.draw.prizes;
  const bet = session.stakes[2];
  expect(textsOf(stage, '.paper__possible bdi')).toEqual([euros(bet * others.at(-1).times)]);
  expect(textsOf(stage, '.prize__sum').at(-1)).toBe(euros(bet * lowest.times));
  expect(textsOf(stage, '.prize__times')[0]).toBe('5 → ×65,000');
});

test('balls roll in one after another, then receipts show hits and what they won', async () => {
  const ball = lotteryOf('One Minute Ball');
  reduceMotion(false);
  const drawn = resultOf(ball, currentIndex(ball, gateway.now())).numbers;
  stopClock(gateway.now());
  const { stage, press, buy, news } = await open(ball.name);
  for (const number of drawn) press(number);
  await buy();
  expect(textsOf(stage, '.stub__state')).toEqual(['Not drawn yet']);
  const tray = () => textsOf(stage, '.tray .ball');
  const before = tray();
  await advance(62);
  expect(tray().length).toBeGreaterThan(0);
  expect(tray()).toEqual(drawn.slice(0, tray().length));
  expect(tray().length).toBeLessThan(5);
  expect([textsOf(stage, '.stub__state'), news]).toEqual([['Not drawn yet'], []]);
  await advance(10);
  expect(tray()).toEqual(drawn);
  expect(tray()).not.toEqual(before);
  expect(textsOf(stage, '.stub .ball--hit')).toEqual(drawn);
  expect(textsOf(stage, '.stub__state')[0]).toMatch(/^You win/);
  expect(news).toHaveLength(1);
  expect(news[0]![1]).toBeGreaterThan(news[0]![2]);
});

test('a player who prefers reduced motion sees the whole result at once', async () => {
  const ball = lotteryOf('One Minute Ball');
  reduceMotion(true);
  const drawn = resultOf(ball, currentIndex(ball, gateway.now())).numbers;
  stopClock(gateway.now());
  const { stage } = await open(ball.name);
  await advance(61);
  expect(textsOf(stage, '.tray .ball')).toEqual(drawn);
  reduceMotion(false);
});

test('digits of a ticket hit from the last one back', () => {
  const lottery = lotteryOf('One Minute Pick Three');
  const [first, second, third] = resultOf(lottery, 7).numbers;
  const other = (digit: string) => String((Number(digit) + 1) % 10);
  expect(hitsOf(lottery, 7, [first!, other(second!), third!])).toEqual([false, false, true]);
  expect(hitsOf(lottery, 7, [other(first!), second!, third!])).toEqual([false, true, true]);
  expect(hitsOf(lottery, 7, [other(first!), second!, other(third!)])).toEqual([false, false, false]);
});
