import { paidFor, type Table } from './table.ts';

/** Returns whether a game of sports, by its English name, is a cockfight. */
export const isCockfight = (name: string): boolean => name.includes('Derby');

/** Odds of all fights, by the outcome of a match. */
export const fightOdds = { home: 190, draw: 1300, away: 200 } as const;
const MERON = 0.48;
const DRAW = 0.07;

/** Bets on the favourite, Meron, on the challenger, Wala, or on a draw, which returns the others. */
export const cockfight: Table = {
  options: [
    { id: 'meron', times: fightOdds.home },
    { id: 'draw', times: fightOdds.draw },
    { id: 'wala', times: fightOdds.away },
  ],
  returnToPlayer: 98.2,
  play(random, option) {
    const drawn = random();
    const fallen = drawn < MERON ? 'meron' : drawn < 1 - DRAW ? 'wala' : 'draw';
    return {
      shown: [],
      fallen,
      paid: fallen === 'draw' && option.id !== 'draw' ? 100 : paidFor(option, fallen),
    };
  },
};
