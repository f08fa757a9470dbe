import { readdir, readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { DAY } from '../../demo/fixtures/durations.ts';
import { dealers } from '../../demo/fixtures/people/dealers.ts';
// @ts-expect-error The games of the demo are plain scripts.
import { dealer } from '../../demo/games/dealer.js';
// @ts-expect-error As above.
import { fishing } from '../../demo/games/fishing.js';
// @ts-expect-error As above.
import { fishingWords } from '../../demo/games/fishing-words.js';
// @ts-expect-error As above.
import { handWords } from '../../demo/games/hand-words.js';
// @ts-expect-error As above.
import { ludo, pathOf } from '../../demo/games/ludo.js';
// @ts-expect-error As above.
import { mahjong } from '../../demo/games/mahjong.js';
// @ts-expect-error As above.
import { hasHue, mainColours, motifOf } from '../../demo/games/motifs.js';
// @ts-expect-error As above.
import { poker } from '../../demo/games/poker.js';
// @ts-expect-error As above.
import { reels } from '../../demo/games/reels.js';
// @ts-expect-error As above.
import { results } from '../../demo/games/results.js';
// @ts-expect-error As above.
import { PLUMAGES, plumagesOf } from '../../demo/games/rooster.js';
// @ts-expect-error As above.
import { resultOf } from '../../demo/games/round-result.js';
// @ts-expect-error As above.
import { tableWords } from '../../demo/games/table-words.js';
// @ts-expect-error As above.
import { tile } from '../../demo/games/tiles.js';
import { fightsOf } from '../../demo/gateway/play/fights.ts';
import { pass, stopClock } from '../support/clock.ts';

const words = tableWords('EN');
const euros = (cents: number) => `€${(cents / 100).toFixed(2)}`;

const slot = (name: string, id = 1001) => ({ name, ownName: name, icon: `/art/games/${id}.avif` });
const reelWords = { lines: 'Winning lines', lastWin: 'Last win', topPrize: 'Top prize' };
const slotRules = {
  topPrize: 400,
  stakes: [100, 250],
  paytable: [
    { symbol: 'seven', three: 80, two: 0 },
    { symbol: 'leaf', three: 3.6, two: 0.2 },
  ],
};
const sourcesOf = (stage: Element) =>
  Array.from(stage.querySelectorAll('.cell img:not(.medal__rim)'), (image) => image.getAttribute('src')!);

test('a slot has symbols and colours of the motif of its name, in every language', () => {
  const open = (name: string, ownName = name) => {
    const stage = document.createElement('div');
    reels(stage, { game: { ...slot(name), ownName }, ...slotRules }, reelWords, euros);
    return { motif: document.documentElement.dataset.motif, sources: sourcesOf(stage) };
  };
  const motifs = [
    'Sugar Tower',
    'Polar Castle',
    'Brass Circus',
    'Paper Dragon',
    'Deep Whale',
    'Crown of Smoke',
  ];
  expect(motifs.map((name) => open(name).motif)).toEqual(['sweets', 'ice', 'circus', 'east', 'sea', 'royal']);
  const isCover = (source: string) => source === '/art/games/1001.avif';
  const [sweets, ice] = motifs.map((name) => open(name).sources.filter((source) => !isCover(source)));
  expect([...sweets!, ...ice!].every((source) => source.includes('symbols.svg'))).toBe(true);
  expect(sweets!.filter((source) => ice!.includes(source)).length).toBeLessThan(3);
  expect(open('کاغذی اژدہا', 'Paper Dragon')).toEqual(open('Paper Dragon'));
});

test('a slot keeps its symbols when the version of its cover changes', () => {
  const symbols = (icon: string) => {
    const stage = document.createElement('div');
    reels(stage, { game: { ...slot('Paper Dragon'), icon }, ...slotRules }, reelWords, euros);
    return sourcesOf(stage).filter((source) => source.includes('symbols.svg'));
  };
  expect(symbols('/art/games-1a2b/1001.avif')).toEqual(symbols('/art/games/1001.avif'));
});

test('the rarest symbol of a slot is its cover in a medal', async () => {
  stopClock();
  const stage = document.createElement('div');
  const game = reels(stage, { game: slot('Crown of Smoke', 1007), ...slotRules }, reelWords, euros);
  const reel = ['seven', 'crown', 'seven'];
  const shown = game.show(
    Promise.resolve({ bet: 100, win: 0, spin: { reels: [reel, reel, reel], wins: [] } }),
  );
  await pass(5_000);
  await shown;
  const [top, middle, bottom] = sourcesOf(stage);
  expect([top, bottom]).toEqual(['/art/games/1007.avif', '/art/games/1007.avif']);
  expect(middle).toContain('symbols.svg');
  const rims = stage.querySelectorAll('.medal > .medal__cover + .medal__rim');
  expect(Array.from(rims, (rim) => rim.getAttribute('src')!.includes('symbols.svg'))).toEqual(
    Array(6).fill(true),
  );
});

test('a slot takes the colours of its cover: of the ground at the rim and of the figure in the middle', () => {
  const square = (colourAt: (x: number, y: number) => number[]) =>
    Uint8ClampedArray.from(
      Array.from({ length: 24 * 24 }, (_, place) => [
        ...colourAt(place % 24, Math.floor(place / 24)),
        255,
      ]).flat(),
    );
  const blue = [20, 40, 100];
  const orange = [200, 100, 0];
  const isMiddle = (x: number, y: number) => x > 7 && x < 16 && y > 7 && y < 16;
  expect(mainColours(square((x, y) => (isMiddle(x, y) ? orange : blue)))).toEqual({
    ground: [51, 102, 255],
    figure: [255, 128, 0],
  });
  expect(mainColours(square(() => blue))).toEqual({ ground: [51, 102, 255], figure: [51, 102, 255] });
  expect(mainColours(square(() => [90, 90, 90]))).toBeUndefined();
});

test('the ground of a cover colours a slot only if its hue suits the symbols', () => {
  const brown = [255, 140, 60];
  const blue = [40, 110, 255];
  const red = [255, 20, 40];
  const green = [60, 255, 80];
  const suits = (name: string) =>
    [brown, blue, red, green].map((colour) => hasHue(colour, motifOf(name).hues) as boolean);
  expect(suits('Polar Castle')).toEqual([false, true, false, false]);
  expect(suits('Lantern Tiger')).toEqual([false, false, true, false]);
  expect(suits('Marble Safari')).toEqual([false, false, false, true]);
  expect(suits('Crown of Smoke')).toEqual([false, true, true, false]);
});

test('the prizes of the symbols of a slot follow the stake', () => {
  const game = reels(
    document.createElement('div'),
    { game: slot('Paper Dragon'), ...slotRules },
    reelWords,
    euros,
  );
  const rowsAt = (step: number) => {
    game.onStake(step);
    const rows = (game.guide.element as Element).querySelectorAll('.pays__one');
    return Array.from(rows, (row) => row.textContent);
  };
  expect(rowsAt(0)).toEqual(['3×€80.00', '3×€3.602×€0.20']);
  expect(rowsAt(1)).toEqual(['3×€200.00', '3×€9.002×€0.50']);
});

test('the sign of a slot has its name, and its top prize until the first win', async () => {
  stopClock();
  const stage = document.createElement('div');
  const game = reels(stage, { game: slot('Polar Castle'), ...slotRules }, reelWords, euros);
  const sign = stage.querySelector('.cabinet__sign')!;
  expect(sign.textContent).toBe('Polar CastleTop prize ×400');
  const reel = ['bell', 'koi', 'leaf'];
  // No more than the stake is no win.
  for (const win of [250, 100, 80, 0]) {
    const shown = game.show(
      Promise.resolve({ bet: 100, win, spin: { reels: [reel, reel, reel], wins: [] } }),
    );
    await pass(5_000);
    await shown;
    expect(sign.textContent).toBe('Polar CastleLast win €2.50');
  }
});

test('each slot opens with its own pictures in its own positions, of which none wins', () => {
  const shown = Array.from({ length: 30 }, (_, index) => {
    const stage = document.createElement('div');
    reels(stage, { game: slot('Crown of Smoke', 1001 + index), ...slotRules }, reelWords, euros);
    return sourcesOf(stage);
  });
  expect(new Set(shown.map(String)).size).toBeGreaterThan(28);
  expect(new Set(shown.map((sources) => String(sources.toSorted()))).size).toBeGreaterThan(20);
  for (const sources of shown) expect(new Set(sources.slice(0, 6)).size).toBe(6);
});

test('reels draw the lines that won through their symbols until the next round', async () => {
  stopClock();
  const stage = document.createElement('div');
  const game = reels(stage, { game: slot('Crown of Smoke'), ...slotRules }, reelWords, euros);
  const turn = async (wins: object[], win = 250) => {
    const reel = ['bell', 'koi', 'leaf'];
    const shown = game.show(Promise.resolve({ bet: 100, win, spin: { reels: [reel, reel, reel], wins } }));
    await pass(5_000);
    await shown;
    const lines = Array.from(stage.querySelectorAll('.reels__line'), (line) => line.getAttribute('d'));
    const isWon = stage.querySelector('.reels')!.classList.contains('reels--won');
    return { lines, cells: stage.querySelectorAll('.cell--win').length, isWon };
  };
  const wins = [
    { line: 1, count: 3 },
    { line: 3, count: 2 },
  ];
  const lines = ['M50 150L150 150L250 150', 'M50 50L150 150'];
  expect(await turn(wins)).toEqual({ lines, cells: 4, isWon: true });
  expect(await turn([], 0)).toEqual({ lines: [], cells: 0, isWon: false });
  // A returned stake is not celebrated.
  expect(await turn(wins, 100)).toEqual({ lines, cells: 4, isWon: false });
});

test('animations of different games have different names', async () => {
  const sheets = await readdir('demo/games').then((files) => files.filter((file) => file.endsWith('.css')));
  const names: string[] = [];
  for (const sheet of sheets) {
    const rules = await readFile(`demo/games/${sheet}`, 'utf8');
    names.push(...Array.from(rules.matchAll(/@keyframes (\S+)/g), ([, name]) => name!));
  }
  expect(names.length).toBeGreaterThan(20);
  expect(names.filter((name, index) => names.indexOf(name) < index)).toEqual([]);
});

test('a dealer looks the same each time, and other than most others', () => {
  const looks = (name: string) => (dealer(name, words) as Element).querySelector('svg')!.innerHTML;
  expect(looks('Amara')).toBe(looks('Amara'));
  expect(new Set(['Amara', 'Bram', 'Celine', 'Dario', 'Elif', 'Farida'].map(looks)).size).toBeGreaterThan(3);
  expect((dealer('Amara', words) as Element).textContent).toBe('Dealer Amara');
});

test('dealers at tables next to each other in the lobby share few shapes', () => {
  const shapesOf = (name: string) =>
    Array.from((dealer(name, words) as Element).querySelectorAll('path[d], ellipse'), (one) => one.outerHTML);
  for (const [index, name] of dealers.entries()) {
    for (const away of [1, 2]) {
      const other = dealers[(index + away) % dealers.length]!;
      const [own, others] = [shapesOf(name), shapesOf(other)];
      const shared = own.filter((one) => others.includes(one)).length;
      expect(shared / own.length, `${name} and ${other}`).toBeLessThan(0.85);
    }
  }
});

test.each([
  [100, 0, 'lost'],
  [100, 80, 'returned'],
  [100, 100, 'returned'],
  [100, 140, 'win'],
])('a stake of %i that pays %i is %s', (bet, paid, word) => {
  expect(resultOf(bet, paid)).toBe(word);
});

test('the results of a game have its last twelve rounds, the newest first', () => {
  const list = document.createElement('ol');
  const add = results(list, euros);
  for (let stake = 1; stake <= 12; stake++) add(stake * 100, 0);
  add(200, 500);
  const rows = Array.from(list.children, (row) => row.textContent);
  expect(rows).toHaveLength(12);
  expect(rows.slice(0, 2)).toEqual(['€2.00€5.00', '€12.00€0.00']);
  expect(rows.at(-1)).toBe('€2.00€0.00');
  add(100, 100);
  expect(Array.from(list.querySelectorAll('.results__sum--win'), (sum) => sum.textContent)).toEqual([
    '€5.00',
  ]);
});

describe('a fishing game', () => {
  const ids = ['sardine', 'crab', 'turtle', 'shark', 'whale'];
  const open = () => {
    const stage = document.createElement('div');
    const options = ids.map((id, index) => ({ id, times: 150 * (index + 1) }));
    const game = fishing(
      stage,
      { options, stakes: [100, 250] },
      { ...words, ...fishingWords('EN') },
      { amount: euros, grouped: String },
    );
    return {
      stage,
      game,
      shoot: (round: object) => game.show(Promise.resolve({ bet: 100, win: 0, ...round })),
    };
  };

  test('has another shape and its multiple for each animal', () => {
    const { stage } = open();
    const shapes = Array.from(stage.querySelectorAll('.target'), (one) =>
      Array.from(one.querySelectorAll('path'), (path) => path.getAttribute('d')).join(),
    );
    expect(new Set(shapes).size).toBe(5);
    const labels = ids.map((id) => stage.querySelector(`[data-option="${id}"] text`)?.textContent);
    expect(labels).toEqual(['×1.5', '×3', '×4.5', '×6', '×7.5']);
  });

  test('has all labels above all animals', () => {
    const { stage } = open();
    const layers = [...stage.querySelectorAll('.reef__fish')];
    const isLabel = layers.map((layer) => Boolean(layer.querySelector('text')));
    expect(isLabel).toEqual(isLabel.toSorted((one, other) => Number(one) - Number(other)));
    expect(isLabel.filter(Boolean)).toHaveLength(9);
  });

  test('aims at an animal that is pressed in the water, and shows the bet at the cannon', () => {
    const { stage, game } = open();
    expect([game.ready(), game.choice()]).toEqual([true, { option: 'sardine' }]);
    game.onStake(1);
    stage.querySelector('[data-option="whale"] path')!.dispatchEvent(new Event('click', { bubbles: true }));
    expect(game.choice()).toEqual({ option: 'whale' });
    expect(stage.querySelector('.scene')!.textContent).toContain('€2.50');
  });

  test('shows what a caught animal was worth, and that a shot missed', async () => {
    stopClock();
    const { stage, shoot } = open();
    const caught = shoot({ win: 300 });
    await pass(1_000);
    await caught;
    expect(stage.querySelector('.reef__outcome')!.textContent).toBe('+€3.00');
    const missed = shoot({});
    await pass(1_000);
    await missed;
    expect(stage.querySelector('.reef__outcome')!.textContent).toBe('Missed');
  });
});

test('a poker table is empty before the deal; it deals the board, names both hands and pays the better one', async () => {
  stopClock();
  const stage = document.createElement('div');
  const hand = { set: 'cards', cards: 2, board: 5, folds: true };
  const opened = { hand, game: { name: 'River Hold’em' }, balance: 100_000, stakes: [250, 500] };
  const game = poker(stage, opened, { ...words, ...handWords('EN') }, euros);
  const texts = (selector: string) =>
    Array.from(stage.querySelectorAll<HTMLElement>(selector), (one) => (one.hidden ? '' : one.textContent));
  game.onStake(1);
  const count = (selector: string) => stage.querySelectorAll(selector).length;
  expect([game.ready(), game.choice()]).toEqual([true, { option: 'left' }]);
  const isEmpty = () => [texts('.poker__bet'), count('.poker__pot--empty')];
  expect(isEmpty()).toEqual([[''], 1]);
  expect(new Set(texts('.poker__name'))).toHaveProperty('size', 6);
  const board = ['4♥', 'Q♦', '8♦', '7♦', '8♣'];
  const shown = [
    { label: 'left', pieces: ['Q♠', '7♣'], rank: 'twoPair', high: 'Q' },
    { label: 'board', pieces: board },
    { label: 'right', pieces: ['A♦', 'J♠'], rank: 'pair' },
  ];
  // The cards are in the deck.
  const cards = () => ['.poker__seat .piece--back', '.poker__deck'].map(count);
  expect([cards(), count('.piece:not(.piece--back)')]).toEqual([[0, 1], 0]);
  await expect(game.show(Promise.reject(new Error('offline')))).rejects.toThrow('offline');
  expect([cards(), isEmpty()]).toEqual([
    [0, 1],
    [[''], 1],
  ]);
  const round = game.show(Promise.resolve({ bet: 500, win: 975, balance: 100_475, shown }));
  expect([cards(), count('.poker__seat--you .piece--back')]).toEqual([[12, 0], 2]);
  expect(count('.poker__pot--empty')).toBe(0);
  await pass(20_000);
  await round;
  expect(texts('.poker__board .piece')).toEqual(board);
  expect(texts('.poker__seat--you .poker__rank')).toEqual(['Two pair Q']);
  expect(texts('.poker__seat--opponent .poker__rank')).toEqual(['Pair']);
  expect(texts('.poker__seat--other .poker__rank')).toEqual(['Fold', 'Fold', 'Fold', 'Fold']);
  expect(texts('.poker__seat--ahead .poker__name')).toEqual(['You']);
  expect([texts('.poker__pot'), texts('.poker__bet')]).toEqual([['Pot€10.00'], ['+€9.75']]);
  expect(texts('.poker__seat--you .poker__stack')).toEqual(['€1004.75']);
  const lost = game.show(Promise.resolve({ bet: 500, win: 0, balance: 99_975, shown }));
  await pass(20_000);
  await lost;
  expect(isEmpty()).toEqual([[''], 1]);
});

/** Opens a game against one opponent, with a stake of €5. */
function openDuel(scene: typeof poker, hand: object, name: string) {
  stopClock();
  const stage = document.createElement('div');
  const opened = { hand, game: { name }, balance: 100_000, stakes: [250, 500] };
  const game = scene(stage, opened, { ...words, ...handWords('EN') }, euros);
  game.onStake(1);
  const texts = (selector: string) =>
    Array.from(stage.querySelectorAll<HTMLElement>(selector), (one) => (one.hidden ? '' : one.textContent));
  return { stage, game, texts, count: (selector: string) => stage.querySelectorAll(selector).length };
}

test('two birds of a fight have different plumages, and a name that says its colour has it', () => {
  const all = ['Proud Kite', 'Night Banner', 'Black Spur', 'Dusty Monsoon', 'Quiet Sultan', 'Golden Drum'];
  for (const left of all)
    for (const right of all) {
      const [one, other] = plumagesOf(left, right);
      expect(one, `${left}, ${right}`).not.toBe(other);
    }
  for (const name of all) {
    expect(plumagesOf(name, 'Night Banner').includes('black')).toBe(true);
    expect(plumagesOf('Night Banner', name).includes('black')).toBe(true);
  }
  expect(plumagesOf('Proud Kite', 'Night Banner')[1]).toBe('black');
  expect(plumagesOf('Golden Drum', 'Night Banner')).toEqual(['golden', 'black']);
});

test('no bird has the colour of the other side, in plumage or name', () => {
  const isColourful = ([, chroma]: number[]) => chroma! >= 16;
  const isRed = (tone: number[]) => isColourful(tone) && (tone[0]! < 30 || tone[0]! > 300);
  const isBlue = (tone: number[]) => isColourful(tone) && tone[0]! > 175 && tone[0]! < 280;
  const tonesOf = (plumage: string) => (PLUMAGES[plumage] as string[]).map(hueAndChroma);
  const said = { Night: 'black', Golden: 'golden', Ivory: 'white', Iron: 'grey', Jade: 'jade' };
  // The sides of fights repeat after two days.
  const fights = Array.from({ length: 16 }, (_, index) =>
    fightsOf({ type: 'SPORTS', name: 'Red Spur Derby' }, 20_000 * DAY + (index * DAY) / 8),
  ).flat();
  expect(new Set(fights.map(({ id }) => id)).size).toBeGreaterThan(550);
  const wrong = fights.filter(({ meron, wala }) => {
    const [left, right] = plumagesOf(meron, wala);
    const isAsSaid = (name: string, plumage: string) =>
      (said[name.split(' ')[0] as keyof typeof said] ?? plumage) === plumage;
    return (
      left === right ||
      tonesOf(left).some(isBlue) ||
      tonesOf(right).some(isRed) ||
      !isAsSaid(meron, left) ||
      !isAsSaid(wala, right) ||
      /Red|Crimson|Scarlet|Copper|Blue|Azure/.test(meron + wala)
    );
  });
  expect(wrong.map(({ meron, wala }) => [meron, wala, ...plumagesOf(meron, wala)])).toEqual([]);
});

/** Returns the hue of a colour in degrees and its chroma, up to 255. */
function hueAndChroma(colour: string): number[] {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16)) as [
    number,
    number,
    number,
  ];
  const most = Math.max(red, green, blue);
  const chroma = most - Math.min(red, green, blue);
  if (!chroma) return [0, 0];
  const sixth =
    most === red
      ? (green - blue) / chroma
      : most === green
        ? 2 + (blue - red) / chroma
        : 4 + (red - green) / chroma;
  return [(sixth * 60 + 360) % 360, chroma];
}

