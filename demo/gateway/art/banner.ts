import { GROUND, gradients, svg } from './paint.ts';
import { hashText, seeded } from './random.ts';
import { grove, market, peaks, sea, temple } from './scenes/outdoors.ts';
import { comet, launch } from './scenes/sky.ts';
import { gala, stadium, strongroom, table, wheel } from './scenes/venues.ts';
import type { WideScene } from './scenes/wide-scene.ts';
import { box } from './shapes.ts';

const WIDTH = 720;
const HEIGHT = 300;

/** Every scene; the order keeps neighbours apart in colour. */
const scenes: readonly WideScene[] = [
  market,
  sea,
  comet,
  table,
  temple,
  stadium,
  wheel,
  strongroom,
  gala,
  grove,
  launch,
  peaks,
];

/** A banner's scene: from the words of its id, else by number within its group so that neighbours differ. */
function sceneOf({ id, group }: { id: string; group: string }): WideScene {
  const lower = id.toLowerCase();
  const named = scenes.find(({ word }) => word.test(lower));
  if (named !== undefined) return named;
  const number = /(\d{1,6})$/.exec(lower)?.[1];
  const place = number === undefined ? hashText(`${group}/${id}`) : hashText(group) + Number(number);
  return scenes[place % scenes.length]!;
}

/** A banner, 720 by 300: the scene stands on the right, the left stays dark and calm for text; mirrored, it still holds. */
export function bannerArt(banner: { id: string; group: string }): string {
  const { palette, paint } = sceneOf(banner);
  const all = [0, 0, WIDTH, HEIGHT] as const;
  const body =
    box(all, GROUND) + paint({ random: seeded(banner.group, banner.id), palette }) + box(all, 'url(#calm)');
  const stop = (offset: number, opacity: number) =>
    `<stop offset="${offset}" stop-color="${palette.ink}" stop-opacity="${opacity}"/>`;
  const calm = `<defs><linearGradient id="calm">${stop(0, 0.94)}${stop(0.4, 0.8)}${stop(0.68, 0)}</linearGradient></defs>`;
  return svg(WIDTH, HEIGHT, gradients(palette, body, 'x1="1" x2=".1" y2=".6"') + calm + body);
}
