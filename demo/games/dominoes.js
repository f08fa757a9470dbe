import { draw, picture } from './drawing.js';
import { duel } from './duel.js';
import { pause } from './motion.js';
import { numbersOf, part } from './parts.js';
import { BACKS, hiddenTiles, pips, tile } from './tiles.js';

/** Milliseconds between two steps of a round, and between two pieces of the chain. */
const STEP = 420;
const PLACE = 110;
/** Pieces of a set. */
const SET = 28;
/** Half of a piece in the picture, with the gap around it. */
const HALF = 46;
/** Halves that a row of the chain may have, and that fill the picture at least. */
const ROWS = { least: 7, most: 30 };
const ROOM = [9, 4];

const sidesOf = (text) => text.split('|').map(Number);

/**
 * Returns the places of a chain's pieces in rows that turn at their ends, in halves of a piece. Doubles lie across their row, and
 * the piece at a turn is upright.
 */
function placesOf(chain, columns) {
  let [x, y, step] = [0, 0, 1];
  let isFirst = true;
  return chain.map((text) => {
    const [a, b] = sidesOf(text);
    const long = a === b && !isFirst ? 1 : 2;
    const end = x + step * long;
    if (end < 0 || end > columns) {
      const place = { x: x + step / 2, y: y + 0.5, upright: true, sides: [a, b] };
      x += step;
      y += 2;
      step = -step;
      isFirst = true;
      return place;
    }
    const place = { x: x + (step * long) / 2, y, upright: long === 1, sides: step > 0 ? [a, b] : [b, a] };
    x = end;
    isFirst = false;
    return place;
  });
}

/** Returns the box around places as left, top, width and height, at least as large as some pieces. */
function boxOf(places) {
  const edges = (at, isLong) =>
    places.flatMap((place) => [-1, 1].map((side) => place[at] + side * (isLong(place) ? 1 : 0.5)));
  const spans = [edges('x', ({ upright }) => !upright), edges('y', ({ upright }) => upright)];
  return spans.map((all, index) => {
    const [from, to] = [Math.min(...all), Math.max(...all)];
    const size = Math.max(to - from, ROOM[index]);
    return [(from + to - size) / 2, size];
  });
}

const shape = (upright, y, fill, more = {}) => {
  const [width, height] = upright ? [42, 88] : [88, 42];
  return draw('rect', { x: -width / 2, y: y - height / 2, width, height, rx: 8, fill, ...more });
};

const lying = ({ x, y }, ...parts) =>
  draw(
    'g',
    { class: 'chain__piece', transform: `translate(${x * HALF} ${y * HALF})` },
    draw('g', {}, ...parts),
  );

/** Draws a piece of the chain, whose first side is at the top or at the left. */
function pieceOf(place, index) {
  const { upright, sides } = place;
  const [a, b] = sides;
  const element = lying(
    place,
    shape(upright, 8, '#04140f', { 'fill-opacity': '.4' }),
    shape(upright, 5, '#b6a886'),
    shape(upright, 0, '#fbf6ea', { stroke: '#d8cdb2', 'stroke-width': 1.5 }),
    draw(
      'g',
      upright ? {} : { transform: 'rotate(-90)' },
      ...pips(a, 0, -21, '#1b1e27'),
      ...pips(b, 0, 21, '#1b1e27'),
      draw('path', { d: 'M-15 0h30', stroke: '#b6a886', 'stroke-width': 2 }),
      draw('circle', { r: 3.4, fill: '#c98f33' }),
    ),
  );
  element.firstChild.style.setProperty('--place', index);
  return element;
}

/** Draws the back of a piece. */
const backOf = (place) =>
  lying(
    place,
    shape(true, 8, '#04140f', { 'fill-opacity': '.4' }),
    shape(true, 5, '#e9dfc6'),
    shape(true, 0, BACKS.dominoes, { stroke: '#5d3f2b', 'stroke-width': 2 }),
    draw('rect', {
      ...{ x: -14, y: -37, width: 28, height: 74, rx: 5 },
      fill: 'none',
      stroke: '#e8b75a',
      'stroke-opacity': '.35',
      'stroke-width': 2,
    }),
  );

const frame = ([[left, width], [top, height]]) =>
  [left, top, width, height].map((value) => Math.round(value * HALF)).join(' ');

/** Renders a chain with pieces as large as the room around it lets them be. */
function showChain(scene, chain, room) {
  const [width, height] = [room.clientWidth || 300, room.clientHeight || 170];
  const layouts = Array.from({ length: ROWS.most - ROWS.least }, (_, index) => {
    const places = placesOf(chain, ROWS.least + index);
    const box = boxOf(places);
    return { places, box, size: Math.min(width / box[0][1], height / box[1][1]) };
  });
  const { places, box } = layouts.reduce((best, one) => (one.size > best.size ? one : best));
  scene.setAttribute('viewBox', frame(box));
  scene.replaceChildren(...places.map(pieceOf));
}

/** Renders the boneyard before the deal: its pieces, mixed on the table, in rows of five and four. */
function showMixed(scene, count, number) {
  const pieces = Array.from({ length: count }, (_, index) => {
    const piece = backOf({
      x: ((index * 2) % 9) * 0.95 + (number(40) - 20) / 100,
      y: Math.floor((index * 2) / 9) * 2.2 + (number(30) - 15) / 100,
    });
    piece.firstChild.setAttribute('transform', `rotate(${number(64) - 32})`);
    return piece;
  });
  scene.setAttribute(
    'viewBox',
    frame([
      [-1.2, 10],
      [-1.3, 7],
    ]),
  );
  scene.replaceChildren(...pieces);
}

/** Renders a table of dominoes: both racks, the chain, and the boneyard from which players draw. */
export function dominoes(stage, opened, words, amount) {
  const { you, opponent, pot, bet, say, play } = duel(opened, words, amount, { clear, deal });
  const held = opened.hand.cards;
  const scene = picture('chain', 300, 170);
  const pieces = part('p', 'out-of-sight');
  const room = part('div', 'chain', scene, pieces);
  const yard = part('div', 'chain__yard');
  const board = part('div', 'chain__board', room, yard, pot, bet);
  const element = part('div', 'poker poker--open poker--dominoes', opponent.element, board, you.element);
  stage.append(part('div', 'poker__room', element));

  function clear() {
    yard.replaceChildren();
    pieces.textContent = '';
    showMixed(scene, SET - 2 * held, numbersOf(opened.game.name));
    for (const seat of [you, opponent]) seat.hand.replaceChildren(hiddenTiles(held));
  }
  function show(seat, { pieces: left, ...shown }) {
    const places = left.map((text, index) => {
      const place = part('span', 'hand__place', tile(text));
      place.style.setProperty('--place', index);
      return place;
    });
    seat.hand.replaceChildren(part('div', 'hand hand--dominoes', ...places));
    say(seat, shown);
  }
  async function deal(own, other, chain) {
    const left = SET - [own.pieces, other.pieces, chain].flat().length;
    if (left) yard.append(hiddenTiles(left));
    pieces.textContent = chain.join(', ');
    showChain(scene, chain, room);
    await pause(chain.length * PLACE + STEP);
    show(you, own);
    await pause(STEP);
    show(opponent, other);
  }

  clear();
  return { label: words.deal, ...play };
}