describe('a table of mahjong', () => {
  const HELD = [
    '一萬',
    '二萬',
    '三萬',
    '一筒',
    '四筒',
    '七筒',
    '一索',
    '三索',
    '五索',
    '九索',
    '東',
    '中',
    '白',
  ];
  const left = [...HELD, '白'];
  const right = ['二萬', '二萬', ...HELD.slice(2, 13), '發'];
  const shown = [
    { label: 'left', pieces: left, rank: 'points', total: 26, counted: [0, 1, 2, 12, 13] },
    { label: 'board', pieces: ['西', '北', '八索', '八萬', '西', '北', '九筒', '五筒'] },
    { label: 'right', pieces: right, rank: 'points', total: 4, counted: [0, 1] },
  ];
  const open = () =>
    openDuel(mahjong, { set: 'tiles', cards: 14, board: 8, folds: false }, 'Teahouse Mahjong');

  test('has four walls and hidden racks before the deal, and faces after it', async () => {
    const { game, texts, count } = open();
    expect(texts('.mahjong__middle .scene')).toEqual(['東南西北']);
    expect([count('.tile--mahjong'), count('.hand--tiles .tile'), count('.mahjong__stack')]).toEqual([
      0, 26, 36,
    ]);
    const round = game.show(Promise.resolve({ bet: 500, win: 975, balance: 100_475, shown }));
    await pass(20_000);
    await round;
    expect(texts('.poker__seat--you .tile .out-of-sight')).toEqual(left);
    expect(texts('.poker__seat--opponent .tile .out-of-sight')).toEqual(right);
    expect(texts('.poker__rank:not([hidden])')).toEqual(['Points: 4', 'Points: 26']);
    // Each rack has a player.
    expect(count('.mahjong .poker__portrait')).toBe(4);
    expect([texts('.poker__pot'), texts('.poker__bet')]).toEqual([['Pot€10.00'], ['+€9.75']]);
  });

  test('draws the last tile from the wall, lays discards on four sides, and marks what has points', async () => {
    const { stage, game, texts, count } = open();
    const round = game.show(Promise.resolve({ bet: 500, win: 0, balance: 99_500, shown }));
    await pass(100);
    expect([count('.poker__seat--you .tile'), count('.mahjong__drawn')]).toEqual([13, 0]);
    await pass(20_000);
    await round;
    expect(texts('.mahjong__drawn .out-of-sight')).toEqual(['發', '白']);
    expect(texts('.poker__seat--you .mahjong__counted .out-of-sight')).toEqual([
      '一萬',
      '二萬',
      '三萬',
      '白',
      '白',
    ]);
    const sides = stage.querySelectorAll('.mahjong__discards');
    expect(Array.from(sides, (side) => side.children.length)).toEqual([2, 2, 2, 2]);
    // Upright on a phone, in their order.
    expect(texts('.mahjong__upright .out-of-sight')).toEqual(shown[1]!.pieces);
    expect(count('.mahjong__stack--drawn')).toBeGreaterThan(2);
    void game.show(new Promise(() => {}));
    expect([count('.mahjong__stack--drawn'), count('.mahjong__discard'), count('.tile--mahjong')]).toEqual([
      0, 0, 0,
    ]);
  });

  test('has another picture on each kind of tile', () => {
    const faces = [...'一二三四五六七八九'].flatMap((number) => [
      `${number}萬`,
      `${number}筒`,
      `${number}索`,
    ]);
    const pictures = [...faces, ...'東南西北中發白'].map((text) => (tile(text) as Element).innerHTML);
    expect(new Set(pictures).size).toBe(34);
  });
});

