import { draw, picture } from './drawing.js';

/** Pockets of a roulette wheel with one zero, clockwise. */
const POCKETS = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14, 31, 9, 22,
  18, 29, 7, 28, 12, 35, 3, 26,
];
const RED = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36]);
const COLOURS = { zero: '#1f8a5b', red: '#c0273a', black: '#1b1e27' };

/** Places of the animals, in the order of their payouts: centre and size. */
const SHOALS = [
  [64, 152, 14],
  [266, 158, 17],
  [70, 88, 22],
  [256, 94, 28],
  [150, 44, 34],
];
const TINTS = ['#ffb14a', '#ff7a5c', '#62d9a3', '#8fa3bd', '#7bb6ff'];

/** Returns the path of a ring's segment, in degrees from the top. */
function segment(from, to, inner, outer) {
  const at = (degrees, radius) => {
    const angle = ((degrees - 90) * Math.PI) / 180;
    return `${(radius * Math.cos(angle)).toFixed(2)} ${(radius * Math.sin(angle)).toFixed(2)}`;
  };
  return `M${at(from, outer)}A${outer} ${outer} 0 0 1 ${at(to, outer)}L${at(to, inner)}A${inner} ${inner} 0 0 0 ${at(from, inner)}z`;
}

/** A wheel with labelled segments; `stop` turns one of them to the top. */
function wheel(name, labels, colourOf, hub) {
  const step = 360 / labels.length;
  const turning = draw(
    'g',
    { class: 'scene__turning' },
    ...labels.map((label, index) =>
      draw(
        'g',
        { transform: `rotate(${index * step})` },
        draw('path', {
          d: segment(-step / 2, step / 2, hub, 92),
          fill: colourOf(label),
          stroke: '#d9a94e',
          'stroke-width': '.6',
        }),
        draw(
          'text',
          { y: -79, 'text-anchor': 'middle', fill: '#fff', 'font-size': labels.length > 20 ? 8.5 : 12 },
          label,
        ),
      ),
    ),
    draw('circle', { r: hub, fill: '#3b2413', stroke: '#d9a94e', 'stroke-width': 2 }),
    ...[0, 45, 90, 135].map((turn) =>
      draw('path', {
        d: `M0 -${hub - 6}V${hub - 6}`,
        stroke: '#8a6128',
        'stroke-width': 3,
        transform: `rotate(${turn})`,
      }),
    ),
    draw('circle', { r: 13, fill: '#e8b75a', stroke: '#7a521c', 'stroke-width': 2 }),
  );
  const ball = draw('circle', { class: 'scene__ball', cy: -66, r: 4.2, fill: '#fff' });
  let turns = 0;
  return {
    element: picture(
      name,
      240,
      214,
      draw(
        'g',
        { transform: 'translate(120 107)' },
        draw('circle', { r: 103, fill: '#5a3518' }),
        draw('circle', { r: 97, fill: '#2a1609', stroke: '#d9a94e', 'stroke-width': 2 }),
        turning,
        ball,
        draw('path', { d: 'M-7 -106H7L0 -92z', fill: '#f3d08c' }),
      ),
    ),
    show(piece) {
      const index = labels.indexOf(piece);
      if (index < 0) return;
      turns += 4;
      turning.style.transform = `rotate(${turns * 360 - index * step}deg)`;
      ball.style.transform = `rotate(${turns * -360}deg)`;
    },
  };
}

