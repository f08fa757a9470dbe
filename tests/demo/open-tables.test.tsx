import { describe, expect, test } from 'vitest';
import { seededRandom } from '../../demo/fixtures/random.ts';
// @ts-expect-error The games of the demo are plain scripts.
import { dominoes } from '../../demo/games/dominoes.js';
// @ts-expect-error As above.
import { handWords } from '../../demo/games/hand-words.js';
// @ts-expect-error As above.
import { rummy } from '../../demo/games/rummy.js';
// @ts-expect-error As above.
import { tableWords } from '../../demo/games/table-words.js';
import { tableOf } from '../../demo/gateway/play/tables/tables.ts';
import { pass, stopClock } from '../support/clock.ts';

const ROUNDS = 300;

/** Plays rounds of a game, and returns both hands and the pieces on the table. */
function playedOf(name: string) {
  const random = seededRandom(5);
  const { play, options } = tableOf({ type: 'PVP', name })!;
  return Array.from({ length: ROUNDS }, () => {
    const { shown, fallen } = play(random, options[0]!);
    const at = (side: string) => shown.find(({ label }) => label === side)!;
    return { left: at('left'), right: at('right'), board: at('board').pieces, fallen };
  });
}

/** Opens a game against one opponent, with a stake of €5. */
function openDuel(scene: typeof rummy, hand: object, name: string) {
  stopClock();
  const stage = document.createElement('div');
  const opened = { hand, game: { name }, balance: 100_000, stakes: [250, 500] };
  const words = { ...tableWords('EN'), ...handWords('EN') };
  const game = scene(stage, opened, words, (cents: number) => `€${(cents / 100).toFixed(2)}`);
  game.onStake(1);
  const texts = (selector: string) =>
    Array.from(stage.querySelectorAll<HTMLElement>(selector), (one) => (one.hidden ? '' : one.textContent));
  const count = (selector: string) => stage.querySelectorAll(selector).length;
  async function show(shown: object[]) {
    const round = game.show(Promise.resolve({ bet: 500, win: 975, balance: 100_475, shown }));
    await pass(20_000);
    await round;
  }
  return { show, texts, count };
}

const fewerWins = ({ left, right, fallen }: ReturnType<typeof playedOf>[number]) =>
  left.total === right.total ? fallen === 'tie' : fallen === (left.total! < right.total! ? 'left' : 'right');

describe('rummy', () => {
  const rankOf = (card: string) => '23456789TJQKA'.indexOf(card.replace('10', 'T')[0]!);
  const pointsOf = (card: string) => (rankOf(card) === 12 ? 1 : Math.min(10, rankOf(card) + 2));

  test('counts seven cards outside of sets and runs after turns with discards', () => {
    const rounds = playedOf('Royal Rummy');
    for (const { left, right, board } of rounds) {
      expect(new Set([left.pieces, right.pieces, board].flat()).size).toBe(7 + 7 + 9);
      for (const { pieces, melds, total } of [left, right]) {
        let from = 0;
        for (const size of melds!) {
          const cards = pieces.slice(from, from + size);
          from += size;
          expect(size).toBeGreaterThanOrEqual(3);
          const ranks = cards.map(rankOf);
          const isSet = new Set(ranks).size === 1;
          const isRun = ranks.every((rank, index) => rank === ranks[0]! + index);
          const hasOneSuit = new Set(cards.map((card) => card.at(-1))).size === 1;
          expect(isSet || (isRun && hasOneSuit), cards.join(' ')).toBe(true);
        }
        const alone = pieces.slice(from).reduce((sum, card) => sum + pointsOf(card), 0);
        expect(total).toBe(alone);
      }
    }
    expect(rounds.every(fewerWins)).toBe(true);
    // Turns are of use: without them one hand in six has a set or a run.
    const withMelds = rounds.filter(({ left }) => left.melds!.length).length;
    expect(withMelds / ROUNDS).toBeGreaterThan(0.4);
  });

  test('has a stock and hidden hands before the deal, and lays down sets and runs after it', async () => {
    const hand = { set: 'melds', cards: 7, board: 9, folds: false };
    const { show, texts, count } = openDuel(rummy, hand, 'Royal Rummy');
    expect([count('.poker__hand .piece--back'), count('.rummy__stock .piece--back')]).toEqual([14, 3]);
    expect([count('.piece:not(.piece--back)'), count('.rummy__place')]).toEqual([0, 4]);
    const board = ['9♥', '6♣', 'K♣', '6♦', '10♠', '2♦', '7♦', 'K♥', '6♥'];
    const left = ['8♣', '9♣', '10♣', '4♥', '4♠', '4♦', 'J♥'];
    const right = ['3♣', '3♠', '4♣', 'Q♦', 'Q♥', 'A♠', 'A♣'];
    await show([
      { label: 'left', pieces: left, rank: 'points', total: 10, melds: [3, 3] },
      { label: 'board', pieces: board },
      { label: 'right', pieces: right, rank: 'points', total: 32, melds: [] },
    ]);
    expect(texts('.rummy__discards .piece')).toEqual(board);
    expect(texts('.rummy__melds .rummy__row')).toEqual(['8♣9♣10♣', '4♥4♠4♦']);
    expect(texts('.poker__seat--you .poker__hand .piece')).toEqual(['J♥']);
    expect(texts('.poker__seat--opponent .poker__hand .piece')).toEqual(right);
    expect(texts('.poker__rank')).toEqual(['Points: 32', 'Points: 10']);
    expect(texts('.poker__bet')).toEqual(['+€9.75']);
  });
});