describe('a board of ludo', () => {
  const open = () => openDuel(ludo, { set: 'dice', cards: 3, board: 0, folds: false }, 'River Ludo');
  const at = (token: Element) => (token as HTMLElement).style.transform.match(/[\d.]+/g)!.map(Number);

  test('leads each colour past every cell but the last of the track into its column', () => {
    const ways: number[][][] = [0, 1, 2, 3].map(pathOf);
    for (const way of ways) {
      expect(way).toHaveLength(51 + 6);
      expect(new Set(way.map(String)).size).toBe(57);
      for (const [index, [x, y]] of way.slice(1).entries()) {
        const [from, to] = way[index] as [number, number];
        // Round a corner of the middle the next cell is across.
        expect(Math.max(Math.abs(x! - from), Math.abs(y! - to))).toBe(1);
      }
    }
    expect(ways.map((way) => way.at(-1))).toEqual([
      [6, 7],
      [7, 6],
      [8, 7],
      [7, 8],
    ]);
    const columns = ways.flatMap((way) => way.slice(51).map(String));
    expect(new Set(columns).size).toBe(24);
  });

  test('has four tokens of each player, and moves both players by what they throw', async () => {
    const { stage, game, texts, count } = open();
    const tokens = () => Array.from(stage.querySelectorAll('.ludo__token'), at);
    const before = tokens();
    expect(before).toHaveLength(8);
    expect(new Set(before.map(String)).size).toBe(8);
    const shown = [
      { label: 'left', pieces: ['⚂', '⚀', '⚀'], rank: 'points', total: 5 },
      { label: 'right', pieces: ['⚅', '⚁', '⚀', '⚀'], rank: 'points', total: 10 },
    ];
    const round = game.show(Promise.resolve({ bet: 500, win: 0, balance: 99_500, shown }));
    await pass(30_000);
    await round;
    const moved = tokens().filter((place, index) => String(place) !== String(before[index]));
    const cells = moved.map(([x, y]) => [(x! - 10) / 20, (y! - 10) / 20]);
    // The fifth cell from the start at the bottom, and the tenth from the one at the top.
    expect(cells).toHaveLength(2);
    expect(cells).toContainEqual([6, 9]);
    expect(cells).toContainEqual([13, 6]);
    expect(texts('.poker__seat--you .out-of-sight')).toEqual(['⚂', '⚀', '⚀']);
    expect(texts('.poker__rank')).toEqual(['Points: 10', 'Points: 5']);
    void game.show(new Promise(() => {}));
    expect([tokens(), count('.hand .tile')]).toEqual([before, 0]);
  });
});
