import { draw, picture } from './drawing.js';
import { duel } from './duel.js';
import { pause, still } from './motion.js';
import { part } from './parts.js';
import { FACES, tile } from './tiles.js';

/** Milliseconds of a throw, of a token's step from cell to cell, and between two throws. */
const THROW = 360;
const HOP = 75;
const REST = 140;
/** Faces of the die while it rolls. */
const ROLLS = 4;
/** Colours of the four players, clockwise from the top left. */
const COLOURS = [
  { fill: '#d7263d', dark: '#8f1226' },
  { fill: '#1f9d57', dark: '#0f5f33' },
  { fill: '#f2b632', dark: '#a06f0c' },
  { fill: '#2b6fd0', dark: '#173f80' },
];
/** The player's colour, and the opponent's on the opposite corner. */
const [YOURS, THEIRS] = [3, 1];
/** Cells of the board across, and their size. */
const CELLS = 15;
const SIZE = 20;
const LAST = CELLS - 1;

const turned = ([x, y]) => [LAST - y, x];
const turn = (cell, times) => (times ? turn(turned(cell), times - 1) : cell);
/** Cells of a quarter of the track, from where red starts. */
const QUARTER = [
  ...[1, 2, 3, 4, 5].map((x) => [x, 6]),
  ...[5, 4, 3, 2, 1, 0].map((y) => [6, y]),
  [7, 0],
  [8, 0],
];
const TRACK = [0, 1, 2, 3].flatMap((times) => QUARTER.map((cell) => turn(cell, times)));
/** Cells of red's home column, the last of which is home. */
const COLUMN = [1, 2, 3, 4, 5, 6].map((x) => [x, 7]);
/** Cells with a star, at the same distance from each start. */
const STARS = COLOURS.map((_, player) => 8 + player * QUARTER.length);

/** Returns the cells of a player from the start to home. */
export function pathOf(player) {
  const start = player * QUARTER.length;
  // The last cell of the track is before the own start.
  const around = TRACK.slice(start).concat(TRACK.slice(0, start)).slice(0, -1);
  return [...around, ...COLUMN.map((cell) => turn(cell, player))];
}

const centre = ([x, y]) => [(x + 0.5) * SIZE, (y + 0.5) * SIZE];
const square = ([x, y], fill) =>
  draw('rect', { x: x * SIZE, y: y * SIZE, width: SIZE, height: SIZE, fill, stroke: '#5b4a32' });

/** Places of a player's tokens before they start. */
function yardOf(player) {
  const corner = turn([2.5, 2.5], player);
  return [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ].map(([dx, dy]) => centre([corner[0] + dx * 1.05, corner[1] + dy * 1.05]));
}

function yard(player) {
  const [x, y] = turn([2.5, 2.5], player).map((at) => (at - 2.5) * SIZE);
  const { fill, dark } = COLOURS[player];
  return draw(
    'g',
    {},
    draw('rect', { x, y, width: 6 * SIZE, height: 6 * SIZE, fill, stroke: '#5b4a32' }),
    draw('rect', {
      x: x + SIZE,
      y: y + SIZE,
      width: 4 * SIZE,
      height: 4 * SIZE,
      rx: 16,
      fill: '#fffaf0',
      stroke: dark,
      'stroke-width': 2,
    }),
    ...yardOf(player).map(([cx, cy]) => draw('circle', { cx, cy, r: 13, fill, 'fill-opacity': 0.35 })),
  );
}

const star = (cell) => {
  const [x, y] = centre(cell);
  const points = Array.from({ length: 10 }, (_, index) => {
    const [angle, radius] = [(index * Math.PI) / 5, index % 2 ? 3 : 7.5];
    return `${(x + radius * Math.sin(angle)).toFixed(1)},${(y - radius * Math.cos(angle)).toFixed(1)}`;
  });
  return draw('polygon', { points: points.join(' '), fill: 'none', stroke: '#7d6a4b', 'stroke-width': 1.4 });
};

/** Draws a token of a player, with its foot at the origin. */
function token(player) {
  const { fill, dark } = COLOURS[player];
  return draw(
    'g',
    { class: 'ludo__token' },
    draw('ellipse', { cy: 5, rx: 8, ry: 4, fill: '#000', 'fill-opacity': 0.35 }),
    draw('path', {
      d: 'M-7.5 4C-7.5 -2 -3 -3 -3 -7H3C3 -3 7.5 -2 7.5 4Q0 8.5 -7.5 4z',
      fill,
      stroke: dark,
      'stroke-width': 1.2,
    }),
    draw('circle', { cy: -10, r: 5.6, fill, stroke: dark, 'stroke-width': 1.2 }),
    draw('circle', { cx: -1.8, cy: -12, r: 1.7, fill: '#fff', 'fill-opacity': 0.75 }),
  );
}

