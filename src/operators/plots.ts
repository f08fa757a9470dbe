import uPlot from 'uplot';
import type { VisitFigures, Vital } from '../gateway/visit-figures.ts';
import { formatVital, vitalTexts } from './vital-texts.ts';

const LABELS = '12px system-ui, sans-serif';
const HEIGHT = 240;
/** Width of the axis of values. */
const VALUES_WIDTH = 64;
/** Letters of a group's name in the plot. */
const LETTERS = 16;
/** Number of groups in the plot: those with most visits. The table has all. */
export const PLOTTED = 12;

let drawn: uPlot[] = [];
let watcher: ResizeObserver | undefined;
let redraw = () => {};

/** Returns a colour of the page, which has a light and a dark scheme. */
const colourOf = (property: `--${string}`) =>
  getComputedStyle(document.documentElement).getPropertyValue(property).trim();

const dayNames = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short', timeZone: 'UTC' });
/** Width of a day's label with its margin. */
const DAY_WIDTH = 64;

/** Returns an axis with the labels of as many days as have room, the latest one included. */
const dayAxis = (days: readonly string[]): Partial<uPlot.Axis> => ({
  splits: ({ width }: uPlot) => {
    const step = Math.ceil((days.length * DAY_WIDTH) / width);
    return days.map((_, at) => at).filter((at) => (days.length - 1 - at) % step === 0);
  },
  values: (_, at) => at.map((one) => dayNames.format(Date.parse(days[one]!))),
  rotate: 0,
  size: 30,
});

/** Width of a letter, and of the space between two names. */
const LETTER_WIDTH = 6.5;
const GAP = 16;

/** Returns whether the names of groups have room next to each other. */
const haveRoom = (names: readonly string[], { width }: uPlot) =>
  Math.max(...names.map(({ length }) => Math.min(length, LETTERS))) * LETTER_WIDTH + GAP <
  (width - VALUES_WIDTH) / names.length;

const shortened = (name: string, letters: number) =>
  name.length > letters ? `…${name.slice(1 - letters)}` : name;

function optionsOf(vital: Vital, width: number, names: readonly string[]): uPlot.Options {
  return {
    width,
    height: HEIGHT,
    padding: [8, 16, 0, 0],
    cursor: { y: false, drag: { x: false, y: false } },
    scales: {
      x: { time: false, range: [-0.5, names.length - 0.5] },
      y: { range: (_, __, most) => [0, Math.max((most ?? 0) * 1.1, vital === 'CLS' ? 0.01 : 10)] },
    },
    series: [{ label: 'Of', value: (_, at) => names[at] ?? '' }],
    axes: [
      {
        font: LABELS,
        stroke: colourOf('--muted'),
        grid: { show: false },
        ticks: { show: false },
        splits: () => names.map((_, at) => at),
        values: (_, at) => at.map((one) => shortened(names[one] ?? '', LETTERS)),
        rotate: (plot) => (haveRoom(names, plot) ? 0 : 40),
        size: (plot) => (haveRoom(names, plot) ? 30 : 96),
      },
      {
        font: LABELS,
        stroke: colourOf('--muted'),
        grid: { stroke: colourOf('--rule') },
        ticks: { show: false },
        size: VALUES_WIDTH,
        values: (_, marks) => marks.map((mark) => formatVital(vital, mark)),
      },
    ],
  };
}

/** Draws the limit of good values over the whole width. */
function drawLimit({ ctx, bbox, valToPos }: uPlot, limit: number): void {
  const y = valToPos(limit, 'y', true);
  ctx.save();
  ctx.strokeStyle = colourOf('--muted');
  ctx.lineWidth = devicePixelRatio;
  ctx.setLineDash([4 * devicePixelRatio, 4 * devicePixelRatio]);
  ctx.beginPath();
  ctx.moveTo(bbox.left, y);
  ctx.lineTo(bbox.left + bbox.width, y);
  ctx.stroke();
  ctx.restore();
}

/** Draws the percentiles of each group as bars, and the 75th percentile by day as a line. */
export function drawPlots(vital: Vital, figures: VisitFigures, groups: HTMLElement, days: HTMLElement): void {
  for (const plot of drawn) plot.destroy();
  watcher?.disconnect();
  const value = (_: uPlot, it: number | null) => (it === null ? '' : formatVital(vital, it));
  const accent = colourOf('--accent');
  const [good] = vitalTexts[vital].limits;
  const limit: uPlot.Series = {
    label: `good up to ${formatVital(vital, good)}`,
    stroke: colourOf('--muted'),
    dash: [4, 4],
    width: 1,
    value: () => '',
    paths: () => null,
    points: { show: false },
  };
  const width = () => Math.max(240, groups.clientWidth);
  const rows = figures.rows.slice(0, PLOTTED);
  const places = rows.map((_, at) => at);
  const bars = optionsOf(
    vital,
    width(),
    rows.map(({ group }) => group),
  );
  const points = (label: string, stroke: string): uPlot.Series => ({
    label,
    stroke,
    value,
    paths: () => null,
    points: { show: true, size: 8, fill: stroke },
  });
  bars.series.push(
    {
      label: 'p75',
      stroke: accent,
      fill: `${accent}40`,
      value,
      paths: uPlot.paths.bars!({ size: [0.6, 48] }),
      points: { show: false },
    },
    points('p50', colourOf('--third')),
    points('p95', colourOf('--second')),
    limit,
  );
  const byDay = optionsOf(
    vital,
    width(),
    figures.days.map(({ day }) => day),
  );
  Object.assign(byDay.axes![0]!, dayAxis(figures.days.map(({ day }) => day)));
  byDay.series.push(
    {
      label: 'p75',
      stroke: accent,
      width: 2,
      value,
      points: { show: true, size: 8, fill: accent },
    },
    limit,
  );
  for (const options of [bars, byDay]) options.hooks = { draw: [(plot) => drawLimit(plot, good)] };
  drawn = [
    new uPlot(
      bars,
      [
        places,
        ...(['p75', 'p50', 'p95'] as const).map((key) => rows.map((row) => row[key])),
        rows.map(() => good),
      ],
      groups,
    ),
    new uPlot(
      byDay,
      [figures.days.map((_, at) => at), figures.days.map(({ p75 }) => p75), figures.days.map(() => good)],
      days,
    ),
  ];
  watcher = new ResizeObserver(() => {
    for (const plot of drawn) plot.setSize({ width: width(), height: HEIGHT });
  });
  watcher.observe(groups);
  redraw = () => drawPlots(vital, figures, groups, days);
}

matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () => redraw());
