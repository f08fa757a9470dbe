import type { Random } from './random.ts';
import { seeded } from './random.ts';

/** One colour in four depths, from the lit side to the far side. */
export interface Tones {
  light: string;
  main: string;
  dark: string;
  deep: string;
}

/** The colours of one picture. */
export interface Palette {
  ground: Tones;
  subject: Tones;
  accent: Tones;
  glow: string;
  paper: string;
  ink: string;
}

const channel = (value: number): number =>
  value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055;

function toRgb(lightness: number, chroma: number, hue: number): readonly number[] {
  const angle = (hue * Math.PI) / 180;
  const a = chroma * Math.cos(angle);
  const b = chroma * Math.sin(angle);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    channel(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    channel(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    channel(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
}

/** An OKLCH colour as hex; chroma gives way until the colour fits sRGB, so hue and lightness hold. */
export function colour(lightness: number, chroma: number, hue: number): string {
  let fitting = chroma;
  let rgb = toRgb(lightness, fitting, hue);
  while (fitting > 0 && rgb.some((value) => value < 0 || value > 1)) {
    fitting = Math.max(0, fitting - 0.008);
    rgb = toRgb(lightness, fitting, hue);
  }
  const hex = rgb.map((value) =>
    Math.round(Math.min(1, Math.max(0, value)) * 255)
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${hex.join('')}`;
}

/** The tones of a thing in front of the ground; yellows darken towards orange, as plain ones turn to mud. */
export function tones(hue: number): Tones {
  const warm = hue > 55 && hue < 110;
  return {
    light: colour(0.94, 0.09, hue + 6),
    main: colour(warm ? 0.82 : 0.77, 0.175, hue),
    dark: colour(warm ? 0.6 : 0.53, 0.18, hue - (warm ? 28 : 8)),
    deep: colour(0.33, 0.12, hue - (warm ? 38 : 14)),
  };
}

/** The tones of silver, ivory and moonlight, a breath of `hue` in them. */
function paleTones(hue: number): Tones {
  return {
    light: colour(0.98, 0.012, hue),
    main: colour(0.89, 0.035, hue),
    dark: colour(0.64, 0.075, hue),
    deep: colour(0.36, 0.08, hue),
  };
}

/** The tones of a ground that turns by `turn` degrees towards its dark end, away from the olive band. */
export function groundTones(hue: number, turn: number, lift: number): Tones {
  const end = hue + turn;
  const shift = end > 50 && end < 140 ? -turn : turn;
  return {
    light: colour(0.52 + lift, 0.2, hue),
    main: colour(0.37 + lift * 0.7, 0.17, hue + shift * 0.4),
    dark: colour(0.24 + lift * 0.3, 0.1, hue + shift),
    deep: colour(0.14, 0.05, hue + shift),
  };
}

/** Hues that stay clear when dark; the olive band between them turns to mud and is left out. */
const GROUND_HUES = [262, 282, 302, 325, 350, 12, 28, 45, 152, 172, 198, 232, 248] as const;
const SUBJECT_HUES = [86, 72, 52, 32, 14, 350, 155, 190, 225, 305] as const;
const GOLD = 84;

/** Words that name a colour; the thing in the picture takes it. */
const COLOUR_WORDS: readonly (readonly [RegExp, number])[] = [
  [/gold|gilded|saffron|topaz|brass|amber|honey|treasure|midas/, GOLD],
  [/jade|emerald|forest|mint|bamboo|lucky/, 155],
  [/ruby|crimson|scarlet|red\b|rose|cherry|fire|lava|blaze/, 24],
  [/sapphire|azure|blue|ice|arctic|reef/, 225],
  [/violet|velvet|amethyst|orchid|mystic|indigo|plum/, 308],
  [/coral|sunset|tiger|copper|orange|mango|rusty|bronze/, 48],
];

const PALE_WORDS = /silver|ivory|pearl|moon|salt|snow|white|frost|polar|ghost|marble/;

const distance = (one: number, other: number): number => {
  const gap = Math.abs(one - other) % 360;
  return gap > 180 ? 360 - gap : gap;
};

function farFrom(random: Random, hues: readonly number[], ...taken: readonly number[]): number {
  const clear = hues.filter((hue) => taken.every((other) => distance(hue, other) > 62));
  return random.pick(clear.length > 0 ? clear : [GOLD]);
}

/** The hue a name asks for, where one of its words is a colour. */
function namedHue(name: string): number | undefined {
  const lower = name.toLowerCase();
  return COLOUR_WORDS.find(([word]) => word.test(lower))?.[1];
}

/** The colours of a game: a studio's six grounds, varied by the game, and a subject that stands out from them. */
export function gamePalette(vendor: string, name: string, random: Random): Palette {
  const house = seeded('house', vendor);
  const first = house.below(GROUND_HUES.length);
  const step = house.pick([1, 2, 3, 5]);
  const lift = house.between(-0.01, 0.1);
  const place = first + random.below(6) * step;
  const named = namedHue(name);
  let hue: number = GROUND_HUES[place % GROUND_HUES.length]!;
  if (named !== undefined && distance(hue, named) <= 62) hue = farFrom(random, GROUND_HUES, named);
  hue += random.between(-7, 7);
  const shift = random.pick([-62, -40, -22, 24, 44]);
  const subject = named ?? farFrom(random, SUBJECT_HUES, hue);
  const accent =
    distance(subject, GOLD) > 40 && random.chance(0.7) ? GOLD : farFrom(random, SUBJECT_HUES, hue, subject);
  return {
    ground: groundTones(hue, shift, lift),
    subject:
      named === undefined && PALE_WORDS.test(name.toLowerCase()) ? paleTones(hue + shift) : tones(subject),
    accent: tones(accent),
    glow: colour(0.82, 0.16, hue + Math.sign(shift) * -18),
    paper: '#fff6e6',
    ink: colour(0.16, 0.05, hue),
  };
}

/** The colours of a scene whose hues are chosen by hand. */
export function scenePalette(ground: number, shift: number, subject: number, accent: number): Palette {
  return {
    ground: groundTones(ground, shift, 0),
    subject: tones(subject),
    accent: tones(accent),
    glow: colour(0.82, 0.15, ground - 14),
    paper: '#fff6e6',
    ink: colour(0.13, 0.045, ground),
  };
}
