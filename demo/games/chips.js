import { draw, picture } from './drawing.js';

const COLOURS = ['#c8283f', '#2b6fd0', '#1f8a5b', '#20242f', '#8b4fd0'];

/** Draws a stack of chips, seen from above the front. */
function stack(x, y, height, colour) {
  const chip = (index) => {
    const cy = index * -4.6;
    return draw(
      'g',
      { transform: `translate(0 ${cy})` },
      draw('path', { d: 'M-13 0v4.6a13 6.5 0 0 0 26 0v-4.6z', fill: colour }),
      draw('path', {
        d: 'M-10 5.2v4.4M-3.5 7v4.4M3.5 7v4.4M10 5.2v4.4',
        stroke: '#f7f4ee',
        'stroke-width': 2.6,
      }),
      draw('path', {
        d: 'M-13 4.6a13 6.5 0 0 0 26 0',
        fill: 'none',
        stroke: '#000',
        'stroke-opacity': '.45',
      }),
      draw('ellipse', { rx: 13, ry: 6.5, fill: colour, stroke: '#000', 'stroke-opacity': '.3' }),
      draw('ellipse', {
        rx: 11,
        ry: 5.2,
        fill: 'none',
        stroke: '#f7f4ee',
        'stroke-width': 2.2,
        'stroke-dasharray': '4.6 4.2',
      }),
      draw('ellipse', { rx: 7, ry: 3.2, fill: '#fff', 'fill-opacity': '.16' }),
    );
  };
  return draw(
    'g',
    { transform: `translate(${x} ${y})` },
    draw('ellipse', { cy: 8, rx: 16, ry: 7, fill: '#000', 'fill-opacity': '.3' }),
    ...Array.from({ length: height }, (_, index) => chip(index)),
  );
}

/** Renders stacks of chips next to each other, one per height. */
export function chips(className, ...heights) {
  const most = Math.max(...heights);
  const top = most * 4.6 + 6;
  const element = picture(
    'chips',
    heights.length * 24 + 10,
    top + 16,
    ...heights.map((height, index) =>
      stack(17 + index * 24, top - (index % 2 ? 0 : 3), height, COLOURS[index % COLOURS.length]),
    ),
  );
  element.setAttribute('class', className);
  return element;
}
