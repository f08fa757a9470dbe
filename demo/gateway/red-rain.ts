import { redRain } from '../fixtures/operator/red-rain.ts';
import type { Random } from '../fixtures/random.ts';
import { dayOf, endOfDay, startOfDay } from './days.ts';
import type { Store } from './store.ts';

/** A rain from `start` (inclusive) to `end` (exclusive), in milliseconds since 1970. */
export interface RainTimes {
  id: string;
  startTime: number;
  endTime: number;
}

/** Returns the last rain, the current or next one, and the one after it. */
export function rainsAround(now: number): RainTimes[] {
  const next = Math.floor((now - redRain.lasts) / redRain.every) + 1;
  return [next - 1, next, next + 1].map(rainOf);
}

/** Returns the rain of an id; undefined for an invalid or distant one. */
export function rainById(id: string, now: number): RainTimes | undefined {
  const index = /^rain-(\d{1,10})$/.exec(id)?.[1];
  const rain = index === undefined ? undefined : rainOf(Number(index));
  return rain && rain.startTime <= rainsAround(now).at(-1)!.startTime ? rain : undefined;
}

function rainOf(index: number): RainTimes {
  const startTime = index * redRain.every;
  return { id: `rain-${index}`, startTime, endTime: startTime + redRain.lasts };
}

/** Returns the number of envelopes per rain for a member: a base, and more for the day's deposits. */
export function envelopesOf(store: Store, memberId: number, now: number): number {
  const deposits = countOf(
    store,
    "SELECT count(*) AS count FROM ledger WHERE member_id = ? AND kind = 'deposit' AND at BETWEEN ? AND ?",
    memberId,
    startOfDay(dayOf(now)),
    now,
  );
  return Math.min(redRain.mostChances, redRain.chances + deposits);
}

/** Returns a member's wins of the operator's day, in cents. */
export function wonToday(store: Store, memberId: number, now: number): number {
  const today = dayOf(now);
  return countOf(
    store,
    'SELECT sum(amount) AS count FROM red_envelopes WHERE member_id = ? AND at >= ? AND at < ?',
    memberId,
    startOfDay(today),
    endOfDay(today),
  );
}

/** Returns the rest of a rain's budget, in cents. */
export function remainingBudget(store: Store, rainId: string): number {
  return (
    redRain.pot - countOf(store, 'SELECT sum(amount) AS count FROM red_envelopes WHERE rain_id = ?', rainId)
  );
}

/** Draws the content of an envelope in cents, at most `most`. */
export function drawAmount(random: Random, most: number): number {
  const all = redRain.amounts.reduce((sum, [, weight]) => sum + weight, 0);
  let place = random() * all;
  const drawn = redRain.amounts.find(([, weight]) => {
    place -= weight;
    return place < 0;
  });
  return Math.min(drawn?.[0] ?? 0, most);
}

function countOf(store: Store, sql: string, ...values: (string | number)[]): number {
  return store.one<{ count: number | null }>(sql, ...values)?.count ?? 0;
}
