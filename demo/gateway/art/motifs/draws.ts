import type { Motif } from '../paint.ts';
import { ACCENT_ORB, SUBJECT_ORB } from '../paint.ts';
import { circle, ellipse, glint, path, ring } from '../shapes.ts';

const numbered = (dots: number, fill: string, x: number, y: number, radius: number): string => {
  const spots =
    dots === 1
      ? [[0, 0]]
      : dots === 2
        ? [
            [-0.16, 0],
            [0.16, 0],
          ]
        : [
            [-0.17, 0.1],
            [0.17, 0.1],
            [0, -0.18],
          ];
  return (
    circle(x, y, radius, fill) +
    circle(x, y, radius * 0.5, '#fff') +
    spots.map(([dx, dy]) => circle(x + dx! * radius, y + dy! * radius, radius * 0.11, '#2a2135')).join('') +
    ellipse(x - radius * 0.38, y - radius * 0.6, radius * 0.26, radius * 0.15, '#fff', 'opacity=".75"')
  );
};

/** Lottery balls, loose or in their drum. */
export const balls: Motif = ({ random, palette: { accent, subject } }) => {
  const third = '#5c7cfa';
  if (random.chance(0.45)) {
    const inside = [
      [-26, 24, SUBJECT_ORB],
      [26, 26, ACCENT_ORB],
      [0, -4, '#ff5a76'],
      [-34, -18, third],
      [34, -16, SUBJECT_ORB],
      [4, -42, ACCENT_ORB],
      [0, 46, third],
    ] as const;
    return (
      path('M-30 56H30L46 82H-46Z', accent.dark) +
      circle(0, 0, 70, '#fff', 'opacity=".16"') +
      inside.map(([x, y, fill], index) => numbered(1 + (index % 3), fill, x, y, 19)).join('') +
      ring(0, 0, 70, accent.main, 6) +
      path('M-52-26C-44-46-22-58-2-58C-24-50-38-36-44-20Z', '#fff', 'opacity=".6"')
    );
  }
  return (
    numbered(3, third, 40, -34, 32) +
    numbered(2, ACCENT_ORB, -40, -30, 36) +
    numbered(1, '#ff5a76', 50, 34, 30) +
    numbered(1 + random.below(3), SUBJECT_ORB, -4, 26, 48) +
    glint(10, -62, 9, subject.light)
  );
};
