import { draw, picture } from './drawing.js';
import { duel } from './duel.js';
import { face } from './mahjong-faces.js';
import { pause } from './motion.js';
import { part } from './parts.js';
import { BACKS, hiddenTiles, tile } from './tiles.js';

/** Milliseconds between two steps of a round, and until a drawn tile is on its rack. */
const STEP = 420;
const DRAW = 700;
/** Winds around the table from the player's side; the player is east. */
const WINDS = ['東', '南', '西', '北'];
/** Sides of the table without a player of the round, and with. */
const RACKS = [1, 3];
const [YOURS, THEIRS] = [0, 2];
/** Stacks of each wall, and tiles of a rack. */
const STACKS = 9;
const HELD = 13;

const shape = (y, height, fill) =>
  draw('rect', { y, width: 15.5, height, rx: 2.5, fill, stroke: '#12231c', 'stroke-width': 0.8 });

/** Draws two tiles of a wall on each other. */
const stack = (index) =>
  draw(
    'g',
    { class: 'mahjong__stack', transform: `translate(${(index - STACKS / 2) * 16} 82)` },
    shape(5, 18, '#fbf6ea'),
    shape(2, 17, BACKS.tiles),
    shape(-1, 17, '#fbf6ea'),
    shape(-4, 17, '#2aa870'),
  );

/** Draws the rack of a player at the side, from behind. */
const rack = () =>
  draw(
    'g',
    { transform: 'translate(0 118)' },
    draw('rect', { x: -92, y: 8, width: 184, height: 8, rx: 3, fill: '#7a4a26' }),
    ...Array.from({ length: HELD }, (_, index) =>
      draw('rect', {
        x: (index - HELD / 2) * 13.6,
        y: -5,
        width: 12.8,
        height: 15,
        rx: 2.5,
        fill: index % 2 ? '#23946a' : BACKS.tiles,
        stroke: '#fbf6ea',
        'stroke-width': 1,
      }),
    ),
  );

/** Draws the middle of the table: four walls, two racks, the winds, and places of discards. */
function middle() {
  const sides = WINDS.map((wind, index) => {
    const discards = draw('g', { class: 'mahjong__discards' });
    const stacks = Array.from({ length: STACKS }, (_, at) => stack(at));
    const element = draw(
      'g',
      { transform: `translate(140 116) rotate(${index * -90})` },
      ...(RACKS.includes(index) ? [rack()] : []),
      ...stacks,
      draw('circle', { cx: 43, cy: 57, r: 9, fill: index ? '#06201b' : '#e8b75a', stroke: '#f3d08c' }),
      draw(
        'text',
        { x: 43, y: 61.5, 'text-anchor': 'middle', 'font-size': 12, fill: index ? '#f3d08c' : '#1c1403' },
        wind,
      ),
      discards,
    );
    return { element, discards, stacks };
  });
  const drawing = picture('mahjong', 280, 232, ...sides.map(({ element }) => element));
  // On a phone all discards are upright, next to each other.
  const upright = part('div', 'mahjong__upright');
  upright.setAttribute('aria-hidden', 'true');
  return {
    element: part('div', 'mahjong__middle', drawing, upright),
    clear() {
      upright.replaceChildren();
      for (const { discards, stacks } of sides) {
        discards.replaceChildren();
        for (const one of stacks) one.classList.remove('mahjong__stack--drawn');
      }
    },
    /** Lays tiles in front of the four players in turn. */
    discard(pieces) {
      for (const [index, piece] of pieces.entries()) {
        const lying = draw(
          'g',
          { class: 'mahjong__discard' },
          draw(
            'g',
            { transform: `translate(${Math.floor(index / 4) * 17 - 38} 46) scale(0.29)` },
            draw('rect', { y: 6, width: 56, height: 72, rx: 8, fill: '#b6a886' }),
            draw('rect', { width: 56, height: 72, rx: 8, fill: '#fbf6ea' }),
            ...face(piece),
          ),
        );
        const standing = tile(piece);
        for (const one of [lying, standing]) one.style.setProperty('--place', index);
        sides[index % sides.length].discards.append(lying);
        upright.append(standing);
      }
    },
    takeFrom(side, number) {
      sides[side].stacks.at(-1 - number).classList.add('mahjong__stack--drawn');
    },
  };
}

/** Renders tiles of a hand, the drawn one next to the others. */
function handOf(pieces) {
  const places = pieces.map((text, index) => {
    const one = tile(text);
    one.style.setProperty('--place', index);
    return part('span', `hand__place${index < HELD ? '' : ' mahjong__drawn'}`, one);
  });
  return part('div', 'hand hand--tiles', ...places);
}

/** Renders a table of mahjong: four walls, four racks, discards, and a tile that is drawn. */
export function mahjong(stage, opened, words, amount) {
  const { you, opponent, others, pot, bet, say, play } = duel(opened, words, amount, { clear, deal });
  const table = middle();
  table.element.append(pot, bet);
  // Who sits at the sides discards, but is in no bet.
  const sides = others(['mahjong__seat--left', 'mahjong__seat--right']);
  const element = part(
    'div',
    'mahjong',
    opponent.element,
    ...sides.map((one) => one.element),
    table.element,
    you.element,
  );
  stage.append(part('div', 'mahjong__room', element));

  function clear() {
    table.clear();
    for (const seat of [you, opponent]) seat.hand.replaceChildren(hiddenTiles(HELD, 'tiles'));
  }
  /** Marks the tiles in sets. */
  function count(seat, { counted, ...shown }) {
    const places = seat.hand.querySelectorAll('.hand__place');
    for (const [index, place] of places.entries())
      place.classList.add(counted.includes(index) ? 'mahjong__counted' : 'mahjong__alone');
    say(seat, shown);
  }
  async function deal(own, other, discards) {
    you.hand.replaceChildren(handOf(own.pieces.slice(0, HELD)));
    table.takeFrom(YOURS, 0);
    table.discard(discards);
    await pause(STEP * 2);
    you.hand.firstChild.append(...[...handOf(own.pieces).children].slice(HELD));
    table.takeFrom(YOURS, 1);
    await pause(DRAW);
    count(you, own);
    await pause(STEP);
    table.takeFrom(THEIRS, 0);
    opponent.hand.replaceChildren(handOf(other.pieces));
    await pause(DRAW);
    count(opponent, other);
  }

  clear();
  return { label: words.deal, ...play };
}
