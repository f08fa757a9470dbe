import { cockerel, dragon, kestrel, lotus, mask, peacock, tiger } from './motifs/creatures.ts';
import { crown } from './motifs/jewels.ts';
import { fox } from './motifs/lands.ts';
import { koi, octopus, whale } from './motifs/sea.ts';
import type { Motif } from './paint.ts';
import { GLOW, GROUND, gradients, svg } from './paint.ts';
import { scenePalette } from './palette.ts';
import { seeded } from './random.ts';
import { box, circle, place } from './shapes.ts';

const SIZE = 128;
/** Room for the largest motif within the circle that an avatar is cut to. */
const SCALE = 0.6;

interface Avatar {
  motif: Motif;
  /** Hues of the ground, the subject and the second colour, in degrees. */
  hues: readonly [ground: number, subject: number, accent: number];
}

const AVATARS: Readonly<Record<string, Avatar>> = {
  tiger: { motif: tiger, hues: [232, 52, 84] },
  fox: { motif: fox, hues: [172, 40, 84] },
  dragon: { motif: dragon, hues: [302, 155, 84] },
  peacock: { motif: peacock, hues: [12, 225, 155] },
  kestrel: { motif: kestrel, hues: [248, 72, 84] },
  cockerel: { motif: cockerel, hues: [198, 32, 84] },
  koi: { motif: koi, hues: [262, 32, 84] },
  octopus: { motif: octopus, hues: [198, 350, 84] },
  whale: { motif: whale, hues: [325, 225, 84] },
  mask: { motif: mask, hues: [282, 84, 14] },
  lotus: { motif: lotus, hues: [248, 350, 84] },
  crown: { motif: crown, hues: [350, 225, 84] },
};

/** The picture of a member, 128 square, its subject within the circle; nothing for an id that has none. */
export function avatarArt(id: string): string | undefined {
  if (!Object.hasOwn(AVATARS, id)) return undefined;
  const { motif, hues } = AVATARS[id]!;
  const [ground, subject, accent] = hues;
  const palette = scenePalette(ground, 22, subject, accent);
  const body =
    box([0, 0, SIZE, SIZE], GROUND) +
    circle(64, 60, 62, GLOW, 'opacity=".6"') +
    place({ x: SIZE / 2, y: SIZE / 2 + 2, scale: SCALE }, motif({ random: seeded('avatar', id), palette }));
  return svg(SIZE, SIZE, gradients(palette, body) + body);
}
