import { draw, picture } from './drawing.js';

/** Pockets of a roulette wheel with one zero, clockwise. */
const POCKETS = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14, 31, 9, 22,
  18, 29, 7, 28, 12, 35, 3, 26,
];
const RED = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36]);
const COLOURS = { zero: '#1f8a5b', red: '#c0273a', black: '#1b1e27' };

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
  const drawn = wheel(
    'money',
    inOrder.map(({ label }) => label),
    (label) => colours[times.indexOf(label)] ?? '#1b1e27',
    40,
  );
  // The dealer next to it is a portrait: the part of the drawing around the head.
  return { ...drawn, dealerFrame: '65 32 170 170' };
}

/** Returns the wheel of a table by what can be bet on; undefined for cards and dice. */
export function wheelOf(options) {
  const ids = options.map(({ id }) => id);
  if (ids.includes('n0')) {
    return wheel('roulette', POCKETS.map(String), (label) => COLOURS[colourOf(Number(label))], 58);
  }
  return ids.every((id) => /^x\d/.test(id)) ? moneyWheel(options) : undefined;
}

/** Returns the colour of a number of roulette. */
export function colourOf(number) {
  if (!number) return 'zero';
  return RED.has(number) ? 'red' : 'black';
}
