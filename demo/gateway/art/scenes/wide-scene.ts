import type { Motif, Scene } from '../paint.ts';
import { GLOW } from '../paint.ts';
import type { Palette } from '../palette.ts';
import { circle, line, outline, path, place, polar } from '../shapes.ts';

/** A wide picture, 720 by 300, its weight on the right. */
export interface WideScene {
  /** Words of a banner's id that ask for it. */
  word: RegExp;
  palette: Palette;
  paint(scene: Scene): string;
}

export const FULL = [0, 0, 720, 300] as const;
export const glow = (x: number, y: number, radius: number, extra = ''): string =>
  circle(x, y, radius, GLOW, extra);
export const put = (scene: Scene, motif: Motif, x: number, y: number, scale: number, turn = 0): string =>
  place({ x, y, scale, turn }, motif(scene));

export function stars({ random }: Scene, count: number, depth: number): string {
  let all = '';
  for (let index = 0; index < count; index += 1) all += `M${random.below(720)} ${random.below(depth)}h0`;
  return line(all, '#fff', 2.2, 'opacity=".7"');
}

export function bokeh({ random, palette }: Scene, count: number): string {
  let all = '';
  for (let index = 0; index < count; index += 1) {
    const fill = random.pick([palette.accent.main, palette.subject.main, palette.ground.light]);
    all += circle(
      random.between(250, 720),
      random.below(260),
      random.between(8, 34),
      fill,
      `opacity="${random.pick(['.12', '.2', '.28'])}"`,
    );
  }
  return all;
}

export function rays(palette: Palette, x: number, y: number, count: number): string {
  const wedges = Array.from({ length: count }, (_, index) => {
    const middle = (index * 360) / count;
    return outline([[0, 0], polar(middle - 90 / count, 560), polar(middle + 90 / count, 560)]);
  });
  return place({ x, y }, path(wedges.join(''), palette.ground.light, 'opacity=".4"'));
}