/** Centres of their eyes. */
const EYES = { crab: [-0.35, -0.45], turtle: [-1.45, -0.1], shark: [-1.1, -0.05], whale: [-1, -0.1] };
/** Bodies of the animals, facing left, in units of their size. */
const BODIES = {
  sardine: ['M.8 0l.9 -.6v1.2z', 'M-1.2 0q1 -.9 2.2 0q-1.2 .9 -2.2 0z'],
  crab: [
    'M-1 .05q0 -.75 1 -.75t1 .75q0 .65 -1 .65t-1 -.65z',
    'M-.95 -.3q-.6 -.1 -.6 -.75q.1 -.3 .4 -.35l-.1 .45l.35 -.25q.2 .5 -.05 .9z',
    'M.95 -.3q.6 -.1 .6 -.75q-.1 -.3 -.4 -.35l.1 .45l-.35 -.25q-.2 .5 .05 .9z',
    'M-.8 .4l-.6 .45l.15 .15l.65 -.4zM.8 .4l.6 .45l-.15 .15l-.65 -.4zM-.5 .6l-.35 .55h.2l.4 -.5zM.5 .6l.35 .55h-.2l-.4 -.5z',
  ],
  turtle: [
    'M-1 .2q.1 -.95 1.1 -.95t1.1 .95z',
    'M-1 .1q-.15 -.5 -.5 -.4q-.4 .15 -.3 .45t.8 .2z',
    'M-.6 .2q-.2 .6 .1 .75q.4 -.2 .5 -.75zM.5 .2q0 .5 .35 .6q.3 -.2 .25 -.6z',
    'M1.15 .1l.35 .1l-.35 .1z',
  ],
  shark: [
    'M-1.6 .1q1.2 -.85 2.6 -.1q-1.1 .7 -2.6 .1z',
    'M-.15 -.35l.45 -.6l.15 .65z',
    'M.9 0l.75 -.65l-.2 .65l.2 .55z',
    'M-.3 .35l.1 .5l.4 -.45z',
  ],
  whale: [
    'M-1.5 .05q.1 -.8 1.2 -.8q1 .05 1.5 .75q-.6 .55 -1.6 .55t-1.1 -.5z',
    'M1.1 -.1q.3 -.2 .3 -.65q.3 .1 .35 .35q.2 -.25 .5 -.2q-.05 .5 -.9 .8z',
    'M-.7 -.75q-.15 -.4 -.5 -.4M-.7 -.75q.1 -.4 .45 -.45',
  ],
};

function animal(id, [x, y, size], colour, payout) {
  const shapes = BODIES[id] ?? BODIES.sardine;
  return draw(
    'g',
    { class: 'scene__fish', transform: `translate(${x} ${y})` },
    draw(
      'g',
      { class: 'scene__swim' },
      draw(
        'g',
        {
          transform: `scale(${size})`,
          fill: colour,
          stroke: colour,
          'stroke-width': 0.09,
          'stroke-linejoin': 'round',
        },
        ...shapes.map((d) => draw('path', { d })),
        draw('circle', {
          cx: EYES[id]?.[0] ?? -0.7,
          cy: EYES[id]?.[1] ?? -0.1,
          r: 0.12,
          fill: '#fff',
          stroke: 'none',
        }),
        draw('circle', {
          cx: EYES[id]?.[0] ?? -0.7,
          cy: EYES[id]?.[1] ?? -0.1,
          r: 0.06,
          fill: '#0b1420',
          stroke: 'none',
        }),
      ),
      draw(
        'text',
        {
          x: size * 0.1,
          y: size * 0.22,
          'text-anchor': 'middle',
          fill: '#0b1420',
          'font-size': Math.max(9, size * 0.5),
          'font-weight': 800,
        },
        `×${payout}`,
      ),
    ),
  );
}

/** A reef with an animal for each payout, and a cannon that shoots at the chosen one. */
function reef(options) {
  const shoal = options.map(({ id, times }, index) =>
    animal(id, SHOALS[index % SHOALS.length], TINTS[index % TINTS.length], String(times / 100)),
  );
  const shot = draw('path', {
    class: 'scene__shot',
    stroke: '#f3d08c',
    'stroke-width': 3,
    'stroke-dasharray': '6 5',
  });
  const cannon = draw(
    'g',
    { transform: 'translate(160 214)' },
    draw('path', { d: 'M-9 0l3 -30h12l3 30z', fill: '#e8b75a', stroke: '#7a521c', 'stroke-width': 1.5 }),
    draw('ellipse', { rx: 26, ry: 13, cy: 2, fill: '#8a5a23', stroke: '#f3d08c', 'stroke-width': 1.5 }),
  );
  const weeds = [18, 52, 96, 228, 270, 306].map((x, index) =>
    draw('path', {
      d: `M${x} 214q${index % 2 ? 12 : -12} -22 0 -40q${index % 2 ? -10 : 10} -16 2 -${26 + index * 3}`,
      fill: 'none',
      stroke: index % 2 ? '#1f8a6d' : '#2aa676',
      'stroke-width': 6,
      'stroke-linecap': 'round',
    }),
  );
  const bubbles = [
    [30, 120, 4],
    [148, 130, 3],
    [182, 104, 5],
    [250, 30, 3],
    [300, 84, 4],
    [92, 26, 3],
  ].map(([cx, cy, r]) =>
    draw('circle', { class: 'scene__bubble', cx, cy, r, fill: '#fff', 'fill-opacity': '.28' }),
  );
  const rays = [30, 110, 200].map((x) =>
    draw('path', { d: `M${x} 0h34l-50 214h-70z`, fill: '#fff', 'fill-opacity': '.05' }),
  );
  return {
    element: picture(
      'reef',
      320,
      214,
      ...rays,
      draw('path', { d: 'M0 214v-26q50 -16 96 -4t104 -2t120 2v30z', fill: '#0c4a5e' }),
      ...weeds,
      ...bubbles,
      ...shoal,
      shot,
      cannon,
    ),
    show(piece, { option }) {
      const index = options.findIndex(({ id }) => id === option);
      const [x, y] = SHOALS[index % SHOALS.length];
      shot.setAttribute('d', `M160 182L${x} ${y + 6}`);
      for (const one of shoal) one.classList.remove('scene__fish--hit', 'scene__fish--missed');
      shoal[index].classList.add(piece === '★' ? 'scene__fish--hit' : 'scene__fish--missed');
    },
  };
}

