import { expect, test } from 'vitest';
// @ts-expect-error The games of the demo are plain scripts.
import { dealer } from '../../demo/games/dealer.js';
// @ts-expect-error As above.
import { draw } from '../../demo/games/draw.js';
// @ts-expect-error As above.
import { handWords } from '../../demo/games/hand-words.js';
// @ts-expect-error As above.
import { poker } from '../../demo/games/poker.js';
// @ts-expect-error As above.
import { reels } from '../../demo/games/reels.js';
// @ts-expect-error As above.
import { results } from '../../demo/games/results.js';
// @ts-expect-error As above.
import { sceneOf } from '../../demo/games/scene.js';
// @ts-expect-error As above.
import { slip } from '../../demo/games/slip.js';
// @ts-expect-error As above.
import { table } from '../../demo/games/table.js';
// @ts-expect-error As above.
import { tableWords } from '../../demo/games/table-words.js';
import { pass, stopClock } from '../support/clock.ts';

const words = tableWords('EN');
const euros = (cents: number) => `€${(cents / 100).toFixed(2)}`;

test('reels have the picture of their game as one of the symbols', async () => {
  stopClock();
  const stage = document.createElement('div');
  const game = reels(stage, '/art/games/1001.avif');
  const reel = ['crown', 'seven', 'crown'];
  const shown = game.show(Promise.resolve({ spin: { reels: [reel, reel, reel], wins: [] } }));
  await pass(5_000);
  await shown;
  const pictures = Array.from(stage.querySelectorAll('img'), (image) => image.getAttribute('src'));
  expect(pictures.filter((source) => source === '/art/games/1001.avif')).toHaveLength(6);
  expect(pictures.filter((source) => source?.includes('symbols.svg'))).toHaveLength(3);
});

test('each animal of a fishing game has another shape', () => {
  const options = ['sardine', 'crab', 'turtle', 'shark', 'whale'].map((id) => ({ id, times: 150 }));
  const { element } = sceneOf(options) as { element: Element };
  const shapes = Array.from(element.querySelectorAll('.scene__fish'), (animal) =>
    Array.from(animal.querySelectorAll('path'), (path) => path.getAttribute('d')).join(),
  );
  expect(new Set(shapes).size).toBe(5);
});

test('a dealer looks the same each time, and other than most others', () => {
  const looks = (name: string) => (dealer(name, words) as Element).querySelector('svg')!.innerHTML;
  expect(looks('Amara')).toBe(looks('Amara'));
  expect(new Set(['Amara', 'Bram', 'Celine', 'Dario', 'Elif', 'Farida'].map(looks)).size).toBeGreaterThan(3);
  expect((dealer('Amara', words) as Element).textContent).toBe('Dealer Amara');
});

/** Renders a table, bets on an option and shows a round. */
async function playTable(options: readonly string[], option: string, round: object) {
  const stage = document.createElement('div');
  const opened = { options: options.map((id) => ({ id, times: 195 })) };
  const game = table(stage, opened, { words, amount: euros });
  stage.querySelector<HTMLInputElement>(`input[value="${option}"]`)!.click();
  await game.show(Promise.resolve({ bet: 100, win: 0, ...round }));
  return stage;
}

test('the results of a game have its last twelve rounds, the newest first', () => {
  const list = document.createElement('ol');
  const add = results(list, euros);
  for (let stake = 1; stake <= 12; stake++) add(stake * 100, 0);
  add(200, 500);
  const rows = Array.from(list.children, (row) => row.textContent);
  expect(rows).toHaveLength(12);
  expect(rows.slice(0, 2)).toEqual(['€2.00+€3.00', '€12.00€-12.00']);
  expect(rows.at(-1)).toBe('€2.00€-2.00');
});

test('a fishing game shows what a caught animal was worth, and nothing for a miss', async () => {
  const shot = (piece: string) => [{ label: 'shot', pieces: [piece] }];
  const animals = ['sardine', 'crab', 'whale'];
  const caught = await playTable(animals, 'crab', { win: 300, shown: shot('★') });
  expect(caught.textContent).toContain('€3.00');
  const missed = await playTable(animals, 'crab', { shown: shot('–') });
  expect(missed.textContent).not.toContain('€');
});

test('a table with two seats marks the better hand, and shows the win at the chosen seat', async () => {
  const shown = [
    { label: 'left', pieces: ['10♥', 'K♠'] },
    { label: 'right', pieces: ['2♣', '3♦'] },
  ];
  const seatsOf = (stage: Element) =>
    Array.from(stage.querySelectorAll('.seat'), (seat) => [
      seat.textContent,
      seat.classList.contains('seat--ahead'),
    ]);
  expect(seatsOf(await playTable(['left', 'right'], 'left', { win: 195, shown }))).toEqual([
    ['Left seat10♥K♠€1.95', true],
    ['Right seat2♣3♦', false],
  ]);
  const lost = seatsOf(await playTable(['left', 'right'], 'right', { shown }));
  expect(lost.map(([, isAhead]) => isAhead)).toEqual([true, false]);
  const draw = seatsOf(await playTable(['left', 'right'], 'right', { win: 100, shown }));
  expect(draw.map(([, isAhead]) => isAhead)).toEqual([false, false]);
});

