import { croupier } from './croupier.js';
import { draw, picture } from './drawing.js';
import { part } from './parts.js';

const SKINS = ['#f2c9a5', '#d99f72', '#b97a4e', '#8a5433'];
const HAIRS = ['#20150f', '#3a2417', '#5c3a1e', '#8c5a2b'];
const VESTS = ['#7a1f3d', '#1f3d7a', '#3d2a6b', '#1d5b46'];
/** Hair around a head of 44x52 at the origin: short, to the chin, tied up, curly. */
const CUTS = [
  ['M-23 -2C-27 -34 27 -34 23 -2C16 -18 -8 -20 -23 -2z'],
  ['M-25 26C-34 -40 34 -40 25 26C22 4 20 -12 2 -16C-14 -14 -22 2 -25 26z'],
  ['M-23 0C-27 -34 27 -34 23 0C14 -18 -14 -18 -23 0z', 'M-11 -31a11 11 0 1 1 22 0a11 11 0 1 1 -22 0z'],
  ['M-24 4C-36 -10 -26 -34 -10 -30C0 -40 20 -34 20 -26C34 -20 30 0 24 4C20 -14 -8 -20 -24 4z'],
];

const choose = (all, seed) => all[seed % all.length];

/** Draws the upper body of a person. The same name always has the same looks. */
function person(name, transform) {
  const seed = [...name].reduce((sum, letter) => sum * 31 + letter.codePointAt(0), 7) >>> 0;
  const skin = choose(SKINS, seed);
  const hair = choose(HAIRS, seed >>> 3);
  const cut = choose(CUTS, seed >>> 5);
  return draw(
    'g',
    { transform },
    draw('path', { d: 'M-66 68C-62 40 -38 36 -14 30h28c24 6 48 10 52 38z', fill: '#f7f4ee' }),
    draw('path', {
      d: 'M-40 68C-40 48 -30 38 -18 33L0 60L18 33C30 38 40 48 40 68z',
      fill: choose(VESTS, seed >>> 7),
    }),
    draw('path', { d: 'M-8 16h16v14l-8 10l-8 -10z', fill: skin }),
    draw('path', { d: 'M-11 36l11 6l11 -6v13l-11 -6l-11 6z', fill: '#14161c' }),
    draw('ellipse', { rx: 21, ry: 25, fill: skin }),
    draw('path', { d: 'M-13 -8h8M5 -8h8', stroke: hair, 'stroke-width': 2.4, 'stroke-linecap': 'round' }),
    draw('circle', { cx: -9, cy: -1, r: 2.2, fill: '#20150f' }),
    draw('circle', { cx: 9, cy: -1, r: 2.2, fill: '#20150f' }),
    draw('path', {
      d: 'M-7 11q7 7 14 0',
      fill: 'none',
      stroke: '#8c2f39',
      'stroke-width': 2.4,
      'stroke-linecap': 'round',
    }),
    ...cut.map((d) => draw('path', { d, fill: hair })),
  );
}

/** Renders the face of a player. */
export function face(name) {
  const element = picture('face', 84, 84, person(name, 'translate(42 42)'));
  element.setAttribute('class', 'seat__face');
  return element;
}

/** Renders the dealer of a live table in the studio, with a name plate, and further parts over the studio. */
export function dealer(name, words, ...more) {
  const plate = part('p', 'studio__name', part('bdi', '', name));
  plate.prepend(part('span', 'out-of-sight', `${words.dealer} `));
  return part('div', 'studio', picture('dealer', 300, 370, ...croupier(name)), ...more, plate);
}
