import { redRain } from '../fixtures/operator/red-rain.ts';
import type { Random } from '../fixtures/random.ts';
import { dayOf, endOfDay, startOfDay } from './days.ts';
import type { Store } from './store.ts';

/** One rain; it falls from its start until before its end, in milliseconds since 1970. */
export interface RainTimes {
  id: string;
  startTime: number;
  endTime: number;
}

/** The last rain that is over, the one that falls or is next, and the one after it. */
export function rainsAround(now: number): RainTimes[] {
  const next = Math.floor((now - redRain.lasts) / redRain.every) + 1;
  return [next - 1, next, next + 1].map(rainOf);
}

/** The rain of an id; nothing for one that is none, or lies beyond those that are told. */
export function rainById(id: string, now: number): RainTimes | undefined {
  const index = /^rain-(\d{1,10})$/.exec(id)?.[1];
  const rain = index === undefined ? undefined : rainOf(Number(index));
  return rain && rain.startTime <= rainsAround(now).at(-1)!.startTime ? rain : undefined;
}

function rainOf(index: number): RainTimes {
  const startTime = index * redRain.every;
  return { id: `rain-${index}`, startTime, endTime: startTime + redRain.lasts };
}

/** Envelopes a member may open in each rain of now: some for everybody, more for deposits of the operator's day. */
export function chancesOf(store: Store, memberId: number, now: number): number {
  const deposits = countOf(
    store,
    "SELECT count(*) AS count FROM ledger WHERE member_id = ? AND kind = 'deposit' AND at BETWEEN ? AND ?",
    memberId,
    startOfDay(dayOf(now)),
    now,
  );
  return Math.min(redRain.mostChances, redRain.chances + deposits);
}

/** In cents: what a member has won within the operator's day. */
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

/** In cents: what a rain has left for everybody. */
export function leftIn(store: Store, rainId: string): number {
  return (
    redRain.pot - countOf(store, 'SELECT sum(amount) AS count FROM red_envelopes WHERE rain_id = ?', rainId)
  );
}

/** In cents: what is in an envelope, and never more than there is to win. */
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
