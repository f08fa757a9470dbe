import type { Motif } from '../paint.ts';
import { ACCENT, ACCENT_ORB, DARK, PAPER, SHADE, SUBJECT, SUBJECT_ORB } from '../paint.ts';
import { box, circle, ellipse, glint, line, path, place } from '../shapes.ts';

/** The figure seven, drawn about 60 units tall around the origin. */
const SEVEN = 'M-23-30H23V-16C10-4 4 10 3 30H-15C-13 10-6-4 4-14H-10C-12-14-13-12-13-8H-23Z';

const seven = (scale: number, fill: string, edge: string): string =>
  place(
    { scale },
    path(SEVEN, fill, `stroke="${edge}" stroke-width="4" stroke-linejoin="round" paint-order="stroke"`),
  );

/** Three sevens in the window of a machine. */
const machine: Motif = ({ palette: { subject, accent } }) => {
  const reel = (x: number) =>
    box([x - 24, -42, 48, 84], PAPER, 5) +
    place({ x }, seven(0.86, subject.dark, subject.deep)) +
    box([x - 24, -42, 48, 84], SHADE, 5, 'opacity=".5"');
  const bulbs = Array.from({ length: 9 }, (_, index) =>
    circle(-64 + index * 16, -53, 3.6, index % 2 === 0 ? '#fff' : subject.light),
  ).join('');
  return (
    box([-84, -60, 168, 124], accent.deep, 18) +
    box([-84, -64, 168, 122], ACCENT, 18) +
    box([-78, -46, 156, 92], subject.deep, 8) +
    reel(-51) +
    reel(0) +
    reel(51) +
    bulbs +
    line('M-78 0H-74M74 0H78', '#fff', 5)
  );
};

/** Three large sevens side by side. */
const trio: Motif = ({ palette: { subject, accent, ink } }) => {
  const big = (fill: string, edge: string) =>
    place({ y: 5, x: 3 }, seven(1.45, ink, ink)) + seven(1.45, fill, edge);
  return (
    place({ x: -46, y: 6, turn: -12, scale: 0.86 }, big(SUBJECT, subject.deep)) +
    place({ x: 48, y: 6, turn: 12, scale: 0.86 }, big(SUBJECT, subject.deep)) +
    place({ y: -2, scale: 1.2 }, big(ACCENT, accent.deep)) +
    glint(24, -54, 12, '#fff')
  );
};

/** One seven in flames. */
const burning: Motif = ({ palette: { subject, accent, ink } }) =>
  path(
    'M0-86C8-62 34-58 40-36C48-44 50-52 48-62C74-34 80 4 66 36C54 66 26 78 0 78C-26 78-54 66-66 36C-76 10-70-20-52-42C-52-30-48-22-42-16C-36-46-8-56 0-86Z',
    SUBJECT,
  ) +
  path(
    'M4-50C10-30 28-22 34-4C40-8 42-14 42-22C58 4 56 40 38 58C20 72-20 72-38 58C-54 42-52 14-38-6C-36 4-32 8-28 10C-26-18 0-26 4-50Z',
    accent.light,
    'opacity=".75"',
  ) +
  place({ x: 3, y: 24 }, seven(1.38, ink, ink)) +
  place({ y: 20 }, seven(1.38, PAPER, subject.deep));

export const sevens: Motif = (scene) => scene.random.pick([machine, trio, burning])(scene);

const cherries: Motif = ({ palette: { subject, ink } }) =>
  line('M-34 26C-28-16-4-44 34-62M36 22C30-10 26-38 34-62', '#3f7d3a', 6) +
  path('M32-62C8-84-26-78-42-56C-14-40 14-42 32-62Z', '#57b452') +
  path('M32-62C8-66-18-64-42-56C-14-40 14-42 32-62Z', '#2f8347') +
  circle(-36, 36, 36, '#ee2f50') +
  path('M-68 20A36 36 0 1 0-8 58A40 40 0 0 1-68 20Z', '#8c0f35') +
  circle(38, 32, 34, '#ff4863') +
  path('M9 18A34 34 0 1 0 65 52A38 38 0 0 1 9 18Z', '#a3143b') +
  ellipse(-46, 20, 10, 7, '#fff', 'opacity=".85" transform="rotate(-30 -46 20)"') +
  ellipse(30, 18, 9, 6, '#fff', 'opacity=".85" transform="rotate(-30 30 18)"') +
  circle(35, -62, 5, subject.light, `stroke="${ink}" stroke-width="1"`);

const orange: Motif = ({ palette: { accent } }) => {
  const segments = Array.from({ length: 8 }, (_, index) =>
    place({ turn: index * 45 }, path('M0-6L-15-40C-8-48 8-48 15-40Z', '#ffb13d')),
  ).join('');
  return (
    place(
      { x: 22, y: -14 },
      circle(0, 0, 50, ACCENT_ORB, `stroke="${accent.dark}" stroke-width="2"`) +
        path('M2-46C10-70 36-76 54-66C46-46 22-38 2-46Z', '#57b452') +
        path('M2-46C22-56 38-62 54-66C46-46 22-38 2-46Z', '#2f8347'),
    ) +
    place(
      { x: -22, y: 20 },
      circle(0, 0, 56, '#f07a1c') + circle(0, 0, 50, '#ffe9bf') + segments + circle(0, 0, 4, '#ffe9bf'),
    )
  );
};

