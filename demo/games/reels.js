const SYMBOLS = ['seven', 'crown', 'gem', 'bell', 'koi', 'leaf', 'lantern'];
/** Rows of each line, reel by reel, as the gateway counts them. */
const LINES = [
  [0, 0, 0],
  [1, 1, 1],
  [2, 2, 2],
  [0, 1, 2],
  [2, 1, 0],
];
/** Milliseconds the first reel turns at least, and from one reel's stop to the next. */
const TURN = 500;
const NEXT = 250;

const still = matchMedia('(prefers-reduced-motion: reduce)');
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, still.matches ? 0 : ms));

/** One symbol of the sheet, where they stand below each other in the order of the list. */
function picture(symbol) {
  const image = new Image(64, 64);
  image.alt = '';
  image.src = `files/symbols.svg#svgView(viewBox(0,${64 * SYMBOLS.indexOf(symbol)},64,64))`;
  return image;
}

/** Draws three reels. `turn` lets them run until the promised round is there, then shows it. */
export function reels(stage) {
  const frame = document.createElement('div');
  frame.className = 'reels';
  // What fell is told in words by the status line.
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
  stage.append(frame);

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
