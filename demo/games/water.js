import { draw } from './drawing.js';

const round = { 'stroke-linecap': 'round', fill: 'none' };

/** Draws a plant that sways from its root. */
const weed = (x, height, stroke, bend) =>
  draw('path', {
    class: 'reef__weed',
    d: `M${x} 6q${bend} -${height * 0.3} 0 -${height * 0.55}q${-bend} -${height * 0.25} ${bend / 3} -${height * 0.45}`,
    stroke,
    'stroke-width': 7,
    ...round,
  });

const coral = (x, y, size, stroke) =>
  draw('path', {
    d: 'M0 0V-30M0 -10Q-14 -14 -15 -32M0 -16Q13 -20 13 -38M-9 -18Q-20 -20 -22 -30M9 -25Q20 -28 20 -40M0 -30Q-6 -38 -3 -48',
    transform: `translate(${x} ${y}) scale(${size})`,
    stroke,
    'stroke-width': 6.5,
    ...round,
  });

const rock = (x, y, size, fill) =>
  draw('path', {
    d: 'M-34 6Q-38 -16 -18 -24Q-4 -38 14 -26Q34 -24 38 6z',
    transform: `translate(${x} ${y}) scale(${size})`,
    fill,
  });

/** Draws a chest with coins on the sand. */
const chest = (x, y) =>
  draw(
    'g',
    { transform: `translate(${x} ${y})`, stroke: '#3a2009', 'stroke-width': 1.4 },
    draw('path', { d: 'M-18 -13q0 -15 18 -15t18 15z', fill: '#8a5426', transform: 'rotate(-14 -18 -13)' }),
    draw('path', { d: 'M-17 -12h34l-3 -5q-14 -5 -28 0z', fill: '#ffd76a' }),
    draw('path', { d: 'M-19 -12h38v18h-38z', fill: '#6d3f1a' }),
    draw('path', { d: 'M-19 -7h38M-12 -12v18M12 -12v18', stroke: '#e0a93f', 'stroke-width': 2.6 }),
    draw('circle', { cy: -4, r: 3.4, fill: '#ffd76a' }),
  );

/** Draws light from the surface, from the top of the picture. */
export const rays = () =>
  draw(
    'g',
    { class: 'reef__rays', fill: '#dff6ff' },
    ...[-60, 40, 130, 250, 360, 480, 600].map((x, index) =>
      draw('path', {
        d: `M${x} -20h${26 + (index % 3) * 14}l-90 520h-${90 + (index % 2) * 40}z`,
        'fill-opacity': 0.05 + (index % 3) * 0.02,
      }),
    ),
  );

/** Draws the bed of the sea around the middle of its upper edge. */
export function seaBed() {
  return [
    draw('path', {
      d: 'M-900 90V-58Q-620 -120 -420 -70Q-300 -130 -170 -96Q-90 -70 0 -86Q90 -128 190 -84Q300 -140 430 -76Q640 -110 900 -60V90z',
      fill: '#0b567d',
      'fill-opacity': '.55',
    }),
    draw('path', {
      d: 'M-900 90V-20Q-500 -70 -330 -30Q-220 -84 -110 -44Q-30 -26 60 -44Q150 -84 240 -40Q420 -70 900 -24V90z',
      fill: '#084566',
      'fill-opacity': '.8',
    }),
    rock(-148, 12, 1.1, '#123c52'),
    rock(150, 10, 1.25, '#123c52'),
    rock(300, 14, 1.6, '#123c52'),
    rock(-310, 14, 1.5, '#123c52'),
    ...[
      [-262, 84, '#1d9a72', 14],
      [-240, 118, '#27b37f', -16],
      [-150, 96, '#27b37f', 14],
      [-132, 130, '#1d9a72', -14],
      [-112, 72, '#3cc48c', 12],
      [118, 88, '#27b37f', -14],
      [138, 134, '#1d9a72', 16],
      [156, 100, '#3cc48c', -12],
      [252, 120, '#27b37f', 14],
      [274, 82, '#1d9a72', -14],
    ].map((one) => weed(...one)),
    coral(-92, 8, 1, '#ff6b81'),
    coral(-196, 8, 1.3, '#b565e0'),
    coral(96, 10, 0.85, '#ffa45c'),
    coral(182, 6, 1.25, '#ff6b81'),
    coral(330, 6, 1.4, '#ffa45c'),
    coral(-350, 6, 1.4, '#ffa45c'),
    draw('path', {
      d: 'M-900 120V-2Q-500 -22 -260 -4T40 -6T360 -4T900 -8V120z',
      fill: '#dcb878',
    }),
    draw('path', { d: 'M-900 120V22Q-500 8 -240 20T80 18T420 22T900 16V120z', fill: '#c69a5b' }),
    draw('path', { d: 'M-900 120V48Q-500 36 -220 46T100 44T440 48T900 42V120z', fill: '#ab7f45' }),
    chest(-84, 10),
    draw('path', {
      d: 'M0 -11L3 -3.5L11 -3L4.6 2L7 10L0 5.4L-7 10L-4.6 2L-11 -3L-3 -3.5z',
      transform: 'translate(80 22) rotate(14)',
      fill: '#ff7f6b',
      stroke: '#b33f3a',
      'stroke-linejoin': 'round',
    }),
  ];
}

/** Draws bubbles that rise from the bed. */
export const bubbles = (width, height) =>
  [0.08, 0.2, 0.34, 0.47, 0.66, 0.78, 0.93].map((place, index) => {
    const one = draw(
      'g',
      {
        class: 'reef__bubble',
        transform: `translate(${place * width} ${height * (0.25 + (index % 4) * 0.17)})`,
      },
      draw('circle', {
        r: 2.5 + (index % 3) * 1.6,
        fill: '#fff',
        'fill-opacity': '.2',
        stroke: '#fff',
        'stroke-opacity': '.55',
      }),
    );
    one.firstChild.style.setProperty('--place', index);
    return one;
  });
