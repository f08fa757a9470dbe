import { sides } from '../../fixtures/catalogue/sides.ts';
import { fixturesOf } from './slip.ts';

/** Fights that an opened game knows in advance. */
const FIGHTS = 40;

/** Returns the fights of a day that take bets, the next first, with their number on that day. */
export function fightsOf(game: { type: string; name: string }, now: number) {
  const perDay = sides.cockfight.length / 2;
  return fixturesOf(game, now, FIGHTS)
    .filter(({ progress }) => !progress?.isSuspended)
    .map(({ id, competition, home, away }) => ({
      id,
      number: (Number(id.split('-')[1]) % perDay) + 1,
      competition,
      meron: home,
      wala: away,
    }));
}
