import { part } from './parts.js';

/** Rounds of the history: more than the widest screen shows. */
const MOST = 168;
/** Sides that are counted above the history. */
const SIDES = [
  ['player', 'banker', 'tie'],
  ['dragon', 'tiger', 'tie'],
  ['andar', 'bahar'],
  ['left', 'right', 'tie'],
  ['red', 'black', 'zero'],
  ['small', 'big', 'triple'],
  ['meron', 'wala', 'draw'],
  ['dealer', 'over'],
];

/** Returns the name of a side. */
const sideName = (side, words) => words[side === 'over' ? 'dealerOver' : side];

/** Returns the name of a result: of its side, its multiple or its points. */
export function resultName({ fallen, points }, words) {
  const side = /^x\d/.test(fallen) ? `×${fallen.slice(1)}` : sideName(fallen, words);
  if (fallen === 'zero') return '0';
  return points === undefined ? side : `${side} ${points}`;
}

/** Returns the first letter of a side in which it differs from the others: two seats can both begin with "Seat". Ties have a sign. */
function sideLetter(side, words) {
  const others = (SIDES.find((all) => all.includes(side)) ?? [])
    .filter((one) => one !== side && one !== 'tie')
    .map((one) => [...sideName(one, words)]);
  const letters = [...sideName(side, words)];
  const differs = (letter, at) => /\p{L}/u.test(letter) && others.every((other) => other[at] !== letter);
  return (letters.find(differs) ?? letters[0] ?? '').toLocaleUpperCase(words.lang);
}

/** Returns what fits into a bead: the points, the multiple, a sign for a tie, or a letter of the side. */
function beadText({ fallen, points }, words) {
  if (points !== undefined) return String(points);
  if (fallen === 'tie') return '=';
  if (fallen === 'x0') return '–';
  return /^x\d/.test(fallen) ? fallen.slice(1) : sideLetter(fallen, words);
}

/** Renders the last results of a table as a bead plate, column by column, the newest last. */
export function road(words, entries) {
  const beads = part('ol', 'road__beads');
  beads.setAttribute('aria-label', words.road);
  const counts = part('p', 'road__counts');
  const sides = SIDES.find((all) => entries.every(({ fallen }) => all.includes(fallen))) ?? [];
  const all = [...entries];
  const showCounts = () =>
    counts.replaceChildren(
      ...sides.map((side) => {
        const count = all.filter(({ fallen }) => fallen === side).length;
        return part(
          'span',
          `road__count bead--${side}`,
          `${sideName(side, words)} `,
          part('bdi', '', String(count)),
        );
      }),
    );
  const add = (entry, isNew) => {
    const bead = part('li', `bead bead--${entry.fallen}${isNew ? ' bead--new' : ''}`);
    const name = beadText(entry, words);
    const text = part('bdi', /\p{L}/u.test(name) ? 'bead__letter' : '', name);
    text.setAttribute('aria-hidden', 'true');
    bead.append(text, part('span', 'out-of-sight', resultName(entry, words)));
    beads.append(bead);
    if (beads.children.length > MOST) beads.firstElementChild.remove();
  };
  for (const entry of all) add(entry);
  showCounts();
  return {
    element: part(
      'section',
      'road',
      part('div', 'road__head', part('h2', 'road__title', words.road), counts),
      beads,
    ),
    add(entry) {
      all.push(entry);
      beads.querySelector('.bead--new')?.classList.remove('bead--new');
      add(entry, true);
      showCounts();
    },
  };
}
