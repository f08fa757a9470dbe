import { kinds } from './tables.js';

/** The library's script is loaded before this one. */
const { uPlot } = window;

const HEIGHT = 140;
const LABELS = '12px system-ui, sans-serif';

const numbers = new Intl.NumberFormat('en');
const thousands = new Intl.NumberFormat('en', { notation: 'compact' });
/** The plots use midnights of UTC, because other time zones have days of 23 hours. */
const dayAt = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short', timeZone: 'UTC' });

/** Returns a colour of the page, which has a light and a dark scheme. */
const colourOf = (property) => getComputedStyle(document.documentElement).getPropertyValue(property).trim();

let drawn = [];
let watcher;
let redraw = () => {};

function optionsOf({ key, name, colour }, width) {
  const [line, soft, rule] = [colour, '--muted', '--rule'].map(colourOf);
  return {
    width,
    height: HEIGHT,
    tzDate: (seconds) => uPlot.tzDate(new Date(seconds * 1000), 'UTC'),
    cursor: { y: false, sync: { key: 'days' }, drag: { x: false, y: false }, points: { size: 7 } },
    legend: { live: true },
    scales: { x: { time: true }, y: { range: (_, __, most) => [0, Math.max(most * 1.1, 4)] } },
    series: [
      { label: 'Day', value: (_, seconds) => (seconds == null ? '–' : dayAt.format(seconds * 1000)) },
      {
        label: name,
        stroke: line,
        width: 2,
        fill: `${line}18`,
        points: { show: false },
        value: (_, count) => (count == null ? '–' : numbers.format(count)),
        id: key,
      },
    ],
    axes: [
      {
        font: LABELS,
        stroke: soft,
        grid: { show: false },
        ticks: { stroke: rule },
        space: 64,
        size: 30,
        values: (_, marks) => marks.map((seconds) => dayAt.format(seconds * 1000)),
        incrs: [1, 2, 7, 14, 30, 61, 91].map((days) => days * 86_400),
      },
      {
        font: LABELS,
        stroke: soft,
        grid: { stroke: rule },
        ticks: { show: false },
        size: 48,
        space: 26,
        incrs: [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000, 50_000, 100_000],
        values: (_, marks) => marks.map((mark) => (mark < 10_000 ? numbers : thousands).format(mark)),
      },
    ],
  };
}

/** Renders one plot per kind of count, with a common cursor. */
export function drawPlots(place, days) {
  for (const plot of drawn) plot.destroy();
  watcher?.disconnect();
  const width = () => Math.max(240, place.clientWidth);
  const at = days.map(({ day }) => Date.parse(`${day}T00:00:00Z`) / 1000);
  drawn = kinds.map(
    (kind) => new uPlot(optionsOf(kind, width()), [at, days.map((day) => day[kind.key])], place),
  );
  watcher = new ResizeObserver(() => {
    for (const plot of drawn) plot.setSize({ width: width(), height: HEIGHT });
  });
  watcher.observe(place);
  redraw = () => drawPlots(place, days);
}

matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () => redraw());