/** A wheel of multipliers, smaller ones more often. */
function moneyWheel(options) {
  const times = options.map(({ id }) => `×${id.slice(1)}`);
  const labels = [8, 6, 4, 3, 2, 1].flatMap((count, index) =>
    Array.from({ length: count }, (_, turn) => ({
      label: times[index],
      place: (turn + 0.5) / count + index / 97,
    })),
  );
  labels.push({ label: '–', place: 0.26 }, { label: '–', place: 0.76 });
  const inOrder = labels.filter(({ label }) => label).sort((a, b) => a.place - b.place);
  const colours = ['#2b6fd0', '#1f8a5b', '#8b4fd0', '#c0273a', '#c98a1b', '#d14f8f'];
  return wheel(
    'money',
    inOrder.map(({ label }) => label),
    (label) => colours[times.indexOf(label)] ?? '#1b1e27',
    40,
  );
}

/** Three dice. */
function dice() {
  const pips = {
    2: [
      [-9, -9],
      [9, 9],
    ],
    5: [
      [-10, -10],
      [10, -10],
      [0, 0],
      [-10, 10],
      [10, 10],
    ],
    6: [
      [-10, -11],
      [-10, 0],
      [-10, 11],
      [10, -11],
      [10, 0],
      [10, 11],
    ],
  };
  const die = (x, turn, value) =>
    draw(
      'g',
      { transform: `translate(${x} 72) rotate(${turn})` },
      draw('rect', { x: -27, y: -27, width: 54, height: 54, rx: 11, fill: '#f7f4ee' }),
      ...pips[value].map(([cx, cy]) => draw('circle', { cx, cy, r: 5, fill: '#b3141c' })),
    );
  return {
    element: picture('dice', 320, 150, die(88, -12, 5), die(160, 8, 2), die(232, -4, 6)),
    leaves: true,
  };
}

/** Backs of cards on the table, before the first round. */
function cards() {
  const back = (x, y, turn) =>
    draw(
      'g',
      { transform: `translate(${x} ${y}) rotate(${turn})` },
      draw('rect', { x: -22, y: -31, width: 44, height: 62, rx: 6, fill: '#f7f4ee' }),
      draw('rect', { x: -18, y: -27, width: 36, height: 54, rx: 4, fill: '#8b1e3f' }),
      draw('path', { d: 'M0 -16l9 16l-9 16l-9 -16z', fill: 'none', stroke: '#e8b75a', 'stroke-width': 2 }),
    );
  const chip = (x, y, fill) =>
    draw(
      'g',
      { transform: `translate(${x} ${y})` },
      draw('circle', { r: 11, fill }),
      draw('circle', { r: 8, fill: 'none', stroke: '#fff', 'stroke-width': 2, 'stroke-dasharray': '4 4' }),
    );
  return {
    element: picture(
      'cards',
      320,
      150,
      draw('path', {
        d: 'M10 16q150 150 300 0',
        fill: 'none',
        stroke: '#e8b75a',
        'stroke-opacity': '.5',
        'stroke-width': 2,
      }),
      back(86, 62, -8),
      back(124, 66, 4),
      back(198, 66, -4),
      back(236, 62, 8),
      chip(146, 124, '#c0273a'),
      chip(164, 130, '#2b6fd0'),
      chip(182, 123, '#1f8a5b'),
    ),
    leaves: true,
  };
}

/** Returns the scene of a table by what can be bet on. A scene that `leaves` makes room for the first round. */
export function sceneOf(options) {
  const ids = options.map(({ id }) => id);
  if (ids.includes('zero') || (ids.includes('red') && ids.includes('even'))) {
    return wheel('roulette', POCKETS.map(String), (label) => COLOURS[colourOf(Number(label))], 58);
  }
  if (ids.includes('sardine')) return reef(options);
  if (ids.includes('triple')) return dice();
  return ids.every((id) => /^x\d/.test(id)) ? moneyWheel(options) : cards();
}

function colourOf(number) {
  if (!number) return 'zero';
  return RED.has(number) ? 'red' : 'black';
}
