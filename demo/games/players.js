import { draw, picture } from './drawing.js';

/** Looks of the players at a table: skin, hair, clothes, room behind, the hair's path and what else they wear. */
const LOOKS = [
  {
    name: 'Ravi88',
    skin: ['#c68a5c', '#a36a40'],
    hair: '#1d1512',
    cloth: ['#2f6fdb', '#1b3f8a'],
    room: ['#ffd089', '#c2662f'],
    cut: 'M-24 0C-30 -38 30 -38 24 0C20 -14 10 -20 -4 -17C-14 -15 -20 -10 -24 0z',
    extra: 'beard',
  },
  {
    name: 'MeiLin',
    skin: ['#f6d3b0', '#dba97c'],
    hair: '#17131c',
    cloth: ['#e0567f', '#9c2a54'],
    room: ['#8fd6ff', '#2b6cb5'],
    cut: 'M-25 38C-36 0 -32 -33 0 -33C32 -33 36 0 25 38L13 38C17 26 21 8 17 -12C8 -9 -8 -10 -14 -16C-22 -6 -17 26 -13 38z',
    extra: 'earrings',
  },
  {
    name: 'Otto_T',
    skin: ['#f3c7a2', '#cf9467'],
    hair: '#b9b4ac',
    cloth: ['#3c4757', '#202833'],
    room: ['#b8f0c8', '#2f8a62'],
    cut: 'M-24 -2C-30 -36 -10 -36 0 -34C14 -38 30 -32 24 -2C22 -12 18 -18 10 -19C-2 -22 -16 -20 -24 -2z',
    extra: 'glasses',
  },
  {
    name: 'Zuri',
    skin: ['#8a5534', '#653a20'],
    hair: '#140d0a',
    cloth: ['#f0a63a', '#b5661a'],
    room: ['#d7b8ff', '#6f45c4'],
    cut: 'M-24 10C-44 0 -42 -40 -14 -40C0 -50 30 -46 34 -26C44 -12 34 8 24 10C27 -6 18 -16 8 -18C-8 -20 -24 -14 -24 10z',
    extra: 'earrings',
  },
  {
    name: 'Kaito',
    skin: ['#efc79c', '#c9965f'],
    hair: '#20201f',
    cloth: ['#24b08a', '#0f6a55'],
    room: ['#ff9b8f', '#b8324f'],
    cut: 'M-24 2C-28 -22 -20 -34 0 -34C20 -34 28 -22 24 2C22 -6 22 -10 20 -13H-20C-22 -10 -22 -6 -24 2z',
    extra: 'cap',
  },
  {
    name: '',
    skin: ['#e8b98c', '#bf8755'],
    hair: '#3a2417',
    cloth: ['#8a1f34', '#4f0f1e'],
    room: ['#f8e2ad', '#a87a2c'],
    cut: 'M-24 2C-30 -40 26 -40 25 -2C22 -10 18 -14 12 -16C4 -24 -12 -20 -18 -14C-22 -8 -22 -4 -24 2z',
    extra: 'glasses',
  },
];

const EXTRAS = {
  beard: () => [
    draw('path', {
      d: 'M-21 2C-20 34 20 34 21 2C17 12 12 10 7 9Q0 5 -7 9C-12 10 -17 12 -21 2z',
      fill: '#1d1512',
      'fill-opacity': '.88',
    }),
    draw('path', { d: 'M-5 15q5 3 10 0', fill: 'none', stroke: '#c46a5c', 'stroke-width': 2.4 }),
  ],
  earrings: () =>
    [-22, 22].map((cx) => draw('circle', { cx, cy: 11, r: 3, fill: '#ffd76a', stroke: '#9a6a14' })),
  glasses: () => [
    draw('path', {
      d: 'M-19 -5h15q1 12 -7 12t-8 -12zM4 -5h15q0 12 -8 12t-7 -12zM-4 -3h8',
      fill: '#12161f',
      'fill-opacity': '.82',
      stroke: '#12161f',
      'stroke-width': 1.6,
    }),
    draw('path', { d: 'M-15 -3l5 0l-4 7zM8 -3l5 0l-4 7z', fill: '#fff', 'fill-opacity': '.35' }),
  ],
  cap: () => [
    draw('path', { d: 'M-25 -10C-27 -40 27 -40 25 -10z', fill: '#e8e4da' }),
    draw('path', { d: 'M-25 -10C-10 -18 14 -18 36 -8C22 -5 -10 -6 -25 -10z', fill: '#b8324f' }),
    draw('circle', { cy: -24, r: 6, fill: '#b8324f' }),
  ],
};

function shade(id, [from, to]) {
  return draw(
    'linearGradient',
    { id, x2: 0, y2: 1 },
    draw('stop', { 'stop-color': from }),
    draw('stop', { offset: 1, 'stop-color': to }),
  );
}

/** The place of the page's player in `LOOKS`. */
export const YOU = LOOKS.length - 1;
/** Number of other players. */
export const OTHERS = YOU;

export const playerName = (index) => LOOKS[index].name;

/** Renders the portrait of a player. */
export function portrait(index) {
  const { skin, hair, cloth, room, cut, extra } = LOOKS[index];
  const id = `player-${index}`;
  const face = { rx: 21, ry: 25 };
  const eye = (cx) => draw('circle', { cx, cy: -1, r: 2.6, fill: '#20150f' });
  const element = picture(
    'player',
    96,
    96,
    shade(`${id}-room`, room),
    shade(`${id}-skin`, skin),
    shade(`${id}-cloth`, cloth),
    draw('rect', { width: 96, height: 96, fill: `url(#${id}-room)` }),
    draw(
      'g',
      { transform: 'translate(48 46)' },
      draw('path', { d: 'M-46 56C-44 34 -24 32 -10 27h20c14 5 34 7 36 29z', fill: `url(#${id}-cloth)` }),
      draw('path', { d: 'M-9 14h18v15q-9 10 -18 0z', fill: skin[1] }),
      draw('path', { d: 'M-12 27q12 13 24 0l5 3q-17 20 -34 0z', fill: '#fff', 'fill-opacity': '.28' }),
      draw('ellipse', { ...face, fill: `url(#${id}-skin)` }),
      draw('path', {
        d: 'M-14 -9q5 -4 10 0M4 -9q5 -4 10 0',
        fill: 'none',
        stroke: hair,
        'stroke-width': 2.4,
      }),
      eye(-9),
      eye(9),
      draw('path', { d: 'M0 0q4 7 -1 8', fill: 'none', stroke: skin[1], 'stroke-width': 2 }),
      draw('path', {
        d: 'M-7 13q7 6 14 0',
        fill: 'none',
        stroke: '#9c3f3f',
        'stroke-width': 2.4,
        'stroke-linecap': 'round',
      }),
      draw('path', { d: cut, fill: hair }),
      ...EXTRAS[extra](),
    ),
  );
  element.setAttribute('class', 'poker__portrait');
  return element;
}
