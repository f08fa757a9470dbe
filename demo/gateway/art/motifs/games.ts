import type { Motif } from '../paint.ts';
import { ACCENT, ACCENT_ORB, PAPER, SUBJECT_ORB } from '../paint.ts';
import { around, box, circle, ellipse, line, path, place, polar, starOutline, wedge } from '../shapes.ts';
import { chipFace, NIGHT, RED } from './cards.ts';

/** Chips in two stacks with one leaning against them. */
export const chips: Motif = ({ random, palette: { subject, accent } }) => {
  const slab = (main: string, deep: string) =>
    path('M-34 0v10a34 13 0 0 0 68 0v-10Z', deep) +
    path('M-9 12v11h18v-11ZM-32 4v10l9 5v-11ZM32 4v10l-9 5v-11Z', '#fff', 'opacity=".85"') +
    ellipse(0, 0, 34, 13, main) +
    ellipse(0, 0, 22, 8, deep, 'opacity=".55"');
  const stack = (id: string, x: number, count: number, piece: string) => {
    const rest = Array.from(
      { length: count - 1 },
      (_, index) => `<use href="#${id}" y="${-14 * (index + 1)}"/>`,
    );
    return place({ x, y: 48 }, `<g id="${id}">${piece}</g>${rest.join('')}`);
  };
  return (
    stack('tall', -34, random.pick([7, 8]), slab(subject.main, subject.deep)) +
    stack('low', 38, random.pick([4, 5]), slab(accent.main, accent.deep)) +
    place({ x: 6, y: 28, scale: 0.58 }, chipFace(accent.main, accent.deep))
  );
};

/** A roulette wheel from above. */
export const roulette: Motif = ({ random, palette: { accent, ground } }) => {
  const turn = random.below(20);
  const pockets = around('pocket', 9, path(wedge(-10, 10, 64, 40), RED) + path(wedge(10, 30, 64, 40), NIGHT));
  const [x, y] = polar(random.below(360), 47);
  return (
    circle(0, 4, 80, ground.deep, 'opacity=".6"') +
    circle(0, 0, 80, ACCENT) +
    circle(0, 0, 73, ground.dark) +
    circle(0, 0, 66, accent.light) +
    place({ turn }, pockets + path(wedge(-10, 10, 64, 40), '#1f9d61')) +
    circle(0, 0, 40, accent.dark) +
    circle(0, 0, 38, ground.main) +
    around('arm', 4, line('M0-10V-27', accent.light, 4.5) + circle(0, -29, 5, accent.main)) +
    circle(0, 0, 13, ACCENT_ORB) +
    circle(x, y, 7, PAPER)
  );
};

/** A wheel of fortune on its stand. */
export const moneyWheel: Motif = ({ palette: { subject, accent, ground } }) => {
  const shades = [
    subject.main,
    ground.light,
    accent.main,
    ground.main,
    subject.dark,
    ground.light,
    accent.main,
    subject.main,
    ground.main,
    accent.dark,
  ];
  const slices = shades.map((shade, index) => path(wedge(index * 36, index * 36 + 36, 62), shade)).join('');
  return (
    path('M-12 40H12L34 80H-34Z', accent.dark) +
    circle(0, -4, 74, ACCENT) +
    place(
      { y: -4 },
      circle(0, 0, 64, ground.deep) +
        slices +
        around('bulb', 12, circle(0, -68, 3.6, '#fff')) +
        circle(0, 0, 20, accent.deep) +
        circle(0, 0, 18, ACCENT_ORB) +
        path(starOutline(5, 11, 5), accent.deep),
    ) +
    path('M-11-84H11L0-58Z', '#fff')
  );
};

const SPOTS: readonly (readonly (readonly [number, number])[])[] = [
  [[0, 0]],
  [
    [-1, -1],
    [1, 1],
  ],
  [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
];

/** One face of a die in a slanted plane. */
const dieFace = (matrix: string, value: number, fill: string, spot: string): string =>
  `<g transform="matrix(${matrix})">${box([-1, -1, 42, 42], fill, 6)}${SPOTS[value]!.map(([x, y]) => circle(20 + x * 11, 20 + y * 11, 4.8, spot)).join('')}</g>`;

const die = (top: number, shades: readonly [string, string, string], spot: string): string =>
  dieFace('.866 .5 -.866 .5 0 -40', top, shades[0], spot) +
  dieFace('.866 .5 0 1 -34.6 -20', (top + 2) % 6, shades[1], spot) +
  dieFace('.866 -.5 0 1 0 0', (top + 3) % 6, shades[2], spot);

/** Two dice that have just come to rest. */
export const dice: Motif = ({ random, palette: { subject } }) => {
  const value = random.below(6);
  return (
    place(
      { x: 30, y: -26, scale: 1.02, turn: 16 },
      die(value, [subject.light, subject.main, subject.dark], subject.deep),
    ) +
    place(
      { x: -26, y: 24, scale: 1.24, turn: -7 },
      die((value + 1) % 6, ['#fff', '#f3e6da', '#cbbcc6'], random.chance(0.5) ? RED : NIGHT),
    )
  );
};

/** Three tiles of a tile game, standing. */
export const tiles: Motif = ({ palette: { subject, accent } }) => {
  const tile = (mark: string) =>
    box([-28, -40, 56, 88], subject.deep, 9) +
    box([-28, -44, 56, 82], subject.main, 9) +
    box([-28, -48, 56, 80], PAPER, 9) +
    mark;
  const petals = around('petal', 6, ellipse(0, -12, 5, 9, '#1f9d61'));
  const bars = [-14, 0, 14].map((x) => line(`M${x} -28V-14M${x} 0V14`, RED, 6)).join('');
  return (
    place({ x: -46, y: 8, turn: -12, scale: 0.95 }, tile(place({ y: -8 }, bars))) +
    place({ x: 46, y: 8, turn: 12, scale: 0.95 }, tile(place({ y: -8 }, petals + circle(0, 0, 5, RED)))) +
    place(
      { y: -8, scale: 1.15 },
      tile(
        place(
          { y: -8 },
          circle(0, 0, 19, 'none', `stroke="${accent.dark}" stroke-width="5"`) + circle(0, 0, 9, SUBJECT_ORB),
        ),
      ),
    )
  );
};

/** A bell for the table, the reels and the door. */
export const bell: Motif = ({ palette: { accent, subject } }) =>
  circle(0, 58, 15, SUBJECT_ORB) +
  circle(0, -66, 10, accent.dark) +
  path(
    'M0-68C38-66 44-30 48 4C50 26 62 34 70 46C50 60-50 60-70 46C-62 34-50 26-48 4C-44-30-38-66 0-68Z',
    ACCENT,
  ) +
  path(
    'M8-66C38-62 44-30 48 4C50 26 62 34 70 46C56 54 34 57 14 57C34 30 28-30 8-66Z',
    accent.dark,
    'opacity=".5"',
  ) +
  path(
    'M-26-30C-30-10-32 8-40 24C-30 26-24 22-22 12C-20-4-20-16-16-34C-18-40-24-38-26-30Z',
    '#fff',
    'opacity=".7"',
  ) +
  line('M-56 34C-30 44 30 44 56 34', subject.main, 5);
