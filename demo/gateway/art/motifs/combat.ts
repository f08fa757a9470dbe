import type { Motif } from '../paint.ts';
import { ACCENT, ACCENT_ORB, GLOW, PAPER, SUBJECT } from '../paint.ts';
import { around, box, circle, ellipse, line, mirrored, path, place, ring, starOutline } from '../shapes.ts';

export const gamepad: Motif = ({ palette: { subject, accent, ink, ground } }) =>
  path(
    'M-50-40C-26-50 26-50 50-40C72-32 88 22 82 46C76 66 54 64 42 46L30 30H-30L-42 46C-54 64-76 66-82 46C-88 22-72-32-50-40Z',
    ink,
    'transform="translate(0 8)" opacity=".5"',
  ) +
  path(
    'M-50-40C-26-50 26-50 50-40C72-32 88 22 82 46C76 66 54 64 42 46L30 30H-30L-42 46C-54 64-76 66-82 46C-88 22-72-32-50-40Z',
    SUBJECT,
  ) +
  path('M-48-34C-24-43 24-43 48-34C40-36 20-38 0-38C-20-38-40-36-48-34Z', '#fff', 'opacity=".8"') +
  path('M-52-22H-40V-12H-30V0H-40V10H-52V0H-62V-12H-52Z', ink) +
  circle(46, -20, 7, accent.light) +
  circle(60, -6, 7, '#ff5a76') +
  circle(32, -6, 7, '#4fd8ff') +
  circle(46, 8, 7, '#6fe08c') +
  mirrored('stick', circle(20, 18, 14, ink) + circle(20, 16, 10, ground.main)) +
  box([-12, -18, 24, 10], subject.deep, 5) +
  line('M-30-48L-44-46M30-48L44-46', accent.main, 6);

export const crosshair: Motif = ({ palette: { subject, accent } }) =>
  `<circle r="76" fill="${GLOW}"/>` +
  ring(0, 0, 62, subject.main, 8) +
  ring(0, 0, 62, subject.light, 2) +
  around(
    'arc',
    4,
    path('M-24-70A74 74 0 0 1 24-70', 'none', `stroke="${accent.main}" stroke-width="4"`) +
      line('M0-84V-40', subject.light, 7) +
      line('M0-26V-20', '#fff', 4),
  ) +
  ring(0, 0, 34, accent.main, 3, 'stroke-dasharray="10 8"') +
  path(starOutline(3, 13, 6, 180), '#ff4d63') +
  circle(0, 0, 4, '#fff');

/** A shield before crossed swords. */
export const swords: Motif = ({ palette: { subject, accent, ink } }) => {
  const sword = place(
    { turn: 42 },
    path('M-7-92L0-104 7-92V56H-7Z', PAPER) +
      path('M0-104L7-92V56H0Z', '#9a93ad') +
      box([-24, 52, 48, 9], accent.main, 4) +
      box([-5, 60, 10, 24], subject.deep, 3) +
      circle(0, 86, 8, ACCENT_ORB),
  );
  return (
    place({ scale: 0.92 }, mirrored('sword', sword)) +
    path(
      'M0-56C18-44 38-42 54-44C58 6 42 48 0 68C-42 48-58 6-54-44C-38-42-18-44 0-56Z',
      ACCENT,
      `stroke="${ink}" stroke-width="3"`,
    ) +
    path('M0-44C16-34 32-32 44-33C46 6 32 40 0 56C-32 40-46 6-44-33C-32-32-16-34 0-44Z', SUBJECT) +
    path('M0-44C16-34 32-32 44-33C46 6 32 40 0 56Z', subject.deep, 'opacity=".45"') +
    path(starOutline(4, 26, 9), accent.light, 'transform="translate(0 2)"')
  );
};

/** A visor helmet of a champion. */
export const helmet: Motif = ({ palette: { subject, accent, ink } }) =>
  path('M-8-62C-34-98 26-104 58-66C42-70 32-64 22-56Z', ACCENT) +
  path('M-62 62C-72-10-54-64 2-64C54-64 72-18 62 62L30 76 14 34H-14L-30 76Z', SUBJECT) +
  path('M2-64C54-64 72-18 62 62L30 76 18 44C34 10 30-40 2-64Z', subject.deep, 'opacity=".4"') +
  path(
    'M-54-6C-34-14-14-8-6 2V26L-14 36-48 22C-54 14-56 4-54-6ZM54-6C34-14 14-8 6 2V26L14 36 48 22C54 14 56 4 54-6Z',
    ink,
  ) +
  line('M-42 6L-16 14M42 6L16 14', accent.light, 6) +
  path('M-6-64H6L4 34H-4Z', ACCENT) +
  ellipse(-30, -38, 16, 8, '#fff', 'opacity=".5" transform="rotate(-38 -30 -38)"');
