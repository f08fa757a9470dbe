import type { Motif } from '../paint.ts';
import { ACCENT, ACCENT_ORB, GLOW, PAPER, SUBJECT, SUBJECT_ORB } from '../paint.ts';
import { around, box, circle, ellipse, glint, line, mirrored, path, place, ring, wedge } from '../shapes.ts';

/** A castle on its rock, its windows lit. */
export const castle: Motif = ({ palette: { subject, accent, ink } }) => {
  const tower = (x: number, top: number, w: number) =>
    box([x - w, top, w * 2, 64 - top], SUBJECT) +
    box([x + w * 0.3, top, w * 0.7, 64 - top], subject.deep, 0, 'opacity=".45"') +
    path(`M${x - w - 5} ${top}L${x} ${top - w * 2.3}L${x + w + 5} ${top}Z`, ACCENT) +
    path(`M${x} ${top - w * 2.3}L${x + w + 5} ${top}H${x + w * 0.2}Z`, accent.deep, 'opacity=".5"') +
    path(`M${x - 4} ${top + 30}v-10a4 5 0 0 1 8 0v10Z`, accent.light);
  return (
    path('M-84 78C-60 50 60 50 84 78Z', ink) +
    tower(-50, -10, 15) +
    tower(50, -2, 15) +
    box([-40, 14, 80, 52], subject.dark) +
    path('M-40 14V4H-28V10H-14V4H14V10H28V4H40V14Z', subject.dark) +
    tower(0, -34, 19) +
    path('M-14 66V46A14 14 0 0 1 14 46V66Z', ink) +
    path('M-9 66V48A9 9 0 0 1 9 48V66Z', accent.light, 'opacity=".8"') +
    line('M0-78V-88', accent.light, 2) +
    path('M0-90L18-84 0-78Z', subject.light)
  );
};

/** A four-leaved clover. */
export const clover: Motif = ({ random, palette: { subject } }) => {
  const leaf =
    path(
      'M0-2C-46-10-50-62-24-70C-10-74-2-66 0-58C2-66 10-74 24-70C50-62 46-10 0-2Z',
      '#2fbf6d',
      'stroke="#0d5a36" stroke-width="2.5"',
    ) +
    path('M0-4C-32-16-40-46-26-62C-24-38-14-18 0-4Z', '#8ff0a8', 'opacity=".7"') +
    line('M0-8V-44', '#0d5a36', 2.5, 'opacity=".7"');
  return (
    line('M4 4C10 34 6 58 26 80', '#1c8a4f', 9) +
    place({ turn: random.pick([45, 38, 52]), y: -6 }, around('leaf', 4, leaf) + circle(0, 0, 6, '#0d5a36')) +
    glint(-34, -44, 13, '#fff') +
    circle(30, 14, 5, subject.light) +
    circle(-42, 16, 3.5, subject.light)
  );
};

/** Peaks with snow on them and a low sun. */
export const mountain: Motif = ({ palette: { subject, ground, ink } }) =>
  circle(34, -30, 40, ACCENT_ORB) +
  `<circle cx="34" cy="-30" r="64" fill="${GLOW}"/>` +
  path('M8 72L58-34 120 72Z', ground.dark) +
  path('M58-34L76-4 62 4 52-6 44-4Z', PAPER, 'opacity=".75"') +
  path('M-104 72L-24-72 62 72Z', SUBJECT) +
  path('M-24-72L62 72H-4L-18 20-30-10Z', subject.deep, 'opacity=".6"') +
  path('M-24-72L2-28-10-32-20-12-32-28-46-16-48-28Z', PAPER) +
  path('M-120 66C-60 46-20 70 30 60C70 54 100 60 120 66V124H-120Z', ink);

/** A stepped light behind a pyramid. */
export const pyramid: Motif = ({ palette: { subject, accent } }) =>
  circle(0, -34, 36, ACCENT_ORB) +
  `<circle cy="-34" r="78" fill="${GLOW}"/>` +
  path('M0-60L84 62H-84Z', SUBJECT) +
  path('M0-60L84 62H22Z', subject.deep, 'opacity=".72"') +
  line('M-14-38L6-40M-30-14L12-16M-47 10L16 9M-64 36L20 36', subject.deep, 2, 'opacity=".5"') +
  path('M0-60L17-35 6-37-17-35Z', accent.light) +
  path(
    'M0-34C10-34 16-26 18-24C16-20 10-14 0-14C-10-14-16-20-18-24C-16-26-10-34 0-34Z',
    accent.light,
    'transform="translate(-10 34)"',
  ) +
  circle(-10, 10, 6, subject.deep) +
  path('M-84 62H84L92 74H-92Z', subject.deep);

