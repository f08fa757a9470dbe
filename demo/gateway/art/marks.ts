import { svg } from './paint.ts';
import { around, box, circle, line, path, place, ring, starOutline } from './shapes.ts';

const INK = '#a0a7b5';
const FAINT = '#6d7484';
const HEIGHT = 48;
const NARROW = 120;
const WIDE = 320;

const stroke = (d: string, width = 1.8, extra = ''): string => line(d, INK, width, extra);

/** A caption of invented houses; the accessible name comes from the page. */
const caption = (text: string, x: number, y: number, size: number, extra = ''): string =>
  `<text x="${x}" y="${y}" font-family="system-ui, 'Noto Sans', sans-serif" font-size="${size}" font-weight="600" fill="${INK}"${extra}>${text}</text>`;

const twoLines = (first: string, second: string): string =>
  caption(first, 50, 23, 11, ' letter-spacing=".3"') +
  caption(second, 50, 36, 8, ' letter-spacing=".6" fill-opacity=".8"');

const emblem = (body: string): string => place({ x: 26, y: 24 }, body);

const age =
  emblem(ring(0, 0, 17, INK, 2.2) + caption('18+', 0, 5, 14, ' text-anchor="middle"')) +
  twoLines('ADULTS', 'ONLY');

const responsible =
  emblem(
    stroke('M-15 6C-15-4-8-8-4-2L0 4 4-2C8-8 15-4 15 6') +
      circle(0, -10, 4.5, INK) +
      stroke('M-15 6C-10 14 10 14 15 6'),
  ) + twoLines('PLAY', 'IN BALANCE');

const licence =
  emblem(
    stroke('M0-18L15-12V2C15 10 8 16 0 19C-8 16-15 10-15 2V-12Z', 2) +
      stroke('M-8 0H8M0-8V8', 1.6) +
      ring(0, 0, 8, INK, 1.4),
  ) + twoLines('MERIDIAN', 'LICENCE');

const audit =
  emblem(ring(-3, -3, 12, INK, 2) + stroke('M6 6L16 16', 3) + stroke('M-8 1V-2M-3 1V-8M2 1V-5', 2)) +
  twoLines('TALLY LAB', 'AUDITED');

const fairness =
  emblem(
    stroke('M0-16V15M-8 15H8M-14-10H14') +
      stroke('M-14-10L-19 4H-9ZM14-10L9 4H19Z', 1.6) +
      stroke('M-19 4A5 4 0 0 0-9 4M9 4A5 4 0 0 0 19 4', 1.6),
  ) + twoLines('EVENHAND', 'FAIR DRAW');

const ssl =
  emblem(
    box([-13, -4, 26, 20], 'none', 4, `stroke="${INK}" stroke-width="2"`) +
      stroke('M-8-4V-9A8 8 0 0 1 8-9V-4', 2) +
      circle(0, 5, 2.6, INK) +
      stroke('M0 6V10', 2),
  ) + twoLines('LOCKSTEP', '256 BIT');

const privacy =
  emblem(
    stroke('M-18 0C-10-12 10-12 18 0C10 12-10 12-18 0Z', 2) +
      ring(0, 0, 5.5, INK, 2) +
      stroke('M-14 13L14-13', 2.4),
  ) + twoLines('VEIL', 'PRIVACY');

const seal =
  emblem(
    path(starOutline(12, 18, 15), 'none', `stroke="${INK}" stroke-width="1.8"`) +
      stroke('M-6 0L-2 5 7-5', 2.2),
  ) + twoLines('FOYER', 'HOUSE MARK');

/** The house's own sign: the icon of its app. */
const APP =
  box([0, 0, 48, 48], '#1e232e', 11) +
  path('M11 39V24A13 13 0 0 1 37 24V39H30V24A6 6 0 0 0 18 24V39Z', '#e8b75a') +
  path('M11 39V24A13 13 0 0 1 24 11V18A6 6 0 0 0 18 24V39Z', '#f3d08c');

/** Evenly placed cells of a wide strip with thin rules between them. */
const strip = (cells: readonly string[]): string => {
  const width = WIDE / cells.length;
  const rules = cells.slice(1).map((_, index) => `M${width * (index + 1)} 15V33`);
  return (
    cells.map((cell, index) => place({ x: width * (index + 0.5), y: 24 }, cell)).join('') +
    line(rules.join(''), FAINT, 1, 'opacity=".6"')
  );
};

const house = (mark: string, name: string): string =>
  place({ x: -25, scale: 0.9 }, mark) + caption(name, -11, 4, 11);

const provider = strip([
  house(around('p', 6, path('M0-2C-4-5-3-9 0-11C3-9 4-5 0-2Z', INK)), 'Aster'),
  house(stroke('M-10 6A6 6 0 0 1-5-3A8 8 0 0 1 10-1A5 5 0 0 1 8 6Z'), 'Nimbus'),
  house(path('M-11-6C-4-6 0-2 0 2C0-2 4-6 11-6C8 2 4 7 0 9C-4 7-8 2-11-6Z', INK), 'Vesper'),
  house(stroke('M-9 9V-3M-3 9V-7M3 9V-7M9 9V-3M-11 9H11'), 'Palisade'),
]);

const payments = strip([
  box([-17, -11, 34, 22], 'none', 4, `stroke="${INK}" stroke-width="1.8"`) +
    box([-17, -6, 34, 5], INK) +
    stroke('M-12 5H-4'),
  stroke('M-16-3L0-12 16-3ZM-11 1V8M-4 1V8M4 1V8M11 1V8M-16 12H16'),
  stroke('M13-8H-13A3 3 0 0 1-13-12H9M-16-10V9A3 3 0 0 0-13 12H13A3 3 0 0 0 16 9V-5A3 3 0 0 0 13-8') +
    circle(10, 2, 2.2, INK),
  box([-9, -14, 18, 28], 'none', 4, `stroke="${INK}" stroke-width="1.8"`) +
    stroke('M-4-3A6 6 0 0 1 4-3M-1.5 1A2 2 0 0 1 1.5 1M-2 9H2', 1.6),
  ring(0, 0, 12, INK, 1.8) + path('M0-7L7 0 0 7-7 0Z', 'none', `stroke="${INK}" stroke-width="1.8"`),
]);

const NARROW_MARKS: Readonly<Record<string, string>> = {
  '18plus': age,
  responsible,
  licence,
  audit,
  fairness,
  ssl,
  privacy,
};
const WIDE_MARKS: Readonly<Record<string, string>> = { provider, payments };

/**
 * A mark of the footer in muted lines: 120 by 48, 320 by 48 for `provider` and `payments`, 48 square for
 * the `app` icon, a plain seal for others.
 */
export function certificateArt(kind: string): string {
  if (kind === 'app') return svg(HEIGHT, HEIGHT, APP);
  if (Object.hasOwn(WIDE_MARKS, kind)) return svg(WIDE, HEIGHT, WIDE_MARKS[kind]!);
  return svg(NARROW, HEIGHT, Object.hasOwn(NARROW_MARKS, kind) ? NARROW_MARKS[kind]! : seal);
}
