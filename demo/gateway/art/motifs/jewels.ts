import type { Motif } from '../paint.ts';
import { ACCENT, ACCENT_ORB, DARK, GLOSS, PAPER, SUBJECT, SUBJECT_ORB } from '../paint.ts';
import type { Tones } from '../palette.ts';
import {
  around,
  box,
  circle,
  ellipse,
  glint,
  line,
  mirrored,
  outline,
  path,
  place,
  polar,
  starOutline,
} from '../shapes.ts';

/** A brilliant seen from the side. */
const brilliant = (tones: Tones): string =>
  path('M-44-46H44L76-10 0 74-76-10Z', tones.dark) +
  path('M-44-46L-24-10-76-10ZM0-46L24-10H-24Z', tones.main) +
  path('M44-46L76-10H24Z', tones.deep) +
  path('M-44-46H0L-24-10ZM-24-10H24L0 74Z', tones.light) +
  path('M0-46H44L24-10ZM-76-10H-24L0 74Z', tones.main) +
  path('M0-10H24L0 74Z', tones.main, 'opacity=".7"') +
  path('M-40-43H-4L-8-38H-44Z', '#fff', 'opacity=".8"');

/** A step cut seen from above. */
const stepCut = (tones: Tones): string =>
  path('M-36-70H36L62-44V44L36 70H-36L-62 44V-44Z', tones.dark) +
  path('M-36-70H36L20-42H-20ZM-62-44L-36-70-20-42-34-28Z', tones.light) +
  path('M36-70L62-44 34-28 20-42ZM-62-44L-34-28V28L-62 44Z', tones.main) +
  path('M36 70H-36L-20 42H20ZM62 44L36 70 20 42 34 28Z', tones.deep) +
  path('M-20-42H20L34-28V28L20 42H-20L-34 28V-28Z', tones.main) +
  path('M-20-42H20L-34 28V-28Z', tones.light, 'opacity=".75"') +
  path('M-28-18L-10-36H0L-28-6Z', '#fff', 'opacity=".8"');

/** A round cut seen from above. */
const roundCut = (tones: Tones): string => {
  const at = (index: number, radius: number, turn = 0) => polar(index * 45 + turn, radius);
  const shades = [
    tones.light,
    tones.main,
    tones.dark,
    tones.deep,
    tones.dark,
    tones.deep,
    tones.main,
    tones.light,
  ];
  const rim = shades
    .map((shade, index) =>
      path(
        outline([at(index, 74), at(index + 1, 74), at(index + 1, 40, -22.5 + 22.5), at(index, 40)]),
        shade,
      ),
    )
    .join('');
  const table = outline(Array.from({ length: 8 }, (_, index) => at(index, 40)));
  return (
    rim +
    path(table, tones.main) +
    path(outline([at(5, 40), at(6, 40), at(7, 40), at(8, 40), at(1, 40)]), tones.light) +
    path('M-28-12L-12-28 0-32-30 0Z', '#fff', 'opacity=".8"')
  );
};

/** A drop cut. */
const drop = (tones: Tones): string =>
  path('M0-78C18-40 58-12 58 22C58 56 30 74 0 74C-30 74-58 56-58 22C-58-12-18-40 0-78Z', tones.dark) +
  path('M0-78L24-8 0 0-24-8ZM-58 22L-24-8 0 0-26 46Z', tones.light) +
  path('M0-78L24-8C40-8 52 4 58 22C54-10 18-40 0-78ZM-26 46L0 0 26 46 0 74Z', tones.main) +
  path('M24-8L58 22 26 46 0 0Z', tones.main, 'opacity=".6"') +
  path('M26 46L58 22C58 56 30 74 0 74Z', tones.deep) +
  path('M-40 18L-22 0-12 4-34 32Z', '#fff', 'opacity=".75"');

const CUTS = [brilliant, stepCut, roundCut, drop] as const;

/** One large stone. */
export const gem: Motif = ({ random, palette: { subject } }) =>
  place({ turn: random.pick([0, 0, -10, 8]) }, random.pick(CUTS)(subject)) +
  glint(52, -52, 17, '#fff') +
  glint(-60, 34, 10, '#fff', 'opacity=".8"');

/** Three stones of different cut. */
export const gems: Motif = ({ random, palette: { subject, accent, ground } }) => {
  const first = random.below(4);
  const cut = (index: number) => CUTS[(first + index) % CUTS.length]!;
  const third: Tones = { light: '#fff', main: ground.light, dark: ground.main, deep: ground.dark };
  return (
    place({ x: -42, y: -28, scale: 0.62, turn: -16 }, cut(0)(accent)) +
    place({ x: 44, y: -26, scale: 0.6, turn: 14 }, cut(1)(third)) +
    place({ x: 2, y: 26, scale: 0.68 }, cut(2)(subject)) +
    glint(62, -54, 12, '#fff') +
    glint(-58, 32, 9, '#fff')
  );
};

