import { sides } from '../../fixtures/catalogue/sides.ts';
import { DAY } from '../../fixtures/durations.ts';
import { type Random, seededRandom } from '../../fixtures/random.ts';
import type { Gateway } from '../gateway-state.ts';
import type { Play } from './session.ts';
import { fixturesOf, matchById } from './slip.ts';
import { cockfightWith } from './tables/cockfight.ts';
import type { Table } from './tables/table.ts';

/** Fights, at least, that an opened game knows in advance. */
const FIGHTS = 40;

/** Returns the fights of a day that take bets, the next first, with their number on that day. */
export function fightsOf(
  game: { type: string; name: string },
  now: number,
  ended: ReadonlySet<string> = new Set(),
) {
  const perDay = sides.cockfight.length / 2;
  return fixturesOf(game, now, FIGHTS + ended.size)
    .filter(({ id, progress }) => !progress?.isSuspended && !ended.has(id))
    .map(({ id, competition, home, away, odds }) => ({
      id,
      number: (Number(id.split('-')[1]) % perDay) + 1,
      competition,
      meron: home,
      wala: away,
      odds,
    }));
}

/** Returns the fights that a member has seen end: each bet shows the end of its fight. */
export function endedFights({ store, clock }: Gateway, { memberId }: Play): ReadonlySet<string> {
  const rows = store.all<{ fight: string | null }>(
    `SELECT outcome ->> 'fight' AS fight FROM rounds WHERE member_id = ? AND at > ?`,
    memberId,
    clock() - DAY,
  );
  return new Set(rows.flatMap(({ fight }) => fight ?? []));
}

/** Returns what decides a fight: it ends in the same way for everyone. */
export const endOf = (id: string): Random => seededRandom(`end of ${id}`);

/** Returns the table of a fight, with its own odds; undefined for other ids. */
export function fightTable(id: string | undefined): Table | undefined {
  return id && /^cockfight-\d{1,9}$/.test(id) ? cockfightWith(matchById(id, 0).chances) : undefined;
}
