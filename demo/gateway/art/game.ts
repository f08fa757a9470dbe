import { backgroundOf } from './backgrounds.ts';
import type { Scene } from './paint.ts';
import { gradients, SHADE, SHADOW, svg } from './paint.ts';
import { gamePalette } from './palette.ts';
import { seeded } from './random.ts';
import { box, ellipse, glint, place } from './shapes.ts';
import { isWhole, subjectsOf } from './subjects.ts';

/** The part of a game its picture depends on. */
export interface PicturedGame {
  id: string;
  name: string;
  vendor: string;
  /** Category code of the platform, e.g. `RNG`. */
  type: string;
}

const SIZE = 240;
const FULL = [0, 0, SIZE, SIZE] as const;

/** How a studio frames its tiles; most leave them open. */
function frameOf(vendor: string, { palette }: Scene): string {
  const style = seeded('frame', vendor).below(8);
  const inset = (by: number, stroke: string, width: number) =>
    box(
      [by, by, SIZE - by * 2, SIZE - by * 2],
      'none',
      34 - by,
      `stroke="${stroke}" stroke-width="${width}"`,
    );
  if (style === 0) return inset(7, palette.accent.main, 3);
  if (style === 1) return inset(2, palette.ground.light, 5);
  return '';
}

function glints({ random }: Scene): string {
  let all = '';
  for (let index = random.below(4); index > 0; index -= 1) {
    const x = random.chance(0.5) ? random.between(18, 50) : random.between(190, 222);
    all += glint(x, random.between(80, 206), random.between(5, 10), '#fff', 'opacity=".9"');
  }
  return all;
}

/** Where the subject stands: in the middle, or so near that the edge cuts it, with or without its echo behind. */
function staged({ random }: Scene, subject: string, near: boolean): string {
  if (near) {
    const turn = random.between(-8, 8);
    return place(
      { x: random.pick([96, 120, 146]), y: random.pick([138, 150]), scale: random.between(1.5, 1.7), turn },
      subject,
    );
  }
  const echo = random.chance(0.22)
    ? '<use href="#subject" transform="translate(-150 -170) scale(2.25)" opacity=".13"/>'
    : '';
  const whole = place({ x: 120 + random.between(-3, 3), y: 125, scale: random.between(1.1, 1.22) }, subject);
  return `${echo}<g id="subject">${whole}</g>`;
}

/** The tile of a game, 240 by 240: its subject, from its name, in the light and colours of its studio. */
export function gameArt(game: PicturedGame): string {
  const random = seeded(game.id, game.vendor, game.name);
  const palette = gamePalette(game.vendor, game.name, random);
  const scene = { random, palette };
  const background = backgroundOf(game.name, game.type, random)(scene);
  const motif = random.pick(subjectsOf(game.name, game.type));
  const near = isWhole(motif) && random.chance(0.3);
  const body =
    background +
    box(FULL, SHADE, 0, 'opacity=".8"') +
    ellipse(120, 212, 88, 18, SHADOW) +
    staged(scene, motif(scene), near) +
    glints(scene) +
    frameOf(game.vendor, scene);
  const direction = random.pick(['x2="0" y2="1"', 'x2="1" y2="1"', 'x1="1" x2="0" y2="1"', 'x2=".4" y2="1"']);
  return svg(SIZE, SIZE, gradients(palette, body, direction) + body);
}
