import { draw, picture } from './drawing.js';

/** Places of the animals, in the order of their payouts: centre and size. */
const SHOALS = [
  [66, 214, 17],
  [252, 236, 20],
  [72, 132, 27],
  [234, 150, 36],
  [158, 54, 42],
];
const TINTS = ['#ffb14a', '#ff7a5c', '#62d9a3', '#8fa3bd', '#7bb6ff'];

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

/** Draws text on a dark plate, centred. */
function plate(x, y, text, size, attributes) {
  const width = text.length * size * 0.62 + size;
  return draw(
    'g',
    { transform: `translate(${x} ${y})` },
    draw('rect', {
      x: -width / 2,
      y: -size * 0.75,
      width,
      height: size * 1.5,
      rx: size * 0.75,
      ...attributes,
    }),
    draw('text', { y: size * 0.36, 'text-anchor': 'middle', fill: '#f3d08c', 'font-size': size }, text),
  );
}

function animal(id, [x, y, size], index, payout) {
  const eye = { cx: EYES[id]?.[0] ?? -0.7, cy: EYES[id]?.[1] ?? -0.1 };
  const fill = draw(
    'linearGradient',
    { id: `scales-${id}`, x2: 0, y2: 1 },
    draw('stop', { 'stop-color': '#fff' }),
    draw('stop', { offset: '.55', 'stop-color': TINTS[index % TINTS.length] }),
  );
  return draw(
    'g',
    { class: 'scene__fish', transform: `translate(${x} ${y})` },
    fill,
    draw(
      'g',
      { class: 'scene__swim' },
      draw(
        'g',
        {
          transform: `scale(${size})`,
          fill: `url(#scales-${id})`,
          stroke: '#08233a',
          'stroke-opacity': '.55',
          'stroke-width': 0.05,
          'stroke-linejoin': 'round',
        },
        ...(BODIES[id] ?? BODIES.sardine).map((d) => draw('path', { d })),
        draw('circle', { ...eye, r: 0.13, fill: '#fff', stroke: 'none' }),
        draw('circle', { ...eye, r: 0.07, fill: '#0b1420', stroke: 'none' }),
      ),
      plate(0, size * 0.75 + 9, `×${payout}`, Math.max(10, size * 0.32), {
        fill: '#06182a',
        'fill-opacity': '.78',
      }),
    ),
  );
}

/** Draws a net around a caught animal. */
function net(radius) {
  const meshes = [-0.75, -0.5, -0.25, 0, 0.25, 0.5, 0.75].map((part) => {
    const at = (part * radius).toFixed(1);
    const half = (Math.sqrt(1 - part * part) * radius).toFixed(1);
    return `M${at} -${half}V${half}M-${half} ${at}H${half}`;
  });
  return draw(
    'g',
    { transform: 'rotate(45)', fill: '#f3d08c', 'fill-opacity': '.14', stroke: '#f3d08c' },
    draw('path', { d: meshes.join(''), 'stroke-width': 0.9, 'stroke-opacity': '.75' }),
    draw('circle', { r: radius, 'stroke-width': 2.5 }),
  );
}

/** Draws coins around a catch. */
function coins(radius) {
  return [20, 65, 115, 160, 205, 250, 290, 335].map((degrees, index) => {
    const angle = (degrees * Math.PI) / 180;
    const away = radius + 7 + (index % 3) * 5;
    const place = { cx: Math.cos(angle) * away, cy: Math.sin(angle) * away };
    return draw(
      'g',
      {},
      draw('circle', { ...place, r: 6, fill: '#e8b75a', stroke: '#7a521c', 'stroke-width': 1.2 }),
      draw('circle', { ...place, r: 3.4, fill: 'none', stroke: '#fff3cf', 'stroke-width': 1.2 }),
    );
  });
}

/** Draws where a shot missed. */
const splash = (radius) =>
  [1, 0.7, 0.4].map((part) =>
    draw('circle', { r: radius * part, fill: 'none', stroke: '#fff', 'stroke-opacity': part * 0.6 }),
  );

