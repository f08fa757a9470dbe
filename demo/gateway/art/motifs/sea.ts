import type { Motif } from '../paint.ts';
import { ACCENT, ACCENT_ORB, DARK, GLOSS, PAPER, SUBJECT, SUBJECT_ORB } from '../paint.ts';
import { circle, ellipse, line, mirrored, path, place, polar, ring } from '../shapes.ts';

const bubbles = (x: number, y: number): string =>
  ring(x, y, 7, '#fff', 2, 'opacity=".7"') +
  ring(x + 12, y - 16, 4.5, '#fff', 2, 'opacity=".6"') +
  circle(x + 2, y - 28, 2.5, '#fff', 'opacity=".6"');

/** A reef fish in profile. */
export const fish: Motif = ({ random, palette: { subject, accent, ink, paper } }) => {
  const stripe = random.chance(0.5);
  const coat = stripe
    ? path(
        'M-4-42C8-16 8 18-6 42C6 44 16 42 22 38C34 14 34-16 20-40C12-44 4-44-4-42ZM-36-22C-28-8-28 10-38 24C-30 32-26 35-20 37C-10 12-10-14-20-36C-26-32-32-28-36-22Z',
        accent.main,
      )
    : line(
        'M-34-10q8 10 0 20M-20-16q8 8 0 16q8 8 0 16M-4-24q8 8 0 16q8 8 0 16q8 8 0 16M12-22q8 8 0 16q8 8 0 16q8 8 0 16',
        subject.deep,
        3,
        'opacity=".55"',
      );
  return (
    place(
      { turn: -8, x: 2 },
      path(
        'M-22-34C-10-70 26-74 42-58C30-52 26-44 22-38ZM-16 36C-14 58 4 66 16 64C12 54 12 46 16 38Z',
        ACCENT,
      ) +
        path('M-46 0C-62-14-80-40-84-38C-78-12-78 12-84 38C-80 40-62 14-46 0Z', ACCENT) +
        path('M-52 0C-30-42 34-62 72-6C75-2 75 4 72 8C36 56-30 44-52 0Z', SUBJECT) +
        coat +
        path('M-44 4C-10 26 40 30 74 4C70 12 66 18 60 24C20 50-28 36-44 4Z', subject.deep, 'opacity=".28"') +
        path('M8 6C-8 10-16 20-20 32C-2 32 10 24 16 14Z', ACCENT) +
        circle(46, -12, 13, paper) +
        circle(49, -12, 8, ink) +
        circle(52, -15, 3, '#fff') +
        line('M72 10C66 14 60 14 56 12', subject.deep, 3.5),
    ) + bubbles(70, -40)
  );
};

/** A whale breaching with its spout. */
export const whale: Motif = ({ palette: { subject, ink, paper } }) =>
  line('M8-44C8-66-8-74-22-70M12-44C12-68 28-76 42-70M10-44V-74', '#fff', 5, 'opacity=".85"') +
  path(
    'M-46 26C-64 12-72-8-68-22C-82-30-88-44-84-58C-72-56-62-48-58-38C-50-48-38-52-28-48C-32-34-42-24-54-20C-52-6-44 2-34 2Z',
    SUBJECT,
  ) +
  path('M-52 16C-30 6-28-34 16-40C54-44 80-16 76 18C72 52 30 62 0 58C-26 54-46 40-52 16Z', SUBJECT) +
  path('M76 18C72 52 30 62 0 58C-16 56-30 50-40 40C0 44 44 40 76 18Z', PAPER) +
  line('M-12 48L8 56M8 44L30 54M30 39L50 48M50 32L64 40', subject.dark, 2.5, 'opacity=".7"') +
  path('M14 30C6 48-6 58-22 58C-24 42-14 30 0 26Z', subject.dark) +
  circle(46, 2, 8, paper) +
  circle(47, 3, 5, ink) +
  line('M74 20C64 26 56 26 50 22', subject.deep, 3.5) +
  ellipse(22, -28, 30, 7, GLOSS, 'opacity=".6" transform="rotate(6 22 -28)"');

const carp = (fill: string, deep: string, spot: string, eye: string): string =>
  path('M-14-14C-36-18-42-2-36 8C-26 6-18 2-12-2ZM14-14C36-18 42-2 36 8C26 6 18 2 12-2Z', spot) +
  path('M0 48C-18 60-24 74-18 84C-8 80-2 72 0 66C2 72 8 80 18 84C24 74 18 60 0 48Z', spot) +
  path('M0-62C22-56 26-20 16 14C10 36 4 50 0 58C-4 50-10 36-16 14C-26-20-22-56 0-62Z', fill) +
  path(
    'M-16-32C-8-42 8-40 12-28C6-16-12-16-16-32ZM-4-4C8-8 16 2 12 14C4 18-8 10-4-4ZM-6 24C0 20 6 26 4 36C-2 38-8 32-6 24Z',
    spot,
  ) +
  circle(-13, -46, 3.4, deep) +
  circle(13, -46, 3.4, deep) +
  line('M-6-60C-16-66-18-72-16-76M6-60C16-66 18-72 16-76', eye, 2);

