import type { Motif } from '../paint.ts';
import { ACCENT, DARK, PAPER } from '../paint.ts';
import {
  around,
  box,
  circle,
  ellipse,
  line,
  mirrored,
  outline,
  path,
  place,
  polar,
  starOutline,
} from '../shapes.ts';

export const football: Motif = ({ random, palette: { ink } }) => {
  const seam = `M0-26L0-46M0-46L-18-65M0-46L18-65`;
  return (
    circle(0, 0, 72, PAPER) +
    place(
      { turn: random.below(24) - 12, x: 1, y: -1 },
      path(outline(Array.from({ length: 5 }, (_, index) => polar(index * 72, 26))), ink) +
        around('seam', 5, line(seam, ink, 4)) +
        around(
          'patch',
          5,
          path(outline([polar(36, 46), polar(14, 64), polar(26, 69), polar(46, 69), polar(58, 64)]), ink),
        ),
    ) +
    path('M-66 28A72 72 0 0 0 72 0A84 84 0 0 1-66 28Z', ink, 'opacity=".35"') +
    circle(0, 0, 71, 'none', `stroke="${ink}" stroke-width="3"`) +
    ellipse(-26, -42, 20, 10, '#fff', 'opacity=".7" transform="rotate(-30 -26 -42)"')
  );
};

export const basketball: Motif = ({ random }) =>
  circle(0, 0, 72, '#f08a35') +
  path('M-66 28A72 72 0 1 0 20-69A90 90 0 0 1-66 28Z', '#a8400f', 'opacity=".55"') +
  place(
    { turn: random.pick([18, -24, 40]) },
    line('M0-72V72M-72 0H72M-52-50C-22-26-22 26-52 50M52-50C22-26 22 26 52 50', '#3a160c', 4.5),
  ) +
  circle(0, 0, 71, 'none', 'stroke="#3a160c" stroke-width="4"') +
  ellipse(-30, -40, 20, 11, '#fff', 'opacity=".45" transform="rotate(-32 -30 -40)"');

/** A cricket ball against the stumps. */
export const wicket: Motif = ({ palette: { accent, ink } }) =>
  [-44, -8, 28]
    .map((x, index) =>
      place(
        { turn: index === 2 ? 16 : index * 2 },
        box([x, -64, 13, 136], ACCENT, 5) + box([x + 8, -62, 5, 132], accent.deep, 2, 'opacity=".4"'),
      ),
    )
    .join('') +
  place({ x: -20, y: -74, turn: -16 }, box([-24, -4, 48, 9], accent.light, 4)) +
  place({ x: 46, y: -72, turn: 28 }, box([-22, -4, 44, 9], accent.light, 4)) +
  place(
    { x: 22, y: 16 },
    circle(3, 6, 42, ink, 'opacity=".4"') +
      circle(0, 0, 42, '#d92038') +
      path('M-38 18A42 42 0 1 0 20-37A54 54 0 0 1-38 18Z', '#6f0a23', 'opacity=".6"') +
      line('M-24-34C4-16 16 8 14 40', '#ffe6d4', 3) +
      line('M-18-34C10-16 22 8 20 38', '#ffe6d4', 2.4, 'stroke-dasharray="3 5"') +
      ellipse(-18, -16, 10, 7, '#fff', 'opacity=".6"'),
  );

export const trophy: Motif = ({ palette: { subject, accent, ink } }) =>
  mirrored(
    'handle',
    path(
      'M40-56C82-66 84-8 34 2',
      'none',
      `stroke="${accent.dark}" stroke-width="10" stroke-linecap="round"`,
    ),
  ) +
  path('M-48-72H48C50-20 34 16 10 22V42H-10V22C-34 16-50-20-48-72Z', ACCENT) +
  path('M12-72H48C50-20 34 16 10 22V42H2C24 6 24-40 12-72Z', accent.deep, 'opacity=".42"') +
  path('M-36-62H-24C-26-34-20-10-12 4C-28-4-36-30-36-62Z', '#fff', 'opacity=".65"') +
  ellipse(0, -72, 48, 9, accent.light) +
  ellipse(0, -71, 40, 5.5, accent.deep) +
  path(
    starOutline(5, 20, 8.5),
    subject.main,
    `transform="translate(0 -30)" stroke="${ink}" stroke-width="2"`,
  ) +
  path('M-30 42H30L40 58H-40Z', ACCENT) +
  path('M-46 56H46V76H-46Z', DARK) +
  box([-24, 61, 48, 10], accent.main, 2);
