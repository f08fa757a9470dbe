import { sides } from '../../fixtures/catalogue/sides.ts';
import { fixturesOf, matchById } from './slip.ts';
import { cockfightWith } from './tables/cockfight.ts';
import type { Table } from './tables/table.ts';

/** Fights that an opened game knows in advance. */
const FIGHTS = 40;

/** Returns the fights of a day that take bets, the next first, with their number on that day. */
export function fightsOf(game: { type: string; name: string }, now: number) {
  const perDay = sides.cockfight.length / 2;
  return fixturesOf(game, now, FIGHTS)
    .filter(({ progress }) => !progress?.isSuspended)
    .map(({ id, competition, home, away, odds }) => ({
      id,
      number: (Number(id.split('-')[1]) % perDay) + 1,
      competition,
      meron: home,
      wala: away,
      odds,
    }));
}

/** Returns the table of a fight, with its own odds; undefined for other ids. */
export function fightTable(id: string | undefined): Table | undefined {
  return id && /^cockfight-\d{1,9}$/.test(id) ? cockfightWith(matchById(id, 0).chances) : undefined;
}
