import type { LotterySeed } from '../../fixtures/catalogue/lotteries.ts';

const SECOND = 1_000;
const DAY = 86_400 * SECOND;
/** 1970 began on a Thursday: what a Monday is ahead of a whole number of weeks since. */
const FIRST_MONDAY = 4 * DAY;
const WEEK = 7 * DAY;
/** A sale is over before the draw: a twelfth of the time between draws, but no longer than this. */
const LONGEST_CLOSING = 15 * 60 * SECOND;
const CLOSING_SHARE = 1 / 12;
/** Draws a day apart or more rest for so long before the next sale. */
const REST = 3_600 * SECOND;

/** The times of one draw, in milliseconds since 1970. */
export interface DrawTimes {
  opensAt: number;
  closesAt: number;
  drawsAt: number;
}

/** When draw number `index` of all time is drawn. */
function drawnAt({ period, at, zone }: LotterySeed, index: number): number {
  const start = period * SECOND === WEEK ? FIRST_MONDAY : 0;
  return start + (at - zone + index * period) * SECOND;
}

/** Which draw is the next one to be drawn: the first one after `now`. */
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

/** The draw number people read: the day where it is drawn and, of several a day, which one. */
export function numberOf(lottery: LotterySeed, index: number): string {
  const local = drawnAt(lottery, index) + lottery.zone * SECOND;
  const day = new Date(local).toISOString().slice(0, 10).replaceAll('-', '');
  if (lottery.period * SECOND >= DAY) return day;
  const ofDay = Math.floor((local % DAY) / (lottery.period * SECOND)) + 1;
  return `${day}-${String(ofDay).padStart(4, '0')}`;
}

/** The draw of a number, or nothing where the lottery has no such draw. */
export function indexOf(lottery: LotterySeed, number: string): number | undefined {
  const found = /^(\d{4})(\d\d)(\d\d)(?:-(\d{4}))?$/.exec(number);
  if (!found) return undefined;
  const [, year, month, day, ofDay = '1'] = found;
  const midnight = Date.UTC(Number(year), Number(month) - 1, Number(day)) - lottery.zone * SECOND;
  const index = currentIndex(lottery, midnight - 1) + Number(ofDay) - 1;
  return numberOf(lottery, index) === number ? index : undefined;
}