describe('dominoes', () => {
  const sidesOf = (piece: string) => piece.split('|').map(Number) as [number, number];
  const nameOf = (piece: string) => sidesOf(piece).sort().join();

  test('plays a chain whose pieces touch their like, until nobody can go on', () => {
    const rounds = playedOf('Street Dominoes');
    for (const { left, right, board } of rounds) {
      for (const [index, piece] of board.slice(1).entries())
        expect(sidesOf(piece)[0], board.join(' ')).toBe(sidesOf(board[index]!)[1]);
      const all = [left.pieces, right.pieces, board].flat();
      expect(new Set(all.map(nameOf)).size).toBe(all.length);
      for (const { pieces, total } of [left, right])
        expect(total).toBe(pieces.flatMap(sidesOf).reduce((sum, pips) => sum + pips, 0));
      if (![left, right].every(({ pieces }) => pieces.length)) continue;
      const ends = [sidesOf(board[0]!)[0], sidesOf(board.at(-1)!)[1]];
      expect(all).toHaveLength(28);
      const held = [...left.pieces, ...right.pieces].flatMap(sidesOf);
      expect(held.some((pips) => ends.includes(pips))).toBe(false);
    }
    expect(rounds.every(fewerWins)).toBe(true);
  });

  test('has a boneyard and hidden racks before the deal, and the chain after it', async () => {
    const hand = { set: 'dominoes', cards: 7, board: 0, folds: false };
    const { show, texts, count } = openDuel(dominoes, hand, 'Street Dominoes');
    expect([count('.chain__piece'), count('.poker__hand .tile'), count('.tile--domino')]).toEqual([
      14, 14, 0,
    ]);
    const board = ['2|0', '0|0', '0|1', '1|1', '1|6', '6|3', '3|4'];
    await show([
      { label: 'left', pieces: [], rank: 'points', total: 0 },
      { label: 'board', pieces: board },
      { label: 'right', pieces: ['2|2', '5|6'], rank: 'points', total: 15 },
    ]);
    expect(count('.chain__piece')).toBe(7);
    expect(texts('.chain')).toEqual([board.join(', ')]);
    expect(count('.chain__yard .tile')).toBe(28 - 7 - 2);
    expect(texts('.poker__hand .tile .out-of-sight')).toEqual(['2|2', '5|6']);
    expect(texts('.poker__rank')).toEqual(['Points: 15', 'Points: 0']);
  });
});