const grapes: Motif = ({ palette: { subject } }) => {
  const rows = [5, 4, 3, 2, 1].flatMap((count, row) =>
    Array.from({ length: count }, (_, index) =>
      circle(
        (index - (count - 1) / 2) * 29,
        -28 + row * 23,
        17,
        SUBJECT_ORB,
        `stroke="${subject.deep}" stroke-width="1.5"`,
      ),
    ),
  );
  return (
    path('M0-40C-40-34-60-56-56-78C-34-84-10-70 0-46C8-66 30-80 52-72C52-50 30-38 0-40Z', '#4aa64f') +
    line('M0-40V-70', '#2f6d3a', 6) +
    rows.join('')
  );
};

const peach: Motif = ({ palette: { accent } }) =>
  path('M0-44C30-66 74-46 70 2C66 44 34 70 0 70C-34 70-66 44-70 2C-74-46-30-66 0-44Z', ACCENT_ORB) +
  path('M0-44C14-20 14 30 0 70C34 70 66 44 70 2C74-46 30-66 0-44Z', accent.dark, 'opacity=".5"') +
  line('M0-42C-2-58 2-68 8-78', '#6f4a2a', 7) +
  path('M4-62C20-86 50-86 66-72C54-52 26-46 4-62Z', '#57b452') +
  ellipse(-36, -18, 14, 20, '#fff', 'opacity=".6" transform="rotate(24 -36 -18)"');

const melon: Motif = ({ random }) => {
  const seeds = [-44, -22, 0, 22, 44]
    .map((x) => ellipse(x, -8 + (Math.abs(x) > 30 ? -8 : 14), 4, 7, '#2a1220'))
    .join('');
  return place(
    { turn: random.pick([-14, 10]), y: -14 },
    path('M-84-26A84 84 0 0 0 84-26Z', '#1d7a44') +
      path('M-77-26A77 77 0 0 0 77-26Z', '#c9f2a5') +
      path('M-69-26A69 69 0 0 0 69-26Z', '#ff4d63') +
      path('M-69-26A69 69 0 0 0-20 38C-40 14-46-8-46-26Z', '#fff', 'opacity=".18"') +
      seeds,
  );
};

export const fruit: Motif = (scene) => scene.random.pick([cherries, orange, grapes, peach, melon])(scene);

/** A fruit tree in a round frame of leaves. */
export const orchard: Motif = ({ random, palette: { accent, ink } }) => {
  const fruits = [
    [-36, -34],
    [6, -54],
    [40, -28],
    [-10, -14],
    [-52, 0],
    [48, 6],
    [20, 10],
  ]
    .map(([x, y]) =>
      circle(x! + random.between(-4, 4), y!, 10, ACCENT_ORB, `stroke="${accent.deep}" stroke-width="1.5"`),
    )
    .join('');
  return (
    path('M-12 74C-6 44-8 20-30 4H-16L0 18 18 0H30C10 22 8 44 14 74Z', '#6b4129') +
    path('M0 74C4 44 6 24 30 0C10 22 8 44 14 74Z', '#3b2118') +
    path(
      'M-62 18C-88 2-76-36-50-38C-48-66-10-84 12-66C36-80 66-58 60-34C86-24 82 16 56 18C36 32 12 26 4 18C-16 32-44 32-62 18Z',
      SUBJECT,
    ) +
    path(
      'M-62 18C-44 10-30 12-16 4C10 12 40 0 70-22C84-4 76 18 56 18C36 32 12 26 4 18C-16 32-44 32-62 18Z',
      ink,
      'opacity=".28"',
    ) +
    fruits
  );
};

/** A ticket with its stub and stars. */
export const ticket: Motif = ({ palette: { subject, ink, accent } }) => {
  const shape = 'M-82-38H82V-12A12 12 0 0 0 82 12V38H-82V12A12 12 0 0 0-82-12Z';
  const back = path(shape, DARK) + path(shape, ACCENT);
  const pips = [-52, -28, -4]
    .map(
      (x, index) =>
        circle(x, -12, 9, index === 1 ? subject.dark : subject.deep) +
        circle(x, 14, 9, index === 1 ? subject.deep : subject.dark),
    )
    .join('');
  return (
    place({ turn: -24, y: -14, scale: 0.92 }, back) +
    place(
      { turn: -8, y: 12 },
      place({ x: 3, y: 6, opacity: 0.4 }, path(shape, ink)) +
        path(shape, PAPER) +
        pips +
        line('M22-36V36', subject.dark, 3, 'stroke-dasharray="1 8"') +
        glint(52, 0, 18, accent.dark),
    )
  );
};
