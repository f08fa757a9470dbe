import { ratio } from './figures.ts';
import type { Goal, Report, Row, Section, Unit } from './rows.ts';

const none = '-';
const columns = ['', 'value', 'earlier', 'x', 'baseline page', 'x', 'earlier x', 'goal', ''];

/** Formats a number with its unit. */
export function amount(value: number | undefined, unit: Unit): string {
  if (value === undefined) return none;
  if (unit === 'score') return value.toFixed(3);
  if (unit === 'kB') return `${(value / 1000).toFixed(1)} kB`;
  if (unit === 'MB') return `${(value / 1_000_000).toFixed(1)} MB`;
  const whole = Math.round(value).toLocaleString('en');
  return unit === 'ms' ? `${whole} ms` : whole;
}

/** Formats a ratio: two decimals, none from 10. */
export function times(value: number | undefined): string {
  if (value === undefined) return none;
  return value < 10 ? value.toFixed(2) : Math.round(value).toLocaleString('en');
}

/** Returns whether a goal is met; undefined if unknown. */
export function keeps(
  goal: Goal,
  value: number | undefined,
  toBaselinePage: number | undefined,
): boolean | undefined {
  const held = goal.of === 'value' ? value : toBaselinePage;
  return held === undefined ? undefined : held <= goal.most;
}

function goalText(goal: Goal, unit: Unit): string {
  return goal.of === 'baselinePage' ? `<= ${goal.most} x baseline page` : `<= ${amount(goal.most, unit)}`;
}

function cells(
  { id, label, unit, baselinePage, goal }: Row,
  now: Report,
  earlier: Report | undefined,
): string[] {
  const value = now.values[id];
  const before = earlier?.values[id];
  const toBaselinePage = now.toBaselinePage[id];
  const kept = goal && keeps(goal, value, toBaselinePage);
  return [
    label,
    amount(value, unit),
    amount(before, unit),
    times(ratio(value, before)),
    amount(baselinePage ? now.values[baselinePage] : undefined, unit),
    times(toBaselinePage),
    times(earlier?.toBaselinePage[id]),
    goal ? goalText(goal, unit) : '',
    kept === undefined ? '' : kept ? 'kept' : 'MISSED',
  ];
}

/** Columns with text; the others are right-aligned numbers. */
const words = new Set([0, 7, 8]);

/** Formats the table. Omits rows without measurements and empty columns. */
export function table(sections: readonly Section[], now: Report, earlier: Report | undefined): string {
  const parts = sections
    .map(({ title, rows }) => ({ title, rows: rows.filter(({ id }) => now.values[id] !== undefined) }))
    .filter(({ rows }) => rows.length)
    .map(({ title, rows }) => ({ title, lines: rows.map((row) => cells(row, now, earlier)) }));
  const lines = parts.flatMap((part) => part.lines);
  const shown = columns.map((head, column) => ({
    column,
    width: Math.max(head.length, ...lines.map((line) => line[column]!.length)),
    empty: lines.every((line) => line[column] === none || !line[column]),
  }));
  const lineOf = (texts: readonly string[]) =>
    shown
      .filter(({ empty }) => !empty)
      .map(({ column, width }) =>
        words.has(column) ? texts[column]!.padEnd(width) : texts[column]!.padStart(width),
      )
      .join('  ')
      .trimEnd();
  return parts.map((part) => [part.title, ...[columns, ...part.lines].map(lineOf)].join('\n')).join('\n\n');
}
