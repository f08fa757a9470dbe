import { pick, type Random } from '../../../fixtures/random.ts';
import { dealer, deck, pointsOf, rankOf } from './cards.ts';
import { paidFor, type Table } from './table.ts';

const options = (all: Readonly<Record<string, number>>) =>
  Object.entries(all).map(([id, times]) => ({ id, times }));
const lastDigit = (cards: readonly string[]) =>
  cards.reduce((sum, card) => sum + (pointsOf(card) % 10), 0) % 10;

/** Returns whether the banker of baccarat draws, by points and the player's third card. */
function bankerDraws(points: number, third: string | undefined): boolean {
  if (third === undefined) return points < 6;
  const value = pointsOf(third) % 10;
  const draws = [
    [0, 9],
    [0, 9],
    [0, 9],
    [0, 9],
    [2, 7],
    [4, 7],
    [6, 7],
  ][points];
  if (points === 3) return value !== 8;
  return draws !== undefined && value >= draws[0]! && value <= draws[1]!;
}

export const baccarat: Table = {
  options: options({ player: 200, banker: 195, tie: 900 }),
  returnToPlayer: 98.8,
  play(random, option) {
    // A shoe of eight decks.
    const deal = dealer(random, Array.from({ length: 8 }, () => deck).flat());
    const [player, banker] = [deal(2), deal(2)];
    if (Math.max(lastDigit(player), lastDigit(banker)) < 8) {
      if (lastDigit(player) < 6) player.push(...deal(1));
      if (bankerDraws(lastDigit(banker), player[2])) banker.push(...deal(1));
    }
    const ahead = lastDigit(player) - lastDigit(banker);
    const fallen = ahead > 0 ? 'player' : ahead < 0 ? 'banker' : 'tie';
    const shown = [
      { label: 'player', pieces: player, total: lastDigit(player) },
      { label: 'banker', pieces: banker, total: lastDigit(banker) },
    ];
    return { shown, fallen, paid: fallen === 'tie' && option.id !== 'tie' ? 100 : paidFor(option, fallen) };
  },
};

const reds = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36]);
/** Fields of the table of roulette: what they pay with the stake, and the numbers they cover. */
const onWheel: Readonly<Record<string, readonly [times: number, covers: (number: number) => boolean]>> = {
  red: [200, (number) => reds.has(number)],
  black: [200, (number) => number > 0 && !reds.has(number)],
  even: [200, (number) => number > 0 && number % 2 === 0],
  odd: [200, (number) => number % 2 === 1],
  low: [200, (number) => number > 0 && number < 19],
  high: [200, (number) => number > 18],
  ...fieldsOf('dozen', [1, 2, 3], 300, (number, dozen) => Math.ceil(number / 12) === dozen),
  ...fieldsOf('column', [1, 2, 3], 300, (number, column) => number > 0 && (number - column) % 3 === 0),
  ...fieldsOf('n', [...Array(37).keys()], 3600, (number, own) => number === own),
};

function fieldsOf(
  name: string,
  indices: readonly number[],
  times: number,
  covers: (number: number, index: number) => boolean,
) {
  return Object.fromEntries(
    indices.map((index) => [`${name}${index}`, [times, (number: number) => covers(number, index)] as const]),
  );
}

export const roulette: Table = {
  options: Object.entries(onWheel).map(([id, [times]]) => ({ id, times })),
  returnToPlayer: 97.3,
  play(random, { id, times }) {
    const number = Math.floor(random() * 37);
    const fallen = number === 0 ? 'zero' : reds.has(number) ? 'red' : 'black';
    return {
      shown: [{ label: 'ball', pieces: [String(number), ...(number === 0 ? [] : [fallen])] }],
      fallen,
      points: number,
      paid: onWheel[id]![1](number) ? times : 0,
    };
  },
};

export const dragonTiger: Table = {
  options: options({ dragon: 200, tiger: 200, tie: 900 }),
  returnToPlayer: 96.3,
  play(random, option) {
    const [dragon, tiger] = dealer(random, Array.from({ length: 8 }, () => deck).flat())(2) as [
      string,
      string,
    ];
    const [a, b] = [dragon, tiger].map((card) => (rankOf(card) + 1) % 13) as [number, number];
    const fallen = a > b ? 'dragon' : a < b ? 'tiger' : 'tie';
    const shown = [
      { label: 'dragon', pieces: [dragon] },
      { label: 'tiger', pieces: [tiger] },
    ];
    return { shown, fallen, paid: fallen === 'tie' && option.id !== 'tie' ? 50 : paidFor(option, fallen) };
  },
};

export const andarBahar: Table = {
  options: options({ andar: 190, bahar: 200 }),
  returnToPlayer: 97.4,
  play(random, option) {
    const deal = dealer(random);
    const [joker] = deal(1) as [string];
    const sides: [string[], string[]] = [[], []];
    for (let turn = 0; ; turn = 1 - turn) {
      const [card] = deal(1) as [string];
      sides[turn]!.push(card);
      if (rankOf(card) !== rankOf(joker)) continue;
      const shown = [
        { label: 'joker', pieces: [joker] },
        { label: 'andar', pieces: sides[0] },
        { label: 'bahar', pieces: sides[1] },
      ];
      const fallen = turn === 0 ? 'andar' : 'bahar';
      return { shown, fallen, paid: paidFor(option, fallen) };
    }
  },
};

export const faces = ['⚀', '⚁', '⚂', '⚃', '⚄', '⚅'];

export const sicBo: Table = {
  options: options({ small: 200, big: 200, triple: 3000 }),
  returnToPlayer: 97.2,
  play(random, option) {
    const dice = Array.from({ length: 3 }, () => Math.floor(random() * 6));
    const sum = dice.reduce((total, die) => total + die + 1, 0);
    const fallen = new Set(dice).size === 1 ? 'triple' : sum < 11 ? 'small' : 'big';
    return {
      shown: [{ label: 'dice', pieces: dice.map((die) => faces[die]!), total: sum }],
      fallen,
      points: sum,
      paid: paidFor(option, fallen),
    };
  },
};

/** Number of fields per multiple on the money wheel of fifty; two are blank. */
const places: Readonly<Record<string, number>> = { '2': 24, '4': 12, '6': 8, '16': 3, '48': 1 };
const wheel = [
  ...Object.entries(places).flatMap(([times, count]) => Array<string>(count).fill(times)),
  '0',
  '0',
];

export const moneyWheel: Table = {
  options: Object.keys(places).map((times) => ({ id: `x${times}`, times: Number(times) * 100 })),
  returnToPlayer: 96,
  play(random, option) {
    const times = pick(random, wheel);
    return {
      shown: [{ label: 'wheel', pieces: [times === '0' ? '–' : `×${times}`] }],
      fallen: `x${times}`,
      paid: paidFor(option, `x${times}`),
    };
  },
};

/** Shooting fish: larger ones pay more and are hit less often. */
export const fish: Table = {
  options: options({ sardine: 150, crab: 300, turtle: 800, shark: 2500, whale: 10_000 }),
  returnToPlayer: 96,
  play(random: Random, option) {
    const hit = random() < fish.returnToPlayer / option.times;
    return {
      shown: [{ label: 'shot', pieces: [hit ? '★' : '–'] }],
      fallen: hit ? option.id : '',
      paid: hit ? option.times : 0,
    };
  },
};
