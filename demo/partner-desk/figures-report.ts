import { dayOf, endOfDay, startOfDay } from '../gateway/days.ts';
import type { Gateway } from '../gateway/gateway-state.ts';
import { type Counts, type Figures, figuresOf } from '../gateway/partner-figures.ts';

/** Default and maximum number of days. */
const USUAL = 30;
const MOST = 366;

export type RangeProblem = 'day' | 'order' | 'future' | 'long';

export interface Range {
  from: string;
  to: string;
}

/** The report of a range of days, both ends included. */
export interface FiguresReport extends Range {
  partner: string;
  today: string;
  total: Counts;
  /** Every day of the range, including those without figures. */
  days: ({ day: string } & Counts)[];
  /** Highest first; an empty name means unknown. */
  widgets: ({ name: string } & Counts)[];
  hosts: ({ name: string } & Counts)[];
}

const isDay = (text: string) => {
  try {
    startOfDay(text);
    return /^\d{4}-\d\d-\d\d$/.test(text);
  } catch {
    return false;
  }
};

function daysBetween({ from, to }: Range): string[] {
  const days: string[] = [];
  for (let day = from; day <= to && days.length <= MOST; day = dayOf(endOfDay(day))) days.push(day);
  return days;
}

/** Parses the requested range, by default the last 30 days. */
export function rangeOf(gateway: Gateway, from: string, to: string): Range | RangeProblem {
  const today = dayOf(gateway.clock());
  const start = new Date(startOfDay(today));
  start.setDate(start.getDate() - USUAL + 1);
  const range = { from: from || dayOf(start.getTime()), to: to || today };
  if (!isDay(range.from) || !isDay(range.to)) return 'day';
  if (range.from > range.to) return 'order';
  if (range.from > today) return 'future';
  return daysBetween(range).length > MOST ? 'long' : range;
}

const nothing: Counts = { seen: 0, used: 0, registered: 0 };

function add(sum: Counts, { seen, used, registered }: Counts): Counts {
  return { seen: sum.seen + seen, used: sum.used + used, registered: sum.registered + registered };
}

/** Sums the rows by one of their columns. */
function sumsBy(rows: readonly Figures[], column: 'day' | 'widget' | 'host'): Map<string, Counts> {
  const sums = new Map<string, Counts>();
  for (const row of rows) sums.set(row[column], add(sums.get(row[column]) ?? nothing, row));
  return sums;
}

const listed = (sums: ReadonlyMap<string, Counts>) =>
  [...sums]
    .map(([name, counts]) => ({ name, ...counts }))
    .sort((a, b) => b.seen - a.seen || b.registered - a.registered || (a.name < b.name ? -1 : 1));

export function reportOf(gateway: Gateway, partner: string, range: Range): FiguresReport {
  const rows = figuresOf(gateway.store, partner, range.from, range.to);
  const byDay = sumsBy(rows, 'day');
  return {
    partner,
    ...range,
    today: dayOf(gateway.clock()),
    total: rows.reduce<Counts>(add, nothing),
    days: daysBetween(range).map((day) => ({ day, ...(byDay.get(day) ?? nothing) })),
    widgets: listed(sumsBy(rows, 'widget')),
    hosts: listed(sumsBy(rows, 'host')),
  };
}
