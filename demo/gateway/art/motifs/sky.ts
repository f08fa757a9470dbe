import type { Motif } from '../paint.ts';
import { ACCENT, ACCENT_ORB, GLOW, PAPER, SUBJECT, SUBJECT_ORB } from '../paint.ts';
import { around, box, circle, glint, line, path, place, ring, starOutline } from '../shapes.ts';

/** A comet with its tail across the sky. */
export const comet: Motif = ({ random, palette: { subject, accent } }) =>
  place(
    { turn: random.pick([0, 8, -10]) },
    path('M-58 8C-30-36 30-78 96-104C66-56 20-4-18 48Z', subject.main, 'opacity=".3"') +
      path('M-54 14C-24-26 30-66 84-92C56-48 14 2-24 44Z', subject.main, 'opacity=".6"') +
      path('M-46 20C-18-14 26-52 70-80C44-42 8 0-30 38Z', accent.light, 'opacity=".8"') +
      circle(-34, 34, 42, SUBJECT_ORB) +
      circle(-34, 34, 34, ACCENT_ORB) +
      circle(-42, 26, 16, '#fff', 'opacity=".75"') +
      glint(-34, 34, 64, '#fff', 'opacity=".35"') +
      glint(54, 30, 10, '#fff') +
      glint(-58, -48, 8, '#fff'),
  );

/** A full moon over layered hills. */
export const moon: Motif = ({ random, palette: { subject, ground, accent, ink } }) =>
  `<circle cy="-14" r="96" fill="${GLOW}"/>` +
  circle(0, -16, 62, SUBJECT_ORB) +
  circle(-20, -34, 12, subject.dark, 'opacity=".28"') +
  circle(22, -20, 17, subject.dark, 'opacity=".25"') +
  circle(-8, 8, 9, subject.dark, 'opacity=".25"') +
  circle(10, -54, 6, subject.dark, 'opacity=".22"') +
  path('M-140 46C-90 14-60 40-20 26C30 6 60 44 140 22V140H-140Z', ground.main) +
  path('M-140 66C-80 40-40 74 10 52C60 34 90 60 140 48V140H-140Z', ground.dark) +
  path('M-140 92C-70 70-10 96 50 82C90 74 110 84 140 80V140H-140Z', ink) +
  (random.chance(0.5)
    ? path(
        'M34 82V52M34 62L22 50M34 58L46 44',
        'none',
        `stroke="${ink}" stroke-width="5" stroke-linecap="round"`,
      ) +
      circle(30, 44, 13, ink) +
      circle(44, 40, 10, ink)
    : path('M-52 78l5-26 5 26ZM-36 80l7-38 7 38Z', ink)) +
  glint(66, -70, 9, accent.light) +
  glint(-74, -46, 7, accent.light);

/** A ringed planet. */
export const planet: Motif = ({ palette: { subject, accent } }) => {
  const half =
    'M-88 22C-92 6-60-14-44-18C-60-6-66 2-62 8C-48 24 40-2 60-28C66-36 58-42 44-40C64-48 88-52 90-36C90-6-62 56-88 22Z';
  return (
    place(
      { turn: 4 },
      path('M-62 8C-66 2-60-6-44-18L44-40C58-42 66-36 60-28Z', accent.dark, 'opacity=".8"'),
    ) +
    circle(0, -6, 54, SUBJECT_ORB) +
    path(
      'M-52-18C-20-8 20-18 44-38C48-34 50-28 52-22C20-2-20 6-53 0ZM-40 30C-10 32 28 18 50 4C46 16 42 22 36 30C10 42-14 42-34 36Z',
      subject.deep,
      'opacity=".3"',
    ) +
    place({ turn: 4 }, path(half, ACCENT)) +
    circle(-54, -58, 13, ACCENT_ORB) +
    glint(58, 48, 10, '#fff') +
    glint(-70, 44, 7, '#fff')
  );
};

/** A rocket under way. */
export const rocket: Motif = ({ palette: { subject, accent, ground } }) =>
  place(
    { turn: 38 },
    path('M-16 46C-22 66-10 76 0 96C10 76 22 66 16 46Z', '#ff7a3c') +
      path('M-8 46C-12 62-4 66 0 80C4 66 12 62 8 46Z', '#ffe9a8') +
      path('M-22 8C-44 20-46 40-44 56L-18 42ZM22 8C44 20 46 40 44 56L18 42Z', SUBJECT) +
      path('M0-88C26-62 32-18 22 46H-22C-32-18-26-62 0-88Z', PAPER) +
      path('M0-88C26-62 32-18 22 46H8C16-18 12-62 0-88Z', subject.deep, 'opacity=".3"') +
      path('M0-88C12-76 20-62 24-46H-24C-20-62-12-76 0-88Z', SUBJECT) +
      circle(0, -20, 15, ACCENT) +
      circle(0, -20, 10, ground.dark) +
      path('M-8-22A9 9 0 0 1 2-29', 'none', 'stroke="#fff" stroke-width="3" stroke-linecap="round"') +
      box([-20, 40, 40, 9], accent.dark, 3),
  ) +
  glint(-50, -46, 10, '#fff') +
  glint(60, 40, 8, '#fff');

/** A compass rose in a brass case. */
export const compass: Motif = ({ random, palette: { subject, accent, ground } }) =>
  circle(0, 4, 80, ground.deep, 'opacity=".6"') +
  circle(0, 0, 78, ACCENT) +
  circle(0, 0, 68, accent.deep) +
  circle(0, 0, 66, PAPER) +
  ring(0, 0, 57, subject.dark, 2) +
  around('mark', 12, line('M0-56V-49', subject.deep, 3)) +
  path(starOutline(8, 40, 13, 22.5), subject.dark, 'opacity=".3"') +
  place(
    { turn: random.below(8) * 45 + 20 },
    path('M0-52L14 0H-14Z', '#e0263f') +
      path('M0 52L14 0H-14Z', subject.deep) +
      path('M0-52V52L-14 0Z', '#fff', 'opacity=".25"'),
  ) +
  circle(0, 0, 9, ACCENT_ORB);
