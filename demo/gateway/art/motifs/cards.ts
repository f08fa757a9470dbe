import type { Motif } from '../paint.ts';
import { ACCENT, PAPER } from '../paint.ts';
import { box, circle, path, place, ring, starOutline } from '../shapes.ts';

export const RED = '#e0263f';
export const NIGHT = '#1d1b2c';

/** Suit pips about 20 units tall around the origin. */
const PIPS: readonly (readonly [d: string, colour: string])[] = [
  ['M0-5C-4-13-15-10-13-1C-12 5-5 8 0 14C5 8 12 5 13-1C15-10 4-13 0-5Z', RED],
  ['M0-14C5-6 14-4 13 3C12 9 5 9 2 5L5 13H-5L-2 5C-5 9-12 9-13 3C-14-4-5-6 0-14Z', NIGHT],
  ['M0-15L11 0 0 15-11 0Z', RED],
  [
    'M0-14C7-14 8-6 5-3C12-5 14 6 6 7C3 7 2 5 1 4L4 13H-4L-1 4C-2 5-3 7-6 7C-14 6-12-5-5-3C-8-6-7-14 0-14Z',
    NIGHT,
  ],
];

const pip = (suit: number, x: number, y: number, scale: number, turn = 0): string => {
  const [d, colour] = PIPS[suit % 4]!;
  return place({ x, y, scale, turn }, path(d, colour));
};

const card = (suit: number): string =>
  box([-36, -50, 76, 106], NIGHT, 9, 'opacity=".28"') +
  box([-38, -53, 76, 106], PAPER, 9) +
  pip(suit, 0, 0, 1.7) +
  pip(suit, -26, -39, 0.52) +
  pip(suit, 26, 39, 0.52, 180);

const cardBack = (main: string, light: string): string =>
  box([-38, -53, 76, 106], PAPER, 9) +
  box([-32, -47, 64, 94], main, 6) +
  path('M0-40L26 0 0 40-26 0Z', 'none', `stroke="${light}" stroke-width="3"`) +
  path('M0-24L15 0 0 24-15 0Z', light);

/** A hand of cards, two to four of them. */
export const cards: Motif = ({ random, palette: { subject } }) => {
  const suit = random.below(4);
  const count = random.pick([2, 3, 3, 4]);
  const spread = count === 2 ? 24 : 21;
  return Array.from({ length: count }, (_, index) => {
    const turn = (index - (count - 1) / 2) * spread;
    const face = index === 0 && count > 2 ? cardBack(subject.dark, subject.light) : card(suit + index);
    return place({ x: turn * 1.25, y: Math.abs(turn) * 0.35, turn, scale: count === 4 ? 0.9 : 1.02 }, face);
  }).join('');
};

/** A pair held close, one above the other. */
export const pair: Motif = ({ random, palette: { subject, accent } }) => {
  const suit = random.below(4);
  return (
    place({ x: -24, y: -6, turn: -13, scale: 1.05 }, card(suit)) +
    place({ x: 26, y: 6, turn: 9, scale: 1.05 }, card(suit + 1)) +
    place({ x: -46, y: 52, scale: 0.3 }, chipFace(subject.main, subject.deep)) +
    place({ x: 60, y: -50, scale: 0.25 }, chipFace(accent.main, accent.deep))
  );
};

export const chipFace = (main: string, deep: string): string =>
  circle(0, 4, 72, deep) +
  circle(0, 0, 70, main) +
  ring(0, 0, 60, '#fff', 18, 'stroke-dasharray="22 25.1"') +
  circle(0, 0, 46, deep, 'opacity=".75"') +
  circle(0, 0, 42, main) +
  path(starOutline(6, 26, 12), '#fff', 'opacity=".9"');

/** One card in a gold frame over the back of another. */
export const ace: Motif = ({ random, palette: { subject, accent } }) => {
  const suit = random.below(4);
  const [d, colour] = PIPS[suit]!;
  const face =
    box([-52, -72, 104, 144], accent.deep, 13) +
    box([-52, -75, 104, 144], ACCENT, 13) +
    box([-46, -69, 92, 132], PAPER, 9) +
    box([-38, -61, 76, 116], 'none', 6, `stroke="${accent.dark}" stroke-width="2"`) +
    circle(0, -3, 33, 'none', `stroke="${accent.main}" stroke-width="2.5" stroke-dasharray="3 5"`) +
    path(d, colour, 'transform="translate(0 -3) scale(1.75)"') +
    pip(suit, -29, -50, 0.55) +
    pip(suit, 29, 44, 0.55, 180);
  return (
    place({ x: -26, y: -2, turn: -16, scale: 1.24 }, cardBack(subject.dark, subject.light)) +
    place({ x: 14, y: 2, turn: 6 }, face)
  );
};