test('a poker table deals the board, names both hands and pays the better one', async () => {
  stopClock();
  const stage = document.createElement('div');
  const hand = { set: 'cards', cards: 2, board: 5, folds: true };
  const opened = { hand, game: { name: 'River Hold’em' }, balance: 100_000, stakes: [250, 500] };
  const game = poker(stage, opened, { ...words, ...handWords('EN') }, euros);
  const texts = (selector: string) =>
    Array.from(stage.querySelectorAll<HTMLElement>(selector), (one) => (one.hidden ? '' : one.textContent));
  game.stake(500);
  expect([game.ready(), game.choice(), texts('.poker__bet')]).toEqual([true, { option: 'left' }, ['€5.00']]);
  expect(new Set(texts('.poker__name'))).toHaveProperty('size', 6);
  const board = ['4♥', 'Q♦', '8♦', '7♦', '8♣'];
  const shown = [
    { label: 'left', pieces: ['Q♠', '7♣'], rank: 'twoPair' },
    { label: 'board', pieces: board },
    { label: 'right', pieces: ['A♦', 'J♠'], rank: 'pair' },
  ];
  const round = game.show(Promise.resolve({ bet: 500, win: 975, balance: 100_475, shown }));
  await pass(20_000);
  await round;
  expect(texts('.poker__board .piece')).toEqual(board);
  expect(texts('.poker__seat--you .poker__rank')).toEqual(['Two pair']);
  expect(texts('.poker__seat--opponent .poker__rank')).toEqual(['Pair']);
  expect(texts('.poker__seat--other .poker__rank')).toEqual(['Fold', 'Fold', 'Fold', 'Fold']);
  expect(texts('.poker__seat--ahead .poker__name')).toEqual(['You']);
  expect([texts('.poker__pot'), texts('.poker__bet')]).toEqual([['Pot€10.00'], ['+€9.75']]);
  expect(texts('.poker__seat--you .poker__stack')).toEqual(['€1004.75']);
});

test('a slip shows a score only where there is one, and a dash for a side that has not played', () => {
  const stage = document.createElement('div');
  const match = (id: string, shown?: [string, string]) => ({
    id,
    home: 'Albion',
    away: 'United',
    odds: { home: 150, away: 250 },
    ...(shown && { progress: { shown } }),
  });
  const all = [match('a', ['0', '1']), match('b', ['120/6', '']), match('c', ['', '']), match('d')];
  slip(stage, all, { home: 'Home', away: 'Away' }, {});
  const heads = Array.from(stage.querySelectorAll('legend'), (head) => head.textContent.trim());
  expect(heads).toEqual([
    'Albion – United 0 : 1',
    'Albion – United 120/6 : –',
    'Albion – United',
    'Albion – United',
  ]);
});

test('names, scores and outcomes of a slip are isolated from the text around them', () => {
  const stage = document.createElement('div');
  const odds = { home: 150, away: 250 };
  const match = { id: 'a', home: 'Albion', away: 'United', odds, progress: { shown: ['0', '1'] } };
  const words = { slip: 'آپ کی پرچی', home: 'میزبان', away: 'مہمان' };
  slip(stage, [match], words, { match: 'a', outcome: 'away' });
  const isolates = (within: string) =>
    Array.from(stage.querySelectorAll(`${within} > bdi`), (one) => one.textContent);
  expect(isolates('legend')).toEqual(['Albion – United', '0 : 1']);
  expect(stage.querySelector<HTMLElement>('.match__score')!.dir).toBe('ltr');
  expect(isolates('.slip__bet')).toEqual(['Albion – United', 'مہمان', '2.50']);
  expect(stage.querySelector('.slip__bet')?.textContent).toBe('آپ کی پرچی Albion – United · مہمان · 2.50');
});

test('each prize of a ticket is an isolate with a grouped multiple', () => {
  const stage = document.createElement('div');
  const view = {
    form: { kind: 'balls', count: 5, of: 36 },
    prizes: [
      { hits: 4, times: 400 },
      { hits: 5, times: 65_000 },
    ],
    number: '1',
    now: Date.now(),
    closesAt: Date.now() + 60_000,
    drawsAt: Date.now() + 90_000,
    results: [],
  };
  const texts = {
    pick: '',
    quick: '',
    pays: 'Prizes',
    tickets: '',
    results: '',
    closes: '*',
    drawn: '*',
    drawNo: '*',
  };
  stopClock();
  draw(
    stage,
    { draw: view, tickets: [] },
    { words: texts, grouped: (value: number) => value.toLocaleString('en') },
  );
  const prizes = Array.from(stage.querySelectorAll('.draw__prizes > bdi'), (prize) => prize.textContent);
  expect(prizes).toEqual(['4 → ×400', '5 → ×65,000']);
});
