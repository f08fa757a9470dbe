import type { Background } from './backgrounds/background.ts';
import {
  bokeh,
  confetti,
  facets,
  lattice,
  leaves,
  rays,
  rings,
  scales,
  speed,
} from './backgrounds/ornaments.ts';
import {
  clouds,
  curtain,
  dunes,
  felt,
  floor,
  niche,
  night,
  sea,
  skyline,
  stadium,
} from './backgrounds/places.ts';
import type { Random } from './random.ts';

const ANY = [
  rays,
  bokeh,
  scales,
  lattice,
  floor,
  curtain,
  skyline,
  clouds,
  rings,
  dunes,
  leaves,
  niche,
  facets,
  confetti,
  night,
] as const;

/** Words of a name that set the place, whatever stands in it. */
const PLACES: readonly (readonly [RegExp, readonly Background[]])[] = [
  [/reef|deep|sea|ocean|tide|diver|lagoon|fish|whale|pearl|kraken|water/, [sea]],
  [/moon|night|comet|star|lunar|cosmic|rocket|planet|sky/, [night, night, rings]],
  [/orchard|garden|forest|grove|ivy|leaf|jungle|jade|bamboo/, [leaves]],
  [/koi|lotus|dragon|wave|river/, [scales, clouds]],
  [/temple|palace|salt|sand|desert|oasis|nile/, [dunes, niche]],
  [/neon|city|street|arcade|cyber|turbo|electric/, [floor, skyline]],
  [/velvet|opera|masquerade|parade|carnival|royal|grand/, [curtain, rays, confetti]],
];

const BY_TYPE: Readonly<Record<string, readonly Background[]>> = {
  LIVE: [felt, felt, curtain, bokeh, niche, skyline],
  FISH: [sea, sea, scales, bokeh],
  PVP: [felt, rays, facets, lattice, speed],
  SPORTS: [stadium, stadium, rays, speed],
  ESPORTS: [speed, floor, facets, skyline],
  LOTT: [confetti, rays, bokeh, rings],
  ELOTT: [rings, confetti, floor, bokeh],
};

/** The place a game is shown in: from its name, else from its category. */
export function backgroundOf(name: string, type: string, random: Random): Background {
  const lower = name.toLowerCase();
  const placed = PLACES.find(([word]) => word.test(lower))?.[1];
  const preset = type === 'RNG' ? placed : (BY_TYPE[type] ?? placed);
  return random.pick(preset !== undefined && random.chance(0.8) ? preset : ANY);
}