/** A swirl on a stick between wrapped sweets. */
export const candy: Motif = ({ random, palette: { subject, accent } }) => {
  const sweet =
    path('M-20-8L-46-22-40 0-46 22-20 8ZM20-8L46-22 40 0 46 22 20 8Z', ACCENT) +
    circle(0, 0, 25, ACCENT_ORB) +
    line('M-10-20C-2-6-2 6-10 20M8-22C16-8 16 8 8 22', '#fff', 5, 'opacity=".8"');
  return (
    line('M4 10L26 84', '#fff', 8) +
    circle(0, -20, 58, '#fff') +
    place(
      { y: -20, turn: random.below(60) },
      around(
        'swirl',
        6,
        path(
          `M0 0C8-20-6-38 ${wedge(-6, 24, 56).slice(1).split('A')[0]}A56 56 0 0 1 22-51C12-36 18-18 0 0Z`,
          SUBJECT,
        ),
      ),
    ) +
    ring(0, -20, 57, subject.light, 4) +
    ellipse(-20, -50, 18, 8, '#fff', 'opacity=".6" transform="rotate(-30 -20 -50)"') +
    place({ x: -46, y: 46, turn: -24, scale: 0.74 }, sweet) +
    circle(64, 52, 15, accent.main) +
    circle(60, 47, 5, '#fff', 'opacity=".7"')
  );
};

/** A ship under full sail. */
export const ship: Motif = ({ palette: { subject, accent, ground, ink } }) =>
  line('M-26-74V34M24-86V34', '#5b3424', 6) +
  path('M-30-66C-6-56-4-26-30-14C-50-18-60-24-68-26C-54-38-46-54-30-66Z', PAPER) +
  path('M20-74C60-58 62-20 20-4C-8-10-14-14-22-16C0-30 8-54 20-74Z', PAPER) +
  path('M20-74C60-58 62-20 20-4C42-26 40-52 20-74Z', subject.dark, 'opacity=".35"') +
  path('M30-2C62 2 72-14 84-34C90-4 78 12 60 16Z', PAPER) +
  path('M24-88L50-80 24-72ZM-26-76L-4-70-26-63Z', ACCENT) +
  path('M-80 12L-58 24H54L84 8C78 44 62 58 44 64H-46C-68 54-78 34-80 12Z', SUBJECT) +
  path('M-72 34H74C70 46 66 52 58 58H-58C-66 50-70 42-72 34Z', subject.deep, 'opacity=".6"') +
  line('M-60 30H56', accent.main, 4) +
  [-40, -16, 8, 32].map((x) => circle(x, 42, 5, accent.light)).join('') +
  path('M-100 62C-76 46-62 72-38 60C-14 48-4 72 22 60C48 48 64 70 100 56V88H-100Z', ground.main) +
  path('M-100 74C-70 62-54 84-24 72C6 62 24 84 54 72C76 64 88 74 100 70V98H-100Z', ink);

/** A fox's face from the front. */
export const fox: Motif = ({ palette: { subject, accent, ink } }) => {
  const half =
    path('M10-40L60-84C74-56 72-22 66-4Z', SUBJECT) +
    path('M30-42L56-66C62-48 62-32 58-20Z', ink) +
    path('M0-46C30-50 58-32 76 14C56 20 30 44 0 74Z', SUBJECT) +
    path('M0 30C16 4 48 4 76 14C56 22 30 46 0 74Z', PAPER) +
    path('M0-46C10-46 14-20 14 6L0 30Z', subject.dark, 'opacity=".4"') +
    path('M18 2C26-12 40-12 50-4C44 10 28 12 18 2Z', ink) +
    circle(35, -1, 5, accent.main);
  return (
    mirrored('side', half) +
    path('M-11 58C-6 52 6 52 11 58L0 74Z', ink) +
    path('M0-46L8-20 0 0-8-20Z', subject.light, 'opacity=".8"')
  );
};

/** An anchor with its rope. */
export const anchor: Motif = ({ palette: { subject, accent } }) =>
  line('M-60-44C-20-70 40-20 8 6C-30 34 30 60 62 34', subject.main, 8) +
  line('M-60-44C-20-70 40-20 8 6C-30 34 30 60 62 34', subject.deep, 8, 'stroke-dasharray="1 12"') +
  ring(0, -62, 14, accent.dark, 10) +
  ring(-1, -63, 14, accent.main, 6) +
  path(
    'M-8-48H8V48C30 44 44 30 48 12L34 18 58-14 76 18 62 14C56 50 32 72 0 76C-32 72-56 50-62 14L-76 18-58-14-34 18-48 12C-44 30-30 44-8 48Z',
    ACCENT,
  ) +
  path(
    'M0-48H8V48C30 44 44 30 48 12L34 18 58-14 76 18 62 14C56 50 32 72 0 76Z',
    accent.deep,
    'opacity=".4"',
  ) +
  box([-34, -36, 68, 13], ACCENT, 6) +
  circle(-30, -30, 3, '#fff') +
  circle(0, 0, 12, SUBJECT_ORB);

/** A drum with crossed sticks. */
export const drum: Motif = ({ palette: { subject, accent } }) =>
  mirrored('stick', line('M-14-34L44-82', accent.light, 6) + circle(44, -82, 8, PAPER)) +
  path('M-64-22V42C-64 76 64 76 64 42V-22Z', SUBJECT) +
  line('M-62 44L-40 8-18 60 4 12 26 60 44 6 62 42', accent.light, 4) +
  path(
    'M-64-22C-64 12 64 12 64-22V-10C64 24-64 24-64-10ZM-64 38C-64 72 64 72 64 38V50C64 84-64 84-64 50Z',
    ACCENT,
  ) +
  ellipse(0, -22, 64, 24, PAPER, `stroke="${accent.main}" stroke-width="5"`) +
  ellipse(0, -22, 38, 13, subject.main, 'opacity=".35"');