/** The water around the animals, wider than the picture, which has the screen's proportions. */
function water() {
  const weeds = [-70, 14, 40, 104, 218, 290, 312, 372].map((x, index) =>
    draw('path', {
      d: `M${x} 310q${index % 2 ? 14 : -14} -30 0 -52q${index % 2 ? -12 : 12} -20 2 -${30 + (index % 4) * 9}`,
      fill: 'none',
      stroke: index % 2 ? '#1f8a6d' : '#2aa676',
      'stroke-width': 7,
      'stroke-linecap': 'round',
    }),
  );
  const corals = [
    [-30, '#e2557a'],
    [108, '#f08a5d'],
    [206, '#c65bd0'],
    [340, '#e2557a'],
  ].map(([x, stroke]) =>
    draw('path', {
      d: `M${x} 306v-26m0 12q-12 -2 -13 -16m13 10q12 -4 12 -20m-12 8q-5 -8 -2 -18`,
      fill: 'none',
      stroke,
      'stroke-width': 6,
      'stroke-linecap': 'round',
    }),
  );
  const bubbles = [
    [30, 160, 4],
    [148, 190, 3],
    [186, 120, 5],
    [292, 70, 3],
    [304, 190, 4],
    [92, 46, 3],
    [-40, 120, 5],
    [362, 150, 5],
  ].map(([cx, cy, r]) =>
    draw('circle', { class: 'scene__bubble', cx, cy, r, fill: '#fff', 'fill-opacity': '.28' }),
  );
  const rays = [-170, -40, 70, 190, 310, 430].map((x) =>
    draw('path', { d: `M${x} -500h44l-120 800h-110z`, fill: '#fff', 'fill-opacity': '.05' }),
  );
  const shoal = [0, 1, 2, 3, 4, 5, 6].map((index) =>
    draw('path', {
      d: 'M0 0q7 -5 14 0l5 -4v8l-5 -4q-7 5 -14 0z',
      transform: `translate(${116 + (index % 3) * 26 + index * 4} ${102 + index * 5 - (index % 2) * 9})`,
      fill: '#9fd3f0',
      'fill-opacity': '.3',
    }),
  );
  return [
    ...rays,
    draw('path', {
      d: 'M-600 400V250q90 -34 190 -8t200 -6t210 10t180 -10t240 6t500 -6V400z',
      fill: '#0d4a63',
    }),
    ...shoal,
    ...weeds,
    ...corals,
    draw('path', { d: 'M-600 400V290q160 -22 330 -6t330 -8t300 10t560 -8V400z', fill: '#c9a26a' }),
    draw('path', { d: 'M-600 400V304q200 -14 360 -4t360 -6t310 8t490 -6V400z', fill: '#a9824e' }),
    ...bubbles,
  ];
}

/** A reef with an animal for each payout, and a cannon that shoots nets at the chosen one. */
export function reef(options) {
  const shoal = options.map(({ id, times }, index) =>
    animal(id, SHOALS[index % SHOALS.length], index, String(times / 100)),
  );
  const shot = draw('path', {
    class: 'scene__shot',
    stroke: '#f3d08c',
    'stroke-width': 3,
    'stroke-dasharray': '6 5',
  });
  const cannon = draw(
    'g',
    { class: 'scene__cannon' },
    draw('path', { d: 'M-11 0l3 -44h16l3 44z', fill: '#e8b75a', stroke: '#7a521c', 'stroke-width': 1.5 }),
    draw('path', { d: 'M-12 -44h24v7h-24z', fill: '#f3d08c', stroke: '#7a521c', 'stroke-width': 1.5 }),
  );
  const base = draw(
    'g',
    { transform: 'translate(160 300)' },
    draw('ellipse', { rx: 38, ry: 19, fill: '#6b421b', stroke: '#f3d08c', 'stroke-width': 2 }),
    draw('circle', { r: 9, cy: -4, fill: '#f3d08c', stroke: '#7a521c', 'stroke-width': 2 }),
  );
  const aim = draw('g', { class: 'scene__aim' });
  const outcome = draw('g', { class: 'scene__outcome' });
  const placeOf = (option) => SHOALS[options.findIndex(({ id }) => id === option) % SHOALS.length];
  const clear = () => {
    outcome.replaceChildren();
    for (const one of shoal) one.classList.remove('scene__fish--hit', 'scene__fish--missed');
  };
  const element = picture('reef', 320, 340, ...water(), ...shoal, shot, aim, cannon, base, outcome);
  // Room for the whale's fountain.
  element.setAttribute('viewBox', '0 -18 320 340');
  return {
    element,
    isComplete: true,
    aim(option) {
      clear();
      const [x, y, size] = placeOf(option);
      cannon.style.setProperty('--turn', `${(Math.atan2(x - 160, 300 - y) * 180) / Math.PI}deg`);
      aim.setAttribute('transform', `translate(${x} ${y})`);
      aim.replaceChildren(
        draw('circle', {
          r: size * 1.5,
          fill: 'none',
          stroke: '#f3d08c',
          'stroke-width': 2,
          'stroke-dasharray': '8 6',
        }),
      );
    },
    show(piece, { option, prize }) {
      clear();
      const [x, y, size] = placeOf(option);
      const isHit = piece === '★';
      shot.setAttribute('d', `M160 262L${x} ${y + 6}`);
      shoal[options.findIndex(({ id }) => id === option)].classList.add(
        isHit ? 'scene__fish--hit' : 'scene__fish--missed',
      );
      const radius = size * 1.6;
      const catchOf = () => [
        draw('g', {}, net(radius), ...coins(radius)),
        plate(Math.max(0, 46 - x), Math.max(-radius - 16, 16 - y), prize, 17, {
          fill: '#06182a',
          'fill-opacity': '.92',
          stroke: '#f3d08c',
          'stroke-width': 1.5,
        }),
      ];
      const parts = isHit ? catchOf() : splash(radius * 0.8);
      outcome.append(draw('g', { transform: `translate(${x} ${y})` }, ...parts));
    },
  };
}