/** Two carp circling each other, seen from above. */
export const koi: Motif = ({ random, palette: { subject, accent, ink } }) => {
  const turn = random.pick([20, 45, -35]);
  return (
    ring(0, 0, 74, '#fff', 2, 'opacity=".35"') +
    ring(0, 0, 58, '#fff', 1.5, 'opacity=".22"') +
    place({ turn, x: 30, y: 6, scale: 0.9 }, carp(PAPER, ink, subject.main, subject.light)) +
    place({ turn: turn + 180, x: -30, y: -2, scale: 0.9 }, carp(SUBJECT, ink, accent.light, subject.light))
  );
};

/** A diver's brass helmet. */
export const diver: Motif = ({ palette: { accent, ground } }) => {
  const bolts = Array.from({ length: 8 }, (_, index) =>
    circle(...polar(22 + index * 45, 36.5), 3.4, accent.light),
  ).join('');
  return (
    path('M-66 72C-62 44-42 34 0 34C42 34 62 44 66 72C40 82-40 82-66 72Z', ACCENT) +
    mirrored('bolt', circle(20, 58, 4.5, accent.deep) + circle(46, 64, 4.5, accent.deep)) +
    circle(0, -14, 62, ACCENT_ORB) +
    mirrored('port', ellipse(62, -12, 10, 19, accent.dark) + ellipse(65, -12, 7, 13, accent.light)) +
    path('M-12-78H12L16-66H-16Z', accent.dark) +
    place(
      { y: -12 },
      circle(0, 0, 44, accent.deep) +
        circle(0, 0, 41, ACCENT) +
        bolts +
        circle(0, 0, 31, accent.deep) +
        circle(0, 0, 29, DARK) +
        path('M-22-14C-16-26 2-30 14-24C0-22-14-12-20 4C-24-2-24-8-22-14Z', ground.light, 'opacity=".95"') +
        line('M-29 0H29M0-29V29', accent.main, 4),
    ) +
    bubbles(62, -56)
  );
};

/** An open shell with a pearl. */
export const pearl: Motif = ({ palette: { subject } }) => {
  const ribs = [-60, -36, -12, 12, 36, 60]
    .map(
      (turn) =>
        `M0 30L${polar(turn, 78)
          .map((value) => value.toFixed(0))
          .join(' ')}`,
    )
    .join('');
  return (
    path(
      'M0 36C-40 30-80 4-78-22C-72-30-64-30-58-34C-56-48-46-54-36-56C-28-68-12-72 0-66C12-72 28-68 36-56C46-54 56-48 58-34C64-30 72-30 78-22C80 4 40 30 0 36Z',
      SUBJECT,
    ) +
    line(ribs, subject.dark, 3, 'opacity=".6"') +
    path('M-72 26C-40 12 40 12 72 26C66 58 30 72 0 72C-30 72-66 58-72 26Z', ACCENT) +
    ellipse(0, 28, 66, 14, subject.deep) +
    circle(0, 14, 26, PAPER) +
    ellipse(-9, 4, 9, 6, '#fff') +
    ring(0, 14, 34, '#fff', 2, 'opacity=".35"')
  );
};

/** An octopus with curling arms. */
export const octopus: Motif = ({ palette: { subject, ink, paper } }) => {
  const arms =
    'M10 20C14 50 22 66 40 62C52 58 48 44 40 48M22 14C40 30 56 34 68 26C78 16 70 4 62 12M4 24C2 46 8 62 4 74';
  return (
    mirrored('arms', line(arms, subject.dark, 17) + line(arms, subject.main, 10)) +
    circle(0, -20, 1, ink) +
    path('M0-76C40-76 56-44 46-14C40 12 30 32 0 32C-30 32-40 12-46-14C-56-44-40-76 0-76Z', SUBJECT_ORB) +
    mirrored('eye', circle(18, -4, 12, paper) + circle(16, -2, 7, ink) + circle(19, -5, 2.5, '#fff')) +
    line('M-8 16C-4 22 4 22 8 16', subject.deep, 3.5) +
    circle(-22, -46, 6, subject.light, 'opacity=".6"') +
    circle(-8, -60, 4, subject.light, 'opacity=".6"') +
    circle(28, -36, 5, subject.light, 'opacity=".45"')
  );
};
