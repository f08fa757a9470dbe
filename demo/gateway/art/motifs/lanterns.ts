import type { Motif } from '../paint.ts';
import { GLOW } from '../paint.ts';
import { box, copies, ellipse, line, place } from '../shapes.ts';

/** A paper lantern, lit from inside. */
export const paperLantern = (light: string, main: string, deep: string, gold: string): string =>
  line('M0-110V-46', gold, 2.5) +
  ellipse(0, 0, 46, 42, main) +
  ellipse(0, 0, 36, 41, deep, 'opacity=".22"') +
  ellipse(0, 0, 26, 41, light, 'opacity=".55"') +
  ellipse(0, 0, 12, 41, light, 'opacity=".75"') +
  line(
    'M-30-30C-50-12-50 12-30 30M30-30C50-12 50 12 30 30M-14-38C-24-12-24 12-14 38M14-38C24-12 24 12 14 38',
    deep,
    2,
    'opacity=".6"',
  ) +
  box([-22, -50, 44, 12], gold, 3) +
  box([-22, 38, 44, 12], gold, 3) +
  line('M-8 52V72M0 52V80M8 52V72', gold, 3.5);

/** One large lantern, or three at different depths. */
export const lantern: Motif = ({ random, palette: { subject, accent } }) => {
  const one = paperLantern(subject.light, subject.main, subject.deep, accent.main);
  const other = paperLantern(accent.light, accent.main, accent.deep, accent.dark);
  const glow = `<circle r="80" fill="${GLOW}"/>`;
  if (random.chance(0.45)) return glow + place({ scale: 1.24, y: -4 }, one);
  return (
    copies('far', other, [
      { x: -56, y: -42, scale: 0.5 },
      { x: 58, y: -26, scale: 0.58 },
    ]) +
    glow +
    place({ scale: 1.05, y: 6 }, one)
  );
};