const place = (one, [x, y]) => {
  one.style.transform = `translate(${x}px, ${y}px)`;
};

/** Draws the board with the tokens of both players: the other yards are empty. */
function board() {
  const middle = (CELLS * SIZE) / 2;
  const players = COLOURS.map((_, player) => {
    const places = [YOURS, THEIRS].includes(player) ? yardOf(player) : [];
    return places.map((at) => {
      const one = token(player);
      place(one, at);
      return one;
    });
  });
  const home = ({ fill }, player) => {
    const [from, to] = [turn([5.5, 5.5], player), turn([5.5, 8.5], player)].map(centre);
    return draw('path', { d: `M${middle} ${middle}L${from}L${to}z`, fill, stroke: '#5b4a32' });
  };
  const drawing = picture(
    'ludo',
    CELLS * SIZE,
    CELLS * SIZE,
    draw('rect', { width: CELLS * SIZE, height: CELLS * SIZE, fill: '#fffaf0' }),
    ...COLOURS.map((_, player) => yard(player)),
    ...TRACK.map((cell) => square(cell, '#fffaf0')),
    ...STARS.map((index) => star(TRACK[index])),
    ...COLOURS.flatMap(({ fill }, player) => [
      square(turn(QUARTER[0], player), fill),
      ...COLUMN.slice(0, -1).map((cell) => square(turn(cell, player), fill)),
    ]),
    ...COLOURS.map(home),
    // The tokens that move are above the others.
    ...players.flatMap(([, ...resting]) => resting),
    ...players.flatMap(([moving]) => moving ?? []),
  );
  const reset = (player) => place(players[player][0], yardOf(player)[0]);
  return {
    element: part('div', 'ludo__board', drawing),
    clear() {
      for (const player of [YOURS, THEIRS]) reset(player);
    },
    /** Moves a token along its way, cell by cell. */
    async move(player, from, to) {
      const path = pathOf(player);
      for (let cells = from; cells < to; cells++) {
        place(players[player][0], centre(path[cells]));
        await pause(HOP);
      }
    },
  };
}

/** Renders a board of ludo. Both players throw in turn, and the token that gets further wins. */
export function ludo(stage, opened, words, amount) {
  const { you, opponent, pot, bet, say, play } = duel(opened, words, amount, { clear, deal });
  const field = board();
  const die = part('div', 'ludo__die', tile(FACES.at(-1)));
  die.setAttribute('aria-hidden', 'true');
  field.element.append(die);
  const seats = [
    { seat: you, player: YOURS },
    { seat: opponent, player: THEIRS },
  ];
  for (const { seat, player } of seats) seat.element.style.setProperty('--colour', COLOURS[player].fill);
  const element = part(
    'div',
    'ludo',
    opponent.element,
    field.element,
    you.element,
    part('div', 'ludo__stake', pot, bet),
  );
  stage.append(part('div', 'ludo__room', element));

  function clear() {
    field.clear();
    for (const { seat } of seats) seat.hand.replaceChildren(part('div', 'hand hand--dice'));
  }
  async function roll(thrown) {
    die.classList.add('ludo__die--rolling');
    for (let left = still.matches ? 0 : ROLLS; left > 0; left--) {
      const other = FACES[(FACES.indexOf(thrown) + left) % FACES.length];
      die.replaceChildren(tile(other));
      await pause(THROW / ROLLS);
    }
    die.classList.remove('ludo__die--rolling');
    die.replaceChildren(tile(thrown));
  }
  async function deal(own, other) {
    const cells = [0, 0];
    const most = Math.max(own.pieces.length, other.pieces.length);
    for (let number = 0; number < most; number++) {
      for (const [index, { pieces }] of [own, other].entries()) {
        const thrown = pieces[number];
        if (!thrown) continue;
        const { seat, player } = seats[index];
        die.style.setProperty('--colour', COLOURS[player].fill);
        await roll(thrown);
        seat.hand.firstChild.append(part('span', 'hand__place', tile(thrown)));
        const from = cells[index];
        cells[index] += FACES.indexOf(thrown) + 1;
        await field.move(player, from, cells[index]);
        await pause(REST);
      }
    }
    say(you, own);
    say(opponent, other);
  }

  clear();
  return { label: words.throwDice, ...play };
}