export const crown: Motif = ({ palette: { subject, accent } }) =>
  ellipse(0, 46, 62, 14, accent.deep) +
  path('M-62 40L-78-34-40-2-24-56 0-14 24-56 40-2 78-34 62 40C40 56-40 56-62 40Z', ACCENT) +
  path('M0-14L24-56 40-2 78-34 62 40C46 50 20 52 0 52Z', accent.dark, 'opacity=".35"') +
  path('M-63 34C-40 48 40 48 63 34L60 54C40 68-40 68-60 54Z', ACCENT) +
  mirrored(
    'side',
    circle(78, -38, 9, SUBJECT_ORB) + circle(24, -62, 9, SUBJECT_ORB) + circle(40, 53, 5.5, PAPER),
  ) +
  path('M0 6L13 22 0 38-13 22Z', subject.main) +
  path('M0 6L-13 22H13Z', subject.light) +
  ellipse(0, 56, 10, 6.5, SUBJECT_ORB) +
  line('M-60 40C-38 51 38 51 60 40', accent.light, 2.5);

export const star: Motif = ({ palette: { subject } }) => {
  const facets = Array.from({ length: 5 }, (_, index) =>
    path(outline([[0, 0], polar(index * 72, 82), polar(index * 72 + 36, 36)]), subject.dark, 'opacity=".55"'),
  ).join('');
  return (
    path(
      starOutline(5, 82, 36),
      SUBJECT,
      `stroke="${subject.deep}" stroke-width="4" stroke-linejoin="round"`,
    ) +
    facets +
    circle(0, 0, 15, ACCENT_ORB) +
    glint(-26, -28, 11, '#fff')
  );
};

/** Coins in two stacks with one on edge in front. */
export const coins: Motif = ({ palette: { accent, subject } }) => {
  const coin = (x: number, y: number) =>
    path(`M${x - 32} ${y}v9a32 12 0 0 0 64 0v-9Z`, accent.dark) +
    ellipse(x, y, 32, 12, ACCENT, `stroke="${accent.light}" stroke-width="1.5"`);
  const stack = (x: number, top: number) =>
    Array.from({ length: Math.round((58 - top) / 13) }, (_, index) => coin(x, 54 - index * 13)).join('');
  return (
    stack(-36, -26) +
    stack(36, 10) +
    place(
      { x: 20, y: 18 },
      circle(0, 0, 42, accent.deep) +
        circle(-2, -1, 41, ACCENT_ORB) +
        circle(-2, -1, 31, accent.dark) +
        circle(-1, 0, 30, ACCENT) +
        path(starOutline(5, 21, 9), subject.dark) +
        path(starOutline(5, 21, 9), subject.light, 'transform="translate(-1.5 -2)"'),
    ) +
    glint(-8, -22, 12, '#fff')
  );
};

/** A chest open on its treasure. */
export const chest: Motif = ({ palette: { subject, accent, glow } }) =>
  path('M-68-14C-68-60-44-70 0-70C44-70 68-60 68-14Z', subject.deep) +
  path('M-56-14C-56-48-38-58 0-58C38-58 56-48 56-14Z', DARK) +
  ellipse(0, -12, 62, 34, glow, 'opacity=".35"') +
  Array.from({ length: 7 }, (_, index) =>
    circle(
      -45 + index * 15,
      -16 - (index % 2) * 11 - (3 - Math.abs(index - 3)) * 4,
      14,
      ACCENT_ORB,
      `stroke="${accent.dark}" stroke-width="1.5"`,
    ),
  ).join('') +
  path('M-72-10H72L66 64H-66Z', SUBJECT) +
  path('M-72-10H72L71 4H-71ZM-67 50H67L66 64H-66Z', ACCENT) +
  mirrored('band', path('M42-10H58L54 64H40Z', ACCENT)) +
  box([-16, -4, 32, 34], ACCENT, 6, `stroke="${accent.deep}" stroke-width="2"`) +
  circle(0, 10, 5.5, accent.deep) +
  path('M-2 10H2L4 23H-4Z', accent.deep) +
  glint(20, -48, 13, '#fff') +
  glint(-34, -34, 8, '#fff');

/** The round door of a strong room. */
export const vault: Motif = ({ palette: { subject, accent, ground, ink } }) =>
  circle(0, 0, 78, ink, 'opacity=".55"') +
  circle(0, 0, 74, SUBJECT) +
  circle(0, 0, 62, subject.deep) +
  circle(0, 0, 59, SUBJECT_ORB) +
  around('bolt', 12, circle(0, -68, 3.6, subject.deep)) +
  circle(0, 0, 42, ground.dark) +
  around('spoke', 3, line('M0-38V38', accent.dark, 10) + line('M-1.5-38V38', accent.light, 5)) +
  circle(0, 0, 40, 'none', `stroke="${accent.main}" stroke-width="7"`) +
  circle(0, 0, 15, ACCENT_ORB, `stroke="${accent.deep}" stroke-width="2"`) +
  ellipse(-26, -46, 26, 7, GLOSS, 'opacity=".7" transform="rotate(-28 -26 -46)"');
