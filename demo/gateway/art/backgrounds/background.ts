import type { Scene } from '../paint.ts';
import { GLOW, GROUND } from '../paint.ts';
import { box, circle } from '../shapes.ts';

/** Paints the whole of a 240 by 240 tile behind its subject. */
export type Background = (scene: Scene) => string;

export const FULL = [0, 0, 240, 240] as const;
export const base = box(FULL, GROUND);
export const halo = (radius: number, y = 122): string => circle(120, y, radius, GLOW);

/** A repeated figure over the whole tile. */
export const tiled = (width: number, height: number, figure: string, extra = ''): string =>
  `<pattern id="tiled" width="${width}" height="${height}" patternUnits="userSpaceOnUse"${extra}>${figure}</pattern>${box(FULL, 'url(#tiled)')}`;
