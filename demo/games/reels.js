import { part } from './parts.js';

const SYMBOLS = ['seven', 'crown', 'gem', 'bell', 'koi', 'leaf', 'lantern'];
/** Rows of each payline per reel, in the gateway's order. */
const LINES = [
  [0, 0, 0],
  [1, 1, 1],
  [2, 2, 2],
  [0, 1, 2],
  [2, 1, 0],
];
/** Minimum milliseconds of the first reel's turn, and between the stops of two reels. */
const TURN = 500;
const NEXT = 250;

const still = matchMedia('(prefers-reduced-motion: reduce)');
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, still.matches ? 0 : ms));

/** The symbol that each game replaces by its own picture. */
const OWN = 'crown';

/** Renders three reels. `turn` spins them until the round's promise resolves, then shows it. */
export function reels(stage, ownPicture) {
  /** Renders one symbol of the sprite sheet, which has them below each other, or the game's own. */
  function picture(symbol) {
    const image = new Image(64, 64);
    image.alt = '';
    if (symbol === OWN) image.className = 'own';
    image.src =
      symbol === OWN
        ? ownPicture
        : `files/symbols.svg#svgView(viewBox(0,${64 * SYMBOLS.indexOf(symbol)},64,64))`;
    return image;
  }

  const frame = document.createElement('div');
  frame.className = 'reels';
  // The status line announces the result.
  frame.setAttribute('aria-hidden', 'true');
  const columns = [0, 1, 2].map((column) => {
    const reel = document.createElement('div');
    reel.className = 'reel';
    for (let row = 0; row < 3; row++) {
      const cell = document.createElement('div');
      cell.className = 'cell';
      cell.append(picture(SYMBOLS[(column * 2 + row) % SYMBOLS.length]));
      reel.append(cell);
    }
    frame.append(reel);
    return reel;
  });
  stage.append(part('div', 'cabinet', part('div', 'cabinet__sign'), frame));

  return {
    ready: () => true,
    choice: () => undefined,
    async show(answer) {
      for (const reel of columns) {
        reel.className = 'reel reel--spinning';
        for (const cell of reel.children) cell.classList.remove('cell--win');
      }
      try {
        const [round] = await Promise.all([answer, pause(TURN)]);
        for (const [index, reel] of columns.entries()) {
          round.spin.reels[index].forEach((symbol, row) => {
            reel.children[row].replaceChildren(picture(symbol));
          });
          reel.className = 'reel reel--landed';
          await pause(NEXT);
        }
        for (const { line, count } of round.spin.wins) {
          for (let reel = 0; reel < count; reel++) {
            columns[reel].children[LINES[line][reel]].classList.add('cell--win');
          }
        }
        return round;
      } finally {
        for (const reel of columns) reel.classList.remove('reel--spinning');
      }
    },
  };
}
