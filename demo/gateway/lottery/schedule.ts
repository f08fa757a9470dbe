import type { LotterySeed } from '../../fixtures/catalogue/lotteries.ts';

const SECOND = 1_000;
const DAY = 86_400 * SECOND;
/** 1970 began on a Thursday: the offset of the first Monday. */
const FIRST_MONDAY = 4 * DAY;
const WEEK = 7 * DAY;
/** A sale ends a twelfth of the period before the draw, at most this long. */
const LONGEST_CLOSING = 15 * 60 * SECOND;
const CLOSING_SHARE = 1 / 12;
/** Lotteries with daily or rarer draws pause this long before the next sale. */
const REST = 3_600 * SECOND;

/** The times of one draw, in milliseconds since 1970. */
export interface DrawTimes {
  opensAt: number;
  closesAt: number;
  drawsAt: number;
}

/** Returns the time of draw `index`, counted from 1970. */
function drawnAt({ period, at, zone }: LotterySeed, index: number): number {
  const start = period * SECOND === WEEK ? FIRST_MONDAY : 0;
  return start + (at - zone + index * period) * SECOND;
}

/** Returns the index of the first draw after `now`. */
export function currentIndex(lottery: LotterySeed, now: number): number {
  return Math.floor((now - drawnAt(lottery, 0)) / (lottery.period * SECOND)) + 1;
}

export function timesOf(lottery: LotterySeed, index: number): DrawTimes {
  const period = lottery.period * SECOND;
  const drawsAt = drawnAt(lottery, index);
  return {
    opensAt: drawsAt - period + (period >= DAY ? REST : 0),
    closesAt: drawsAt - Math.min(period * CLOSING_SHARE, LONGEST_CLOSING),
    drawsAt,
  };
}

/** Returns the draw number: the local day and, with several a day, a counter. */
export function numberOf(lottery: LotterySeed, index: number): string {
  const local = drawnAt(lottery, index) + lottery.zone * SECOND;
  const day = new Date(local).toISOString().slice(0, 10).replaceAll('-', '');
  if (lottery.period * SECOND >= DAY) return day;
  const ofDay = Math.floor((local % DAY) / (lottery.period * SECOND)) + 1;
  return `${day}-${String(ofDay).padStart(4, '0')}`;
}

/** Returns the index of a draw number; undefined if there is no such draw. */
export function indexOf(lottery: LotterySeed, number: string): number | undefined {
  const found = /^(\d{4})(\d\d)(\d\d)(?:-(\d{4}))?$/.exec(number);
  if (!found) return undefined;
  const [, year, month, day, ofDay = '1'] = found;
  const midnight = Date.UTC(Number(year), Number(month) - 1, Number(day)) - lottery.zone * SECOND;
  const index = currentIndex(lottery, midnight - 1) + Number(ofDay) - 1;
  return numberOf(lottery, index) === number ? index : undefined;
}
