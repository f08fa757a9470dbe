import type { Motif } from '../paint.ts';
import { ACCENT, ACCENT_ORB, DARK, GLOW, SUBJECT } from '../paint.ts';
import { box, circle, ellipse, glint, line, mirrored, path } from '../shapes.ts';

/** A pagoda of three roofs. */
const pagoda: Motif = ({ palette: { subject, accent, ink } }) => {
  const storey = (y: number, w: number) =>
    box([-w * 0.55, y, w * 1.1, 30], subject.deep) +
    box([-w * 0.4, y + 6, w * 0.25, 22], accent.light) +
    box([w * 0.15, y + 6, w * 0.25, 22], accent.light) +
    box([-w * 0.09, y + 6, w * 0.18, 24], accent.main) +
    path(
      `M${-w - 10} ${y - 2}C${-w * 0.7} ${y - 4} ${-w * 0.5} ${y - 16} ${-w * 0.42} ${y - 26}H${w * 0.42}C${w * 0.5} ${y - 16} ${w * 0.7} ${y - 4} ${w + 10} ${y - 2}C${w} ${y + 8} ${-w} ${y + 8} ${-w - 10} ${y - 2}Z`,
      SUBJECT,
    );
  return (
    line('M0-86V-66', accent.main, 5) +
    circle(0, -84, 5, accent.light) +
    storey(40, 66) +
    storey(-2, 52) +
    storey(-42, 38) +
    path('M-78 70H78L86 80H-86Z', ink) +
    path('M-78 68H78V74H-78Z', ACCENT)
  );
};

/** A temple front with columns and a light inside. */
const columns: Motif = ({ palette: { subject, accent, glow } }) => {
  const column = (x: number) =>
    box([x - 9, -18, 18, 70], SUBJECT, 2) +
    line(`M${x - 3}-16V50M${x + 3}-16V50`, subject.dark, 1.6) +
    box([x - 13, -24, 26, 8], subject.light, 2) +
    box([x - 13, 50, 26, 7], subject.dark, 2);
  return (
    box([-58, -24, 116, 80], subject.deep) +
    path('M-18 56V8A18 18 0 0 1 18 8V56Z', accent.light) +
    ellipse(0, 30, 30, 44, glow, 'opacity=".35"') +
    [-58, -28, 28, 58].map(column).join('') +
    path('M-80-30L0-76 80-30V-22H-80Z', SUBJECT) +
    path('M-54-34L0-64 54-34Z', subject.dark) +
    circle(0, -46, 9, ACCENT_ORB) +
    path('M-76 57H76V66H-76ZM-86 66H86V77H-86Z', SUBJECT)
  );
};

/** A pointed arch of many rings, with a lamp in it. */
const iwan: Motif = ({ palette: { subject, accent, ground } }) => {
  const arch = (s: number) =>
    `M${-64 * s} 76V${4 - 4 * s}C${-64 * s} ${-40 * s} ${-22 * s} ${-52 * s} 0 ${-82 * s}C${22 * s} ${-52 * s} ${64 * s} ${-40 * s} ${64 * s} ${4 - 4 * s}V76Z`;
  return (
    path(arch(1.08), ACCENT) +
    path(arch(1), subject.deep) +
    path(arch(0.94), SUBJECT) +
    path(arch(0.74), accent.main) +
    path(arch(0.68), DARK) +
    path(arch(0.68), ground.light, 'opacity=".35"') +
    `<circle cy="10" r="46" fill="${GLOW}"/>` +
    line('M0-54V-14', accent.light, 2) +
    path('M-14 0C-14-12 14-12 14 0L9 22H-9Z', ACCENT) +
    circle(0, 8, 8, '#fff', 'opacity=".85"') +
    mirrored(
      'stars',
      glint(54, -12, 6, accent.light) +
        circle(54, 10, 3, accent.light) +
        circle(54, 30, 3, accent.light) +
        circle(54, 50, 3, accent.light),
    ) +
    path('M-76 76H76V83H-76Z', ACCENT)
  );
};

export const temple: Motif = (scene) => scene.random.pick([pagoda, columns, iwan])(scene);

/** The gate of a shrine. */
export const gate: Motif = ({ palette: { subject, ink } }) =>
  `<circle cy="-6" r="70" fill="${GLOW}"/>` +
  circle(0, 6, 58, ACCENT_ORB) +
  path('M-42-30H-26L-24 76H-48ZM42-30H26L24 76H48Z', SUBJECT) +
  box([-62, -14, 124, 13], subject.dark, 2) +
  box([-8, -40, 16, 30], subject.dark) +
  path('M-86-66C-40-52 40-52 86-66L80-42C40-34-40-34-80-42Z', SUBJECT) +
  path('M-90-76C-40-60 40-60 90-76L86-64C40-50-40-50-86-64Z', subject.deep) +
  box([-52, 68, 32, 12], ink, 2) +
  box([20, 68, 32, 12], ink, 2);
