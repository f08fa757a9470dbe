import { paidFor, type Table } from './table.ts';

/** Returns whether a game of sports, by its English name, is a cockfight. */
export const isCockfight = (name: string): boolean => name.includes('Derby');

/** By the outcome of a match: the favourite, Meron, is at home. */
type ByOutcome = Record<'home' | 'draw' | 'away', number>;

/** Share of stakes that bets pay back over time, without those that a draw returns. */
const RETURNED: ByOutcome = { home: 0.912, draw: 0.91, away: 0.9 };
/** Chances of a fight whose birds are unknown. */
const USUAL: ByOutcome = { home: 0.48, draw: 0.07, away: 0.45 };

/** Returns the odds of a fight by its chances, in hundredths. */
export function fightOdds(chances: ByOutcome): ByOutcome {
  const odd = (outcome: keyof ByOutcome) => Math.round((100 * RETURNED[outcome]) / chances[outcome]);
  return { home: odd('home'), draw: odd('draw'), away: odd('away') };
}

/** Bets on the favourite, Meron, on the challenger, Wala, or on a draw, which returns the others. */
export function cockfightWith(chances: ByOutcome): Table {
  const odds = fightOdds(chances);
  return {
    options: [
      { id: 'meron', times: odds.home },
      { id: 'draw', times: odds.draw },
      { id: 'wala', times: odds.away },
    ],
    returnToPlayer: 98.2,
    play(random, option) {
      const drawn = random();
      const fallen = drawn < chances.home ? 'meron' : drawn < 1 - chances.draw ? 'wala' : 'draw';
      return {
        shown: [],
        fallen,
        paid: fallen === 'draw' && option.id !== 'draw' ? 100 : paidFor(option, fallen),
      };
    },
  };
}

export const cockfight = cockfightWith(USUAL);
